import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../support/chromium.js'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'
import { openDemoShop } from './shop-site.js'
import type { ShopSite } from './shop-site.js'

jest.setTimeout(60_000)

let browser: Browser
let shop: ShopSite
let opened: OpenedPage

beforeAll(async () => {
  shop = await openDemoShop()
  browser = await launchChromium()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await shop.close()
})
afterEach(async () => {
  const { problems } = opened
  await opened.close()
  shop.fault = null
  expect(problems).toEqual([])
})

const openProduct = async (slug: string): Promise<Page> => {
  opened = await openPage(browser, `${shop.origin}/product/${slug}`)
  return opened.page
}

describe('the demonstration shop', () => {
  it('adds the preselected lamp and opens the cart with it', async () => {
    const page = await openProduct('ida-table-lamp')
    await page.waitForSelector('[data-node-type="commerce-add-to-cart-pill"][aria-checked="true"]')
    await page.click('[data-node-type="commerce-add-to-cart-button"]')
    await page.waitForSelector('[data-cart-open] .w-commerce-commercecartitem', { timeout: 5000 })
    expect(await page.textContent('.w-commerce-commercecartproductname')).toBe('Ida Table Lamp')
  })
})
