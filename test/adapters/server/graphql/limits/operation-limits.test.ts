import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createCsrfHandler,
  createGraphqlHandler,
  createNewCartLimit,
} from '../../../../../adapters/server/graphql/index.js'
import { buildSchema, getNamedType, isNonNullType, isObjectType } from 'graphql'
import type { GraphQLArgument, GraphQLOutputType } from 'graphql'
import type { OperationLimits } from '../../../../../adapters/server/graphql/index.js'
import { COMMERCE_ENDPOINT, CSRF_ENDPOINT } from '../../../../../adapters/graphql/protocol/index.js'
import { SCHEMA_TEXT } from '../../../../../adapters/graphql/protocol/server.js'
import { createMemoryRateLimit } from '../../../../../adapters/server/rate-limit/index.js'
import { at, createRequestHandler, createShopLimits } from '../../../../../composition/server/index.js'
import { money } from '../../../../../core/money/index.js'
import { ok } from '../../../../../core/shared/index.js'
import { createStoreFixture } from '../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../support/sql/temporary-postgres.js'
import { one, visitorAt } from '../../../graphql/support/post.js'
import { ORDER, SHOP } from '../../../graphql/support/sample-order.js'
import { scriptedBackend } from '../../../graphql/support/scripted-backend.js'
import { random, secrets, serve } from '../../../graphql/support/site.js'
import type { TestSite } from '../../../graphql/support/site.js'
import { sqlLimits } from '../../../../support/shop/sql-limits.js'

const ADD = 'mutation{ecommerceAddToCart(sku:"s",count:1){ok}}'
const UPDATE = 'mutation{ecommerceUpdateCartItem(sku:"s",count:2){ok}}'
const DISCOUNT = 'mutation{ecommerceApplyDiscount(discountCode:"X"){ok}}'
const SUBMIT = 'mutation{ecommerceAttemptSubmitOrder(checkoutType:normal){ok}}'
const CART = '{database{commerceOrder{id}}}'

const VALUES: Readonly<Record<string, string>> = {
  Int: '1',
  String: '"shipping"',
  usys_update_user_data: '{}',
}

/** The arguments that a field asks for. */
function argumentsOf(args: readonly GraphQLArgument[]): string {
  const given = args
    .filter((arg) => isNonNullType(arg.type))
    .map((arg) => `${arg.name}:${VALUES[getNamedType(arg.type).name] ?? '[]'}`)
  return given.length === 0 ? '' : `(${given.join()})`
}

/** The first plain field of an answer, however deep. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const [field] = Object.values(named.getFields())
  return field === undefined ? '' : `{${field.name}${argumentsOf(field.args)}${selectionOf(field.type)}}`
}

/** A request for each mutation of the schema. */
const ALL_MUTATIONS = Object.values(buildSchema(SCHEMA_TEXT).getMutationType()?.getFields() ?? {}).map(
  ({ name, args, type }): [string, string] => [
    name,
    `mutation{${name}${argumentsOf(args)}${selectionOf(type)}}`,
  ],
)

/** A change of the shop that a visitor without an account may ask for. */
const SHOP_MUTATIONS = ALL_MUTATIONS.filter(
  ([name]) => name.startsWith('ecommerce') && name !== 'ecommerceCancelSubscriptionForSiteUser',
)

let added = 0
const backend = scriptedBackend(() => ({
  readCart: async () => ok({ order: ORDER, shop: SHOP }),
  addToCart: async () => {
    added += 1
    return ok({ itemId: 'i', itemCount: 1, itemPrice: money(100, 'EUR') })
  },
  updateItem: async () => ok({ itemId: 'i', itemCount: 2, itemPrice: money(100, 'EUR') }),
  applyDiscount: async () => ok(undefined),
}))

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

async function open(limits: OperationLimits): Promise<TestSite> {
  const site = await serve(
    createRequestHandler({
      routes: [
        at(COMMERCE_ENDPOINT, createGraphqlHandler({ backend, random, secrets, limits })),
        at(CSRF_ENDPOINT, createCsrfHandler({ random, secrets })),
      ],
    }),
  )
  closing.push(site.close)
  return site
}

/** Three for a cart, five for an address; the test sets the address. */
const openSmall = (): Promise<TestSite> => {
  const allowance = { limit: createMemoryRateLimit(), perCart: 3, perAddress: 5, windowMs: 60_000 }
  return open({
    cart: allowance,
    sourceOf: ({ headers }) => String(headers['x-test-address'] ?? 'home'),
  })
}

const codesOf = (body: unknown): readonly (string | undefined)[] =>
  (body as { errors?: { code: string }[] }[]).map(({ errors }) => errors?.[0]?.code)

