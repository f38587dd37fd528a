import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  COMMERCE_ENDPOINT,
  CSRF_COOKIE,
  CSRF_ENDPOINT,
  CSRF_HEADER,
  LIST_PRODUCTS,
} from '../../../../../adapters/graphql/protocol/index.js'
import { LIMITS } from '../../../../../adapters/server/graphql/limits/limits.js'
import { createNodeConnection } from '../../../../../adapters/graphql/client/transport/node-connection.js'
import { skuId, productId } from '../../../../../core/catalog/index.js'
import { ok } from '../../../../../core/shared/index.js'
import { one, visitorAt } from '../../../graphql/support/post.js'
import { ORDER, PRODUCT, SHOP } from '../../../graphql/support/sample-order.js'
import { scriptedBackend } from '../../../graphql/support/scripted-backend.js'
import { serveShop } from '../../../graphql/support/site.js'
import type { TestSite } from '../../../graphql/support/site.js'

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Products and lines written into answers since the event loop last turned. */
let writtenThisTurn = 0

/** The time that one product or line takes to be written, in ms. */
let writingMs = 0

/** A text that counts how often GraphQL writes it into an answer. */
const countedText = (text: string): string =>
  ({
    valueOf: () => {
      writtenThisTurn += 1
      for (const end = performance.now() + writingMs; performance.now() < end;);
      return text
    },
  }) as string

/** A shop of a hundred products in five variants with five pictures each. */
const PRODUCTS = times(100, (index) => ({
  memberships: [],
  product: {
    ...PRODUCT,
    name: countedText('Stool'),
    id: productId(`product-${index}`),
    skus: times(5, (variant) => ({
      ...PRODUCT.skus[0]!,
      id: skuId(`sku-${index}-${variant}`),
      moreImages: times(5, (image) => ({ url: `/images/${image}.jpg`, alt: 'A stool', name: 'stool.jpg' })),
    })),
  },
}))

/** The longest possible cart. */
const [LINE] = ORDER.items
const LONG_CART = {
  ...ORDER,
  items: times(500, (index) => ({
    ...LINE!,
    id: `line-${index}`,
    product: { ...LINE!.product, name: countedText('Stool') },
  })),
}

let site: TestSite
let underWay = 0
let mostUnderWay = 0
let reads = 0
beforeAll(async () => {
  const backend = scriptedBackend(() => ({
    readCart: async () => ok({ order: LONG_CART, shop: SHOP }),
    listProducts: async () => {
      underWay += 1
      reads += 1
      mostUnderWay = Math.max(mostUnderWay, underWay)
      await new Promise((passed) => setTimeout(passed, 1))
      underWay -= 1
      return ok(PRODUCTS)
    },
  }))
  site = await serveShop(backend)
})
afterAll(() => site.close())

type Answers = readonly { readonly errors?: readonly { readonly code: string }[] }[]
const codesOf = (body: unknown): readonly (string | undefined)[] =>
  (body as Answers).map(({ errors }) => errors?.[0]?.code)

const LIST = { query: LIST_PRODUCTS.text, variables: { limit: 100, filter: {} } }
const LINES = 'userItems{count rowTotal{value unit string} product{id name} sku{id mainImage{url alt}}}'
const aliased = (count: number, field: string) =>
  one(`{database{${times(count, (index) => `a${index}:${field}`).join(' ')}}}`)

