import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { money } from '../../../../core/money/index.js'
import { ok } from '../../../../core/shared/index.js'
import { one, visitorAt } from '../../graphql/support/post.js'
import type { Post } from '../../graphql/support/post.js'
import { scriptedBackend } from '../../graphql/support/scripted-backend.js'
import { serveShop } from '../../graphql/support/site.js'
import type { TestSite } from '../../graphql/support/site.js'

let site: TestSite
let post: Post
let added = 0
const unexpected: unknown[] = []
const backend = scriptedBackend(() => ({
  addToCart: async ({ count }) => {
    added += 1
    return ok({ itemId: '1', itemCount: count, itemPrice: money(500, 'EUR') })
  },
}))
beforeAll(async () => {
  site = await serveShop(backend, unexpected)
  post = await visitorAt(site.url)
})
afterAll(() => site.close())
beforeEach(() => {
  added = 0
})

/** The errors of an operation, as its answer lists them. */
const faultsOf = async (query: string): Promise<readonly string[]> => {
  const [answer] = (await post(one(query))).body as { errors?: { message: string }[] }[]
  return (answer?.errors ?? []).map(({ message }) => message)
}

const adds = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, n) => `b${from + n}:ecommerceAddToCart(sku:"s",count:1){ok}`).join(' ')
const spread = (name: string, fields: string): string => `fragment ${name} on Mutation{${fields}}`

describe('the limit of top fields in an operation', () => {
  it.each<[string, (count: number) => string]>([
    ['in a fragment without a name', (count) => `mutation{...{${adds(count)}}}`],
    ['beside one', (count) => `mutation{${adds(7)} ... on Mutation{...{${adds(count - 7, 7)}}}}`],
    ['in a fragment', (count) => `mutation{...A} ${spread('A', adds(count))}`],
    [
      'in a fragment of a fragment',
      (count) => `mutation{...A} ${spread('A', '...B')} ${spread('B', adds(count))}`,
    ],
    ['in one inside one without a name', (count) => `mutation{...{...A}} ${spread('A', adds(count))}`],
    [
      'in two fragments',
      (count) => `mutation{...A ...B} ${spread('A', adds(7))} ${spread('B', adds(count - 7, 7))}`,
    ],
    [
      'in one that is spread twice',
      (count) => `mutation{...A ...A ${adds(count - 14, 7)}} ${spread('A', adds(7))}`,
    ],
  ])('counts fifteen fields at the top %s, and refuses sixteen', async (_, queryOf) => {
    expect(await faultsOf(queryOf(15))).toEqual([])
    const before = added
    expect(before).toBeGreaterThan(0)
    expect(await faultsOf(queryOf(16))).toEqual(['One operation may have at most 15 fields at its top.'])
    expect(added).toBe(before)
  })

  it('counts fragments that multiply each other without expanding all of them', async () => {
    const many = [0, 1, 2, 3].map((n) => spread(`F${n}`, `...F${n + 1} `.repeat(90)))
    const query = `mutation{...F0} ${many.join(' ')} ${spread('F4', '__typename')}`
    expect(await faultsOf(query)).toEqual(['One operation may have at most 15 fields at its top.'])
  })

  it.each([
    ['itself', `mutation{...A} ${spread('A', `...A ${adds(1)}`)}`],
    ['another that holds it', `mutation{...A} ${spread('A', '...B')} ${spread('B', '...A')}`],
  ])('refuses a fragment that holds %s', async (_, query) => {
    expect((await faultsOf(query)).join()).toContain('Cannot spread fragment "A" within itself')
    expect([added, unexpected]).toEqual([0, []])
  })
})
