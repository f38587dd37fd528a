import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import type { OpenedPage } from '../support/open-page.js'
import { useBuiltPages } from './widget-pages.js'

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, ' +
  'like Gecko) Version/17.4 Safari/605.1.15'
const pages = useBuiltPages()

/**
 * Opens the page as the browser of `userAgent`; it names the focused element after all listeners of a press,
 * before the browser acts.
 */
async function open(userAgent?: string): Promise<OpenedPage> {
  const opened = await pages.open('focus', userAgent ? { userAgent } : {})
  await opened.page.waitForLoadState('networkidle')
  await opened.page.evaluate(() => {
    addEventListener('mousedown', () => (document.title = document.activeElement?.id ?? ''))
  })
  return opened
}
const pressed = async (page: Page, selector: string): Promise<string> => {
  await page.locator(selector).click({ force: true })
  return page.title()
}

describe('a press in Safari, on a page that styles the focus inside elements', () => {
  it.each([
    ['#button', 'button'],
    ['#in-link', 'link'],
    ['#box', 'box'],
  ])('on %s focuses the pressed element before the click', async (selector, id) => {
    const { page, axe } = await open(SAFARI)
    expect(await pressed(page, selector)).toBe(id)
    expect(await axe()).toEqual([])
  })

  it('keeps the effect of a press: links open, boxes are checked', async () => {
    const { page } = await open(SAFARI)
    await page.locator('#box').click()
    expect(await page.locator('#box').isChecked()).toBe(true)
    await page.locator('#link').click()
    await page.waitForURL(/#target$/)
  })

  it('leaves text fields, disabled buttons and plain text to the browser', async () => {
    const { page } = await open(SAFARI)
    await page.locator('#text').click({ position: { x: 30, y: 8 } })
    expect(await page.title()).toBe('')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('text')
    expect(await page.locator('#text').evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3)
    expect(await pressed(page, '#plain')).not.toBe('group')
    await page.locator('#off').dispatchEvent('mousedown')
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('off')
  })

  it('is left to the browser after destroy()', async () => {
    const { page } = await open(SAFARI)
    await page.evaluate('Webflow.destroy()')
    expect(await pressed(page, '#button')).toBe('')
  })
})

describe('a press in another browser', () => {
  it('is focused by the browser itself', async () => {
    const { page } = await open()
    expect(await pressed(page, '#button')).toBe('')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('button')
  })
})
