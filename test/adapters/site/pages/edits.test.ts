import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { applyEdits } from '../../../../adapters/site/pages/index.js'

describe('edits of a page', () => {
  it('leave all other text unchanged, in any order', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 })
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), fc.nat(), (pieces, seed) => {
        // Each pair is a piece that stays and, behind it, one that is replaced.
        let at = 0
        const edits = pieces.map(([kept, replaced]) => {
          const start = at + kept.length
          at = start + replaced.length
          return { start, end: at, text: `[${start}]` }
        })
        const html = pieces.flat().join('')
        const expected = pieces.map(([kept], index) => kept + (edits[index]?.text ?? '')).join('')
        const shuffled = edits.map((edit, index) => ({ edit, key: (index * 7919 + seed) % 101 }))
        const distinct = new Set(edits.map(({ start }) => start)).size === edits.length
        fc.pre(distinct)
        shuffled.sort((one, other) => one.key - other.key)
        expect(
          applyEdits(
            html,
            shuffled.map(({ edit }) => edit),
          ),
        ).toBe(expected)
      }),
    )
  })

  it('without any change return the same text', () => {
    expect(applyEdits('<p>é</p>', [])).toBe('<p>é</p>')
  })

  it('at one place keep the order they were made in, and a removed part takes its content with it', () => {
    const edits = [
      { start: 3, end: 9, text: '' },
      { start: 5, end: 6, text: 'lost' },
      { start: 3, end: 3, text: 'one ' },
      { start: 3, end: 3, text: 'two ' },
    ]
    expect(applyEdits('ab <b>x</b>', edits)).toBe('ab one two b>')
  })
})
