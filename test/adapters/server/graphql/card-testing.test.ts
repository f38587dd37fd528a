import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { solveProof } from '../../../../adapters/browser/captcha/index.js'
import { systemClock } from '../../../../adapters/server/platform/index.js'
import { COMMERCE_ENDPOINT, CSRF_ENDPOINT } from '../../../../adapters/graphql/protocol/index.js'
import { createCsrfHandler, createGraphqlHandler } from '../../../../adapters/server/graphql/index.js'
import type { OperationLimits } from '../../../../adapters/server/graphql/index.js'
import type { Sql } from '../../../../adapters/server/sql/engine/index.js'
import { at, createRequestHandler, createShopLimits } from '../../../../composition/server/index.js'
import { money } from '../../../../core/money/index.js'
import { orderId, orderToken } from '../../../../core/orders/index.js'
import type { SubmitAnswer } from '../../../../core/ports/shop/commerce-gateway.port.js'
import type { Backend } from '../../../../core/ports/backend.port.js'
import type { Answer } from '../../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import { openTemporaryPostgres } from '../../../support/sql/temporary-postgres.js'
import { one, visitorAt } from '../../graphql/support/post.js'
import type { Post } from '../../graphql/support/post.js'
import { scriptedBackend } from '../../graphql/support/scripted-backend.js'
import { random, secrets, serve } from '../../graphql/support/site.js'
import { sqlLimits } from '../../../support/shop/sql-limits.js'

const SUBMIT = `mutation($answer:String){
  ecommerceAttemptSubmitOrder(checkoutType:normal,paymentIntentId:$answer){ok status clientSecret provider}
}`
const MINUTE_MS = 60_000

const refused = err({ tag: 'rejected', code: 'PaymentDeclined', message: 'Declined.', problems: [] } as const)
const paid = ok({
  tag: 'accepted',
  orderId: orderId('o'),
  token: orderToken('t'),
  customerPaid: money(100, 'EUR'),
  purchasedItems: [],
} as const)

type Pay = (post: Post, address: string, how?: { readonly solves: boolean }) => Promise<string>

