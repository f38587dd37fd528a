import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createSchema } from 'graphql-yoga'
import { execute, GraphQLError, parse } from 'graphql'
import {
  boundedErrorsPlugin,
  createOperationErrors,
} from '../../../../../adapters/server/graphql/answers/bounded-errors.js'
import { LIST_PRODUCTS } from '../../../../../adapters/graphql/protocol/index.js'
import { LIMITS } from '../../../../../adapters/server/graphql/limits/limits.js'
import { productId } from '../../../../../core/catalog/index.js'
import { ok } from '../../../../../core/shared/index.js'
import { visitorAt } from '../../../graphql/support/post.js'
import { PRODUCT } from '../../../graphql/support/sample-order.js'
import { scriptedBackend } from '../../../graphql/support/scripted-backend.js'
import { serveShop } from '../../../graphql/support/site.js'
import type { TestSite } from '../../../graphql/support/site.js'

/** Number of errors made; a text that cannot be written fails with one. */
let made = 0
const failing = (): never => {
  made += 1
  throw new Error('no value')
}

const COUNT = 5000
const SCHEMA = `
  type Entry { field: String promised: String! numbers: [Int] broken: Int entry: Entry }
  type Query { entries: [Entry] fine: String }
  type Done { ok: Boolean! note: String entries: [Entry] }
  type Mutation { change: Done }
`
const entries = () => Array.from({ length: COUNT }, () => ({ numbers: [1, 'x', 2], broken: 'x', entry: {} }))

async function run(text: string) {
  made = 0
  const schema = createSchema<{ errors: ReturnType<typeof createOperationErrors> }>({
    typeDefs: SCHEMA,
    resolvers: {
      Entry: { field: failing, promised: async () => failing() },
      Query: { entries, fine: () => 'fine' },
      Mutation: { change: () => ({ ok: true, note: 'done', entries: entries() }) },
    },
  })
  boundedErrorsPlugin(schema, 10)
  const errors = createOperationErrors(10)
  const result = await execute({ schema, document: parse(text), contextValue: { errors } })
  return { result, different: new Set(result.errors).size }
}

describe('an operation with many failing values', () => {
  it.each([
    ['reads that throw', '{ entries { field } }'],
    ['reads that reject, of values that are promised', '{ entries { promised } }'],
    ['values that are promised and missing', '{ entries { entry { promised } } }'],
    ['values that cannot be written', '{ entries { broken } }'],
    ['entries of lists that cannot be written', '{ entries { numbers } }'],
    ['aliases', '{ entries { a: field b: broken c: promised } }'],
  ])('makes ten errors and no more: %s', async (_, text) => {
    const { result, different } = await run(text)
    expect(result.errors?.length).toBeGreaterThan(10)
    expect(different).toBe(10)
    for (const error of result.errors ?? []) expect(error).toBeInstanceOf(GraphQLError)
  })

  it('stops reading failing values', async () => {
    await run('{ entries { field } }')
    expect(made).toBe(10)
  })

  it('answers all values while fewer fail, each with its place', async () => {
    const { result } = await run('{ fine __typename entries { __typename } }')
    expect(result.errors).toBeUndefined()
    expect(result.data).toMatchObject({ fine: 'fine' })
    const listed = await run('{ entries { numbers } }')
    expect(listed.result.errors?.[0]?.path).toEqual(['entries', 0, 'numbers', 1])
    expect((listed.result.data?.['entries'] as readonly unknown[])[0]).toEqual({ numbers: [1, null, 2] })
  })

  it('reports that a change was made', async () => {
    const { result } = await run('mutation { change { entries { field } ok note } }')
    expect(result.data?.['change']).toMatchObject({ ok: true, note: 'done' })
  })
})

describe('a shop whose products cannot be serialised', () => {
  let site: TestSite
  beforeAll(async () => {
    const products = Array.from({ length: 100 }, (_, index) => ({
      memberships: [],
      product: {
        ...PRODUCT,
        id: productId(`product-${index}`),
        name: { not: 'a text' } as unknown as string,
      },
    }))
    site = await serveShop(scriptedBackend(() => ({ listProducts: async () => ok(products) })))
  })
  afterAll(() => site.close())

  it('is answered with ten errors', async () => {
    const post = await visitorAt(site.url)
    const { status, body } = await post([
      { query: LIST_PRODUCTS.text, variables: { limit: 100, filter: {} } },
    ])
    const answers = [body].flat() as readonly { readonly errors?: readonly unknown[] }[]
    expect([status, answers[0]?.errors?.length]).toEqual([200, LIMITS.errors])
  })
})
