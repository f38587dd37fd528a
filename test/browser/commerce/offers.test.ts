import { afterEach, describe, expect, it } from '@jest/globals'
import type { Locator } from 'playwright-core'
import { withOffers } from '../../fakes/offers-backend.fake.js'
import { eventually } from '../support/eventually.js'
import { renderedShop } from './rendered-shop.js'
import type { ShopPage } from './shop-page.js'
import { openShopSite, openTestStore } from './shop-site.js'

const shop = renderedShop({ 'offers.html': { source: 'published-offers.html' } }, async (folder) => {
  const store = await openTestStore()
  return openShopSite(folder, { ...store, backend: withOffers(store.backend, { held: { isHeld: true } }) })
})

let at: ShopPage

afterEach(async () => {
  expect(await at.close()).toEqual([])
})

const visit = async (isLoggedIn = false): Promise<void> => {
  at = await shop.visit('offers')
  if (isLoggedIn) await at.page.context().addCookies([{ name: 'wf_loggedin', value: '1', url: shop.origin }])
  await offer('Plan').getByText('Join now').waitFor()
  shop.requests.length = 0
}

const offer = (name: string): Locator =>
  at.page.locator('.w-dyn-item').filter({ has: at.page.getByRole('heading', { name, exact: true }) })
const add = (name: string): Locator => offer(name).locator('[data-node-type="commerce-add-to-cart-button"]')
const buy = (name: string): Locator => offer(name).locator('[data-node-type="commerce-buy-now-button"]')

const sent = (): readonly string[] => shop.requests.flat()

describe('a subscription', () => {
  it('is bought at once and never put into the cart, in the words of the page', async () => {
    await visit()
    expect(await add('Plan').isVisible()).toBe(false)
    expect(await buy('Plan').textContent()).toBe('Join now')
    expect(await at.opened.axe()).toEqual([])
  })

  it('leads guests to the sign-up and back to their page', async () => {
    await visit()
    await buy('Plan').click()
    await at.page.waitForURL('**/sign-up?usredir=%2Foffers')
    expect(sent()).not.toContain('ecommerceAddToCart')
  })

  it('is bought by members', async () => {
    await visit(true)
    await buy('Plan').press('Enter')
    await at.page.waitForURL('**/checkout')
    expect(sent()).toContain('ecommerceAddToCart')
  })

  it('relabels the buttons for its choice, and back', async () => {
    await visit()
    const every = offer('Crate').getByLabel('Every')
    await every.selectOption({ label: 'Month' })
    expect([await add('Crate').isVisible(), await buy('Crate').textContent()]).toEqual([false, 'Join now'])
    await offer('Crate').getByText('every month', { exact: true }).waitFor()
    await every.selectOption({ label: 'Once' })
    expect([await add('Crate').isVisible(), await buy('Crate').textContent()]).toEqual([true, 'Buy now'])
    expect(await offer('Crate').getByText('every month').count()).toBe(0)
    await add('Crate').click()
    await at.untilCartOpen()
  })

  it('is alone in the cart, and no other goods are added', async () => {
    await visit(true)
    await offer('Crate').getByLabel('Every').selectOption({ label: 'Once' })
    await add('Crate').click()
    await at.untilCartOpen()
    await at.page.keyboard.press('Escape')
    await at.untilCartClosed()
    await buy('Plan').click()
    await at.page.waitForURL('**/checkout')
    await at.page.goto(`${shop.origin}/offers`)
    await at.page.getByRole('button', { name: 'Open cart containing 1 items' }).click()
    await at.untilCartOpen()
    expect(await at.page.locator('.w-commerce-commercecartproductname').allTextContents()).toEqual(['Plan'])
    await at.page.keyboard.press('Escape')
    await offer('Crate').getByLabel('Every').selectOption({ label: 'Once' })
    await add('Crate').click()
    await offer('Crate').getByText('Not together.').waitFor()
  })

  it('cannot be put into the cart by Enter in a field of its form', async () => {
    await visit(true)
    await offer('Plan').getByLabel('Quantity').press('Enter')
    await offer('Plan').getByText('Adding did not work.').waitFor()
    expect(sent()).toEqual([])
  })
})

describe('a membership', () => {
  it('leads guests to the sign-up, by either button', async () => {
    await visit()
    await add('Club').click()
    await at.page.waitForURL('**/sign-up?usredir=%2Foffers')
    await at.close()
    await visit()
    await buy('Club').click()
    await at.page.waitForURL('**/sign-up?usredir=%2Foffers')
    expect(sent()).not.toContain('ecommerceAddToCart')
  })

  it('goes into the cart of a member, and has no quantity there', async () => {
    await visit(true)
    await add('Club').click()
    await at.untilCartOpen()
    expect(await at.page.textContent('.w-commerce-commercecartproductname')).toBe('Club')
    expect(await at.quantity().isVisible()).toBe(false)
  })

  it('that a member has is not for sale to them', async () => {
    await visit(true)
    await eventually(async () => expect(await add('Held club').isDisabled()).toBe(true))
    expect(await buy('Held club').getAttribute('aria-disabled')).toBe('true')
    expect(await buy('Held club').getAttribute('href')).toBeNull()
    await buy('Held club').click({ force: true })
    await offer('Held club').getByLabel('Quantity').press('Enter')
    await at.page.waitForTimeout(200)
    expect(sent()).toEqual([])
    expect(await offer('Held club').locator('.w-commerce-commerceaddtocarterror').isVisible()).toBe(false)
  })

  it('that a member has is shown without an accessibility violation', async () => {
    await visit(true)
    expect(await at.opened.axe()).toEqual([])
  })
})
