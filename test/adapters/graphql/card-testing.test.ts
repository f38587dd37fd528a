import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { COMMERCE_ENDPOINT, CSRF_ENDPOINT } from '../../../adapters/graphql-protocol/index.js'
import { createCsrfHandler, createGraphqlHandler } from '../../../adapters/graphql-server/index.js'
import type { OperationLimits } from '../../../adapters/graphql-server/index.js'
import { createMemoryRateLimit } from '../../../adapters/rate-limit/index.js'
import type { Sql } from '../../../adapters/sql/index.js'
import { at, createRequestHandler, createShopLimits } from '../../../composition/server/index.js'
import { money } from '../../../core/money/index.js'
import { orderId, orderToken } from '../../../core/orders/index.js'
import type { SubmitAnswer } from '../../../core/ports/commerce-gateway.port.js'
import type { Answer } from '../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { createFakeClock } from '../../fakes/clock.fake.js'
import { openTemporaryPglite } from '../../support/temporary-pglite.js'
import { one, visitorAt } from './support/post.js'
import type { Post } from './support/post.js'
import { scriptedBackend } from './support/scripted-backend.js'
import { random, secrets, serve } from './support/site.js'

const SUBMIT = 'mutation{ecommerceAttemptSubmitOrder(checkoutType:normal){ok}}'
const HOUR_MS = 3_600_000

const refused = err({ tag: 'rejected', code: 'StripeRejected', message: 'Declined.', problems: [] } as const)
const paid = ok({
  tag: 'accepted',
  orderId: orderId('o'),
  token: orderToken('t'),
  customerPaid: money(100, 'EUR'),
  purchasedItems: [],
} as const)

describe('a shop whose payments somebody tries stolen cards with', () => {
  let sql: Sql
  const closing: (() => Promise<void>)[] = []
  beforeAll(async () => {
    sql = await openTemporaryPglite()
  }, 60_000)
  afterAll(async () => {
    for (const close of closing) await close()
    await sql.close()
  })

  let sites = 0
  /** Each submit is one authorisation at the provider; `card` says what becomes of it. */
  const open = async ({ isTimed = false } = {}) => {
    sites += 1
    const clock = createFakeClock(Date.now())
    const state = { authorisations: 0, card: refused as Awaited<Answer<SubmitAnswer>> }
    const backend = scriptedBackend(() => ({
      submitOrder: async () => {
        state.authorisations += 1
        return state.card
      },
    }))
    const shopLimits = createShopLimits({
      sql,
      siteId: `cards-${sites}`,
      trustProxy: false,
      orderAttempts: 0,
    })
    const limits: OperationLimits = {
      ...shopLimits,
      ...(shopLimits.payments &&
        isTimed && {
          payments: { ...shopLimits.payments, limit: createMemoryRateLimit({ now: clock.wallTime }) },
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
    const pay = async (post: Post, address: string): Promise<string> => {
      const { body } = await post(one(SUBMIT), { 'x-test-address': address })
      const [answer] = body as { errors?: { code: string }[] }[]
      return answer?.errors?.[0]?.code ?? 'ok'
    }
    return { url: site.url, state, clock, pay }
  }

  it('asks its provider five times at most for a thousand cards from a network that keeps no cookie', async () => {
    const { url, state, pay } = await open()
    const codes: string[] = []
    for (let card = 0; card < 1000; card += 25) {
      codes.push(
        ...(await Promise.all(
          Array.from({ length: 25 }, async (_, index) =>
            pay(await visitorAt(url), `203.0.113.${(card + index) % 256}`),
          ),
        )),
      )
    }
    expect(state.authorisations).toBeLessThanOrEqual(5)
    expect(codes.filter((code) => code === 'TooManyRequests')).toHaveLength(1000 - state.authorisations)
    // Somebody elsewhere notices nothing of it.
    state.card = paid
    expect(await pay(await visitorAt(url), '198.51.100.1')).toBe('ok')
  }, 240_000)

  it('lets somebody pay who mistyped twice', async () => {
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

  it('makes whoever goes on wait longer and longer', async () => {
    const { url, state, clock, pay } = await open({ isTimed: true })
    const until = async (): Promise<number> => {
      const before = state.authorisations
      for (let card = 0; card < 20; card += 1) await pay(await visitorAt(url), '192.0.2.1')
      return state.authorisations - before
    }
    expect(await until()).toBe(5)
    clock.advance(HOUR_MS / 2)
    expect(await until()).toBe(5)
    clock.advance(HOUR_MS / 2)
    expect(await until()).toBe(0)
    clock.advance(2 * HOUR_MS)
    expect(await until()).toBe(5)
  })
})
