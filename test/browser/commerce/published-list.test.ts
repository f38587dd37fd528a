import { afterEach, describe, expect, it } from '@jest/globals'
import type { Locator } from 'playwright-core'
import { renderedShop } from './rendered-shop.js'
import type { ShopPage } from './shop-page.js'

const shop = renderedShop({ 'list.html': { source: 'published-list.html' } })

let at: ShopPage
afterEach(async () => {
  expect(await at.close()).toEqual([])
})

const visit = async (): Promise<void> => {
  shop.requests.length = 0
  at = await shop.visit('list')
}
const item = (index: number): Locator => at.page.locator('.w-dyn-item').nth(index)

describe('a published list of products', () => {
  it('has no accessibility violation', async () => {
    await visit()
    expect(await at.opened.axe()).toEqual([])
  })

  it('requests all its products at once, and a repeated product once', async () => {
    await visit()
    expect(shop.requests).toHaveLength(1)
    expect(shop.requests[0]?.filter((name) => name.includes('Product'))).toHaveLength(3)
  })

  it('adds a product without options through a button element', async () => {
    await visit()
    await item(0).getByRole('button').click()
    await at.untilCartOpen()
    expect(await at.page.textContent('.w-commerce-commercecartproductname')).toBe('Spoon')
    expect(await item(0).getByRole('button', { includeHidden: true }).textContent()).toBe('Add Spoon')
  })

  it('shares a selection between the forms of a product, and changes only their parts', async () => {
    await visit()
    await item(1).getByLabel('Lid').selectOption({ label: 'Round' })
    expect(await item(2).getByLabel('Lid').inputValue()).toBe(await item(1).getByLabel('Lid').inputValue())
    expect(await item(1).locator('.price').textContent()).toBe('$9.00')
    expect(await item(2).locator('.price').textContent()).toBe('$9.00')
    // Saved entries show the price of the catalogue, not the one they were saved with.
    expect(await item(0).locator('.price').textContent()).toBe('$3.00')
  })

  it('shows that a product is sold out in its own place only', async () => {
    await visit()
    await item(3).getByText('This product is out of stock.').waitFor()
    expect(await item(3).locator('form').isVisible()).toBe(false)
    expect(await item(0).getByText('This product is out of stock.').isVisible()).toBe(false)
  })

  it('opens a cart without motion at once', async () => {
    await visit()
    await at.openLink().click()
    expect(await at.page.isVisible('[data-node-type="commerce-cart-container"]')).toBe(true)
    await at.page.keyboard.press('Escape')
    expect(await at.page.isVisible('[data-node-type="commerce-cart-container"]')).toBe(false)
  })

  it('leads to the checkout on the shop’s own server, though the saved page carries no key for it', async () => {
    await visit()
    await item(0).getByRole('button').click()
    await at.untilCartOpen()
    await at.page.getByText('Continue to Checkout').click()
    await at.page.waitForURL('**/checkout')
  })

  it('refuses the checkout if the page has none, in the words of the page', async () => {
    await visit()
    // The page of another server, which marks no link.
    await at.page.evaluate(() => {
      for (const link of document.querySelectorAll('[data-publishable-key]'))
        link.removeAttribute('data-publishable-key')
    })
    await item(0).getByRole('button').click()
    await at.untilCartOpen()
    await at.page.getByText('Continue to Checkout').click()
    expect(await at.cartError().textContent()).toContain('No checkout here.')
    expect(await at.page.getByText('Continue to Checkout').isVisible()).toBe(true)
  })
})
