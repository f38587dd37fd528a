import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { connectChromium } from '../support/chromium.js'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'
import { servePages } from '../support/serve-pages.js'
import type { ServedPages } from '../support/serve-pages.js'
import { CheckoutPage } from './checkout-page.js'

let browser: Browser
let server: ServedPages
let opened: OpenedPage

beforeAll(async () => {
  server = await servePages({ bundles: { '/checkout.js': 'test/browser/checkout/checkout.entry.ts' } })
  browser = await connectChromium()
})
afterAll(async () => {
  await browser.close()
  await server.close()
})
afterEach(async () => {
  const { problems } = opened
  await opened.close()
  expect(problems).toEqual([])
})

async function open(before = '', hash = ''): Promise<CheckoutPage> {
  opened = await openPage(browser, `${server.origin}/checkout/checkout.html${hash}`)
  const checkout = new CheckoutPage(opened.page)
  await checkout.stopTime()
  if (before) {
    await checkout.set(before)
    await checkout.set('refresh()')
  }
  await checkout.settled()
  return checkout
}

const PLACING = [
  'updateIdentity',
  'updateAddress',
  'updateAddress',
  'updateShippingMethod',
  'updateCustomData',
  'storePaymentMethod',
  'submitOrder',
]

describe('the checkout of a page', () => {
  it('has no accessibility violation and gives its fields their purpose', async () => {
    const checkout = await open()
    await checkout.page.clock.resume()
    expect(await opened.axe()).toEqual([])
    expect(await checkout.field('Email *').getAttribute('autocomplete')).toBe('email')
    expect(await checkout.field('Billing City *').getAttribute('autocomplete')).toBe('billing address-level2')
  })

  it.each([
    ['a click', (checkout: CheckoutPage) => checkout.placeOrder().click()],
    ['Enter', (checkout: CheckoutPage) => checkout.placeOrder().press('Enter')],
    ['Space', (checkout: CheckoutPage) => checkout.placeOrder().press(' ')],
  ])('places the order with %s: details, card, submit, confirmation', async (_name, place) => {
    const checkout = await open()
    await checkout.fillIn()
    await checkout.set('shop.calls.length = 0')
    await place(checkout)
    await checkout.settled()
    expect(await checkout.calls()).toEqual(PLACING)
    expect(await checkout.detailsOf('updateIdentity')).toEqual([['ada@example.com']])
    expect(await checkout.went()).toEqual(['/order-confirmation?orderId=order-1&token=secret'])
    expect(new URL(checkout.page.url()).hash).toBe('')
  })

  it('submits once for any number of presses, and shows its own waiting label', async () => {
    const checkout = await open()
    await checkout.fillIn()
    await checkout.set('shop.isHeld = true')
    await checkout.placeOrder().dblclick()
    await checkout.placeOrder().press('Enter')
    expect(await checkout.placeOrder().textContent()).toBe('One moment...')
    expect(await checkout.placeOrder().getAttribute('aria-busy')).toBe('true')
    expect(await checkout.placeOrder().locator('span').count()).toBe(1)
    expect(await checkout.said()).toEqual(['One moment...'])
    await checkout.set('shop.isHeld = false; shop.release()')
    await checkout.settled()
    expect(await checkout.detailsOf('submitOrder')).toHaveLength(1)
  })

  it('asks before the page is left while the order is being placed, and not before or after', async () => {
    const checkout = await open()
    const asks = (): Promise<boolean> =>
      checkout.page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    await checkout.fillIn()
    expect(await asks()).toBe(false)
    await checkout.set('shop.isHeld = true')
    await checkout.placeOrder().click()
    expect(await asks()).toBe(true)
    await checkout.set('shop.isHeld = false; shop.release()')
    await checkout.settled()
    expect(await asks()).toBe(false)
  })

  it('shows the first wrong field of the first wrong block and sends nothing', async () => {
    const checkout = await open()
    await checkout.field('Email *').fill('ada@example.com')
    await checkout.field('City *').fill('Berlin')
    await checkout.settled()
    await checkout.set('shop.calls.length = 0')
    await checkout.placeOrder().click()
    await checkout.settled()
    expect(await checkout.focused()).toBe('name')
    expect(await checkout.field('Full Name *').getAttribute('aria-invalid')).toBe('true')
    await checkout.field('Full Name *').fill('Ada')
    expect(await checkout.field('Full Name *').getAttribute('aria-invalid')).toBeNull()
    expect(await checkout.detailsOf('submitOrder')).toEqual([])
    expect(await checkout.placeOrder().textContent()).toBe('Place Order')
  })

  it('asks for a separate billing address if the shopper wants one', async () => {
    const checkout = await open()
    await checkout.fillIn()
    expect(await checkout.field('Billing Name *').isVisible()).toBe(false)
    await checkout.field('Billing address same as shipping').uncheck()
    expect(await checkout.field('Billing Name *').isVisible()).toBe(true)
    await checkout.placeOrder().click()
    expect(await checkout.focused()).toBe('name')
    await checkout.field('Billing Name *').fill('Lovelace Ltd')
    await checkout.field('Billing Street *').fill('1 Engine Row')
    await checkout.field('Billing City *').fill('London')
    await checkout.field('Billing Zip *').fill('N1')
    await checkout.set('shop.calls.length = 0')
    await checkout.placeOrder().click()
    await checkout.settled()
    const [[, billing]] = (await checkout.detailsOf('updateAddress')) as [[string, object]]
    expect(billing).toMatchObject({ addressee: 'Lovelace Ltd', city: 'London', line2: null })
  })

  it('sends finished fields: e-mail and reminder at once, an address after a pause', async () => {
    const checkout = await open()
    await checkout.set('shop.calls.length = 0')
    await checkout.fillIn()
    expect(await checkout.detailsOf('updateIdentity')).toEqual([['ada@example.com']])
    expect(await checkout.detailsOf('updateAddress')).toEqual([])
    await checkout.untilAsked('updateAddress')
    expect(await checkout.detailsOf('updateAddress')).toHaveLength(1)
    await checkout.field('Courier').check()
    expect(await checkout.detailsOf('updateShippingMethod')).toEqual([['courier']])
    await checkout.field('It is a gift').check()
    expect(await checkout.detailsOf('updateCustomData')).toEqual([])
    await checkout.set(`document.querySelector('[name="Gift"]').dataset.vitrineReminder = ''`)
    await checkout.field('It is a gift').uncheck()
    expect(await checkout.detailsOf('updateCustomData')).toMatchObject([
      [[{ name: 'Gift', checkbox: false }]],
    ])
    await checkout.field('Email *').fill('  ')
    await checkout.field('Email *').blur()
    expect((await checkout.detailsOf('updateIdentity')).at(-1)).toEqual([null])
  })

  it('does not send an address twice when the order is placed during the pause', async () => {
    const checkout = await open()
    await checkout.set('shop.calls.length = 0')
    await checkout.fillIn()
    await checkout.placeOrder().click()
    await checkout.pass(700)
    expect(await checkout.detailsOf('updateAddress')).toHaveLength(2)
  })

  it('sends a discount code in capitals, empties its field, and keeps a refused code there', async () => {
    const checkout = await open()
    await checkout.field('Discount code').fill(' summer ')
    await checkout.page.getByRole('button', { name: 'Apply' }).click()
    await checkout.settled()
    expect(await checkout.detailsOf('applyDiscount')).toEqual([['SUMMER']])
    expect(await checkout.field('Discount code').inputValue()).toBe('')
    await checkout.set('shop.next = { applyDiscount: { code: "DiscountExpired" } }')
    await checkout.field('Discount code').fill('winter')
    await checkout.field('Discount code').press('Enter')
    await checkout.settled()
    expect(await checkout.error().textContent()).toBe('This discount is no longer available.')
    expect(await checkout.field('Discount code').inputValue()).toBe('winter')
  })

  it('checks a form that is submitted with Enter, and does not send it', async () => {
    const checkout = await open()
    await checkout.set('shop.calls.length = 0')
    await checkout.field('Full Name *').fill('Ada')
    await checkout.field('Full Name *').press('Enter')
    await checkout.settled()
    expect(await checkout.focused()).toBe('address_line1')
    expect(await checkout.detailsOf('submitOrder')).toEqual([])
    expect(new URL(checkout.page.url()).search).toBe('')
  })

  it('sends the additional info: a text that was written and a box that was ticked', async () => {
    const checkout = await open()
    await checkout.fillIn()
    await checkout.field('Note').fill('Ring twice')
    await checkout.field('It is a gift').check()
    await checkout.placeOrder().click()
    await checkout.settled()
    expect(await checkout.detailsOf('updateCustomData')).toEqual([
      [
        [
          { name: 'Note', textArea: 'Ring twice', textInput: null, checkbox: null },
          { name: 'Gift', textArea: null, textInput: null, checkbox: true },
        ],
      ],
    ])
  })
})

