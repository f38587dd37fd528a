import { afterEach, describe, expect, it } from '@jest/globals'
import { renderedShop } from './rendered-shop.js'
import type { ShopPage } from './shop-page.js'

const shop = renderedShop({ 'detail_product.html': { source: 'detail_product.html' } })

let at: ShopPage
afterEach(async () => {
  expect(await at.close()).toEqual([])
})

const visit = async (slug: string): Promise<void> => {
  at = await shop.visit(`product/${slug}`)
  await at.page.waitForFunction(() => document.querySelector('h1')?.textContent !== '')
}

describe('an exported product page, untouched', () => {
  it('shows the product of its address if the export left the fields empty', async () => {
    await visit('mug')
    expect(await at.page.textContent('h1')).toBe('Mug <b>')
    expect(await at.page.title()).toBe('Mug <b> - The shop')
    expect(await at.page.textContent('.price-text')).toBe('$12.50')
    expect(await at.page.textContent('.compare-at')).toBe('$15.00')
    expect(await at.page.getAttribute('.product-image', 'src')).toBe('/blue.svg')
    expect(await at.page.textContent('.full-details')).toBe('A mug.')
    expect(await at.page.textContent('.full-details strong')).toBe('mug')
    expect(await at.opened.axe()).toEqual(
      expect.not.arrayContaining([expect.stringContaining('select-name')]),
    )
  })

  it('draws the option sets in the classes of the builder, and sells the selection', async () => {
    await visit('mug')
    const colour = at.page.getByLabel('Colour:')
    expect(await colour.getAttribute('class')).toBe('w-select')
    expect(await colour.locator('option').allTextContents()).toEqual([
      'Select Colour',
      'Blue',
      'Red',
      'Green',
    ])
    await colour.selectOption({ label: 'Red' })
    await at.page.getByLabel('Size:').selectOption({ label: 'Medium' })
    expect(await at.page.textContent('.price-text')).toBe('$13.50')
    expect(await at.page.getAttribute('.product-image', 'src')).toBe('/red.svg')
    await at.add()
    expect(await at.page.textContent('.w-commerce-commercecartoptionlist')).toBe('Colour: RedSize: Medium')
  })

  it('draws its cart from the standard blocks, since the export left the templates empty', async () => {
    await visit('spoon')
    await at.add()
    await at.lines().waitFor()
    expect(await at.page.textContent('.w-commerce-commercecartproductname')).toBe('Spoon')
    expect(await at.page.textContent('.w-commerce-commercecartordervalue')).toBe('$3.00')
    expect(await at.page.textContent('.w-commerce-commercecartopenlinkcount')).toBe('1')
    expect(await at.quantity().inputValue()).toBe('1')
    expect(await at.page.isVisible('[data-node-type="commerce-cart-quick-checkout-actions"]')).toBe(false)
    expect(await at.opened.axe()).toEqual(expect.not.arrayContaining([expect.stringContaining('label')]))
  })

  it('leads to the checkout although an export never carries its marker', async () => {
    await visit('spoon')
    await at.add()
    await at.page.getByText('Continue to Checkout').click()
    await at.page.waitForURL('**/checkout.html')
  })

  it('says sold out for a product without stock', async () => {
    await visit('gone')
    await at.page.getByText('This product is out of stock.').first().waitFor()
  })

  it('shows and sells other products in the list that the export left with one empty entry', async () => {
    await visit('gone')
    const other = at.page.locator('.w-dyn-item')
    await other.getByText('Tin').waitFor()
    expect(await other.count()).toBe(1)
    expect(await at.page.title()).toBe('Gone - The shop')
    expect(await other.locator('.price').textContent()).toBe('$8.00')
    await other.getByLabel('Lid:').selectOption({ label: 'Round' })
    expect(await other.locator('.price').textContent()).toBe('$9.00')
    await other.getByRole('button').click()
    await at.untilCartOpen()
    expect(await at.page.textContent('.w-commerce-commercecartproductname')).toBe('Tin')
  })
})
