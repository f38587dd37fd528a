import { afterEach, describe, expect, it } from '@jest/globals'
import { openPage } from '../support/open-page.js'
import { CHECKOUT_PAGES, renderedShop } from './rendered-shop.js'
import { ShopPage } from './shop-page.js'
import { openShopSite, openTestStore } from './shop-site.js'

const shop = renderedShop(CHECKOUT_PAGES, async (folder) =>
  openShopSite(
    folder,
    await openTestStore({
      shipping: [
        { id: 'post', name: 'Post', rate: { type: 'flat-rate', amount: '4.00' } },
        { id: 'courier', name: 'Courier', rate: { type: 'flat-rate', amount: '9.00' } },
      ],
    }),
  ),
)

let at: ShopPage

afterEach(async () => {
  expect(await at.close()).toEqual([])
})

const field = (label: string) => at.page.getByLabel(label, { exact: true })

const placeOrder = () => at.page.getByRole('button', { name: 'Place Order' })

/** A visitor with a mug in the cart, at the checkout. */
async function atCheckout(): Promise<void> {
  at = await shop.visit('product')
  await at.page.waitForSelector('[role="radio"][aria-checked="true"]')
  await at.add()
  await at.page.goto(`${shop.origin}/checkout`)
  await at.page.getByRole('radio', { name: /Post/, checked: true }).waitFor()
}

async function fillIn(): Promise<void> {
  await field('Email *').fill('ada@example.com')
  await field('Full Name *').fill('Ada Lovelace')
  await field('Street Address *').fill('12 Analytical Way')
  await field('City *').fill('Springfield')
  await field('Zip *').fill('12345')
  await at.page.getByRole('textbox', { name: /^Card number/i }).fill('4242424242424242')
  await at.page.getByRole('textbox', { name: /^Expir/i }).fill('1234')
  await at.page.getByRole('textbox', { name: /^Security code/i }).fill('123')
}

describe('a published checkout', () => {
  it('sends its own query and fills its own bindings, lists and conditions', async () => {
    await atCheckout()
    expect(shop.requests.flat()).toContain('Dynamo3')
    await at.page.locator('.line .name').filter({ hasText: 'Mug' }).waitFor()
    expect(await at.page.textContent('.line .name')).toBe('Mug <b>')
    expect(await at.page.textContent('.line .row')).toBe('$\u00a012.50\u00a0USD')
    expect(await at.page.textContent('.extra')).toContain('Post')
    expect(await at.page.textContent('.total')).toBe('$\u00a016.50\u00a0USD')
    expect(await field('Full Name *').isVisible()).toBe(true)
    expect(await at.opened.axe()).toEqual([])
  })

  it('keeps typed text and focus while the order is read again', async () => {
    await atCheckout()
    await field('Email *').fill('ada@example.com')
    await field('Full Name *').fill('Ada')
    await at.page.getByRole('radio', { name: /Courier/ }).focus()
    await at.page.keyboard.press('Space')
    await at.page.locator('.total', { hasText: '21.50' }).waitFor()
    expect(await at.page.evaluate(() => document.activeElement?.id)).toBe('courier')
    expect([await field('Email *').inputValue(), await field('Full Name *').inputValue()]).toEqual([
      'ada@example.com',
      'Ada',
    ])
  })

  it('restores entered values when the page is opened again', async () => {
    await atCheckout()
    const kept = ['ada@example.com', 'Springfield'].map((value) =>
      at.page.waitForResponse((response) => (response.request().postData() ?? '').includes(value)),
    )
    await field('Email *').fill('ada@example.com')
    await field('City *').fill('Springfield')
    await field('City *').blur()
    for (const response of await Promise.all(kept)) await response.finished()
    await at.page.reload()
    await at.page.getByRole('radio', { name: /Post/, checked: true }).waitFor()
    expect([await field('Email *').inputValue(), await field('City *').inputValue()]).toEqual([
      'ada@example.com',
      'Springfield',
    ])
  })

  it('asks for a missing state and leads to the confirmation, which notifies the trackers once', async () => {
    await atCheckout()
    await fillIn()
    await placeOrder().click()
    // The shop ships within the country only with a state, and the page did not require one.
    await at.page.locator('.w-checkout-error-msg', { hasText: /ship your order to the address/ }).waitFor()
    await at.page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'address_state')
    await field('State').fill('IL')
    await placeOrder().click()
    await at.page.waitForURL(/order-confirmation\?orderId=[^&]+&token=/)
    await at.page.getByText('ada@example.com').waitFor()
    await at.page.locator('.line .name').filter({ hasText: 'Mug' }).waitFor()
    expect(await at.page.textContent('.card')).toBe('4242')
    expect(await at.page.textContent('.method')).toBe('Post')
    expect(await at.page.textContent('.line .name')).toBe('Mug <b>')
    expect(await at.page.textContent('.total')).toBe('$\u00a016.50\u00a0USD')
    expect(await at.page.textContent('.city')).toBe('Springfield')
    await at.page.waitForFunction(() => sessionStorage.getItem('told') !== null)
    await at.page.reload()
    await at.page.getByText('ada@example.com').waitFor()
    const told = (await at.page.evaluate(() =>
      JSON.parse(sessionStorage.getItem('told') ?? '[]'),
    )) as unknown[]
    expect(told).toMatchObject([
      ['event', 'purchase', { value: 16.5, currency: 'USD', items: [{ quantity: 1 }] }],
    ])
    expect(await at.opened.axe()).toEqual([])
  })

  it('says that an order is not found, and nothing about it, when the token is wrong', async () => {
    at = new ShopPage(await openPage(shop.browser, `${shop.origin}/order-confirmation?orderId=1&token=2`))
    await at.page.getByRole('alert').waitFor()
    expect(await at.page.getByRole('alert').innerText()).toMatch(/could not find this order/)
    expect(await at.page.locator('.line').count()).toBe(0)
  })
})