describe('content of a checkout', () => {
  it('sends the preselected country of the form, so that methods and taxes are shown at once', async () => {
    const checkout = await open()
    const [[kind, address]] = (await checkout.detailsOf('updateAddress')) as [[string, object]]
    expect([kind, address]).toMatchObject(['shipping', { country: 'DE', city: null }])
    expect(await checkout.detailsOf('updateAddress')).toHaveLength(1)
  })

  it.each([
    ['a shipped order', '', { list: true, empty: false, payment: true, billing: false }],
    [
      'no address yet',
      'shop.order = { shippingMethods: [] }',
      { list: false, empty: false, payment: true, billing: false },
    ],
    [
      'an address without a way of shipping',
      'shop.order = { shippingMethods: [], shippingAddress: { country: "AQ" } }',
      { list: false, empty: true, payment: true, billing: false },
    ],
    [
      'a free order',
      'shop.order = { flags: { isFreeOrder: true } }',
      { list: true, empty: false, payment: false, billing: false },
    ],
    [
      'an order that is not shipped',
      'shop.order = { flags: { requiresShipping: false } }',
      { list: true, empty: false, payment: true, billing: true },
    ],
  ])('%s', async (_name, before, shown) => {
    const checkout = await open(before)
    const visible = (selector: string): Promise<boolean> => checkout.page.locator(selector).isVisible()
    expect({
      list: await visible('[data-node-type="commerce-checkout-shipping-methods-list"]'),
      empty: await visible('[data-node-type="commerce-checkout-shipping-methods-empty-state"]'),
      payment: await visible('.w-commerce-commercecheckoutpaymentinfowrapper'),
      billing: await visible('[data-node-type="commerce-checkout-billing-address-wrapper"]'),
    }).toEqual(shown)
  })

  it('offers no wallet if none can pay', async () => {
    const checkout = await open()
    expect(await checkout.page.getByRole('button', { name: 'Apple Pay' }).isVisible()).toBe(false)
  })

  it('requires the postal code only if the order says so', async () => {
    const checkout = await open('shop.order = { flags: { shippingAddressRequiresPostalCode: false } }')
    const required = (label: string): Promise<boolean> =>
      checkout.field(label).evaluate((field) => (field as HTMLInputElement).required)
    expect([await required('Zip *'), await required('Billing Zip *')]).toEqual([false, true])
  })
})

