import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Stripe from 'stripe'
import { runCommand } from '../../composition/cli/program.js'
import { readPaymentSettings, startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { productSlug, skuId } from '../../core/catalog/index.js'
import type { RawNotice } from '../../core/ports/payments/payment-processor.port.js'
import { startPaypalServer } from '../fakes/paypal/paypal-server.fake.js'
import type { PaypalServer } from '../fakes/paypal/paypal-server.fake.js'
import { startStripeServer } from '../fakes/stripe/stripe-server.fake.js'
import type { StripeServer } from '../fakes/stripe/stripe-server.fake.js'
import { startPostgres } from '../support/sql/postgres.js'
import { valueOf } from '../support/value-of.js'
import { openBrowser } from './support/member-browser.js'
import { HOME } from './support/place-order.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

// Notices of disputes, signed as the providers sign them, at a served shop.
describe.each(['the embedded database', 'PostgreSQL'] as const)('disputes at a shop served on %s', (name) => {
  let site: ScratchSite
  let running: RunningSite
  let stripe: StripeServer
  let paypal: PaypalServer
  /** Another shop at the same providers, with secrets of its own. */
  let otherStripe: StripeServer
  let otherPaypal: PaypalServer
  const before = process.env['DATABASE_URL']
  const closing: (() => unknown)[] = []
  beforeAll(async () => {
    site = scratchSite()
    site.write('catalogue.csv', 'Product Handle,Product Name,Variant Price\noak-stool,Oak stool,129.00')
    stripe = await startStripeServer()
    paypal = await startPaypalServer()
    otherStripe = await startStripeServer()
    otherPaypal = await startPaypalServer()
    const postgres = name === 'PostgreSQL' ? await startPostgres() : null
    const databaseUrl = await postgres?.createShopDatabase()
    const payments = valueOf(
      readPaymentSettings({
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_BASE: stripe.url,
        PAYPAL_CLIENT_ID: paypal.clientId,
        PAYPAL_CLIENT_SECRET: paypal.clientSecret,
        PAYPAL_WEBHOOK_ID: paypal.webhookId,
        PAYPAL_API_BASE: paypal.url,
      }),
    )
    const data = databaseUrl === undefined ? { dataFolder: site.data } : { databaseUrl }
    running = valueOf(await startSite(site.folder, { port: 0, payments, ...data }))
    // Commands read the same database.
    if (databaseUrl !== undefined) process.env['DATABASE_URL'] = databaseUrl
    closing.push(
      () => running.close(),
      () => postgres?.close(),
      ...[stripe, paypal, otherStripe, otherPaypal].map((server) => () => server.close()),
    )
  }, 240_000)
  afterAll(async () => {
    if (before === undefined) delete process.env['DATABASE_URL']
    else process.env['DATABASE_URL'] = before
    for (const close of closing) await close()
    site.remove()
  })

  const show = async (order: string): Promise<string> => {
    const lines: string[] = []
    const data = name === 'PostgreSQL' ? [] : ['--data', site.data]
    const terminal = { out: (line: string) => lines.push(line), err: (line: string) => lines.push(line) }
    await runCommand(['orders', 'show', order, '--json', ...data], terminal)
    return lines.join('\n')
  }
  /** The order's present state, and the disputes in its log. */
  const standing = async (order: string) => {
    const shown = JSON.parse(await show(order)) as {
      readonly paid: { readonly isDisputed: boolean }
      readonly events: readonly { readonly tag: string }[]
    }
    return [shown.paid.isDisputed, ...shown.events.flatMap(({ tag }) => (/^dispute/.test(tag) ? [tag] : []))]
  }

  const cart = async (email: string) => {
    const { commerce } = openBrowser(running.server.url)
    const { product } = valueOf(await commerce.readProduct({ slug: productSlug('oak-stool') }))
    const sku = product.skus[0]?.id ?? skuId('none')
    valueOf(await commerce.addToCart({ skuId: sku, count: 1, buyNow: false, key: `add ${email}` }))
    valueOf(await commerce.updateIdentity(email))
    valueOf(await commerce.updateAddress({ kind: 'shipping', address: HOME }))
    valueOf(await commerce.updateAddress({ kind: 'billing', address: HOME }))
    const { order } = valueOf(await commerce.readCart())
    valueOf(await commerce.updateShippingMethod(order?.shippingMethods[0]?.id ?? null))
    return commerce
  }
  /** Buys through a provider; answers the order and the provider's name of the payment. */
  const buy = {
    stripe: async () => {
      const commerce = await cart('stripe@example.org')
      valueOf(await commerce.storePaymentMethod({ provider: 'stripe', token: 'pm_card_visa' }))
      const answer = valueOf(await commerce.submitOrder({ key: 'stripe' }))
      if (answer.tag !== 'accepted') throw new Error(answer.tag)
      return { order: answer.orderId, reference: [...stripe.payments.keys()].at(-1) ?? '' }
    },
    paypal: async () => {
      const commerce = await cart('paypal@example.org')
      const { reference } = valueOf(await commerce.beginWallet!('paypal'))
      paypal.approve(reference)
      valueOf(await commerce.syncWallet!('paypal'))
      const { order } = valueOf(await commerce.readCart())
      valueOf(await commerce.updateShippingMethod(order?.shippingMethods[0]?.id ?? null))
      const answer = valueOf(await commerce.submitOrder({ key: 'paypal' }))
      if (answer.tag !== 'accepted') throw new Error(answer.tag)
      return { order: answer.orderId, reference }
    },
  }
  const send = async (provider: string, { body, headers }: RawNotice): Promise<number> =>
    (
      await fetch(`${running.server.url}/.vitrine/payments/${provider}`, {
        method: 'POST',
        body: Buffer.from(body),
        headers: headers as Record<string, string>,
      })
    ).status
  const signedAt = (body: string, secret: string, timestamp: number): RawNotice => ({
    body: Buffer.from(body),
    headers: {
      'stripe-signature': new Stripe('sk_test_x').webhooks.generateTestHeaderString({
        ...{ payload: body, secret, timestamp },
      }),
    },
  })
  /** A notice of the provider as strangers could send it: none of them is the provider's own. */
  const forged = {
    stripe: (genuine: RawNotice): readonly RawNotice[] => {
      const body = Buffer.from(genuine.body).toString()
      const now = Math.floor(Date.now() / 1000)
      return [
        signedAt(body, otherStripe.webhookSecret, now),
        signedAt(body, stripe.webhookSecret, now - 301),
        { ...genuine, body: Buffer.from(body.replace('created', 'closed')) },
        { ...genuine, headers: {} },
      ]
    },
    paypal: (genuine: RawNotice): readonly RawNotice[] => {
      const body = Buffer.from(genuine.body).toString()
      const of = (JSON.parse(body) as { readonly resource: object }).resource
      return [
        otherPaypal.notice('CUSTOMER.DISPUTE.CREATED', of),
        { ...otherPaypal.notice('CUSTOMER.DISPUTE.CREATED', of), body: genuine.body },
        { ...genuine, body: Buffer.from(body.replace('CREATED', 'UPDATED')) },
        { ...genuine, headers: {} },
      ]
    },
  }

  it.each(['stripe', 'paypal'] as const)(
    'of %s count once: forged, repeated and old notices change nothing',
    async (provider) => {
      const server = provider === 'stripe' ? stripe : paypal
      const { order, reference } = await buy[provider]()
      expect(await standing(order)).toEqual([false])

      const opened = server.dispute(reference)
      for (const notice of forged[provider](opened)) expect(await send(provider, notice)).toBe(400)
      expect(await standing(order)).toEqual([false])

      expect(await send(provider, opened)).toBe(200)
      expect(await standing(order)).toEqual([true, 'disputed'])
      const replays = await Promise.all(Array.from({ length: 8 }, () => send(provider, opened)))
      expect(new Set(replays)).toEqual(new Set([200]))
      expect(await standing(order)).toEqual([true, 'disputed'])

      // The notice of its end comes before a late copy of the first notice; the provider's current state counts.
      const ended =
        provider === 'stripe'
          ? stripe.endDispute(reference, 'won')
          : paypal.endDispute(reference, 'RESOLVED_SELLER_FAVOUR')
      expect(await send(provider, ended)).toBe(200)
      expect(await standing(order)).toEqual([false, 'disputed', 'dispute-over'])
      expect([200, 429]).toContain(await send(provider, opened))
      expect(await standing(order)).toEqual([false, 'disputed', 'dispute-over'])
    },
  )
})
