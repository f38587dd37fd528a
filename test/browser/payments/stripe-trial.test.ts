import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Locator } from 'playwright-core'
import { joinSite } from '../../composition/support/member-browser.js'
import { createStripeNetwork } from '../../fakes/stripe-page/stripe-network.js'
import { openStripeShop } from '../../support/payments/stripe-shop.js'
import type { StripeShop } from '../../support/payments/stripe-shop.js'
import { atRest } from '../support/at-rest.js'
import { connectChromium } from '../support/chromium.js'
import { eventually } from '../support/eventually.js'
import { openPaidShop } from '../support/paid-shop.js'
import type { PaidShop } from '../support/paid-shop.js'
import { Shopper } from '../support/shopper.js'
import { goToSubscription } from '../support/subscription-checkout.js'

jest.setTimeout(240_000)

const PASSWORD = 'seven green kettles'
const DECLINED_CARD = '4000000000000002'
const CHALLENGED_CARD = '4000002760003184'

let browser: Browser
let stripe: StripeShop
let shop: PaidShop
let shopper: Shopper

beforeAll(async () => {
  stripe = await openStripeShop()
  shop = await openPaidShop([stripe.processor])
  browser = await connectChromium()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await stripe?.server.close()
})
afterEach(() => shopper?.leave())

/** A member who has pressed Subscribe, at the checkout. */
async function atCheckout(email: string, width: number): Promise<void> {
  await joinSite(shop.origin, email, PASSWORD)
  shopper = await Shopper.visit(browser, shop.origin, '/log-in', { width, height: 900 })
  await createStripeNetwork(stripe.server).serve(shopper.context)
  await goToSubscription(shopper, email, PASSWORD)
}

const field = (name: string): Locator =>
  shopper.page.frameLocator(`iframe[title="Secure ${name} input frame"]`).getByRole('textbox')

async function payWith(number: string): Promise<void> {
  await shopper.page.locator('[data-wf-stripe-element-type="cardNumber"]').scrollIntoViewIfNeeded()
  await field('cardNumber').fill(number)
  await field('cardExpiry').fill('1234')
  await field('cardCvc').fill('123')
  await pressOrder()
}

async function pressOrder(): Promise<void> {
  await eventually(async () => expect(await shopper.placeOrder().innerText()).toBe('Place Order'))
  await shopper.placeOrder().scrollIntoViewIfNeeded()
  await atRest(shopper.page)
  await shopper.placeOrder().click()
}

const bank = (button: string): Locator =>
  shopper.page.frameLocator('iframe[title="Confirm with your bank"]').getByRole('button', { name: button })

describe.each([1280, 390])('a trial that is paid by card through Stripe, %d pixels wide', (width) => {
  it('stores the card, also after a refused challenge, and charges or holds no money', async () => {
    await atCheckout(`ada-${width}@example.org`, width)
    const { page } = shopper
    await payWith(DECLINED_CARD)
    await shopper.error().waitFor()
    expect(await shopper.error().innerText()).toMatch(/payment could not be completed|declined/i)
    await payWith(CHALLENGED_CARD)
    await bank('Fail').click()
    await shopper.error().waitFor()
    await pressOrder()
    await bank('Complete').click()
    await page.waitForURL(/\/order-confirmation\?orderId=/)
    expect([...stripe.server.payments.values()]).toEqual([])
    expect([...stripe.server.setups.values()].at(-1)).toMatchObject({ status: 'succeeded' })
    await shopper.goTo('/user-account')
    await page.locator('main').getByText('The Evening Circle').first().waitFor({ timeout: 30_000 })
    expect(shopper.problems).toEqual([])
    expect(shop.problems).toEqual([])
  })
})