describe('a shop in which a stranger tests stolen cards', () => {
  let sql: Sql
  const closing: (() => Promise<void>)[] = []
  beforeAll(async () => {
    sql = await openTemporaryPostgres()
  }, 60_000)
  afterAll(async () => {
    for (const close of closing) await close()
    await sql.close()
  })

  let sites = 0
  /** Each submit is one authorisation at the provider; `card` decides its result. */
  const open = async ({ orderAgeMs = 3_600_000, hasEasyTasks = true } = {}) => {
    sites += 1
    const clock = createFakeClock(Date.now())
    const state = { authorisations: 0, card: refused as Awaited<Answer<SubmitAnswer>>, orderAgeMs }
    const scripted = scriptedBackend(() => ({
      submitOrder: async ({ confirmation }) => {
        expect(confirmation).toBeUndefined()
        state.authorisations += 1
        return state.card
      },
    }))
    const backend: Backend = {
      open: (visitor) => ({
        ...scripted.open(visitor),
        orderBegunOn: async () => clock.wallTime() - state.orderAgeMs,
      }),
    }
    const shopLimits = createShopLimits({
      ...sqlLimits({ sql, siteId: `cards-${sites}`, clock }),
      trustProxy: false,
      random,
      siteKey: 'a key of the site',
      cartChanges: 0,
      clock,
    })
    const { payments } = shopLimits
    const limits: OperationLimits = {
      ...shopLimits,
      // The same task with little work.
      ...(payments &&
        hasEasyTasks && {
          payments: {
            ...payments,
            challenge: { ...payments.challenge, issue: (visitor) => payments.challenge.issue(visitor, 2) },
          },
        }),
      sourceOf: ({ headers }) => String(headers['x-test-address']),
    }
    const site = await serve(
      createRequestHandler({
        routes: [
          at(COMMERCE_ENDPOINT, createGraphqlHandler({ backend, random, secrets, limits })),
          at(CSRF_ENDPOINT, createCsrfHandler({ random, secrets })),
        ],
      }),
    )
    closing.push(site.close)
    const submit = async (post: Post, address: string, answer: string | null) => {
      const { body } = await post(one(SUBMIT, { answer }), { 'x-test-address': address })
      const [{ data, errors } = {}] = body as {
        data?: { ecommerceAttemptSubmitOrder: { ok: boolean; provider: string; clientSecret: string } | null }
        errors?: { code: string }[]
      }[]
      return { code: errors?.[0]?.code ?? 'ok', said: data?.ecommerceAttemptSubmitOrder ?? null }
    }
    /** A page, or a script that imitates it: it solves every challenge. */
    const pay: Pay = async (post, address, { solves } = { solves: true }) => {
      let { code, said } = await submit(post, address, null)
      for (let time = 0; said?.ok === false && solves && time < 5; time += 1) {
        expect(said.provider).toBe('proof-of-work')
        ;({ code, said } = await submit(post, address, await solveProof(said.clientSecret, systemClock)))
      }
      return said?.ok === false ? 'challenged' : code
    }
    return { url: site.url, state, clock, pay }
  }

  it('asks its provider at most five times about a thousand cards of a network without cookies', async () => {
    const { url, state, pay } = await open({ orderAgeMs: 2000 })
    const codes: string[] = []
    for (let card = 0; card < 1000; card += 25) {
      codes.push(
        ...(await Promise.all(
          Array.from({ length: 25 }, async (_, index) =>
            pay(await visitorAt(url), `203.0.113.${(card + index) % 256}`, { solves: false }),
          ),
        )),
      )
    }
    expect(codes).toHaveLength(1000)
    expect(state.authorisations).toBeLessThanOrEqual(5)
    expect(new Set(codes)).toEqual(new Set(['StripeRejected', 'challenged']))
    // Visitors from other addresses are not affected.
    state.card = paid
    expect(await pay(await visitorAt(url), '198.51.100.1', { solves: false })).toBe('ok')
  }, 240_000)

  it('asks it as rarely for a script that passes its challenges', async () => {
    const { url, state, pay } = await open({ orderAgeMs: 2000 })
    const codes: string[] = []
    for (let card = 0; card < 8; card += 1) codes.push(await pay(await visitorAt(url), `203.0.113.${card}`))
    expect(state.authorisations).toBe(5)
    expect(codes.slice(5)).toEqual(Array.from({ length: 3 }, () => 'TooManyRequests'))
  })

  it('accepts the payment of a shopper who mistyped twice', async () => {
    const { url, state, pay } = await open()
    const post = await visitorAt(url)
    expect(await pay(post, '192.0.2.1')).toBe('StripeRejected')
    expect(await pay(post, '192.0.2.1')).toBe('StripeRejected')
    state.card = paid
    expect(await pay(post, '192.0.2.1')).toBe('ok')
  })

  it('does not lock out a household behind one address, however much it buys', async () => {
    const { url, state, pay } = await open()
    for (let person = 0; person < 4; person += 1) {
      const post = await visitorAt(url)
      state.card = refused
      expect(await pay(post, '192.0.2.1')).toBe('StripeRejected')
      state.card = paid
      for (let order = 0; order < 10; order += 1) expect(await pay(post, '192.0.2.1')).toBe('ok')
    }
  })

  it('accepts payments of a household and its neighbours while one of them tries card after card', async () => {
    const { url, state, clock, pay } = await open()
    const child = await visitorAt(url)
    for (let card = 0; card < 6; card += 1) await pay(child, '192.0.2.1')
    expect(state.authorisations).toBe(4)
    state.card = paid
    // A shopper pays in a separate session, after a challenge that the page solves unnoticed.
    expect(await pay(await visitorAt(url), '192.0.2.1')).toBe('ok')
    expect(await pay(await visitorAt(url), '192.0.2.2')).toBe('ok')
    expect(await pay(child, '192.0.2.1')).toBe('TooManyRequests')
    clock.advance(MINUTE_MS)
    expect(await pay(child, '192.0.2.1')).toBe('ok')
  })

  it('doubles the pause of a stranger who goes on, with longer pauses for new orders', async () => {
    const { url, state, clock, pay } = await open()
    const reach = async (): Promise<number> => {
      const before = state.authorisations
      for (let card = 0; card < 2; card += 1) await pay(await visitorAt(url), '192.0.2.1')
      return state.authorisations - before
    }
    for (const reached of [2, 2, 1]) expect(await reach()).toBe(reached)
    for (const minutes of [1, 2, 4, 8]) {
      clock.advance(minutes * MINUTE_MS - 1000)
      expect(await reach()).toBe(0)
      clock.advance(1000)
      expect(await reach()).toBe(1)
    }
    clock.advance(60 * MINUTE_MS)
    state.orderAgeMs = 5000
    expect(await reach()).toBe(0)
    state.orderAgeMs = MINUTE_MS
    expect(await reach()).toBe(1)
  })

  it('accepts shoppers who pay at the same moment, one after the other', async () => {
    // The task takes as long as in a browser: the payments ahead of it end meanwhile.
    const { url, state, pay } = await open({ hasEasyTasks: false })
    state.card = paid
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => visitorAt(url)))
    expect(await Promise.all(shoppers.map((post) => pay(post, '192.0.2.1')))).toEqual(
      shoppers.map(() => 'ok'),
    )
  })
})
