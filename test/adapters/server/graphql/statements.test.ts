import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { COMMERCE_ENDPOINT, CSRF_ENDPOINT } from '../../../../adapters/graphql/protocol/index.js'
import { createCsrfHandler, createGraphqlHandler } from '../../../../adapters/server/graphql/index.js'
import type { Querier, Sql } from '../../../../adapters/server/sql/engine/index.js'
import { at, createRequestHandler, createShopLimits } from '../../../../composition/server/index.js'
import { shippingMethodId } from '../../../../core/orders/index.js'
import { createStoreFixture } from '../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../support/value-of.js'
import { visitorAt } from '../../graphql/support/post.js'
import { random, secrets, serve } from '../../graphql/support/site.js'
import type { TestSite } from '../../graphql/support/site.js'
import type { TestStoreOptions } from '../../../support/shop/make-store.js'
import { sqlLimits } from '../../../support/shop/sql-limits.js'

/** Statements sent to the database, and commits that waited for the disk. */
const asked = { statements: 0, commits: 0 }
const counted = (sql: Sql): Sql => {
  const counting =
    (querier: Querier, commits: number): Querier['query'] =>
    (text, values) => {
      asked.statements += 1
      asked.commits += /^\s*select/i.test(text) ? 0 : commits
      return querier.query(text, values)
    }
  return {
    ...sql,
    query: counting(sql, 1),
    ...(sql.asyncCommit && { asyncCommit: { query: counting(sql.asyncCommit, 0) } }),
    tx: (work, options) => {
      asked.commits += options?.mayBeLost === true ? 0 : 1
      return sql.tx((querier) => work({ query: counting(querier, 0) }), options)
    },
  }
}

let sql: Sql
let site: TestSite
let tea: string
beforeAll(async () => {
  sql = await openTestMemory()
  const over = counted(sql)
  const shop = await createStoreFixture(over)
  tea = shop.shop.tea.sku
  const limits = createShopLimits({
    ...sqlLimits({ sql: over, siteId: 'statements' }),
    trustProxy: false,
    random,
    siteKey: 'a key of the site',
  })
  site = await serve(
    createRequestHandler({
      routes: [
        at(COMMERCE_ENDPOINT, createGraphqlHandler({ backend: shop.store(), random, secrets, limits })),
        at(CSRF_ENDPOINT, createCsrfHandler({ random, secrets })),
      ],
    }),
  )
}, 60_000)
afterAll(async () => {
  await site.close()
  await sql.close()
})

const ADDRESS = 'addressee:"Ada",line1:"Main St 1",city:"Berlin",country:"DE",postalCode:"10115"'
const HOME = {
  addressee: 'Ada',
  line1: 'Main St 1',
  line2: null,
  city: 'Berlin',
  state: null,
  country: 'DE',
  postalCode: '10115',
}
const CART =
  '{database{commerceOrder{id userItems{count product{id f_name_} sku{id}} total{value}}} ' +
  'site{commerce{defaultCurrency}}}'
const add = (key: string) =>
  `mutation{ecommerceAddToCart(sku:"${tea}",count:1,idempotencyKey:"${key}"){ok itemId itemCount}}`

/** The requests of a page, in order, with the most statements and commits of each. */
const REQUESTS = (): readonly (readonly [
  string,
  readonly string[],
  { statements: number; commits: number },
])[] => [
  // The address and the visitor are counted when a cart is begun, and never again.
  ['the first addition', [add('1')], { statements: 5, commits: 1 }],
  ['another addition', [add('2')], { statements: 4, commits: 1 }],
  ['the same addition again', [add('2')], { statements: 3, commits: 1 }],
  ['the cart', [CART], { statements: 2, commits: 0 }],
  ['the settings of the shop', ['{site{commerce{defaultCurrency}}}'], { statements: 0, commits: 0 }],
  [
    'details and what they lead to',
    [
      'mutation{ecommerceUpdateIdentity(email:"ada@example.com"){ok}}',
      `mutation{ecommerceUpdateAddress(type:"shipping",${ADDRESS}){ok}}`,
      `mutation{ecommerceUpdateAddress(type:"billing",${ADDRESS}){ok}}`,
      'mutation{ecommerceUpdateShippingMethod(methodId:"parcel"){ok}}',
      CART,
    ],
    { statements: 5, commits: 1 },
  ],
  [
    'a payment method',
    ['mutation{ecommerceStoreStripePaymentMethod(paymentMethod:"sandbox_visa_12_2040"){ok}}'],
    { statements: 3, commits: 1 },
  ],
  [
    'the order, with its limits and the visitor it leaves',
    ['mutation{ecommerceAttemptSubmitOrder(checkoutType:normal,idempotencyKey:"order"){ok orderId token}}'],
    { statements: 20, commits: 3 },
  ],
]

/** Counts what the submit of a new shop asks of the database. */
async function askedBySubmit(options: Partial<TestStoreOptions>): Promise<typeof asked> {
  const { backend, newVisitor, shop } = await createStoreFixture(counted(sql), options)
  const { commerce } = backend.open(newVisitor())
  valueOf(await commerce.addToCart({ skuId: shop.tea.sku, count: 1, buyNow: false, key: 'a' }))
  valueOf(await commerce.updateIdentity('ada@example.com'))
  valueOf(await commerce.updateAddress({ kind: 'shipping', address: HOME }))
  valueOf(await commerce.updateAddress({ kind: 'billing', address: HOME }))
  valueOf(await commerce.updateShippingMethod(shippingMethodId('parcel')))
  valueOf(await commerce.storePaymentMethod({ provider: 'sandbox', token: 'sandbox_visa_12_2040' }))
  Object.assign(asked, { statements: 0, commits: 0 })
  valueOf(await commerce.submitOrder({ key: 'order' }))
  return { ...asked }
}

describe('statements of a request', () => {
  it('stay within bounds, since an order is loaded once for all parts of a request', async () => {
    const post = await visitorAt(site.url)
    for (const [what, queries, most] of REQUESTS()) {
      Object.assign(asked, { statements: 0, commits: 0 })
      const { body } = await post(queries.map((query) => ({ query })))
      const answers = body as { errors?: unknown }[]
      expect({ what, errors: answers.flatMap(({ errors }) => errors ?? []) }).toEqual({ what, errors: [] })
      expect({ what, ...asked }).toEqual({ what, ...most })
    }
  })

  it('do not increase for the mails of an order, nor do commits', async () => {
    let told = 0
    const onMail = (): void => {
      told += 1
    }
    const [without, withMails] = [await askedBySubmit({}), await askedBySubmit({ onMail })]
    expect(withMails).toEqual(without)
    const { rows } = await sql.query(`SELECT kind, recipient FROM mail ORDER BY kind`)
    expect(rows).toEqual([
      { kind: 'orderPlaced', recipient: 'ada@example.com' },
      { kind: 'orderReceived', recipient: null },
    ])
    expect(told).toBe(1)
  })

  it('show a query of a batch the changes before it, and none after it', async () => {
    const post = await visitorAt(site.url)
    const count = '{database{commerceOrder{userItemsCount}}}'
    const batch = [count, add('x'), count, add('y'), add('z'), count].map((query) => ({ query }))
    const { body } = await post(batch)
    const seen = (body as { data: { database?: { commerceOrder: { userItemsCount: number } | null } } }[])
      .filter(({ data }) => data.database !== undefined)
      .map(({ data }) => data.database?.commerceOrder?.userItemsCount ?? null)
    expect(seen).toEqual([null, 1, 3])
  })
})
