import { createSchema } from 'graphql-yoga'
import { isObjectType, parse } from 'graphql'
import type { GraphQLResolveInfo } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import * as documents from '../../../../../adapters/graphql/protocol/index.js'
import type { Operation } from '../../../../../adapters/graphql/protocol/index.js'
import { SCHEMA_TEXT } from '../../../../../adapters/graphql/protocol/server.js'
import { LIMITS } from '../../../../../adapters/server/graphql/index.js'
import {
  costBeyondEstimate,
  weightOfOperation,
} from '../../../../../adapters/server/graphql/limits/query-cost.js'
import { ok } from '../../../../../core/shared/index.js'
import { one, visitorAt } from '../../../graphql/support/post.js'
import type { Post } from '../../../graphql/support/post.js'
import { SHOP } from '../../../graphql/support/sample-order.js'
import { scriptedBackend } from '../../../graphql/support/scripted-backend.js'
import { serveShop } from '../../../graphql/support/site.js'
import type { TestSite } from '../../../graphql/support/site.js'

const schema = createSchema({ typeDefs: SCHEMA_TEXT })
const cost = (query: string, variables = {}): number =>
  weightOfOperation(schema, parse(query), variables).values

describe('cost of an operation', () => {
  const list = (limit: number | string) => `{database{collections{c_product_{items(limit:${limit}){name}}}}}`

  it('grows with the lengths of its lists, in any place of the query', () => {
    expect(cost(list(100)) - cost(list(10))).toBe(90)
    expect(cost(list(1_000_000))).toBe(cost(list(100)))
    const byVariable = list('$n').replace('{', 'query A($n:Int!){')
    expect(cost(byVariable, { n: 100 })).toBe(cost(list(100)))
    const ids = '{database{commerceMemberships(productIds:$ids){orderId}}}'.replace(
      '{',
      'query($ids:[BasicId!]!){',
    )
    expect(cost(ids, { ids: Array(70).fill('x') })).toBeGreaterThan(70)
  })

  it('grows with aliases, nesting and fragments alike', () => {
    const once = cost('{database{commerceOrder{userItems{product{name}}}}}')
    const twice = cost(
      '{a:database{commerceOrder{userItems{product{name}}}} b:database{commerceOrder{userItems{product{name}}}}}',
    )
    expect(twice).toBe(2 * once)
    const nested = '{database{collections{c_product_{items(limit:100){skus{moreImages{url}}}}}}}'
    expect(cost(nested)).toBeGreaterThan(100 * 5 * 5)
    const spread = 'fragment F on CommerceOrder{userItems{product{name}}} {database{commerceOrder{...F}}}'
    expect(cost(spread)).toBe(once)
  })

  it.each([
    ['{database{id}}', 2],
    ['{database{commerceOrder{userItems{product{name}}}}}', 13],
    ['{database{...on Database{commerceOrder{...{userItems{product{name}}}}}}}', 13],
    ['query A{database{id}} query B{database{id}}', 4],
    ['fragment F on Database{id} {database{...F ...F}}', 3],
    ['{database{...Unknown}}', 1],
    ['{database{toString{id}}}', 3],
    ['{database{id{toString{id}}}}', 4],
    ['{database{...on toString{id}}}', 2],
    ['fragment F on toString{id} {database{...F}}', 2],
    [list(0), 5],
    [list(-5), 5],
    [list(1), 5],
    [list(2), 6],
    [list(101), list(100)],
    ['{database{commerceMemberships(productIds:["a","b","c"]){orderId}}}', 5],
    ['{database{commerceMemberships(productIds:[]){orderId}}}', 2],
    ['{database{commerceMemberships(productIds:"a"){orderId}}}', 7],
  ])('of %s is %s', (query, expected) => {
    expect(cost(query)).toBe(typeof expected === 'string' ? cost(expected) : expected)
  })

  it.each([
    ['{userItems{product{name}}}', 10, 10],
    ['{userItems{product{name}}}', 5, 0],
    ['{userItems{product{name}}}', 3, 0],
    ['{userItems{...F} a:userItems{...F}} fragment F on CommerceOrderItem{id id}', 7, 8],
    ['{userItems(limit:50){id}}', 60, 10],
    ['{userItems}', 60, 0],
    ['{userItems{sku{moreImages{url}}}}', 7, 14],
  ])('of %s grows if a list has %i entries by %i', (query, entries, expected) => {
    const [operation, fragment] = parse(query).definitions
    if (operation?.kind !== 'OperationDefinition') throw new Error('no operation')
    const order = schema.getType('CommerceOrder')
    const info = {
      fieldNodes: operation.selectionSet.selections,
      fragments: fragment?.kind === 'FragmentDefinition' ? { F: fragment } : {},
      returnType: isObjectType(order) ? order.getFields()['userItems']?.type : undefined,
      schema,
      variableValues: {},
    }
    expect(costBeyondEstimate(info as unknown as GraphQLResolveInfo, entries)).toBe(expected)
  })

  it('is computed fast, also for fragments that double with each step and for recursive ones', () => {
    const doubling = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on Database{...F${n + 1} ...F${n + 1}}`,
    )
    const query = `{database{...F0}} ${doubling.join(' ')} fragment F60 on Database{id}`
    expect(cost(query)).toBeGreaterThan(2 ** 59)
    expect(cost('{database{...A}} fragment A on Database{id ...A}')).toBeLessThan(10)
  })

  it('allows every query of our own pages with the longest possible lists', () => {
    const own = (Object.values(documents) as readonly unknown[]).filter(
      (value): value is Operation<unknown, unknown> => typeof value === 'object',
    )
    expect(own.length).toBeGreaterThan(10)
    const costs = own.map(({ text }) => cost(text, { limit: 100 }))
    expect(Math.max(...costs)).toBeLessThan(LIMITS.cost)
    expect(Math.max(...own.map(({ text }) => text.length))).toBeLessThan(LIMITS.queryChars)
  })
})

describe('a request that is too expensive', () => {
  let site: TestSite
  let post: Post
  let lists = 0
  const backend = scriptedBackend(() => ({
    readCart: async () => ok({ order: null, shop: SHOP }),
    listProducts: async () => {
      lists += 1
      return ok([])
    },
  }))
  beforeAll(async () => {
    site = await serveShop(backend)
    post = await visitorAt(site.url)
  })
  afterAll(() => site.close())
  beforeEach(() => {
    lists = 0
  })

  const items =
    'collections{c_product_{items(limit:100){id name skus{id moreImages{url alt file{size variants{s3Url}}}}}}}'
  const aliased = (count: number) =>
    `{database{${Array.from({ length: count }, (_, n) => `a${n}:${items}`).join(' ')}}}`
  const codesOf = (body: unknown) =>
    (body as { errors?: { code: string }[] }[]).map(({ errors }) => errors?.[0]?.code)

  it('is refused before anything is read, also if it repeats one query by aliases', async () => {
    expect(codesOf((await post(one(aliased(1)))).body)).toEqual([undefined])
    expect(lists).toBe(1)
    lists = 0
    const batch = Array.from({ length: 10 }, () => one(aliased(8))[0])
    expect(new Set(codesOf((await post(batch)).body))).toEqual(new Set(['QueryTooExpensive']))
    expect(lists).toBe(0)
  })

  it.each([
    ['Query', (inner: string) => inner],
    ['Database', (inner: string) => `database{${inner}}`],
    ['CommerceOrder', (inner: string) => `database{commerceOrder{${inner}}}`],
  ])('is read in a moment if fragments of %s spread each other many times over', async (type, at) => {
    // Followed as often as they are spread, these are 10^17 readings.
    const spreads = (name: string) => `...${name} `.repeat(50)
    const steps = Array.from({ length: 9 }, (_, n) => `fragment F${n} on ${type}{${spreads(`F${n + 1}`)}}`)
    const query = `{${at('...F0')}} ${steps.join(' ')} fragment F9 on ${type}{__typename}`
    expect((await post(one(query))).status).toBe(200)
    const { body } = await post(one(query.replace('...F0', '...F0 ...F1')))
    expect(codesOf(body)).toHaveLength(1)
    expect(lists).toBe(0)
  })

  it('is refused with a text over 16 KB of any tokens', async () => {
    const answer = await post(one(`{database{id}} #${'x'.repeat(17_000)}`))
    expect(answer.status).toBe(413)
    expect(await post(one(`{database{id}} #${'x'.repeat(15_000)}`))).toMatchObject({ status: 200 })
  })

  it('is refused with a short message, even if it sends thousands of unknown keys', async () => {
    const data = Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`key${n}`, 1]))
    const query =
      'mutation A($data:[mutation_commerce_update_custom_data]!){ecommerceUpdateCustomData(customData:$data){ok}}'
    const answer = await post(one(query, { data: [{ name: 'a', ...data }] }))
    expect(answer.text).toContain('not defined')
    expect(answer.text.length).toBeLessThan(8000)
  })

  it('is refused with more than a hundred ids in a list', async () => {
    const query = 'query($ids:[BasicId!]!){database{commerceMemberships(productIds:$ids){orderId}}}'
    const ids = Array.from({ length: 101 }, (_, n) => `id-${n}`)
    expect(codesOf((await post(one(query, { ids }))).body)).toEqual(['BAD_USER_INPUT'])
  })
})
