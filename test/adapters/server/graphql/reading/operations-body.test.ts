import { describe, expect, it } from '@jest/globals'
import {
  cutLongObjects,
  isOperationsBody,
  longestQuery,
  readCounts,
} from '../../../../../adapters/server/graphql/reading/operations-body.js'

const withKeys = (count: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]))

describe('an object with more keys than any input has fields', () => {
  it('is cut at any position, and everything else stays unchanged', () => {
    const list = Array.from({ length: 5000 }, (_, at) => at)
    const body = [{ query: '{a}', variables: { a: [{ b: withKeys(15_000) }], few: withKeys(100), list } }]
    cutLongObjects(body)
    expect(body).toEqual([
      { query: '{a}', variables: { a: [{ b: withKeys(100) }], few: withKeys(100), list } },
    ])
  })

  it('may be nested as deep as a body has room', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(30_000)}{}${'}'.repeat(30_000)}`) as object
    expect(() => cutLongObjects(deep)).not.toThrow()
    expect(() =>
      cutLongObjects(JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`) as object),
    ).not.toThrow()
  })
})

describe('a body of operations', () => {
  it.each([
    [{ query: '{a}' }, true, 3],
    [{ query: '' }, true, 0],
    [{}, true, 0],
    [[], true, 0],
    [[{ query: '{a}' }, { query: '{abc}' }, { query: '{ab}' }], true, 5],
    [[{ query: '{a}' }, {}], true, 3],
    [{ query: null }, false, 0],
    [{ query: 12 }, false, 2],
    [JSON.parse('{"then": 1, "query": "{a}"}'), false, 3],
    [JSON.parse('[{"query": "{a}"}, {"then": {}}]'), false, 3],
    [{ query: ['{a}'] }, false, 3],
    [[{ query: '{a}' }, { query: 1 }], false, 3],
    [[{ query: '{a}' }, null], false, 3],
    [[[{ query: '{a}' }]], false, 0],
    ['{a}', false, 0],
    [null, false, 0],
  ])('%j: is one: %s, its longest text has %i characters', (body, isOne, length) => {
    expect([isOperationsBody(body), longestQuery(body)]).toEqual([isOne, length])
  })
})

describe('a quantity', () => {
  const CHANGE = 'mutation AddToCart($skuId:String!,$count:Int!){a(sku:$skuId,count:$count){ok}}'

  it.each<[unknown, string, unknown]>([
    ['3', CHANGE, 3],
    ['0', CHANGE, 0],
    [3, CHANGE, 3],
    ['', CHANGE, ''],
    ['-1', CHANGE, '-1'],
    ['1.5', CHANGE, '1.5'],
    ['3 ', CHANGE, '3 '],
    ['1'.repeat(10), CHANGE, '1'.repeat(10)],
    [['3'], CHANGE, ['3']],
    ['3', 'query Q($count: String) { a }', '3'],
  ])('of %j in %s is %j', (count, query, read) => {
    const body = [{ query, variables: { count, other: '3' } }]
    readCounts(body)
    expect(body).toEqual([{ query, variables: { count: read, other: '3' } }])
  })

  it('is looked for in any body', () => {
    const inherited: unknown = JSON.parse('{"__proto__": {"count": "3"}}')
    const bodies = [
      [],
      {},
      [null],
      { variables: null, query: CHANGE },
      { variables: inherited, query: CHANGE },
    ]
    for (const body of bodies) expect(() => readCounts(body)).not.toThrow()
    expect(inherited).toEqual(JSON.parse('{"__proto__": {"count": "3"}}'))
  })
})
