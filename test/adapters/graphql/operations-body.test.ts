import { describe, expect, it } from '@jest/globals'
import { cutLongObjects } from '../../../adapters/graphql-server/operations-body.js'

const withKeys = (count: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]))

describe('an object with more keys than any input has fields', () => {
  it('is cut wherever it stands, and everything else is left as it was', () => {
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