describe('too frequent attempts', () => {
  it('are refused with a code and the time to wait, change nothing, and do not limit queries', async () => {
    const post = await visitorAt((await openSmall()).url)
    for (const query of [ADD, UPDATE, DISCOUNT])
      expect(codesOf((await post(one(query))).body)).toEqual([undefined])
    const before = added
    const refused = await post(one(ADD))
    expect(refused.status).toBe(200)
    expect(codesOf(refused.body)).toEqual(['TooManyRequests'])
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(added).toBe(before)
    expect((await post(one(CART))).body).toMatchObject([
      { data: { database: { commerceOrder: { id: ORDER.id } } } },
    ])
  })

  it.each(SHOP_MUTATIONS)('are counted for every change of the shop: %s', async (_, query) => {
    const { url } = await openSmall()
    const posts = await Promise.all([visitorAt(url), visitorAt(url)])
    const codes: (string | undefined)[] = []
    for (const post of posts.flatMap((each) => [each, each, each]))
      codes.push(...codesOf((await post(one(query))).body))
    expect(codes.slice(0, 5)).not.toContain('TooManyRequests')
    expect(codes[5]).toBe('TooManyRequests')
  })

  it.each(ALL_MUTATIONS)('are counted for every mutation, before it runs: %s', async (_, query) => {
    const limit = createMemoryRateLimit()
    const people = { limit, perVisitor: 3, perAddress: 5, windowMs: 60_000 }
    const { url } = await open({
      cart: { limit, perCart: 3, perAddress: 5, windowMs: 60_000 },
      account: people,
      entrance: people,
      sourceOf: () => 'home',
    })
    const codesAt = async (times: number, post: Awaited<ReturnType<typeof visitorAt>>) => {
      const codes: (string | undefined)[] = []
      for (let time = 0; time < times; time += 1) codes.push(...codesOf((await post(one(query))).body))
      return codes
    }
    const first = await codesAt(4, await visitorAt(url))
    expect(first.map((code) => code === 'TooManyRequests')).toEqual([false, false, false, true])
    const second = await codesAt(3, await visitorAt(url))
    expect(second.map((code) => code === 'TooManyRequests')).toEqual([false, false, true])
  })

  it('are counted by operation, in any batches', async () => {
    const post = await visitorAt((await openSmall()).url)
    const batch = Array.from({ length: 5 }, () => one(ADD)[0])
    expect(codesOf((await post(batch)).body).filter((code) => code === undefined)).toHaveLength(3)
    const aliases = await visitorAt((await openSmall()).url)
    const query =
      `mutation{${[1, 2, 3, 4].map((each) => `a${each}:ecommerceAddToCart(sku:"s",count:1){ok}`).join(' ')}` +
      '}'
    expect(codesOf((await aliases(one(query))).body)).toEqual(['TooManyRequests'])
  })

  it('are counted for an address with all its visitors, and for a cart from any address', async () => {
    const { url } = await openSmall()
    const results: (string | undefined)[] = []
    for (let visitor = 0; visitor < 6; visitor += 1)
      results.push(...codesOf((await (await visitorAt(url))(one(ADD))).body))
    expect(results).toEqual([undefined, undefined, undefined, undefined, undefined, 'TooManyRequests'])
    const wanderer = await visitorAt(url)
    const wandering: (string | undefined)[] = []
    for (let place = 0; place < 4; place += 1)
      wandering.push(...codesOf((await wanderer(one(ADD), { 'x-test-address': `place ${place}` })).body))
    expect(wandering).toEqual([undefined, undefined, undefined, 'TooManyRequests'])
  })

  it('are counted for carts that an address begins without buying, and visitors with a cart go on', async () => {
    const allowance = { limit: createMemoryRateLimit(), perCart: 100, perAddress: 100, windowMs: 60_000 }
    const { url } = await open({
      cart: allowance,
      newCarts: createNewCartLimit({ limit: createMemoryRateLimit(), perAddress: 2, windowMs: 60_000 }),
      sourceOf: () => '192.0.2.1',
    })
    const shoppers = [await visitorAt(url), await visitorAt(url), await visitorAt(url)]
    for (const [place, post] of [...shoppers.entries(), ...shoppers.entries()])
      expect(codesOf((await post(one(ADD))).body)).toEqual([place < 2 ? undefined : 'TooManyRequests'])
  })

  it('include submits, accepted or refused', async () => {
    const post = await visitorAt((await openSmall()).url)
    for (let time = 0; time < 3; time += 1)
      expect(codesOf((await post(one(SUBMIT))).body)).toEqual(['NotScripted'])
    expect(codesOf((await post(one(SUBMIT))).body)).toEqual(['TooManyRequests'])
  })
})

describe('the limits of the bundled shop', () => {
  let limits: (trustProxy: boolean) => OperationLimits
  beforeAll(async () => {
    const sql = await openTemporaryPostgres()
    const store = await createStoreFixture(sql)
    closing.push(store.close)
    limits = (trustProxy) =>
      createShopLimits({
        ...sqlLimits({ sql, siteId: 'limits' }),
        trustProxy,
        random,
        siteKey: 'a key of the site',
      })
  }, 60_000)

  it('trust a proxy only if the owner runs one, and then only the address that it has seen itself', async () => {
    const request = {
      headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
      socket: { remoteAddress: '192.0.2.1' },
    } as unknown as Parameters<OperationLimits['sourceOf']>[0]
    expect(limits(true).sourceOf(request)).toBe('198.51.100.7')
    expect(limits(false).sourceOf(request)).toBe('192.0.2.1')
  })
})
