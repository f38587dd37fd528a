import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { createPaypalProcessor } from '../../../adapters/payments/paypal/server/index.js'
import { joinSite } from '../../composition/support/member-browser.js'
import { createPaypalNetwork } from '../../fakes/paypal-page/paypal-network.js'
import { startPaypalServer } from '../../fakes/paypal/paypal-server.fake.js'
import type { PaypalServer } from '../../fakes/paypal/paypal-server.fake.js'
import { createStripeNetwork } from '../../fakes/stripe-page/stripe-network.js'
import { openStripeShop } from '../../support/payments/stripe-shop.js'
import type { StripeShop } from '../../support/payments/stripe-shop.js'
import { connectChromium } from '../support/chromium.js'
import { openPaidShop } from '../support/paid-shop.js'
import type { PaidShop } from '../support/paid-shop.js'
import { Shopper } from '../support/shopper.js'
import { goToSubscription } from '../support/subscription-checkout.js'
import { serverAnswer } from '../support/server-answer.js'

jest.setTimeout(240_000)

const PASSWORD = 'seven green kettles'
/** The public address of the shop. */
const SITE = 'https://shop.example'

const PAYPAL_FORM =
  '<form data-wf-user-form-type="vitrine-change-card" data-vitrine-payment="paypal" style="display: none" ' +
  'aria-label="Pay by PayPal"><label for="paypal-subscription">Subscription</label>' +
  '<select id="paypal-subscription" data-wf-user-form-input-type="subscription" required></select>' +
  '<input type="submit" value="Pay by PayPal from now on" data-wait="One moment..."></form>' +
  '<div class="w-form-success" style="display: none" tabindex="-1">From now on PayPal is charged.</div>'

let folder: string
let browser: Browser
let stripe: StripeShop
let paypal: PaypalServer
let shop: PaidShop
let shopper: Shopper

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-method-'))
  cpSync('demo', folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  const page = readFileSync('demo/user-account.html', 'utf8')
  const place = '<div id="another-card"'
  writeFileSync(
    join(folder, 'user-account.html'),
    page.replace(place, `<div class="w-form">${PAYPAL_FORM}</div>${place}`),
  )
  stripe = await openStripeShop()
  paypal = await startPaypalServer()
  const { clientId, clientSecret, webhookId, url: baseUrl } = paypal
  const processor = createPaypalProcessor({ clientId, clientSecret, webhookId, baseUrl, siteUrl: SITE })
  shop = await openPaidShop([stripe.processor, processor], folder)
  browser = await connectChromium()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await stripe?.server.close()
  await paypal?.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => shopper?.leave())

const cardField = (name: string) =>
  shopper.page.frameLocator(`iframe[title="Secure ${name} input frame"]`).getByRole('textbox')

async function enterCard(number: string): Promise<void> {
  await shopper.page.locator('[data-wf-stripe-element-type="cardNumber"]').scrollIntoViewIfNeeded()
  await cardField('cardNumber').fill(number)
  await cardField('cardExpiry').fill('1234')
  await cardField('cardCvc').fill('123')
}

/** A member whose trial is paid by card, on their account page. */
async function withTrial(email: string): Promise<void> {
  await joinSite(shop.origin, email, PASSWORD)
  shopper = await Shopper.visit(browser, shop.origin, '/log-in')
  const { page, context } = shopper
  await createStripeNetwork(stripe.server).serve(context)
  await createPaypalNetwork(paypal).serve(context)
  await context.route(`${SITE}/**`, (route) =>
    route.fulfill({ status: 302, headers: { location: route.request().url().replace(SITE, shop.origin) } }),
  )
  await goToSubscription(shopper, email, PASSWORD)
  await enterCard('4242424242424242')
  await shopper.placeOrder().press('Enter')
  await page.waitForURL(/\/order-confirmation\?/)
  await shopper.goTo('/user-account')
}

describe('payment methods of a subscription', () => {
  it('are moved to PayPal by the member, who agrees there without paying', async () => {
    await withTrial('ada@example.org')
    const { page, context } = shopper
    await page.getByText('The Evening Circle (… 4242)').first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Pay by PayPal from now on' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'PayPal asks you to confirm' })
    await dialog.getByText('your subscription is paid from your account there').waitFor()
    expect(await shopper.accessibilityViolations()).toEqual([])
    const opened = context.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Confirm at PayPal' }).click()
    await (await opened).getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('From now on PayPal is charged.').waitFor()
    await page.getByText('The Evening Circle (… 4242)').first().waitFor({ state: 'detached' })
    expect([...paypal.setups.values()]).toMatchObject([{ status: 'VAULTED' }])
    expect([paypal.orders.size, stripe.server.payments.size]).toEqual([0, 0])
    expect([shopper.problems, shop.problems]).toEqual([[], []])
  })

  it('are looked up if the charge of an overdue amount is unknown, with a notice on the page meanwhile', async () => {
    await withTrial('eve@example.org')
    const { page } = shopper
    const sent: string[] = []
    await page.route('**/.wf_graphql/**', async (route) => {
      const body = route.request().postData() ?? ''
      if (!body.includes('vitrineChangeCard')) return route.continue()
      sent.push(/"paymentMethod":"([^"]+)"/.exec(body)?.[1] ?? '')
      const answer = await serverAnswer(route)
      const text = await answer.text()
      const said = sent.length === 1 ? text.replace('"changed"', '"unclear"') : text
      return route.fulfill({ response: answer, body: said })
    })
    await enterCard('4242424242424242')
    await page.getByRole('button', { name: 'Use this card' }).press('Enter')
    await page.getByText('We are checking your payment.').waitFor()
    await page.getByText('From now on this card is charged.').waitFor()
    await page.getByText('We are checking your payment.').waitFor({ state: 'hidden' })
    expect(sent).toEqual(['pm_card_visa', 'pm_card_visa'])
    expect([shopper.problems, shop.problems]).toEqual([[], []])
  })
})