/** Sends operations without parsing the answer; returns its number of bytes. */
async function sendUnread(body: unknown): Promise<number> {
  const { fetch, readCookie } = createNodeConnection(site.url)
  const csrf = await fetch(CSRF_ENDPOINT, { method: 'POST', headers: { 'X-Requested-With': 'x' } })
  const raw = (csrf.headers as { readonly raw?: () => Record<string, string[]> }).raw?.()['set-cookie']
  const cookie = (raw ?? csrf.headers.getSetCookie()).map((line) => line.split(';')[0]).join('; ')
  return new Promise((ended, failed) => {
    const sending = request(
      `${site.url}${COMMERCE_ENDPOINT}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, [CSRF_HEADER]: readCookie(CSRF_COOKIE) ?? '' },
      },
      (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
        answer.on('end', () => ended(bytes))
      },
    )
    sending.on('error', failed)
    sending.end(JSON.stringify(body))
  })
}

/**
 * The largest number of entries that are written between two turns of the event loop while `work` runs, and their
 * total.
 */
async function writtenDuring(
  work: () => Promise<unknown>,
): Promise<{ readonly most: number; readonly all: number }> {
  let most = 0
  let all = 0
  let isDone = false
  const watched = (async () => {
    while (!isDone) {
      writtenThisTurn = 0
      await new Promise((turned) => setImmediate(turned))
      most = Math.max(most, writtenThisTurn)
      all += writtenThisTurn
    }
  })()
  await work()
  isDone = true
  await watched
  return { most, all }
}

describe('the largest allowed request', () => {
  it.each([
    ['lists of products', times(10, () => LIST), 1000, 5],
    ['long carts', times(10, () => aliased(5, `commerceOrder{${LINES}}`)[0]), 25_000, 25],
  ])(
    'yields to other requests between every few entries of its %s',
    async (_, batch, entries, atOnce) => {
      let bytes = 0
      const { most, all } = await writtenDuring(async () => (bytes = await sendUnread(batch)))
      expect(all).toBe(entries)
      expect(most).toBeLessThanOrEqual(atOnce)
      expect(bytes).toBeGreaterThan(100_000)
    },
    60_000,
  )
  it('yields to other requests between every few entries, with any number of such requests', async () => {
    const lists = times(4, (index) => `a${index}:c_product_{items(limit:100){id name}}`).join(' ')
    const query = `{database{collections{${lists}}}}`
    writingMs = 1
    const { most, all } = await writtenDuring(() => Promise.all(times(8, () => sendUnread([{ query }]))))
    writingMs = 0
    expect(all).toBe(8 * 4 * 100)
    expect(most).toBe(5)
  }, 60_000)

  it('holds as many full lists as fit into two megabytes, one after the other', async () => {
    mostUnderWay = 0
    const { body } = await (await visitorAt(site.url))(times(10, () => LIST))
    expect(codesOf(body)).toEqual(times(10, (index) => (index < 3 ? undefined : 'AnswerTooLarge')))
    const lists = body as { data: { database: { collections: { c_product_: { items: unknown[] } } } } }[]
    expect(lists.slice(0, 3).map(({ data }) => data.database.collections.c_product_.items.length)).toEqual(
      times(3, () => 100),
    )
    expect(JSON.stringify(body).length).toBeLessThan(LIMITS.answerBytes)
    expect(mostUnderWay).toBe(1)
  }, 60_000)

  it('reads each different list once from the back end, under any number of aliases', async () => {
    reads = 0
    const names = times(5, (index) => `a${index}:c_product_{items(limit:${index === 0 ? 99 : 100}){id}}`)
    const query = `{database{collections{${names.join(' ')}}}}`
    const { body } = await (await visitorAt(site.url))(times(10, () => ({ query })))
    expect(codesOf(body)).toEqual(times(10, () => undefined))
    expect(reads).toBe(2)
  }, 60_000)

  it('counts the real length of lists: the longest cart once, not fifteen times', async () => {
    const post = await visitorAt(site.url)
    expect(codesOf((await post(aliased(1, `commerceOrder{${LINES}}`))).body)).toEqual([undefined])
    expect(codesOf((await post(aliased(15, `commerceOrder{${LINES}}`))).body)).toEqual(['QueryTooExpensive'])
    expect(codesOf((await post(aliased(1, 'order'))).body)).toEqual([undefined])
    expect(codesOf((await post(aliased(15, 'order'))).body)).toEqual(['QueryTooExpensive'])
  })
})
