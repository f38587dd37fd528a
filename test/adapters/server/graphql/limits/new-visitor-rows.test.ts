import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildSchema, getNamedType, isInputObjectType, isLeafType, isListType, isNonNullType } from 'graphql'
import type { GraphQLInputType } from 'graphql'
import { COMMERCE_ENDPOINT, CSRF_ENDPOINT } from '../../../../../adapters/graphql/protocol/index.js'
import { SCHEMA_TEXT } from '../../../../../adapters/graphql/protocol/server.js'
import {
  createCsrfHandler,
  createGraphqlHandler,
  createNewCartLimit,
} from '../../../../../adapters/server/graphql/index.js'
import { createMemoryRateLimit } from '../../../../../adapters/server/rate-limit/index.js'
import { at, createRequestHandler, createShopLimits } from '../../../../../composition/server/index.js'
import { ADA, createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'
import { visitorAt } from '../../../graphql/support/post.js'
import { random, secrets, serve } from '../../../graphql/support/site.js'
import type { TestSite } from '../../../graphql/support/site.js'
import { sqlLimits } from '../../../../support/shop/sql-limits.js'

/** Carts that the address of the test may begin. */
const ADMITTED = 3

let shop: AccountsFixture
let site: TestSite
beforeAll(async () => {
  shop = await createAccountsFixture(await openTestMemory())
  // Other operations have no limits here, so that each of them runs.
  const { cart, sourceOf } = createShopLimits({
    ...sqlLimits(shop.context),
    trustProxy: false,
    random,
    siteKey: 'a key of the site',
    cartChanges: 0,
  })
  const newCarts = createNewCartLimit({
    limit: createMemoryRateLimit(),
    perAddress: ADMITTED,
    windowMs: 3_600_000,
  })
  const limits = { cart, sourceOf, newCarts }
  site = await serve(
    createRequestHandler({
      routes: [
        at(COMMERCE_ENDPOINT, createGraphqlHandler({ backend: shop.backend, random, secrets, limits })),
        at(CSRF_ENDPOINT, createCsrfHandler({ random, secrets })),
      ],
    }),
  )
}, 120_000)
afterAll(async () => {
  await site.close()
  await shop.close()
})

const rowsNow = async (): Promise<number> => {
  const { sql, siteId } = shop.context
  const { rows } = await sql.query('SELECT count(*) AS n FROM visitor WHERE site_id = $1', [siteId])
  return Number(rows[0]?.['n'])
}

/** A valid value of this type, without its optional fields. */
function valueFor(name: string, type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueFor(name, type.ofType as GraphQLInputType)
  if (isListType(type)) return '[]'
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
    return `{${needed.map((field) => `${field.name}:${valueFor(field.name, field.type)}`).join(',')}}`
  }
  if (name === 'sku') return JSON.stringify(shop.shop.tea.sku)
  if (name === 'email') return JSON.stringify(ADA.email)
  if (name === 'type') return '"shipping"'
  switch (type.name) {
    case 'Int':
      return '1'
    case 'Boolean':
      return 'true'
    case 'JSON':
      return '{}'
    default:
      return '"x"'
  }
}

const MUTATIONS = Object.values(buildSchema(SCHEMA_TEXT).getMutationType()?.getFields() ?? {})

/** The text of an operation with its required arguments, and those that change a cart. */
function textOf({ name, args, type }: (typeof MUTATIONS)[number]): string {
  const given = args
    .filter(
      (each) => isNonNullType(each.type) || /^(?:idempotencyKey|methodId|email|addressee)$/.test(each.name),
    )
    .map((each) => `${each.name}:${valueFor(each.name, each.type)}`)
  const asked = isLeafType(getNamedType(type)) ? '' : '{__typename}'
  return `mutation{${name}${given.length === 0 ? '' : `(${given.join(',')})`}${asked}}`
}

describe('a visitor who has no row yet', () => {
  it('gets one by operations of the shop only', async () => {
    expect(MUTATIONS.length).toBeGreaterThan(40)
    const before = await rowsNow()
    const begin = async (query: string): Promise<void> => {
      const post = await visitorAt(site.url)
      const { status, body } = await post([{ query }])
      expect({ query, status, isList: Array.isArray(body) }).toMatchObject({ query, isList: true })
    }
    const add = MUTATIONS.find(({ name }) => name === 'ecommerceAddToCart')
    for (let visitor = 0; visitor < ADMITTED + 2; visitor += 1) await begin(textOf(add!))
    expect((await rowsNow()) - before).toBe(ADMITTED)
    for (const mutation of MUTATIONS) await begin(textOf(mutation))
    expect((await rowsNow()) - before).toBe(ADMITTED)
  }, 120_000)
})
