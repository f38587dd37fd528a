import { describe, expect, it } from '@jest/globals'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { OpenedPage } from '../support/open-page.js'
import { useWidgetPages } from './widget-pages.js'

const pages = useWidgetPages()
const openSmall = (options: BrowserContextOptions = {}): Promise<OpenedPage> =>
  pages.open('navbar', { viewport: { width: 600, height: 700 }, ...options })

interface Movement {
  readonly property: string
  /** Number of running animations of the menu. */
  readonly running: number
  /** Horizontal offset at which it begins, in px. */
  readonly shift: number
}
/**
 * Notes every later movement of the menu as it begins, since a short one may end before the test can look.
 */
const watchMovement = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const movements: Movement[] = []
    document.getElementById('menu')?.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof HTMLElement) || target.id !== 'menu') return
      const running = target.getAnimations()
      const [first] = running.flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
      )
      const shift = new DOMMatrix(String(first?.['transform'] ?? '')).e
      movements.push({ property: propertyName, running: running.length, shift })
    })
    Object.assign(window, { movements })
  })
/** The movements since then, once there is one. */
async function movement(page: Page): Promise<readonly Movement[]> {
  await page.waitForFunction(() => (Reflect.get(window, 'movements') as readonly Movement[]).length > 0)
  return page.evaluate(() => Reflect.get(window, 'movements') as readonly Movement[])
}

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
    await watchMovement(page)
    await page.locator('#button').click()
    await page.locator('.w-nav-overlay > #menu').waitFor({ state: 'attached' })
    expect(await movement(page)).toEqual([{ property: 'transform', running: 1, shift: 0 }])
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

  it('reverses at its position when toggled during the movement', async () => {
    const { page } = await openSmall()
    await page.locator('#nav').evaluate((nav) => (nav.dataset['duration'] = '600'))
    const [way, moved] = await page.locator('#menu').evaluate(async (menu) => {
      const topOf = (): number => menu.getBoundingClientRect().top
      document.getElementById('button')?.click()
      const start = topOf()
      while (topOf() < start + 20) await new Promise((frame) => requestAnimationFrame(frame))
      const reached = topOf()
      document.getElementById('button')?.click()
      return [reached - start, topOf() - reached] as const
    })
    expect(way).toBeGreaterThanOrEqual(20)
    expect(moved).toBeCloseTo(0, 0)
    await page.locator('#button').click()
    await page.waitForFunction(() => document.getElementById('menu')?.style.transform === '')
    expect(await page.locator('#one').isVisible()).toBe(true)
  })

  it('is operated by keyboard: toggle, links in order, Escape returns the focus', async () => {
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
    await watchMovement(page)
    await page.locator('#button').click()
    await page.locator('.w-nav-overlay > #menu').waitFor({ state: 'attached' })
    const [begun] = await movement(page)
    expect(begun?.shift).toBeGreaterThan(0)
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
