import { describe, expect, it } from '@jest/globals'
import { useWidgetPages } from './widget-pages.js'

const pages = useWidgetPages()

/** Keeps, in `heard`, what page code hears through jQuery. */
const listen = `window.heard = []
for (const id of ['first', 'second', 'nav'])
  jQuery(document.getElementById(id)).on('w-close', (event) => heard.push('w-close ' + id))
jQuery(document).on('swipe', (event, data) => heard.push('swipe ' + data.direction))`

describe('beside jQuery', () => {
  it('page code closes a dropdown with triggerHandler, and hears when another one closes it', async () => {
    const { page } = await pages.open('jquery')
    await page.evaluate(listen)
    await page.locator('#first-toggle').click()
    await page.locator('#first-list').waitFor()
    await page.evaluate("jQuery(document.getElementById('first')).triggerHandler('w-close')")
    expect(await page.locator('#first-list').isVisible()).toBe(false)
    await page.evaluate('heard.splice(0)')
    await page.locator('#first-toggle').click()
    await page.locator('#first-list').waitFor()
    await page.locator('#second-toggle').click()
    await page.locator('#second-list').waitFor()
    expect(await page.locator('#first-list').isVisible()).toBe(false)
    expect(await page.evaluate('heard')).toContain('w-close first')
  })

  it('page code hears a navbar close, and swipes with their direction as data', async () => {
    const { page } = await pages.open('jquery', { viewport: { width: 600, height: 500 } })
    await page.evaluate(listen)
    await page.locator('#button').click()
    await page.locator('#one').waitFor()
    await page.locator('#button').click()
    await page.locator('#one').waitFor({ state: 'hidden' })
    expect(await page.evaluate('heard.splice(0)')).toEqual(['w-close nav'])
    await page.mouse.move(400, 450)
    await page.mouse.down()
    await page.mouse.move(300, 450)
    await page.mouse.up()
    expect(await page.evaluate('heard')).toEqual(['swipe left'])
  })
})

describe('before jQuery', () => {
  it('widgets close each other, and hear page code once jQuery has arrived', async () => {
    const { page } = await pages.open('jquery-late')
    await page.evaluate(listen)
    await page.locator('#first-toggle').click()
    await page.locator('#first-list').waitFor()
    await page.locator('#second-toggle').click()
    await page.locator('#second-list').waitFor()
    expect(await page.locator('#first-list').isVisible()).toBe(false)
    await page.evaluate("jQuery(document.getElementById('second')).triggerHandler('w-close')")
    expect(await page.locator('#second-list').isVisible()).toBe(false)
  })
})

describe('a page without widgets', () => {
  it('is left as it is: no added element, no observer, no timer and no frame', async () => {
    const { page } = await pages.open('consent')
    const before = await page.locator('body').evaluate((body) => body.querySelectorAll('*').length)
    const used = await page.evaluate(() => {
      const calls: string[] = []
      const count = (name: 'setTimeout' | 'requestAnimationFrame' | 'setInterval'): void => {
        const original = window[name] as (...args: unknown[]) => number
        Reflect.set(window, name, (...args: unknown[]) => {
          calls.push(name)
          return original(...args)
        })
      }
      for (const name of ['setTimeout', 'requestAnimationFrame', 'setInterval'] as const) count(name)
      for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
        const Original = window[name]
        Reflect.set(window, name, function (this: unknown, ...args: unknown[]) {
          calls.push(name)
          return Reflect.construct(Original, args) as unknown
        })
      }
      Object.assign(window, { calls })
      const webflow = Reflect.get(window, 'Webflow') as { destroy: () => void; ready: () => void }
      webflow.destroy()
      webflow.ready()
      return calls
    })
    await page.waitForTimeout(300)
    expect([used, await page.evaluate('calls')]).toEqual([[], []])
    expect(await page.locator('body').evaluate((body) => body.querySelectorAll('*').length)).toBe(before)
    expect(await page.locator('[data-runtime-owned]').count()).toBe(0)
  })
})
