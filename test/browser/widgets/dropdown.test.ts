import { describe, expect, it } from '@jest/globals'
import { useWidgetPages } from './widget-pages.js'

const pages = useWidgetPages()

describe('a dropdown', () => {
  it('opens and closes on a click, and others close when one opens', async () => {
    const { page } = await pages.open('navbar')
    await pages.news()
    await page.locator('#drop-toggle').click()
    await page.locator('#drop-list.w--open').waitFor()
    expect(await page.locator('#drop').evaluate((element) => element.style.zIndex)).toBe('901')
    expect(await page.locator('#drop-toggle').getAttribute('aria-expanded')).toBe('true')
    await page.locator('#hover-toggle').hover()
    await page.locator('#hover-list.w--open').waitFor()
    expect(await page.locator('#drop-list').isVisible()).toBe(false)
    expect(await pages.news()).toEqual(['ACTIVE drop', 'INACTIVE drop', 'ACTIVE hover'])
    await page.locator('#drop-toggle').click()
    await page.locator('#drop-list.w--open').waitFor()
    await page.locator('#drop-toggle').click()
    await page.locator('#drop-list').waitFor({ state: 'hidden' })
  })

  it('opens on a press without a mouse, as assistive technology makes it', async () => {
    const { page } = await pages.open('navbar')
    await page.evaluate(() => document.getElementById('drop-toggle')?.click())
    await page.locator('#drop-list.w--open').waitFor()
  })

  it('with hover opens under the pointer, stays on a click and closes after its delay', async () => {
    const { page } = await pages.open('navbar')
    await page.locator('#hover-toggle').hover()
    await page.locator('#hover-list.w--open').waitFor()
    await page.locator('#hover-toggle').click()
    await page.waitForTimeout(30)
    expect(await page.locator('#hover-list').isVisible()).toBe(true)
    await page.evaluate(() => {
      const toggle = document.getElementById('hover-toggle') as HTMLElement
      const list = document.getElementById('hover-list') as HTMLElement
      // The state is read as the pointer leaves, since the delay may end before the test can look.
      new MutationObserver(() =>
        Object.assign(window, {
          onLeaving: [toggle.getAttribute('aria-expanded'), list.getClientRects().length > 0],
        }),
      ).observe(toggle, { attributeFilter: ['aria-expanded'] })
    })
    await page.mouse.move(5, 600)
    await page.waitForFunction(() => Reflect.has(window, 'onLeaving'))
    expect(await page.evaluate('onLeaving')).toEqual(['false', true])
    await page.locator('#hover-list').waitFor({ state: 'hidden' })
  })

  it('is operated by keyboard', async () => {
    const { page } = await pages.open('navbar')
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')
    await page.locator('#drop-toggle').focus()
    await page.keyboard.press('Enter')
    await page.locator('#drop-list.w--open').waitFor()
    for (const [key, id] of [
      ['ArrowDown', 'a'],
      ['ArrowDown', 'b'],
      ['ArrowDown', 'b'],
      ['Home', 'a'],
      ['End', 'b'],
    ] as const) {
      await page.keyboard.press(key)
      expect(await focused()).toBe(id)
    }
    await page.keyboard.press('Escape')
    expect(await focused()).toBe('drop-toggle')
    expect(await page.locator('#drop-list').isVisible()).toBe(false)
    await page.locator('#hover-toggle').focus()
    await page.keyboard.press('Space')
    await page.locator('#hover-list.w--open').waitFor()
  })

  it('closes when the focus leaves, on a press outside and on w-close', async () => {
    const { page } = await pages.open('navbar')
    const list = page.locator('#drop-list')
    const open = async (): Promise<void> => {
      await page.locator('#drop-toggle').focus()
      await page.keyboard.press('Enter')
      await page.locator('#drop-list.w--open').waitFor()
    }
    await open()
    await page.keyboard.press('Shift+Tab')
    expect(await list.isVisible()).toBe(false)
    await open()
    await page.locator('#outside').click()
    expect(await list.isVisible()).toBe(false)
    await open()
    await page.evaluate(() => document.getElementById('drop')?.dispatchEvent(new Event('w-close')))
    expect(await list.isVisible()).toBe(false)
  })

  it('has no accessibility violation while open', async () => {
    const { page, axe } = await pages.open('navbar')
    await page.locator('#drop-toggle').click()
    await page.locator('#drop-list.w--open').waitFor()
    expect(await axe()).toEqual([])
  })
})
