import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually } from '../support/eventually.js'
import { useBuiltPages } from './widget-pages.js'

const pages = useBuiltPages()

async function open(name: string, width = 1000): Promise<Page> {
  const { page } = await pages.open(name, {
    hasTouch: true,
    isMobile: true,
    viewport: { width, height: 700 },
  })
  await page.waitForLoadState('networkidle')
  return page
}

/**
 * One finger from the middle of an element, `byX` px sideways and `byY` px along, as a touch screen reports
 * it.
 */
async function drag(page: Page, selector: string, byX: number, byY = 0): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded()
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not on the screen`)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number): Promise<unknown> => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: at.x + byX * share, y: at.y + byY * share }]
    return session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await send('touchStart', 0)
  await send('touchMove', 0.5)
  await send('touchMove', 1)
  await send('touchEnd', 1)
}
const shown = (page: Page, root: string): Promise<readonly string[]> =>
  page.locator(`${root} .w-slide:not([aria-hidden])`).evaluateAll((slides) => slides.map(({ id }) => id))

describe('widgets by touch', () => {
  it('a tap opens a dropdown and the next one closes it, with hover or without', async () => {
    const page = await open('built')
    for (const name of ['drop', 'hover']) {
      const list = page.locator(`#${name}-list`)
      await page.locator(`#${name}-toggle`).tap()
      await list.waitFor()
      await page.waitForTimeout(350)
      expect(await list.isVisible()).toBe(true)
      await page.locator(`#${name}-toggle`).tap()
      await list.waitFor({ state: 'hidden' })
    }
  })

  it('a tap elsewhere closes a dropdown', async () => {
    const page = await open('built')
    await page.locator('#drop-toggle').tap()
    await page.locator('#drop-list').waitFor()
    await page.locator('h1').tap()
    await page.locator('#drop-list').waitFor({ state: 'hidden' })
  })

  it('a tap opens and closes the menu of a navbar, changes tabs and opens a lightbox', async () => {
    const page = await open('built', 600)
    await page.locator('#button').tap()
    await page.locator('.w-nav-overlay #one').waitFor()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    await page.locator('#button').tap()
    await page.locator('#one').waitFor({ state: 'hidden' })
    await page.locator('#tab-two').tap()
    await page.locator('#pane-two').waitFor()
    await page.locator('#lightbox').tap()
    await page.locator('.w-lightbox-view img').waitFor()
  })

  it.each([
    ['left', -160, 's2'],
    ['right', 160, 's3'],
  ])('a swipe to the %s moves a slider by one page', async (_direction, byX, id) => {
    const page = await open('built')
    await drag(page, '#slider', byX)
    await eventually(async () => expect(await shown(page, '#slider')).toEqual([id]))
  })

  it('scrolling along the page over a slider moves the page only', async () => {
    const page = await open('built')
    const top = await page.evaluate(() => scrollY)
    await drag(page, '#slider', 10, -160)
    await page.waitForFunction((before) => scrollY > before, top)
    expect(await shown(page, '#slider')).toEqual(['s1'])
  })

  it('a swipe moves a lightbox', async () => {
    const page = await open('lightbox')
    await page.locator('#one').tap()
    await page.locator('.w-lightbox-view img').waitFor()
    await page.waitForFunction(() => document.getAnimations().length === 0)
    await drag(page, '.w-lightbox-content', -160)
    await page.getByRole('tab', { name: 'show item 2 of 2', selected: true }).waitFor()
    await page.waitForFunction(() => document.querySelectorAll('.w-lightbox-view').length === 1)
    expect(await page.locator('.w-lightbox-view img').getAttribute('src')).toBe('/widgets/blue.svg')
  })
})
