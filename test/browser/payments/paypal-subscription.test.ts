import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Locator } from 'playwright-core'
import { createPaypalProcessor } from '../../../adapters/payments/paypal/server/index.js'
import { joinSite } from '../../composition/support/member-browser.js'
import { createPaypalNetwork } from '../../fakes/paypal-page/paypal-network.js'
import { startPaypalServer } from '../../fakes/paypal/paypal-server.fake.js'
import type { PaypalServer } from '../../fakes/paypal/paypal-server.fake.js'
import { connectChromium } from '../support/chromium.js'
import { openPaidShop } from '../support/paid-shop.js'
import type { PaidShop } from '../support/paid-shop.js'
import { makePaypalSite } from '../support/paypal-site.js'
import { Shopper } from '../support/shopper.js'

jest.setTimeout(240_000)

const PASSWORD = 'seven green kettles'

let folder: string
let browser: Browser
let paypal: PaypalServer
let shop: PaidShop | null = null
let shopper: Shopper | null = null

beforeAll(async () => {
  folder = makePaypalSite()
  paypal = await startPaypalServer()
  browser = await connectChromium()
})
afterAll(async () => {
  await browser?.close()
  await paypal?.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  await shopper?.leave()
  await shop?.close()
  shopper = shop = null
})

/** A member at the checkout of a release, with the trial. `siteUrl` null: the shop has no address. */
async function atCheckout(siteUrl: string | null, release = ''): Promise<Shopper> {
  const { clientId, clientSecret, webhookId, url: baseUrl } = paypal
  shop = await openPaidShop(
    [createPaypalProcessor({ clientId, clientSecret, webhookId, baseUrl, siteUrl })],
    folder,
  )
  await joinSite(shop.origin, 'ada@example.org', PASSWORD)
  const member = (shopper = await Shopper.visit(browser, shop.origin, '/log-in'))
  const { page } = member
  await createPaypalNetwork(paypal).serve(member.context)
  const login = page.locator('[data-wf-user-form-type=login]')
  await login.locator('input[type=email]').fill('ada@example.org')
  await login.locator('input[type=password]').fill(PASSWORD)
  await login.locator('[type=submit]').click()
  await page.waitForURL('**/user-account')
  await member.openProduct('evening-circle')
  await page.getByText('Subscribe now').click()
  await page.waitForURL('**/checkout.html')
  if (release !== '') await member.goTo(`/checkout${release}`)
  await member.summary().getByText('€').first().waitFor()
  return member
}

const holder = ({ page }: Shopper): Locator => page.locator('.paypal')

describe('a subscription with a trial that is paid with PayPal', () => {
  it.each([
    ['5', ''],
    ['6', '-6'],
  ])(
    'is agreed to at PayPal without an order, by release %s, and is listed in the account',
    async (_, page6) => {
      const member = await atCheckout('https://shop.example', page6)
      const { page } = member
      await holder(member).locator('button, paypal-button').click()
      const agreement = page.getByRole('dialog', { name: 'PayPal' })
      await agreement.getByRole('button', { name: 'Agree and continue' }).click()
      const overlay = page.frameLocator('iframe[title="Complete your order with PayPal"]')
      const placeOrder = overlay.getByRole('button', { name: /^Plac(e|ing) Order/ })
      await overlay.locator('.w-commerce-commercecheckoutorderitem:visible').first().waitFor()
      await placeOrder.press('Enter')
      await page.waitForURL(/\/order-confirmation\?orderId=/)
      expect(paypal.orders.size).toBe(0)
      expect([...paypal.setups.values()].at(-1)).toMatchObject({ status: 'VAULTED' })
      await member.goTo('/user-account')
      await page.locator('main').getByText('The Evening Circle').first().waitFor({ timeout: 30_000 })
      expect(member.problems).toEqual([])
      expect(shop?.problems).toEqual([])
    },
  )

  it('is not offered if PayPal cannot store a method', async () => {
    const member = await atCheckout(null)
    expect(await holder(member).isVisible()).toBe(false)
    expect(await holder(member).getByRole('button').count()).toBe(0)
    expect(member.problems).toEqual([])
  })
})
