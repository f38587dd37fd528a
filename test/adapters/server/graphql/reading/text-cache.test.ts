import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'graphql'
import { LIMITS } from '../../../../../adapters/server/graphql/index.js'
import { createTextCache } from '../../../../../adapters/server/graphql/reading/text-cache.js'

const MB = 1e6

/** The heap in bytes after a garbage collection. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}

/** The parsed text, which the cache keeps. */
function parsed(text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    return error
  }
}

describe('cached texts', () => {
  it('stay within the size limit, and the last used entries are kept', () => {
    const cache = createTextCache<number>(500)
    for (let n = 0; n < 50; n += 1) {
      cache.set(`${n}`.padEnd(36, '.'), n)
      cache.get('0'.padEnd(36, '.'))
    }
    const kept = Array.from({ length: 50 }, (_, n) => cache.get(`${n}`.padEnd(36, '.'))).filter(
      (value) => value !== undefined,
    )
    expect(kept).toEqual([0, 46, 47, 48, 49])
    cache.set('x'.repeat(501), 1)
    expect(cache.get('x'.repeat(501))).toBeUndefined()
    expect(cache.get('0'.padEnd(36, '.'))).toBe(0)
  })

  // The costliest texts beside long ones: short documents, and documents of one-character tokens.
  it.each<[string, number, (place: number) => string]>([
    ['short documents', 60_000, (place) => `{a${place}}`],
    ['short texts that are none', 60_000, (place) => `{a${place}`],
    ['dense documents', 1500, (place) => `{a${place}${' a'.repeat(480)}}`],
  ])('%s stay under 80 MB, however many were sent', (_, count, textOf) => {
    const before = heapBytes()
    const cache = createTextCache<unknown>(LIMITS.documentChars)
    for (let place = 0; place < count; place += 1) cache.set(textOf(place), parsed(textOf(place)))
    expect((heapBytes() - before) / MB).toBeLessThan(80)
    expect(cache.get(textOf(count - 1))).toBeDefined()
  })
})
