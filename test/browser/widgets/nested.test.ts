import { describe, expect, it } from '@jest/globals'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { OpenedPage } from '../support/open-page.js'
import { useBuiltPages } from './widget-pages.js'

const pages = useBuiltPages()
const open = async (options: BrowserContextOptions = {}): Promise<OpenedPage> => {
  const opened = await pages.open('nested', options)
  await opened.page.waitForLoadState('networkidle')
  return opened
}
const shown = (page: Page, root: string): Promise<readonly string[]> =>
  page
    .locator(`${root} > .w-slider-mask > .w-slide:not([aria-hidden])`)
    .evaluateAll((slides) => slides.map(({ id }) => id))
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')

describe('widgets in widgets', () => {
  it('have no accessibility violation', async () => {
    const { axe } = await open()
    expect(await axe()).toEqual([])
  })

  it('tabs change on their own, by pointer and by keyboard', async () => {
    const { page } = await open()
    await page.locator('#inner-two').click()
    expect(await page.locator('#inner-pane-two').isVisible()).toBe(true)
    expect(await page.locator('#outer-one').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('inner-one')
    await page.locator('#outer-two').click()
    await page.locator('#outer-one').click()
    expect(await page.locator('#inner-pane-one').isVisible()).toBe(true)
    expect(await page.locator('#inner-pane-two').isVisible()).toBe(false)
  })

  it('a slider in a closed tab is divided into pages when the tab opens, and keeps its page', async () => {
    const { page } = await open()
    await page.locator('#outer-two').click()
    await page.waitForFunction(() => document.querySelectorAll('#hidden-slider .w-slider-dot').length === 2)
    await page.locator('#hidden-right').click()
    expect(await shown(page, '#hidden-slider')).toEqual(['h2'])
    await page.locator('#outer-one').click()
    await page.locator('#outer-two').click()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    expect(await shown(page, '#hidden-slider')).toEqual(['h2'])
    const mask = await page.locator('#hidden-slider .w-slider-mask').boundingBox()
    expect((await page.locator('#h2').boundingBox())?.x).toBe(mask?.x)
  })

  it('a swipe moves the innermost slider only', async () => {
    const { page } = await open()
    await page.locator('#inner-slider').scrollIntoViewIfNeeded()
    const box = await page.locator('#inner-mask').boundingBox()
    if (!box) throw new Error('the mask is not on the screen')
    await page.mouse.move(box.x + 300, box.y + 50)
    await page.mouse.down()
    await page.mouse.move(box.x + 200, box.y + 50)
    await page.mouse.up()
    expect([await shown(page, '#inner-slider'), await shown(page, '#outer-slider')]).toEqual([['i2'], ['o1']])
  })

  it('a dropdown in a dropdown leaves the outer one open, and closes with it', async () => {
    const { page } = await open()
    await page.locator('#drop-toggle').click()
    await page.locator('#deep-toggle').click()
    await page.locator('#b').waitFor()
    expect(await page.locator('#a').isVisible()).toBe(true)
    await page.locator('#b').focus()
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('deep-toggle')
    expect(await page.locator('#a').isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await page.locator('#b').waitFor()
    await page.locator('h1').click()
    await page.locator('#drop-list').waitFor({ state: 'hidden' })
    expect(await page.locator('.w--open').count()).toBe(0)
  })

  it('a lightbox shows the list it belongs to, not the others', async () => {
    const { page } = await open({ reducedMotion: 'reduce' })
    await page.locator('#item-two').click()
    await page.getByRole('tab', { name: 'show item 2 of 2', selected: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('#other').click()
    await page.locator('.w-lightbox-view img').waitFor()
    expect(await page.locator('.w-lightbox-backdrop [role="tab"]').count()).toBe(0)
  })
})

describe('a slider with nothing to move to', () => {
  it('does not move, and has no arrows without a target and no timer', async () => {
    const { page } = await open()
    await page.locator('#none-right').click()
    await page.locator('#single').scrollIntoViewIfNeeded()
    await page.waitForTimeout(200)
    expect(await page.locator('#single [class*="arrow"]:visible').count()).toBe(0)
    expect(await page.locator('#single .w-slider-dot').count()).toBe(1)
    expect(await shown(page, '#single')).toEqual(['only'])
    await page.evaluate(() => {
      const calls: string[] = []
      const { setTimeout } = window
      window.setTimeout = ((...args: Parameters<typeof setTimeout>) => {
        calls.push('setTimeout')
        return setTimeout(...args)
      }) as typeof setTimeout
      Object.assign(window, { calls })
    })
    await page.waitForTimeout(200)
    expect(await page.evaluate('calls')).toEqual([])
  })
})

describe('an open navbar menu with a dropdown', () => {
  const openMenu = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const { page } = await open({ viewport: { width: 600, height: 700 }, ...options })
    await page.locator('#button').click()
    await page.locator('.w-nav-overlay #one').waitFor()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    return page
  }

  it('keeps the focus of a link that stays visible when the screen grows', async () => {
    const page = await openMenu()
    await page.locator('#one').focus()
    await page.setViewportSize({ width: 1100, height: 700 })
    await page.locator('.w-container > #menu').waitFor()
    expect(await focused(page)).toBe('one')
    await page.setViewportSize({ width: 600, height: 700 })
    expect(await page.locator('#button').getAttribute('aria-expanded')).toBe('false')
  })

  it('gives the focus to its button when it closes over it', async () => {
    const page = await openMenu()
    await page.locator('#drop-toggle').click()
    await page.locator('#a').focus()
    await page.evaluate(() => document.getElementById('nav')?.dispatchEvent(new CustomEvent('w-close')))
    await page.locator('#one').waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('button')
  })

  it('closes when Tab leads out of it, so that nothing with the focus is hidden behind it', async () => {
    const page = await openMenu()
    await page.locator('#drop-toggle').focus()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('outer-one')
    await page.locator('#one').waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('outer-one')
  })

  it('is in its overlay also under reduced motion', async () => {
    const page = await openMenu({ reducedMotion: 'reduce' })
    expect(await page.locator('.w-nav-overlay > #menu').evaluate((menu) => menu.getAnimations().length)).toBe(
      0,
    )
    await page.locator('#button').click()
    await page.locator('.w-container > #menu').waitFor({ state: 'hidden' })
  })
})

describe('on a page that is written from right to left', () => {
  const openMirrored = async (): Promise<Page> => {
    const { page } = await open()
    await page.evaluate(() => {
      const webflow = Reflect.get(window, 'Webflow') as { destroy: () => void; ready: () => void }
      webflow.destroy()
      document.documentElement.dir = 'rtl'
      webflow.ready()
    })
    return page
  }

  it('tabs follow the arrow that points at them', async () => {
    const page = await openMirrored()
    await page.locator('#outer-one').focus()
    await page.keyboard.press('ArrowLeft')
    expect(await focused(page)).toBe('outer-two')
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('outer-one')
  })

  it('slides are in a row that its arrows fit, and keep their direction of writing', async () => {
    const page = await openMirrored()
    await page.locator('#outer-two').click()
    await page.locator('#hidden-right').click()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    const mask = await page.locator('#hidden-slider .w-slider-mask').boundingBox()
    expect((await page.locator('#h2').boundingBox())?.x).toBe(mask?.x)
    expect(await page.locator('#h2').evaluate((slide) => getComputedStyle(slide).direction)).toBe('rtl')
    await page.evaluate('Webflow.destroy()')
    expect(await page.locator('#h2').getAttribute('style')).toBeFalsy()
  })
})
