import { describe, expect, it } from '@jest/globals'
import { useBuiltPages } from './widget-pages.js'

const pages = useBuiltPages()

/** Stores, in `heard`, the events that page code gets through jQuery. */
const listen = `window.heard = []
for (const id of ['first', 'second', 'nav'])
  jQuery(document.getElementById(id)).on('w-close', (event) => heard.push('w-close ' + id))
jQuery(document).on('swipe', (event, data) => heard.push('swipe ' + data.direction))`

describe('widgets beside jQuery', () => {
  it('page code closes a dropdown with triggerHandler, and hears when another one closes it', async () => {
    const { page } = await pages.open('jquery')
    await page.waitForLoadState('networkidle')
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
    await page.waitForLoadState('networkidle')
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

describe('widgets before jQuery', () => {
  it('close each other, and follow page code once jQuery has arrived', async () => {
    const { page } = await pages.open('jquery-late')
    await page.waitForLoadState('networkidle')
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

describe.each(['jquery', 'jquery-late'])('page code on the page %s', (name) => {
  const element = (id: string): string => `jQuery(document.getElementById('${id}'))`

  it.each(['click', 'tap'])('changes tabs, slides and the lightbox with trigger("%s")', async (type) => {
    const { page } = await pages.open(name)
    await page.waitForLoadState('networkidle')
    await page.locator('#word').focus()
    await page.evaluate(`${element('tab-two')}.trigger('${type}')`)
    await page.locator('#pane-two').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('word')
    await page.evaluate(`${element('right')}.trigger('${type}')`)
    await page.locator('#s2:not([aria-hidden])').waitFor()
    await page.evaluate(`jQuery(document.getElementById('dots').lastElementChild).trigger('${type}')`)
    await page.locator('#s3:not([aria-hidden])').waitFor()
    await page.evaluate(`${element('lightbox')}.trigger('${type}')`)
    await page.locator('.w-lightbox-view img').waitFor()
  })

  it('opens a dropdown with trigger("mouseup"), once with trigger("click"), and a press as a tap', async () => {
    const { page } = await pages.open(name)
    await page.waitForLoadState('networkidle')
    for (const type of ['mouseup', 'click']) {
      await page.evaluate(`${element('first-toggle')}.trigger('${type}')`)
      await page.locator('#first-list').waitFor()
      await page.evaluate(`${element('first')}.trigger('w-close')`)
      await page.locator('#first-list').waitFor({ state: 'hidden' })
    }
    await page.evaluate(`window.taps = 0; ${element('second')}.on('tap', () => taps++)`)
    await page.locator('#second-toggle').click()
    expect(await page.evaluate('taps')).toBe(1)
  })
})
