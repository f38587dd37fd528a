import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually } from '../support/eventually.js'
import { useWidgetPages } from './widget-pages.js'

const pages = useWidgetPages('test/browser/widgets/consent.entry.ts')
const rest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().length === 0)

/** The transitions that run in a block: property, length in ms, and the values at both ends. */
const MOTION = (id: string): readonly (readonly [string, number, unknown, unknown])[] =>
  document
    .getElementById(id)!
    .getAnimations()
    .map((animation) => {
      const { transitionProperty } = animation as CSSTransition
      const effect = animation.effect as KeyframeEffect
      const [from, to] = effect.getKeyframes().map((frame) => frame[transitionProperty])
      return [transitionProperty, Number(effect.getTiming().duration), from, to] as const
    })

describe('the cookie banner', () => {
  it('slides up from below, without an accessibility violation', async () => {
    const { page, axe } = await pages.open('consent')
    await page.evaluate('Webflow.destroy(); Webflow.ready()')
    expect(await page.evaluate(MOTION, 'banner')).toEqual([
      ['transform', 300, 'translateY(100%)', 'translateY(0px)'],
    ])
    await rest(page)
    expect(await page.getByRole('region', { name: 'Cookie consent' }).isVisible()).toBe(true)
    expect(await axe()).toEqual([])
  })

  it('slides away with the answer, notifies the page, and is not shown again', async () => {
    const { page } = await pages.open('consent')
    await rest(page)
    await page.evaluate(() => document.getElementById('accept')?.click())
    expect(await page.evaluate(MOTION, 'banner')).toEqual([
      ['transform', 300, 'translateY(0px)', 'translateY(100%)'],
    ])
    expect(await page.evaluate(MOTION, 'panel')).toEqual([
      ['opacity', 300, '0', '1'],
      ['transform', 300, 'translateY(20px)', 'translateY(0px)'],
    ])
    await page.locator('#banner').waitFor({ state: 'hidden' })
    expect(await page.locator('#banner').evaluate((banner) => banner.style.display)).toBe('none')
    expect(await page.locator('#panel').isVisible()).toBe(true)
    expect(await pages.news()).toEqual([{ essential: true, analytics: true }])
    await page.reload()
    await rest(page)
    expect(await page.locator('#banner').isVisible()).toBe(false)
    expect(await page.locator('#analytics').isChecked()).toBe(true)
  })
})

describe('scripts that wait', () => {
  const tracked = (page: Page): Promise<readonly string[] | undefined> => page.evaluate('window.tracked')
  const ran = (page: Page, count: number): Promise<void> =>
    eventually(async () => expect(await tracked(page)).toHaveLength(count))

  it('are neither fetched nor run before the answer, then run once in order, and on the next page', async () => {
    const { page } = await pages.open('consent')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.reload()
    await rest(page)
    expect([await tracked(page), asked.filter((path) => path.includes('tracker'))]).toEqual([undefined, []])
    await page.locator('#accept').click()
    await ran(page, 3)
    await page.locator('#reopen').click()
    await page.locator('#save').click()
    expect(await tracked(page)).toEqual(['analytics', 'chat', 'essential'])
    await page.reload()
    await ran(page, 3)
  })

  it('stay out except for the allowed ones, on later pages too', async () => {
    const { page } = await pages.open('consent')
    await page.locator('#reject').click()
    await ran(page, 1)
    expect(await tracked(page)).toEqual(['essential'])
    await page.reload()
    await ran(page, 1)
    await page.locator('#reopen').click()
    await page.locator('#analytics').check()
    await page.locator('#save').click()
    await ran(page, 3)
    expect(await tracked(page)).toEqual(['essential', 'analytics', 'chat'])
  })
})

describe('the focus', () => {
  it.each([
    ['an answer in the banner', ['#accept']],
    ['an answer in the preferences, opened from the banner', ['#open', '#save']],
  ])('is with the settings after %s', async (_what, buttons) => {
    const { page } = await pages.open('consent')
    await rest(page)
    for (const button of buttons) {
      await page.locator(button).focus()
      await page.keyboard.press('Enter')
    }
    await page.locator('#banner').waitFor({ state: 'hidden' })
    await rest(page)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('reopen')
  })
})

describe('the preferences', () => {
  it('are a dialog that keeps the focus and gives it back on Escape', async () => {
    const { page, axe } = await pages.open('consent')
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')
    await page.locator('#open').focus()
    await page.keyboard.press('Enter')
    await rest(page)
    expect(await page.getByRole('dialog', { name: 'Cookie preferences' }).isVisible()).toBe(true)
    expect(await axe()).toEqual([])
    const seen = [await focused()]
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press('Tab')
      seen.push(await focused())
    }
    expect(seen).toEqual(['analytics', 'save', 'close', 'analytics'])
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('open')
    await page.locator('#preferences').waitFor({ state: 'hidden' })
  })

  it('move the toggle by 20 px and colour it', async () => {
    const { page } = await pages.open('consent')
    const toggle = (): Promise<readonly string[]> =>
      page.evaluate(() => {
        const style = (id: string): CSSStyleDeclaration =>
          getComputedStyle(document.getElementById(id) as Element)
        return [style('knob').transform, style('track').backgroundColor]
      })
    await page.locator('#open').click()
    await rest(page)
    expect((await toggle())[1]).toBe('rgb(200, 200, 200)')
    await page.locator('#analytics').check()
    await rest(page)
    expect(await toggle()).toEqual(['matrix(1, 0, 0, 1, 20, 0)', 'rgb(70, 142, 229)'])
    await page.locator('#save').click()
    expect(await pages.news()).toEqual([{ essential: true, analytics: true }])
    await page.locator('#preferences').waitFor({ state: 'hidden' })
  })

  it('show and hide at once under reduced motion', async () => {
    const { page } = await pages.open('consent', { reducedMotion: 'reduce' })
    await page.locator('#reject').click()
    expect(await page.locator('#banner').isVisible()).toBe(false)
    expect(await pages.news()).toEqual([{ essential: true, analytics: false }])
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})
