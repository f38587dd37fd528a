import { readFileSync, rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, FrameLocator, Locator } from 'playwright-core'
import { createPaypalProcessor } from '../../../adapters/payments/paypal/server/index.js'
import { createPaypalReturnRoute } from '../../../adapters/server/routes/payments/paypal-return-route.js'
import { createPaypalNetwork } from '../../fakes/paypal-page/paypal-network.js'
import { startPaypalServer } from '../../fakes/paypal/paypal-server.fake.js'
import type { PaypalServer } from '../../fakes/paypal/paypal-server.fake.js'
import { connectChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { openShopSite, openStore } from '../commerce/shop-site.js'
import type { ShopSite } from '../commerce/shop-site.js'
import { makePaypalSite } from '../support/paypal-site.js'
import { Shopper } from '../support/shopper.js'

jest.setTimeout(90_000)

/** The public address of the shop. */
const SITE = 'https://shop.example'

let folder: string
let browser: Browser
let paypal: PaypalServer
let shop: ShopSite
const shoppers: Shopper[] = []

beforeAll(async () => {
  folder = makePaypalSite()
  paypal = await startPaypalServer()
  const processor = createPaypalProcessor({
    clientId: paypal.clientId,
    clientSecret: paypal.clientSecret,
    webhookId: paypal.webhookId,
    baseUrl: paypal.url,
    siteUrl: SITE,
  })
  const store = await openStore(
    readFileSync('demo/catalogue.csv', 'utf8'),
    JSON.parse(readFileSync('demo/vitrine.json', 'utf8')),
    [processor],
  )
  shop = await openShopSite(folder, { ...store, routes: [createPaypalReturnRoute()] })
  browser = await connectChromium()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await paypal?.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  shop.fault = null
  for (const shopper of shoppers.splice(0)) await shopper.leave()
})

async function atCheckout(path = '/checkout', width = 1280): Promise<Shopper> {
  const shopper = await Shopper.arrive(browser, shop.origin, { width, height: 900 })
  shoppers.push(shopper)
  await createPaypalNetwork(paypal).serve(shopper.context)
  await shopper.context.route(`${SITE}/**`, (route) =>
    route.fulfill({ status: 302, headers: { location: route.request().url().replace(SITE, shop.origin) } }),
  )
  await shopper.putIntoCart('mika-portable-lamp')
  await shopper.goTo(path)
  return shopper
}

const button = ({ page }: Shopper): Locator => page.locator('.paypal button, .paypal paypal-button')
const window = ({ page }: Shopper): Locator => page.getByRole('dialog', { name: 'PayPal' })
const overlay = ({ page }: Shopper): FrameLocator =>
  page.frameLocator('iframe[title="Complete your order with PayPal"]')
const placeOrder = (shopper: Shopper): Locator =>
  overlay(shopper).getByRole('button', { name: /^Plac(e|ing) Order/ })
const captured = (): readonly string[] => [...paypal.captured().values()].flat()

async function agree(shopper: Shopper): Promise<void> {
  await button(shopper).click()
  await window(shopper).getByRole('button', { name: 'Agree and continue' }).click()
}

describe.each([1280, 390])('an order paid through PayPal, %d pixels wide', (width) => {
  it('is agreed to at PayPal, completed in the overlay and confirmed', async () => {
    const before = captured().length
    const shopper = await atCheckout('/checkout', width)
    await button(shopper).waitFor()
    expect(await shopper.page.evaluate(() => Reflect.get(window, 'paypalStandIn').calls)).toContainEqual([
      'render',
      expect.objectContaining({ color: 'black', layout: 'horizontal' }),
    ])
    await agree(shopper)
    await placeOrder(shopper).waitFor()
    const frame = shopper.page.locator('iframe[title="Complete your order with PayPal"]')
    expect(await frame.evaluate((element) => getComputedStyle(element).zIndex)).toBe('2147483647')
    expect(await shopper.page.evaluate(() => document.body.style.display)).toBe('none')
    await overlay(shopper).getByRole('radio').first().waitFor()
    await placeOrder(shopper).press('Enter')
    await shopper.page.waitForURL(/\/order-confirmation\?orderId=/)
    await shopper.orderLines().filter({ hasText: '€' }).first().waitFor()
    expect(await shopper.page.getByRole('main').innerText()).toContain('PayPal')
    expect(captured()).toHaveLength(before + 1)
    expect(shopper.problems).toEqual([])
  })
})

describe('PayPal', () => {
  it('returns the shopper to the choice of payment after a decline', async () => {
    const shopper = await atCheckout()
    await agree(shopper)
    const order = [...paypal.orders.values()].at(-1)
    Object.assign(order ?? {}, { instrument: 'declined' })
    await overlay(shopper).getByRole('radio').first().waitFor()
    await placeOrder(shopper).press('Enter')
    await window(shopper).waitFor()
    expect(await shopper.page.locator('iframe[title="Complete your order with PayPal"]').count()).toBe(0)
    expect(await shopper.page.evaluate(() => document.body.style.display)).toBe('')
  })

  it('asks for the confirmation that a bank requires, and continues once the shopper is back', async () => {
    const before = captured().length
    const shopper = await atCheckout()
    await agree(shopper)
    Object.assign([...paypal.orders.values()].at(-1) ?? {}, { instrument: 'challenged' })
    await overlay(shopper).getByRole('radio').first().waitFor()
    await placeOrder(shopper).press('Enter')
    const dialog = overlay(shopper).getByRole('dialog', { name: 'PayPal asks you to confirm' })
    const open = async (press: string): Promise<void> => {
      const opened = shopper.context.waitForEvent('page')
      await dialog.getByRole('link', { name: 'Confirm at PayPal' }).click()
      await (await opened).getByRole('button', { name: press }).click()
    }
    await open('Cancel')
    await overlay(shopper).locator('.w-checkout-error-msg').waitFor()
    expect(await dialog.count()).toBe(0)
    expect(captured()).toHaveLength(before)
    await placeOrder(shopper).press('Enter')
    await open('Confirm')
    await shopper.page.waitForURL(/\/order-confirmation\?orderId=/)
    expect(captured()).toHaveLength(before + 1)
    expect(shopper.problems).toEqual([])
  })

  it('reports the reason on the page if no payment could be begun', async () => {
    const shopper = await atCheckout()
    await button(shopper).waitFor()
    shop.fault = (_, response, operations) => {
      if (!operations.some((name) => /Paypal/i.test(name))) return false
      response.setHeader('content-type', 'application/json')
      const errors = [{ message: 'no', extensions: { code: 'StripeFailure' } }]
      response.end(JSON.stringify(operations.map(() => ({ data: null, errors }))))
      return true
    }
    await button(shopper).click()
    await shopper.error().waitFor()
    expect(await shopper.error().innerText()).toMatch(/error processing your payment/)
  })

  it('reports a blocked script in the place of its button, before any press', async () => {
    const shopper = await Shopper.arrive(browser, shop.origin, { width: 390, height: 800 })
    shoppers.push(shopper)
    await shopper.context.route(/paypal\.com/, (route) => route.abort())
    await shopper.putIntoCart('mika-portable-lamp')
    await shopper.goTo('/checkout')
    await shopper.page.getByRole('alert').filter({ hasText: 'PayPal could not be loaded' }).first().waitFor()
    expect(await button(shopper).count()).toBe(0)
  })

  it('reports a script without an answer after 20 seconds', async () => {
    const shopper = await Shopper.arrive(browser, shop.origin, { width: 1280, height: 900 })
    shoppers.push(shopper)
    await shopper.context.clock.install()
    let asked = 0
    await shopper.context.route(/paypal\.com/, () => void asked++)
    await shopper.putIntoCart('mika-portable-lamp')
    await shopper.goTo('/checkout')
    await eventually(async () => expect(asked).toBe(1))
    const notice = shopper.page.locator('.paypal').getByText('PayPal could not be loaded')
    expect(await notice.count()).toBe(0)
    await shopper.context.clock.fastForward(20_000)
    await notice.first().waitFor()
    expect(await button(shopper).count()).toBe(0)
  })

  it('closes the overlay by Escape and accepts messages of no other sender', async () => {
    const shopper = await atCheckout()
    await agree(shopper)
    await placeOrder(shopper).waitFor()
    await shopper.page.evaluate(() =>
      postMessage(
        JSON.stringify({ isWebflow: true, type: 'success', detail: '/order-confirmation?orderId=1' }),
      ),
    )
    await shopper.page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    await eventually(async () =>
      expect(await shopper.page.locator('iframe[title="Complete your order with PayPal"]').count()).toBe(0),
    )
    expect(new URL(shopper.page.url()).pathname).toBe('/checkout')
  })

  it('is drawn by the newer release of its script if the page asks for that', async () => {
    const before = captured().length
    const shopper = await atCheckout('/checkout-6')
    await agree(shopper)
    await overlay(shopper).getByRole('radio').first().waitFor()
    await placeOrder(shopper).press('Enter')
    await shopper.page.waitForURL(/\/order-confirmation\?orderId=/)
    expect(captured()).toHaveLength(before + 1)
    expect(shopper.problems).toEqual([])
  })
})