describe('failures of a checkout', () => {
  const fail = async (script: string): Promise<CheckoutPage> => {
    const checkout = await open()
    await checkout.fillIn()
    await checkout.settled()
    await checkout.set(script)
    await checkout.placeOrder().click()
    await checkout.settled()
    return checkout
  }

  it.each([
    ['a declined card', 'shop.next = { submitOrder: { code: "StripeRejected" } }', 'The card was refused.'],
    ['a card that is incomplete', 'shop.card = "validation"', 'Your card number is incomplete.'],
    [
      'an unknown code, whose own text is empty',
      'shop.next = { submitOrder: { code: "Teapot" } }',
      /^There was an error processing your customer info/,
    ],
    [
      'a shop that is not reached',
      'shop.next = { updateIdentity: "unreachable" }',
      /^We could not reach the shop/,
    ],
    ['a lost answer', 'shop.next = { submitOrder: "unreachable" }', /you will not be charged twice/],
  ])('%s is shown and announced, and the button is free again', async (_name, script, text) => {
    const checkout = await fail(script)
    expect(await checkout.error().textContent()).toMatch(text)
    expect(await checkout.error().isVisible()).toBe(true)
    expect((await checkout.said()).at(-1)).toMatch(text)
    expect(await checkout.placeOrder().textContent()).toBe('Place Order')
    expect(await checkout.placeOrder().getAttribute('aria-busy')).toBeNull()
    expect(await checkout.went()).toEqual([])
  })

  it('an empty cart is reported at the top, and beside the button when it is pressed', async () => {
    const checkout = await open('shop.order = null')
    expect(await checkout.notice()).toEqual({ message: 'There is nothing in your cart.', canRetry: false })
    expect(await checkout.error().isVisible()).toBe(false)
    await checkout.placeOrder().click()
    await checkout.settled()
    expect(await checkout.error().textContent()).toBe('There is nothing in your cart.')
  })

  it('a shop that was never reached is reported at the top, with a button for another try', async () => {
    const checkout = await open('', '#offline')
    expect(await checkout.notice()).toMatchObject({
      message: expect.stringMatching(/^We could not reach/),
      canRetry: true,
    })
    expect(await checkout.error().isVisible()).toBe(false)
    await checkout.set('shop.next = {}; shop.notice.retry()')
    await checkout.settled()
    expect(await checkout.notice()).toBeNull()
    expect(await checkout.page.locator('#summary').textContent()).toBe('Total 3000')
  })

  it('a lost answer is not hidden by an empty cart, which the order may have emptied', async () => {
    const checkout = await fail('shop.next = { submitOrder: "unreachable" }')
    await checkout.set('shop.order = null; refresh()')
    await checkout.settled()
    expect(await checkout.notice()).toBeNull()
    expect(await checkout.error().textContent()).toMatch(/not be charged twice/)
  })

  it('a refused order is still explained if another tab has emptied the cart meanwhile', async () => {
    const checkout = await fail('shop.next = { submitOrder: { code: "StripeRejected" } }')
    await checkout.set('shop.order = null; refresh()')
    await checkout.settled()
    expect(await checkout.notice()).toMatchObject({ message: 'There is nothing in your cart.' })
    expect(await checkout.error().isVisible()).toBe(true)
    expect(await checkout.error().textContent()).toBe('The card was refused.')
  })

  it('the page stays unchanged if the shop is not reached', async () => {
    const checkout = await open()
    await checkout.fillIn()
    await checkout.set('shop.next = { readCart: "unreachable" }; refresh()')
    await checkout.settled()
    expect(await checkout.page.locator('#summary').textContent()).toBe('Total 3000')
    expect(await checkout.field('Full Name *').inputValue()).toBe('Ada Lovelace')
    expect(await checkout.error().isVisible()).toBe(true)
    await checkout.set('shop.next = {}; refresh()')
    await checkout.settled()
    expect(await checkout.error().isVisible()).toBe(false)
  })

  it('a lost submit is repeated under the same key, without other requests', async () => {
    const checkout = await fail('shop.next = { submitOrder: "unreachable" }')
    await checkout.set('shop.next = {}; shop.before = shop.calls.splice(0)')
    await checkout.placeOrder().click()
    await checkout.settled()
    expect(await checkout.calls()).toEqual(['submitOrder'])
    const [[again]] = (await checkout.detailsOf('submitOrder')) as [[{ key: string }]]
    const [, first] = (await checkout.page.evaluate(
      'shop.before.find(([name]) => name === "submitOrder")',
    )) as [string, { key: string }]
    expect(again.key).toBe(first.key)
    expect(await checkout.went()).toHaveLength(1)
  })

  it('a refusal is followed by a new key', async () => {
    const checkout = await fail('shop.next = { submitOrder: { code: "StripeRejected" } }')
    await checkout.set('shop.next = {}')
    await checkout.placeOrder().click()
    await checkout.settled()
    const submits = (await checkout.detailsOf('submitOrder')) as readonly [{ key: string }][]
    expect(new Set(submits.map(([{ key }]) => key)).size).toBe(2)
  })

  it('parts that need a refresh are marked, and nothing is submitted before it', async () => {
    const checkout = await fail('shop.next = { submitOrder: { code: "PriceChanged" } }')
    expect(await checkout.error().getAttribute('data-wf-needs-refresh')).toBe('true')
    await checkout.set('shop.next = {}')
    await checkout.placeOrder().click()
    await checkout.settled()
    expect(await checkout.detailsOf('submitOrder')).toHaveLength(1)
  })

  it('a missing state of the address is requested', async () => {
    const checkout = await fail(
      'shop.next = { submitOrder: { code: "InvalidShippingAddress", problems: ["MISSING_STATE"] } }',
    )
    expect(await checkout.focused()).toBe('address_state')
    expect(await checkout.field('State').evaluate((field) => (field as HTMLInputElement).required)).toBe(true)
    expect(await checkout.error().textContent()).toMatch(/ship your order/)
  })

  it('a box that is not ticked is requested for this try only: the cart may change before the next', async () => {
    const checkout = await fail(
      'shop.next = { submitOrder: { code: "NeedConfirmation", problems: ["Gift", "Not here"] } }',
    )
    const box = checkout.page.locator('input[name="Gift"]')
    const isRequired = () => box.evaluate((field) => (field as HTMLInputElement).required)
    expect(await checkout.focused()).toBe('Gift')
    expect(await isRequired()).toBe(true)
    expect(await box.getAttribute('aria-invalid')).toBe('true')
    expect(await checkout.error().textContent()).toMatch(/tick the boxes/)
    await checkout.set('shop.next = {}')
    await checkout.placeOrder().click()
    await checkout.settled()
    expect(await isRequired()).toBe(false)
    expect(await checkout.detailsOf('submitOrder')).toHaveLength(2)
  })
})
