import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Locator } from 'playwright-core'
import { createStripeNetwork } from '../../fakes/stripe-page/stripe-network.js'
import type { StandInExpress } from '../../fakes/stripe-page/express-checkout.stand-in.js'
import type { StandInSheet } from '../../fakes/stripe-page/wallet-sheet.stand-in.js'
import { openStripeShop } from '../../support/payments/stripe-shop.js'
import type { StripeShop } from '../../support/payments/stripe-shop.js'
import { atRest } from '../support/at-rest.js'
import { connectChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { openShopSite, openStore } from '../commerce/shop-site.js'
import type { ShopBackend, ShopSite } from '../commerce/shop-site.js'
import { readFileSync } from 'node:fs'
import { Shopper } from '../support/shopper.js'

jest.setTimeout(90_000)

const GERMANY = { country: 'DE', city: 'Leipzig', postalCode: '04109', region: '', addressLine: [] }
const NOWHERE = { ...GERMANY, country: 'AQ' }
const HOME = { ...GERMANY, recipient: 'Ada Lovelace', addressLine: ['12 Analytical Way'] }

let browser: Browser
let stripe: StripeShop
let shop: ShopSite
let store: ShopBackend
const shoppers: Shopper[] = []

beforeAll(async () => {
  stripe = await openStripeShop()
  const settings = JSON.parse(readFileSync('demo/vitrine.json', 'utf8')) as object
  store = await openStore(readFileSync('demo/catalogue.csv', 'utf8'), { ...settings, quickCheckout: true }, [
    stripe.processor,
  ])
  shop = await openShopSite('demo', store)
  browser = await connectChromium()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await stripe?.server.close()
})
afterEach(async () => {
  shop.fault = null
  Object.assign(store.settings ?? {}, { quickCheckout: true })
  for (const shopper of shoppers.splice(0)) await shopper.leave()
})

const WIDTHS = [1280, 390]

async function visit(wallet: object | null = { googlePay: true }, width = 1280): Promise<Shopper> {
  const shopper = await Shopper.arrive(browser, shop.origin, { width, height: 900 })
  shoppers.push(shopper)
  await shopper.context.addInitScript((has) => {
    Reflect.set(window, 'standInWallet', has)
    // Elements that designers put beside the buttons, such as a line with "or" in it.
    addEventListener('DOMContentLoaded', () => {
      for (const block of document.querySelectorAll(
        '[data-node-type="commerce-cart-quick-checkout-actions"]',
      ))
        block.append(
          Object.assign(document.createElement('p'), { className: 'wallet-or', textContent: 'or' }),
        )
    })
  }, wallet)
  await createStripeNetwork(stripe.server).serve(shopper.context)
  return shopper
}

/** The sheet that the page asked for last, as it is now. */
const sheetOf = ({
  page,
}: Shopper): Promise<Pick<StandInSheet, 'options' | 'isOpen' | 'details' | 'outcome'>> =>
  page.evaluate(() => {
    const { options, isOpen, details, outcome } = Reflect.get(window, 'stripeStandIn').sheets.at(-1)
    return { options, isOpen, details, outcome }
  })
const act = ({ page }: Shopper, verb: keyof StandInSheet, what?: unknown): Promise<void> =>
  page.evaluate(([name, given]) => Reflect.get(window, 'stripeStandIn').sheets.at(-1)[name](given), [
    verb,
    what,
  ] as const)
const settled = async (shopper: Shopper): Promise<Pick<StandInSheet, 'details'>> => {
  await eventually(async () => expect((await sheetOf(shopper)).details).not.toBeNull())
  return sheetOf(shopper)
}

/** The button that the wallet has drawn itself, and its sheet. */
const expressOf = ({ page }: Shopper): Promise<Pick<StandInExpress, 'amount' | 'isOpen' | 'details'>> =>
  page.evaluate(() => {
    const { amount, isOpen, details } = Reflect.get(window, 'stripeStandIn').express.at(-1)
    return { amount, isOpen, details }
  })
const actInExpress = ({ page }: Shopper, verb: keyof StandInExpress, what?: unknown): Promise<void> =>
  page.evaluate(([name, given]) => Reflect.get(window, 'stripeStandIn').express.at(-1)[name](given), [
    verb,
    what,
  ] as const)

const inCart = (shopper: Shopper) => shopper.cart().locator('.w-commerce-commercecartquickcheckoutbutton')
const inCheckout = (shopper: Shopper) =>
  shopper.checkout().locator('.w-commerce-commercecartquickcheckoutbutton')

const submits = (): number => shop.requests.flat().filter((name) => name.includes('AttemptSubmit')).length

/** Separators between the wallets and the other payment methods. */
const separators = (within: Locator) => within.locator('.wallet-or')

describe.each(WIDTHS)('the wallet buttons of a shop, %d pixels wide', (width) => {
  it('are shown if a wallet can pay, on a product page as at the checkout, and pay there', async () => {
    const shopper = await visit({ googlePay: true }, width)
    await shopper.putIntoCart('mika-portable-lamp')
    await inCart(shopper).waitFor()
    await separators(shopper.cart()).waitFor()
    expect(await shopper.cart().locator('.w-commerce-commercecartapplepaybutton').isVisible()).toBe(false)
    await atRest(shopper.page)
    const box = await inCart(shopper).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(24)
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(await shopper.accessibilityViolations()).toEqual([])
    await shopper.openCheckout()
    await inCheckout(shopper).waitFor()
    await separators(shopper.checkout()).waitFor()
    expect(await shopper.accessibilityViolations()).toEqual([])
    await shopper.goTo('/product/mika-portable-lamp')
    await shopper.cartButton().click()
    await inCart(shopper).click()
    await act(shopper, 'chooseAddress', GERMANY)
    await settled(shopper)
    await act(shopper, 'pay', { token: 'pm_card_visa', email: 'ada@example.com', address: HOME })
    expect((await shopper.confirmation()).text).toContain('12 Analytical Way')
    expect(shopper.problems).toEqual([])
  })

  it('stay hidden with their surroundings if the owner has not allowed them', async () => {
    Object.assign(store.settings ?? {}, { quickCheckout: false })
    const shopper = await visit({ googlePay: true }, width)
    const loaded: string[] = []
    shopper.page.on('request', (request) => loaded.push(request.url()))
    await shopper.putIntoCart('mika-portable-lamp')
    await atRest(shopper.page)
    expect(await separators(shopper.cart()).isVisible()).toBe(false)
    expect(loaded.filter((url) => /stripe/.test(url))).toEqual([])
    await shopper.openCheckout()
    // The card's fields are shown, so the wallets had time to appear.
    await shopper.checkout().locator('iframe').first().waitFor()
    expect(await inCheckout(shopper).isVisible()).toBe(false)
    expect(await separators(shopper.checkout()).isVisible()).toBe(false)
    expect(await shopper.page.evaluate(() => Reflect.get(window, 'stripeStandIn').sheets)).toEqual([])
  })
})

describe('the wallet buttons of a shop', () => {
  it('are Apple’s for Apple’s wallet', async () => {
    const shopper = await visit({ applePay: true })
    await shopper.putIntoCart('mika-portable-lamp')
    await shopper.cart().locator('.w-commerce-commercecartapplepaybutton').waitFor()
    expect(await inCart(shopper).isVisible()).toBe(false)
  })

  it('are hidden if no wallet can pay, and an empty cart loads nothing for them', async () => {
    const shopper = await visit(null)
    const loaded: string[] = []
    shopper.page.on('request', (request) => loaded.push(request.url()))
    await shopper.openProduct('mika-portable-lamp')
    expect(loaded.filter((url) => /stripe|checkout/.test(url))).toEqual([])
    await shopper.putIntoCart('mika-portable-lamp')
    await eventually(async () =>
      expect(await shopper.page.evaluate(() => Reflect.get(window, 'stripeStandIn')?.sheets.length)).toBe(1),
    )
    expect(await inCart(shopper).isVisible()).toBe(false)
    expect(await separators(shopper.cart()).isVisible()).toBe(false)
  })
})

describe('an order paid in a wallet’s sheet', () => {
  it('opens at once with the goods, follows the address and the way of shipping, and is confirmed', async () => {
    const shopper = await visit()
    await shopper.putIntoCart('mika-portable-lamp')
    await inCart(shopper).click()
    const { options, isOpen } = await sheetOf(shopper)
    expect(isOpen).toBe(true)
    expect(options).toMatchObject({
      country: 'DE',
      currency: 'eur',
      requestShipping: true,
      requestPayerEmail: true,
      total: { label: 'Subtotal', amount: 7900, pending: true },
      displayItems: [{ label: 'Mika Portable Lamp (1)', amount: 7900 }],
    })
    await act(shopper, 'chooseAddress', GERMANY)
    const first = await settled(shopper)
    expect(first.details).toMatchObject({
      status: 'success',
      total: { label: 'Total', pending: false },
      shippingOptions: [{ id: 'standard-de' }, { id: 'express-de' }],
    })
    await act(shopper, 'chooseOption', 'express-de')
    const second = await settled(shopper)
    expect(second.details).toMatchObject({
      total: { amount: 7900 + 1290 },
      shippingOptions: [{ id: 'express-de', amount: 1290 }, { id: 'standard-de' }],
    })
    const before = [...stripe.server.charged().values()].flat().length
    await act(shopper, 'pay', { token: 'pm_card_visa', email: 'ada@example.com', address: HOME })
    const { text } = await shopper.confirmation()
    expect(text).toContain('12 Analytical Way')
    expect(text).toContain('Tomorrow')
    const taken = [...stripe.server.charged().values()].flat()
    expect(taken.slice(before)).toEqual([7900 + 1290])
    expect(shopper.problems).toEqual([])
  })

  it('reports an address without shipping in the sheet, and drops a cancelled sheet', async () => {
    const shopper = await visit()
    await shopper.putIntoCart('mika-portable-lamp')
    await inCart(shopper).waitFor()
    await inCart(shopper).press('Enter')
    await act(shopper, 'chooseAddress', NOWHERE)
    expect((await settled(shopper)).details).toEqual({ status: 'invalid_shipping_address' })
    const before = submits()
    await act(shopper, 'cancel')
    await inCart(shopper).waitFor()
    await inCart(shopper).press(' ')
    expect((await sheetOf(shopper)).isOpen).toBe(true)
    expect(submits()).toBe(before)
  })

  it('closes the sheet before the bank’s challenge is shown', async () => {
    const shopper = await visit()
    await shopper.putIntoCart('mika-portable-lamp')
    await shopper.openCheckout()
    await inCheckout(shopper).click()
    await act(shopper, 'chooseAddress', GERMANY)
    await settled(shopper)
    await act(shopper, 'pay', {
      token: 'pm_card_authenticationRequired',
      email: 'ada@example.com',
      address: HOME,
    })
    const bank = shopper.page.frameLocator('iframe[title="Confirm with your bank"]')
    await bank.getByRole('button', { name: 'Complete' }).waitFor()
    expect((await sheetOf(shopper)).outcome).toBe('success')
    await bank.getByRole('button', { name: 'Complete' }).click()
    await shopper.confirmation()
  })

  it('fails the sheet if the card is declined, and says why on the page', async () => {
    const shopper = await visit()
    await shopper.putIntoCart('mika-portable-lamp')
    await shopper.openCheckout()
    await inCheckout(shopper).click()
    await act(shopper, 'chooseAddress', GERMANY)
    await settled(shopper)
    await act(shopper, 'pay', { token: 'pm_card_chargeDeclined', email: 'ada@example.com', address: HOME })
    await eventually(async () => expect((await sheetOf(shopper)).outcome).toBe('fail'))
    expect(await shopper.error().innerText()).toMatch(/declined|could not be completed/i)
  })

  it.each([
    ['PriceChanged', /prices of one or more items/],
    ['ItemNotFound', /products in your cart have been removed/],
  ])('closes the sheet and shows an alert after %s', async (code, text) => {
    const shopper = await visit()
    await shopper.putIntoCart('mika-portable-lamp')
    await inCart(shopper).click()
    await act(shopper, 'chooseAddress', GERMANY)
    await settled(shopper)
    shop.fault = (_, response, operations) => {
      if (!operations.some((name) => name.includes('AttemptSubmit'))) return false
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify([{ data: null, errors: [{ message: code, extensions: { code } }] }]))
      return true
    }
    const said = new Promise<string>((resolve) =>
      shopper.page.once('dialog', (dialog) => {
        resolve(dialog.message())
        void dialog.accept()
      }),
    )
    await act(shopper, 'pay', { token: 'pm_card_visa', email: 'ada@example.com', address: HOME })
    expect(await said).toMatch(text)
    expect((await sheetOf(shopper)).outcome).toBe('success')
  })
})

