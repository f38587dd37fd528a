import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createAnswerBudget, jsonBytes } from '../../../../../adapters/server/graphql/answers/answer-bytes.js'
import { LIMITS } from '../../../../../adapters/server/graphql/limits/limits.js'
import { productId } from '../../../../../core/catalog/index.js'
import { ok } from '../../../../../core/shared/index.js'
import { visitorAt } from '../../../graphql/support/post.js'
import { PRODUCT } from '../../../graphql/support/sample-order.js'
import { scriptedBackend } from '../../../graphql/support/scripted-backend.js'
import { serveShop } from '../../../graphql/support/site.js'
import type { TestSite } from '../../../graphql/support/site.js'

describe('the bytes of an answer', () => {
  it('are those of its JSON, at most a few more for brackets and commas, and never fewer', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const written = Buffer.byteLength(JSON.stringify(value))
        const counted = jsonBytes(value, 1e9)
        expect(counted).toBeGreaterThanOrEqual(written)
        expect(counted).toBeLessThanOrEqual(written + 3 * (written + 1))
      }),
    )
  })

  it('are not counted to the end if they are too many', () => {
    const shared = 'x'.repeat(100_000)
    let looks = 0
    const entries = Array.from({ length: 1000 }, () => ({
      toJSON: () => {
        looks += 1
        return shared
      },
    }))
    expect(jsonBytes(entries, 1_000_000)).toBeGreaterThan(1_000_000)
    expect(looks).toBeLessThan(12)
  })

  it('are reported while they are reserved, and a change is reported however few are left', () => {
    const told: number[] = []
    const budget = createAnswerBudget(20, (bytes) => told.push(bytes))
    budget.take('12345678')
    expect(() => budget.take('1234567890')).toThrow('too long')
    budget.takeChange('1234567890')
    expect(told).toEqual([10, 22])
  })
})

describe('an answer over HTTP', () => {
  let site: TestSite
  let running = 0
  let most = 0
  beforeAll(async () => {
    const description = 'A "long" text.\n'.repeat(700)
    const products = Array.from({ length: 100 }, (_, index) => ({
      memberships: [],
      product: { ...PRODUCT, id: productId(`p${index}`), description },
    }))
    site = await serveShop(
      scriptedBackend(() => ({
        listProducts: async () => {
          running += 1
          most = Math.max(most, running)
          await new Promise((passed) => setTimeout(passed, 5))
          running -= 1
          return ok(products)
        },
      })),
    )
  })
  afterAll(() => site.close())

  const list = (field: string): string => `{database{collections{c_product_{items(limit:100){${field}}}}}}`
  const aliases = (count: number, field: string, letters = 1): string =>
    Array.from({ length: count }, (_, index) => `${'a'.repeat(letters)}${index}:${field}`).join(' ')
  type Answers = readonly { readonly errors?: readonly { readonly code: string }[] }[]

  it.each([
    ['aliases of a long text', [list(aliases(40, 'f_description_'))]],
    ['names of a thousand letters', Array.from({ length: 2 }, () => list(aliases(15, 'id', 1050)))],
    ['lists beside each other', [`{database{${aliases(15, list('f_description_').slice(10, -2))}}}`]],
    ['a batch', Array.from({ length: 10 }, () => list('f_description_'))],
    ['a batch of aliases', Array.from({ length: 10 }, () => list(aliases(3, 'f_description_')))],
  ])('has at most two megabytes: %s', async (_, queries) => {
    const { body } = await (await visitorAt(site.url))(queries.map((query) => ({ query })))
    expect(JSON.stringify(body).length).toBeLessThan(LIMITS.answerBytes)
    const codes = (body as Answers).map(({ errors }) => errors?.[0]?.code)
    expect(codes.filter((code) => /AnswerTooLarge|QueryTooExpensive/.test(String(code)))).not.toEqual([])
  })

  it('is made for a few visitors at the same time', async () => {
    most = 0
    const posts = await Promise.all(Array.from({ length: 8 }, () => visitorAt(site.url)))
    const asked = posts.flatMap((post) => [0, 1, 2, 3, 4].map(() => post([{ query: list('id') }])))
    for (const { body } of await Promise.all(asked))
      expect((body as Answers).map(({ errors }) => errors)).toEqual([undefined])
    expect(most).toBeLessThanOrEqual(LIMITS.queriesAtOnce)
  })
})
