import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { atRest } from '../support/at-rest.js'
import { connectChromium } from '../support/chromium.js'
import { createGate } from '../support/gate.js'
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
  browser = await connectChromium()
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

const cartLine = '[data-cart-open] .w-commerce-commercecartitem'

describe('the demonstration shop', () => {
  it('carries out an add to cart pressed before the shop chunk had loaded', async () => {
    opened = await openPage(browser, `${shop.origin}/about`)
    const { page } = opened
    const gate = createGate()
    await page.route('**/chunks/commerce.js', async (route) => {
      await gate.opened
      await route.continue()
    })
    const address = `${shop.origin}/product/mika-portable-lamp`
    await page.goto(address)
    await page.click('[data-node-type="commerce-add-to-cart-button"]')
    expect(page.url()).toBe(address)
    gate.open()
    await page.waitForSelector(cartLine)
    expect(await page.textContent('.w-commerce-commercecartopenlinkcount')).toBe('1')
  })

  it('shows the lamp of its address and sells it: choose, add, change, remove, add again', async () => {
    const page = await openProduct('ida-table-lamp')
    await page.waitForSelector('[data-node-type="commerce-add-to-cart-pill"][aria-checked="true"]')
    expect(await page.textContent('h1')).toBe('Ida Table Lamp')
    expect(await page.getByRole('radio', { name: 'Ink' }).getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('radio', { name: 'Moss' }).click()
    expect(await page.locator('option', { hasText: 'Large' }).isDisabled()).toBe(false)
    await page.getByRole('radio', { name: 'Clay' }).click()
    await page.getByLabel('Size:').selectOption({ label: 'Large' })
    expect(await page.textContent('.product-price')).toBe('€229.00')
    await page.click('[data-node-type="commerce-add-to-cart-button"]')
    await page.waitForSelector(cartLine)
    expect(await page.textContent('.w-commerce-commercecartproductname')).toBe('Ida Table Lamp')
    expect(await page.textContent('.w-commerce-commercecartoptionlist')).toBe('Colour: ClaySize: Large')
    const quantity = page.locator('[data-wf-cart-action="update-item-quantity"]')
    await quantity.fill('2')
    await quantity.press('Enter')
    await page.waitForFunction(
      () => document.querySelector('.w-commerce-commercecartordervalue')?.textContent === '€458.00',
    )
    // A browser accepts this text as a number, so the field shows the cart's count again.
    await quantity.fill('-3')
    await quantity.press('Enter')
    expect(await quantity.inputValue()).toBe('2')
    await atRest(page)
    expect(await opened.axe()).toEqual([])
    await page.getByRole('button', { name: 'Remove item from cart' }).click()
    await page.waitForSelector('.w-commerce-commercecartemptystate', { state: 'visible' })
    expect(await page.getAttribute('[data-node-type="commerce-cart-open-link"]', 'aria-label')).toBe(
      'Open empty cart',
    )
    await page.keyboard.press('Escape')
    await page.waitForSelector('[data-node-type="commerce-cart-container-wrapper"]', { state: 'hidden' })
    await page.click('[data-node-type="commerce-add-to-cart-button"]')
    await page.waitForSelector(cartLine)
  })

  it('names sold-out products', async () => {
    const page = await openProduct('theo-paper-lamp')
    await page.waitForSelector('.w-commerce-commerceaddtocartoutofstock', { state: 'visible' })
    expect(await page.isVisible('[data-node-type="commerce-add-to-cart-form"]')).toBe(false)
    expect(await opened.axe()).toEqual([])
  })

  it('shows the other pictures of the selection', async () => {
    const page = await openProduct('otto-pendant')
    await page.waitForSelector('.product-more img')
    const pictures = (): Promise<readonly (string | null)[]> =>
      page.$$eval('.product-more img', (images) => images.map((image) => image.getAttribute('src')))
    expect(await pictures()).toEqual(['/images/otto-forest-evening.svg', '/images/otto-forest-detail.svg'])
    await page.getByRole('radio', { name: 'Cream' }).click()
    expect(await pictures()).toEqual(['/images/otto-cream-evening.svg', '/images/otto-cream-detail.svg'])
  })
})
