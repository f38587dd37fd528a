import { describe, expect, it } from '@jest/globals'
import { createReaderLimit } from '../../../../../adapters/server/http/index.js'

/** Takes a place for each reader of `readers` in turn; returns the outcomes and the answers that were ended. */
function takeAll(readers: string, limits: { readonly perReader: number; readonly all: number }) {
  const limit = createReaderLimit(limits)
  const ended: string[] = []
  const outcomes = [...readers].map((reader, at) => {
    const taken = limit.take(reader, () => ended.push(`${reader}${at}`))
    return typeof taken === 'string' ? taken : 'taken'
  })
  return { outcomes, ended }
}

describe('the limit of simultaneous readers of files', () => {
  it.each([
    ['all places are free', 'abc', ['taken', 'taken', 'taken'], []],
    ['a reader has the maximum', 'aaaa', ['taken', 'taken', 'taken', 'reader-busy'], []],
    ['another has the most', 'aaabb', ['taken', 'taken', 'taken', 'taken', 'taken'], ['a2']],
    ['all have as many', 'aabbc', ['taken', 'taken', 'taken', 'taken', 'taken'], ['a1']],
    ['nearly all have one', 'aabbcd', ['taken', 'taken', 'taken', 'taken', 'taken', 'taken'], ['a1', 'b3']],
    ['each has one', 'abcde', ['taken', 'taken', 'taken', 'taken', 'all-busy'], []],
    [
      'one more would only take turns',
      'aabbab',
      ['taken', 'taken', 'taken', 'taken', 'all-busy', 'all-busy'],
      [],
    ],
  ])('decides when %s', (_, readers, outcomes, ended) => {
    expect(takeAll(readers, { perReader: 3, all: 4 })).toEqual({ outcomes, ended })
  })

  it('gives each place back once, also that of an ended answer', () => {
    const limit = createReaderLimit({ perReader: 2, all: 2 })
    const leave = ['a', 'a'].map((reader) => limit.take(reader, () => undefined))
    const other = limit.take('b', () => undefined)
    for (const each of [...leave, ...leave]) if (typeof each !== 'string') each()
    expect([limit.take('c', () => undefined), typeof other]).toEqual([expect.any(Function), 'function'])
    expect(limit.take('d', () => undefined)).toBe('all-busy')
  })
})
