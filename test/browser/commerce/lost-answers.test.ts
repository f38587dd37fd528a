import { beforeEach, describe, expect, it } from '@jest/globals'
import type { BrowserContext, Page } from 'playwright-core'
import { CHECKOUT_PAGES, renderedShop } from './rendered-shop.js'
import { openShopSite, openTestStore } from './shop-site.js'

const shop = renderedShop(CHECKOUT_PAGES, async (folder) =>
  openShopSite(
    folder,
    await openTestStore({
      shipping: [{ id: 'post', name: 'Post', rate: { type: 'flat-rate', amount: '4.00' } }],
    }),
  ),
)

let context: BrowserContext
let page: Page

/** Opens a tab that accepts leaving a page in the middle of a submit. */
async function openTab(path: string): Promise<Page> {
  const tab = await context.newPage()
  tab.on('dialog', (dialog) => void dialog.accept())
  await tab.goto(`${shop.origin}${path}`)
  return tab
}

const submitsOf = (): number =>
  shop.requests.flat().filter((name) => name.includes('AttemptSubmitOrder')).length

const CONFIRMATION = /order-confirmation\?orderId=[^&]+&token=/

beforeEach(async () => {
  shop.fault = null
  shop.requests.length = 0
  context = await shop.browser.newContext()
  page = await openTab('/product')
  await page.waitForSelector('[role="radio"][aria-checked="true"]')
  const added = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('ecommerceAddToCart'),
  )
  await page.locator('[data-node-type="commerce-add-to-cart-form"] [type="submit"]').first().click()
  await (await added).finished()
  await page.goto(`${shop.origin}/checkout`)
  await page.getByRole('radio', { name: /Post/, checked: true }).waitFor()
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Email *').fill('ada@example.com')
  await field('Full Name *').fill('Ada Lovelace')
  await field('Street Address *').fill('12 Analytical Way')
  await field('City *').fill('Springfield')
  await field('State').fill('IL')
  await field('Zip *').fill('12345')
  await page.getByRole('textbox', { name: /^Card number/i }).fill('4242424242424242')
  await page.getByRole('textbox', { name: /^Expir/i }).fill('1234')
  await page.getByRole('textbox', { name: /^Security code/i }).fill('123')
})

/** Presses Place Order; the shop takes the order, or never gets it, and the answer never comes. */
async function submitAndLose(how: 'answer' | 'request'): Promise<void> {
  const taken = new Promise<void>((resolve) => {
    shop.fault = async (_, response, operations) => {
      if (!operations.some((name) => name.includes('AttemptSubmitOrder'))) return false
      if (how === 'request') {
        resolve()
        return true
      }
      response.end = ((...parts: unknown[]) => {
        void parts
        resolve()
        return response
      }) as typeof response.end
      response.write = () => true
      return false
    }
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await taken
  shop.fault = null
}

describe('a submit whose answer is lost', () => {
  it('leads to the confirmation after a reload, and the shopper sees that the order is checked', async () => {
    await submitAndLose('answer')
    await page.evaluate(() => undefined)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    shop.fault = async (_, __, operations) => {
      if (operations.some((name) => name.includes('FindSubmit'))) await held
      return false
    }
    await page.reload()
    await page
      .getByText(/checking whether your order was placed/)
      .first()
      .waitFor()
    release()
    await page.waitForURL(CONFIRMATION)
    await page.getByText('ada@example.com').waitFor()
    expect(submitsOf()).toBe(1)
    await context.close()
  })

  it('leads to the confirmation when the tab was closed and the checkout is opened again', async () => {
    await submitAndLose('answer')
    await page.close()
    page = await openTab('/checkout')
    await page.waitForURL(CONFIRMATION)
    await page.getByText('ada@example.com').waitFor()
    expect(submitsOf()).toBe(1)
    // The attempt has ended, so the next visit of the checkout is an ordinary one.
    await page.goto(`${shop.origin}/checkout`)
    await page
      .getByText(/nothing in your cart/i)
      .first()
      .waitFor()
    await context.close()
  })

  it('leads to the confirmation when the shopper leaves and comes back', async () => {
    await submitAndLose('answer')
    await page.goto(`${shop.origin}/product`)
    await page.goBack()
    await page.waitForURL(CONFIRMATION)
    await page.getByText('ada@example.com').waitFor()
    expect(submitsOf()).toBe(1)
    await context.close()
  })

  it('can be repeated if the order never arrived, with a message to the shopper', async () => {
    await submitAndLose('request')
    await page.reload()
    await page
      .locator('.w-checkout-error-msg', { hasText: /was not placed, and nothing was charged/ })
      .waitFor()
    await page.getByRole('radio', { name: /Post/, checked: true }).waitFor()
    await page.getByRole('textbox', { name: /^Card number/i }).fill('4242424242424242')
    await page.getByRole('textbox', { name: /^Expir/i }).fill('1234')
    await page.getByRole('textbox', { name: /^Security code/i }).fill('123')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.waitForURL(CONFIRMATION)
    await context.close()
  })
})
