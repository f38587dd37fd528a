import { expect, it } from '@jest/globals'
import { createBoundedCache } from '../../../../core/shared/index.js'

/** The size of an entry with a key of one character. */
const ENTRY = 202

it('holds values up to its limit and drops the least recently used', () => {
  const cache = createBoundedCache<string>(3 * ENTRY + 30)
  cache.set('a', 'A', 10)
  cache.set('b', 'B', 10)
  cache.set('c', 'C', 10)
  expect(cache.sizeBytes()).toBe(3 * ENTRY + 30)
  expect(cache.get('a')).toBe('A')
  cache.set('d', 'D', 10)
  expect(['a', 'b', 'c', 'd'].map(cache.get)).toEqual(['A', undefined, 'C', 'D'])
  expect(cache.sizeBytes()).toBe(3 * ENTRY + 30)
})

it('drops as many values as a large one needs', () => {
  const cache = createBoundedCache<number>(4 * ENTRY)
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, 1, 0)
  cache.set('e', 2, ENTRY)
  expect(['a', 'b', 'c', 'd', 'e'].map(cache.get)).toEqual([undefined, undefined, 1, 1, 2])
  expect(cache.sizeBytes()).toBe(4 * ENTRY)
})

it('does not hold a value that is larger than the whole, nor an earlier one of its key', () => {
  const cache = createBoundedCache<number>(ENTRY + 10)
  cache.set('a', 1, 10)
  expect(cache.get('a')).toBe(1)
  cache.set('a', 2, 11)
  expect(cache.get('a')).toBeUndefined()
  expect(cache.sizeBytes()).toBe(0)
})

it('counts the key, and a replaced or removed value no longer', () => {
  const cache = createBoundedCache<number>(1_000)
  cache.set('long key', 1, 5)
  expect(cache.sizeBytes()).toBe(221)
  cache.set('long key', 2, 0)
  expect(cache.sizeBytes()).toBe(216)
  cache.delete('long key')
  cache.delete('other')
  expect(cache.sizeBytes()).toBe(0)
  expect(cache.get('long key')).toBeUndefined()
})
