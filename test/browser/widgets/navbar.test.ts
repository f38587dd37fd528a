import { describe, expect, it } from '@jest/globals'
import type { BrowserContextOptions } from 'playwright-core'
import type { OpenedPage } from '../support/open-page.js'
import { useWidgetPages } from './widget-pages.js'

const pages = useWidgetPages()
const openSmall = (options: BrowserContextOptions = {}): Promise<OpenedPage> =>
  pages.open('navbar', { viewport: { width: 600, height: 700 }, ...options })

describe('a navbar on a small screen', () => {
  it('has a named button and no accessibility violation, open or closed', async () => {
    const { page, axe } = await openSmall()
    expect(await axe()).toEqual([])
    const button = page.getByRole('button', { name: 'menu', exact: true })
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await button.click()
    await page.waitForFunction(() => document.getElementById('menu')?.style.transform === '')
    expect(await axe()).toEqual([])
  })

  it('slides its menu down in the overlay, marks the parts and puts everything back on closing', async () => {
    const { page } = await openSmall()
    const before = await page.locator('#menu').evaluate((menu) => menu.outerHTML)
    await pages.news()
    await page.locator('#nav').evaluate((nav) => (nav.dataset['duration'] = '1000'))
    await page.locator('#button').click()
    const moving = page.locator('.w-nav-overlay > #menu')
    await moving.waitFor({ state: 'attached' })
    expect(await moving.evaluate((menu) => menu.getAnimations().length)).toBe(1)
    expect(await page.locator('#button').getAttribute('class')).toContain('w--open')
    expect(await page.locator('.w--nav-link-open').count()).toBe(3)
    expect(await pages.news()).toEqual(['ACTIVE nav'])
    await page.waitForFunction(() => document.getElementById('menu')?.style.transform === '')
    expect(await page.locator('#one').isVisible()).toBe(true)
    expect(await page.locator('#one').evaluate((link) => getComputedStyle(link).maxWidth)).toBe('700px')

    await page.locator('#button').click()
    await page.waitForFunction(() => document.querySelector('.w-nav-overlay > *') === null)
    expect(await pages.news()).toEqual(['INACTIVE nav'])
    expect(await page.locator('#menu').isVisible()).toBe(false)
    expect(await page.locator('#menu').evaluate((menu) => menu.outerHTML.replace(' style=""', ''))).toBe(
      before,
    )
    expect(await page.locator('#button').getAttribute('aria-expanded')).toBe('false')
  })

  it('turns round where it is when toggled during the movement', async () => {
    const { page } = await openSmall()
    await page.locator('#nav').evaluate((nav) => (nav.dataset['duration'] = '600'))
    await page.locator('#button').click()
    await page.waitForTimeout(250)
    const moved = await page.locator('#menu').evaluate(async (menu) => {
      const reached = menu.getBoundingClientRect().top
      document.getElementById('button')?.click()
      await new Promise((resolve) => setTimeout(resolve, 20))
      return Math.abs(menu.getBoundingClientRect().top - reached)
    })
    expect(moved).toBeLessThan(60)
    await page.locator('#button').click()
    await page.waitForFunction(() => document.getElementById('menu')?.style.transform === '')
    expect(await page.locator('#one').isVisible()).toBe(true)
  })

  it('is worked by keyboard: toggle, walk the links, Escape returns the focus', async () => {
    const { page } = await openSmall({ reducedMotion: 'reduce' })
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')
    await page.locator('#button').focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('button')
    await page.keyboard.press('Enter')
    await page.locator('#one').waitFor()
    for (const [key, id] of [
      ['ArrowDown', 'one'],
      ['ArrowRight', 'two-link'],
      ['End', 'three'],
      ['ArrowDown', 'three'],
      ['Home', 'one'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focused()).toBe(id)
    }
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('button')
    expect(await page.locator('#menu').isVisible()).toBe(false)
    await page.keyboard.press('Space')
    await page.locator('#one').waitFor()
  })

  it('closes on a click outside and on a link into the page', async () => {
    const { page } = await openSmall({ reducedMotion: 'reduce' })
    await page.locator('#button').click()
    await page.locator('#one').waitFor()
    await page.locator('#outside').click({ position: { x: 2, y: 2 }, force: true })
    await page.locator('#one').waitFor({ state: 'hidden' })
    await page.locator('#button').click()
    await page.locator('#two-link').click()
    await page.locator('#one').waitFor({ state: 'hidden' })
  })

  it('closes at once when the screen grows, and its dropdowns close with it', async () => {
    const { page } = await openSmall()
    await page.locator('#button').click()
    await page.waitForFunction(() => document.getElementById('menu')?.style.transform === '')
    await page.locator('#drop-toggle').click()
    await page.locator('#a').waitFor()
    await page.setViewportSize({ width: 1100, height: 700 })
    await page.waitForFunction(() => document.querySelector('.w-nav-overlay > *') === null)
    expect(await page.locator('#drop-list').isVisible()).toBe(false)
    expect(await page.locator('#menu').isVisible()).toBe(true)
  })

  it('slides in from the side with an over animation', async () => {
    const { page } = await openSmall()
    await page.locator('#nav').evaluate((nav) => nav.setAttribute('data-animation', 'over-right'))
    await page.locator('#button').click()
    await page.locator('.w-nav-overlay > #menu').waitFor({ state: 'attached' })
    const start = await page
      .locator('#menu')
      .evaluate((menu) => new DOMMatrix(getComputedStyle(menu).transform).e)
    expect(start).toBeGreaterThan(0)
    await page.waitForFunction(() => document.getElementById('menu')?.style.transform === '')
    expect(await page.locator('#menu').evaluate((menu) => menu.style.height)).not.toBe('')
  })

  it('leaves nothing behind when destroyed, even while open', async () => {
    const { page } = await openSmall()
    await page.locator('#button').click()
    await page.locator('.w-nav-overlay > #menu').waitFor({ state: 'attached' })
    await page.evaluate('Webflow.destroy()')
    expect(await page.locator('[data-runtime-owned]').count()).toBe(0)
    expect(await page.locator('#nav').innerHTML()).not.toMatch(/aria-|w--|nav-menu-open|transform/)
    expect(await page.locator('.w-container > #menu + #button').count()).toBe(1)
  })
})
