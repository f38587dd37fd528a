import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { buildSchema } from 'graphql'
import { LIMITS } from '../../../adapters/server/graphql/limits/limits.js'
import { SCHEMA_TEXT } from '../../../adapters/graphql/protocol/server.js'
import { createStoreFixture, STORE_SHOP } from '../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../support/sql/temporary-postgres.js'
import { depthOf, expectedAnswer, pageQuery, writeQuery } from './support/page-query.arbitrary.js'
import { one, visitorAt } from './support/post.js'
import type { Post } from './support/post.js'
import { serveShop } from './support/site.js'

interface Answer {
  readonly data?: unknown
  readonly errors?: unknown
}

let post: Post
const unexpected: unknown[] = []
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  const store = await createStoreFixture(await openTemporaryPostgres())
  const site = await serveShop(store.backend, unexpected)
  closing.push(site.close, store.close)
  post = await visitorAt(site.url)
  const add = `mutation { ecommerceAddToCart(sku: "${STORE_SHOP.mug.blue}", count: 2) { ok } }`
  await ask(add)
  await ask('mutation { ecommerceUpdateIdentity(email: "ada@example.org") { ok } }')
}, 60_000)
afterAll(async () => {
  for (const close of closing) await close()
})

async function ask(query: string): Promise<Answer> {
  const { body, status } = await post(one(query))
  expect(status).toBe(200)
  return (body as readonly Answer[])[0] ?? {}
}

describe('the bundled back end', () => {
  it('answers every query that a page can write, and null for what is unknown', async () => {
    await fc.assert(
      fc.asyncProperty(pageQuery(buildSchema(SCHEMA_TEXT)), async (query) => {
        const text = writeQuery(query)
        fc.pre(text.split(/[^\w.$@]+/).length < LIMITS.tokens / 3)
        fc.pre(depthOf(query) <= LIMITS.depth)
        fc.pre((text.match(/\w: \w/g) ?? []).length <= LIMITS.aliases)
        const plain = await ask(writeQuery(query, true))
        const answer = await ask(text)
        expect(plain.errors).toBeUndefined()
        expect(answer.errors).toBeUndefined()
        expect(answer.data).toEqual(expectedAnswer(query, plain.data))
      }),
      { numRuns: 150 },
    )
    expect(unexpected).toEqual([])
  }, 60_000)

  it('reads data that a line lacks from the catalogue', async () => {
    const answer = await ask(`{ database { commerceOrder { userItems {
      product { description f_shippable_ draft default: f_default_sku_7dr { id } skus { id } }
      sku { id f__archived_0ht weight inventory { type } f_compare_at_price_7dr10dr { value }
        moreImages { url } } } } } }`)
    expect(answer.errors).toBeUndefined()
    expect(answer.data).toMatchObject({
      database: {
        commerceOrder: {
          userItems: [
            {
              product: { f_shippable_: true, draft: false, skus: [{}, {}] },
              sku: { id: STORE_SHOP.mug.blue, f__archived_0ht: false, inventory: { type: 'finite' } },
            },
          ],
        },
      },
    })
  })
})
