import { describe, expect, it } from '@jest/globals'
import {
  searchExcerpt,
  searchQuery,
  searchTerms,
  searchScore,
  toSearchable,
} from '../../../core/site/index.js'

const worth = (title: string, text: string, query: string): number =>
  searchScore(toSearchable({ title, text, address: '/a' }), searchTerms(query))

describe('a search query', () => {
  it.each<readonly [string, readonly string[]]>([
    ['  Blue   Mug ', ['blue', 'mug']],
    ['Müsli & Öl!', ['musli', 'ol']],
    ['mug mug MUG', ['mug']],
    ['<script>', ['script']],
    ['…', []],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('%j has the words %j', (typed, terms) => {
    expect(searchTerms(searchQuery(typed))).toEqual(terms)
  })

  it('is cut to its bound between letters', () => {
    expect([...searchQuery('🙂'.repeat(300))]).toHaveLength(100)
  })

  it('matches texts with all of its words, in any case and with or without accents', () => {
    expect(worth('Café Mug', 'Hand-made in Köln', 'cafe koln')).toBeGreaterThan(0)
    expect(worth('Café Mug', 'Hand-made in Köln', 'cafe paris')).toBe(0)
    expect(worth('Café Mug', 'Hand-made', '')).toBe(0)
  })

  it.each([
    ['a title before a text', ['Mug', ''], ['Cup', 'a mug']],
    ['the start of a word before its inside', ['Mugs', ''], ['Smug', '']],
    ['a title with both words before one', ['Blue Mug', ''], ['Blue', 'mug']],
  ] as const)('puts %s', (_, [better, text], [worse, other]) => {
    const query = better.startsWith('Blue') ? 'blue mug' : 'mug'
    expect(worth(better, text, query)).toBeGreaterThan(worth(worse, other, query))
  })
})

describe('the words around a match', () => {
  const long = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ')

  it('are whole words, with an ellipsis for each part that is left out', () => {
    expect(searchExcerpt('A short text.', ['short'])).toBe('A short text.')
    expect(searchExcerpt(long, ['word50'])).toMatch(/^… word42 .*word50 .* …$/)
    expect(searchExcerpt(long, ['nothing'])).toMatch(/^word0 .* …$/)
    expect(searchExcerpt('', ['a'])).toBe('')
  })

  it('are bounded even if a text has no blanks', () => {
    expect(searchExcerpt('x'.repeat(1000), ['x'])).toHaveLength(160)
  })
})