describe.each(WIDTHS)(
  'a release of Stripe’s script without a sheet for buttons of the page, %d wide',
  (width) => {
    it('draws its own button in the cart, follows the choices in its sheet, and is confirmed', async () => {
      const shopper = await visit({ googlePay: true }, width)
      await shopper.context.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          document.documentElement.setAttribute('data-vitrine-stripe-release', 'endive'),
        ),
      )
      await shopper.putIntoCart('mika-portable-lamp')
      const button = shopper.cart().getByRole('button', { name: 'Pay with GPay' })
      await button.waitFor()
      expect(await inCart(shopper).isVisible()).toBe(false)
      await atRest(shopper.page)
      await button.click()
      expect(await expressOf(shopper)).toMatchObject({ isOpen: true, amount: 7900 })
      await actInExpress(shopper, 'chooseAddress', GERMANY)
      await eventually(async () =>
        expect((await expressOf(shopper)).details).toMatchObject({
          shippingRates: [{ id: 'standard-de' }, { id: 'express-de' }],
        }),
      )
      await actInExpress(shopper, 'chooseOption', 'express-de')
      await eventually(async () =>
        expect(await expressOf(shopper)).toMatchObject({
          amount: 7900 + 1290,
          details: { shippingRates: [{ id: 'express-de', amount: 1290 }, { id: 'standard-de' }] },
        }),
      )
      await actInExpress(shopper, 'pay', { token: 'pm_card_visa', email: 'ada@example.com', address: HOME })
      const { text } = await shopper.confirmation()
      expect(text).toContain('12 Analytical Way')
      expect(text).toContain('Tomorrow')
      expect(shopper.problems).toEqual([])
    })
  },
)
