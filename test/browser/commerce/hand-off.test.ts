import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { createHandOffEngine } from '../../fakes/hand-off-engine.fake.js'
import type { HandOffEngine } from '../../fakes/hand-off-engine.fake.js'
import { connectChromium } from '../support/chromium.js'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'
import { openShopSite, openStore } from './shop-site.js'
import type { ShopSite } from './shop-site.js'

jest.setTimeout(60_000)

let browser: Browser
let engine: HandOffEngine
let shop: ShopSite
let opened: OpenedPage

beforeAll(async () => {
  const store = await openStore(
    readFileSync('demo/catalogue.csv', 'utf8'),
    JSON.parse(readFileSync('demo/vitrine.json', 'utf8')),
  )
  engine = await createHandOffEngine(store.backend)
  shop = await openShopSite('demo', { backend: engine.backend, close: store.close })
  browser = await connectChromium()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await shop.close()
  await engine.close()
})
afterEach(() => opened.close())

const count = '.w-commerce-commercecartopenlinkcount'
const button = '[data-node-type="cart-checkout-button"]'

/** The page of a product that was just added to the cart. */
async function withOneInCart(): Promise<Page> {
  opened = await openPage(browser, `${shop.origin}/product/mika-portable-lamp`)
  const { page } = opened
  await page.click('[data-node-type="commerce-add-to-cart-button"]')
  await page.waitForSelector(`[data-cart-open] ${button}`, { state: 'visible' })
  return page
}

/** The engine's own checkout: the number of pieces of each line. */
async function atEngine(page: Page): Promise<readonly string[]> {
  await page.getByRole('heading', { name: 'Pay here' }).waitFor()
  expect(new URL(page.url()).origin).not.toBe(shop.origin)
  return page.locator('li').allTextContents()
}

describe('a shop whose orders are placed at its engine', () => {
  it('leads from the cart to the engine’s checkout, and back to a cart that is still there', async () => {
    const page = await withOneInCart()
    const before = page.url()
    await page.click(button)
    expect(await atEngine(page)).toEqual(['1'])
    await page.goBack()
    expect(page.url()).toBe(before)
    await page.waitForFunction((of) => document.querySelector(of)?.textContent === '1', count)
    expect(opened.problems).toEqual([])
  })

  it('forwards shoppers from its checkout page, which the back button skips', async () => {
    const page = await withOneInCart()
    const before = page.url()
    await page.evaluate(() => window.location.assign('/checkout'))
    expect(await atEngine(page)).toEqual(['1'])
    await page.goBack()
    await page.waitForFunction((of) => document.querySelector(of)?.textContent === '1', count)
    expect(page.url()).toBe(before)
    expect(opened.problems).toEqual([])
  })

  it('leads shoppers there who buy at once', async () => {
    opened = await openPage(browser, `${shop.origin}/product/mika-portable-lamp`)
    await opened.page.click('[data-node-type="commerce-buy-now-button"]')
    expect(await atEngine(opened.page)).toEqual(['1'])
    expect(opened.problems).toEqual([])
  })

  it('opens no address on a foreign host of the engine, and reports it', async () => {
    const page = await withOneInCart()
    engine.misdirect('https://evil.example/checkout')
    await page.click(button)
    await page.waitForSelector('[data-node-type="commerce-cart-error"]', { state: 'visible' })
    expect(new URL(page.url()).origin).toBe(shop.origin)
    expect(await page.textContent(count)).toBe('1')
    expect(opened.problems).toEqual([expect.stringContaining('https://evil.example/checkout')])
  })
})
