import { launchChromium } from '../../browser/support/chromium.js'
import { ServedShop } from '../../browser/support/served-shop.js'
import { Shopper } from '../../browser/support/shopper.js'
import { recordTraffic } from '../../browser/support/traffic.js'
import { createStripeNetwork } from '../../fakes/stripe-page/stripe-network.js'
import { startStripeServer } from '../../fakes/stripe/stripe-server.fake.js'

/**
 * Pays for orders at the demonstration shop, one after the other, served by `vitrine serve` with keys of
 * Stripe, against the stand-in. Prints for each the time from the press on Place Order to the confirmation,
 * and the exchanges with the shop.
 */
const [rounds = '5'] = process.argv.slice(2)
const stripe = await startStripeServer()
const shop = await ServedShop.open({
  words: ['--cart-limit', '0'],
  environment: {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  },
})
const browser = await launchChromium({})

const field = (shopper: Shopper, name: string) =>
  shopper.page.frameLocator(`iframe[title="Secure ${name} input frame"]`).getByRole('textbox')

async function order(): Promise<{ readonly requests: number; readonly bytes: number; readonly ms: number }> {
  const shopper = await Shopper.visit(browser, shop.origin, '/')
  await createStripeNetwork(stripe).serve(shopper.context)
  await shopper.putIntoCart('glow-bulbs')
  await shopper.openCheckout()
  await shopper.fillInAddress()
  await field(shopper, 'cardNumber').fill('4242424242424242')
  await field(shopper, 'cardExpiry').fill('1234')
  await field(shopper, 'cardCvc').fill('123')
  // The last input is sent half a second later; that is no part of placing the order.
  await shopper.page.waitForTimeout(1500)
  const traffic = recordTraffic(shopper.context)
  const startedAt = performance.now()
  await shopper.placeOrder().click()
  await shopper.page.waitForURL(/order-confirmation/, { waitUntil: 'commit' })
  const ms = performance.now() - startedAt
  await shopper.confirmation()
  const calls = (await traffic.settled()).filter(
    ({ url, sent }) => url.startsWith(shop.origin) && /"operationName":"Checkout/.test(sent),
  )
  await shopper.leave()
  return { requests: calls.length, bytes: calls.reduce((sum, call) => sum + call.bytes, 0), ms }
}

try {
  // The first shopper finds nothing in any cache.
  await order()
  const orders = []
  for (let round = 0; round < Number(rounds); round += 1) orders.push(await order())
  console.log(`DONE ${JSON.stringify({ orders })}`)
} finally {
  await browser.close()
  await shop.close()
  await stripe.close()
}
