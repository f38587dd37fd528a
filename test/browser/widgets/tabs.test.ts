import { describe, expect, it } from '@jest/globals'
import type { OpenedPage } from '../support/open-page.js'
import { useWidgetPages } from './widget-pages.js'

const pages = useWidgetPages()
const open = (reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<OpenedPage> =>
  pages.open('tabs', { reducedMotion })
const news = pages.news

describe('tabs', () => {
  it('are described to assistive technology as a tab list, without a violation', async () => {
    const { page, axe } = await open()
    expect(await page.getByRole('tab', { selected: true }).allTextContents()).toEqual(['Two', 'Red'])
    expect(await page.getByRole('tabpanel', { name: 'Two' }).textContent()).toBe('Second pane')
    expect(await axe()).toEqual([])
  })

  it('change on a click and notify the interactions', async () => {
    const { page } = await open()
    await news()
    await page.getByRole('tab', { name: 'Three' }).click()
    expect(await page.locator('#instant .w--tab-active').getAttribute('id')).toBe('three-pane')
    expect(await page.locator('#instant .w--current').getAttribute('id')).toBe('three-link')
    expect(await news()).toEqual(['INACTIVE two-link', 'ACTIVE three-link', 'ACTIVE three-pane'])
    expect(new URL(page.url()).hash).toBe('')
  })

  it('follow the arrow keys with wrapping, Home and End, and only the current one is a tab stop', async () => {
    const { page } = await open()
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.textContent ?? null)
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Two')
    const walk = [
      ['ArrowRight', 'Three'],
      ['ArrowDown', 'One'],
      ['ArrowLeft', 'Three'],
      ['ArrowUp', 'Two'],
      ['Home', 'One'],
      ['End', 'Three'],
    ] as const
    for (const [key, name] of walk) {
      await page.keyboard.press(key)
      expect(await focused()).toBe(name)
      expect(await page.locator('#instant .w--tab-active').getAttribute('data-w-tab')).toBe(name)
    }
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('link')
  })

  it('fade the old pane out before the new one in, leaving no inline style', async () => {
    const { page } = await open()
    await news()
    await page.evaluate(() => {
      const isShown = (id: string): boolean => (document.getElementById(id)?.getClientRects().length ?? 0) > 0
      // The press itself reads the first state, also if the test is slow.
      addEventListener('click', () =>
        Object.assign(window, { atFirst: ['red-pane', 'blue-pane'].filter(isShown) }),
      )
    })
    await page.getByRole('tab', { name: 'Blue' }).click()
    expect(await page.evaluate('atFirst')).toEqual(['red-pane'])
    await page.locator('#blue-pane').waitFor()
    expect(await page.locator('#red-pane').isVisible()).toBe(false)
    await page.waitForFunction(() => document.getElementById('blue-pane')?.getAttribute('style') === '')
    expect(await page.locator('#red-pane').getAttribute('style')).toBe('')
    expect(await news()).toEqual([
      'INACTIVE red-link',
      'ACTIVE blue-link',
      'INACTIVE red-pane',
      'ACTIVE blue-pane',
    ])
  })

  it('end at the last choice when the visitor is quicker than the animation', async () => {
    const { page } = await open()
    await page.evaluate(() => {
      for (const id of ['blue-link', 'red-link', 'blue-link', 'red-link'])
        document.getElementById(id)?.click()
    })
    await page.waitForFunction(
      () =>
        document.getElementById('red-pane')?.getAttribute('style') === '' &&
        document.getAnimations().length === 0,
    )
    expect(await page.locator('#animated .w--tab-active').allTextContents()).toEqual(['Red things'])
  })

  it('change at once under reduced motion', async () => {
    const { page } = await open('reduce')
    await page.getByRole('tab', { name: 'Blue' }).click()
    expect(await page.locator('#animated .w--tab-active').getAttribute('id')).toBe('blue-pane')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  it('change when inserted later, once ready runs again, and keep the state of the others', async () => {
    const { page } = await open()
    await page.getByRole('tab', { name: 'Three' }).click()
    await page.evaluate(() => {
      const copy = document.getElementById('animated')?.cloneNode(true)
      if (!(copy instanceof HTMLElement)) throw new Error('no tabs to copy')
      copy.id = 'late'
      for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
      copy.dataset['durationIn'] = copy.dataset['durationOut'] = '0'
      document.querySelector('main')?.append(copy)
    })
    await page.evaluate('Webflow.ready()')
    await page.locator('#late').getByText('Blue', { exact: true }).click()
    expect(await page.locator('#late .w--tab-active').textContent()).toBe('Blue things')
    expect(await page.locator('#instant .w--tab-active').getAttribute('id')).toBe('three-pane')
  })

  it('leave the markup as it was when destroyed', async () => {
    const { page } = await open()
    await page.evaluate('Webflow.destroy()')
    const main = await page.locator('main').innerHTML()
    expect(main).not.toMatch(/role=|aria-|tabindex|style=/)
    await page.locator('#three-link').click()
    expect(await page.locator('#two-pane').isVisible()).toBe(true)
  })
})
