import Stripe from 'stripe'
import { afterEach, describe, expect, it } from '@jest/globals'
import type { StripeServer } from '../../../../fakes/stripe/stripe-server.fake.js'
import type { ProviderRequest } from '../../../../fakes/provider-http.js'
import { money } from '../../../../../core/money/index.js'
import { openStripeShop } from '../../../../support/payments/stripe-shop.js'

const servers: StripeServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const NOW_MS = 1_700_000_000_999

const open = async () => {
  const shop = await openStripeShop({}, { nowMs: () => NOW_MS })
  servers.push(shop.server)
  return shop
}

const charge = (key: string) => ({
  key,
  reference: null,
  amount: money(1250, 'EUR'),
  paymentMethod: 'pm_card_visa',
  confirmation: null,
})

const isList = ({ method, path }: ProviderRequest): boolean =>
  method === 'GET' && path === '/v1/payment_intents'

/** A page of a list at Stripe in which the payments have these keys. */
const pageOf = (keys: readonly string[], first: number, hasMore: boolean) => ({
  status: 200,
  body: {
    object: 'list',
    url: '/v1/payment_intents',
    has_more: hasMore,
    data: keys.map((key, index) => ({
      id: `pi_${first + index}`,
      object: 'payment_intent',
      status: 'processing',
      metadata: { vitrine_key: key },
    })),
  },
})

describe('a payment that is searched by its key', () => {
  it("is searched in the list of the last hour, then by Stripe's search, with its charge each time", async () => {
    const { server, processor } = await open()
    expect(await processor.lookup({ key: 'order:1', reference: null })).toEqual({ tag: 'none' })
    const [listed, searched, ...more] = server.requests
    expect(more).toEqual([])
    expect([listed?.path, Object.fromEntries(listed!.query)]).toEqual([
      '/v1/payment_intents',
      { 'created[gte]': '1699996400', limit: '100', 'expand[0]': 'data.latest_charge.refunds' },
    ])
    expect([searched?.path, Object.fromEntries(searched!.query)]).toEqual([
      '/v1/payment_intents/search',
      { query: 'metadata["vitrine_key"]:"order:1"', limit: '1', 'expand[0]': 'data.latest_charge.refunds' },
    ])
  })

  it('is found by a key of any characters, unchanged', async () => {
    const { server, processor } = await open()
    await processor.lookup({ key: 'a"b"c\\d\\', reference: null })
    expect(server.requests.at(-1)?.query.get('query')).toBe('metadata["vitrine_key"]:"a\\"b\\"c\\\\d\\\\"')
  })

  it('is the one with exactly that key', async () => {
    const { processor } = await open()
    const paid = new Map<string, unknown>()
    for (const key of ['order:1', 'order:2', 'order:3']) paid.set(key, await processor.charge(charge(key)))
    for (const [key, state] of paid) expect(await processor.lookup({ key, reference: null })).toEqual(state)
    expect(new Set([...paid.values()].map((state) => JSON.stringify(state))).size).toBe(3)
  })

  it.each([
    [4999, 'pending'],
    [5000, 'unknown'],
  ])('is found or stays open if %i newer ones were made within the hour: %s', async (newer, tag) => {
    const { server, processor } = await open()
    const keys = [...Array.from({ length: newer }, (_, index) => `other:${index}`), 'order:1']
    let pages = 0
    server.fail((request) => {
      if (!isList(request)) return null
      const first = pages++ * 100
      return pageOf(keys.slice(first, first + 100), first, first + 100 < keys.length)
    })
    const found = await processor.lookup({ key: 'order:1', reference: null })
    expect(found).toMatchObject(
      tag === 'pending'
        ? { tag, reference: 'pi_4999' }
        : { tag, message: 'It is unknown whether this is one of the many recent payments.' },
    )
    expect([pages, server.requests.length]).toEqual([50, 50])
  })
})

describe.each([{}, { metadata: null }, { metadata: 'text' }, { metadata: { vitrine_key: 5 } }])(
  'payments of another program in the same account, with %j',
  (foreign) => {
    const intent = { id: 'pi_foreign', object: 'payment_intent', status: 'processing', ...foreign }

    it('are skipped when a payment is searched', async () => {
      const { server, processor } = await open()
      server.fail((request) =>
        isList(request)
          ? {
              status: 200,
              body: { object: 'list', url: '/v1/payment_intents', has_more: false, data: [intent] },
            }
          : null,
      )
      expect(await processor.lookup({ key: 'order:1', reference: null })).toEqual({ tag: 'none' })
    })

    it('do not belong to this shop if only a notice names them', async () => {
      const { server, processor } = await open()
      server.fail(({ path }) => (path.endsWith('/pi_foreign') ? { status: 200, body: intent } : null))
      const payload = JSON.stringify({ data: { object: { object: 'charge', payment_intent: 'pi_foreign' } } })
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: server.webhookSecret,
        timestamp: Math.floor(NOW_MS / 1000),
      })
      const notice = { body: Buffer.from(payload), headers: { 'stripe-signature': signature } }
      expect(await processor.readNotice(notice)).toEqual({ ok: true, value: [] })
    })
  },
)

describe('a payment that is searched by its reference', () => {
  it('is searched by its key if Stripe knows no such reference', async () => {
    const { processor } = await open()
    const paid = await processor.charge(charge('order:1'))
    expect(await processor.lookup({ key: 'order:1', reference: 'pi_none' })).toEqual(paid)
    expect(await processor.lookup({ key: 'order:2', reference: 'pi_none' })).toEqual({ tag: 'none' })
  })

  it.each([400, 401, 404])('is unknown if Stripe refuses to answer (%i)', async (status) => {
    const { server, processor } = await open()
    const message = 'Not to be told.'
    server.fail(({ path }) =>
      path.endsWith('/pi_1') ? { status, body: { error: { type: 'invalid_request_error', message } } } : null,
    )
    const which = { key: 'order:1', reference: 'pi_1' }
    expect(await processor.lookup(which)).toEqual({ tag: 'unknown', message })
    expect(await processor.cancel(which)).toEqual({ tag: 'unknown', message })
  })
})
