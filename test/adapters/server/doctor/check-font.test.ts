import { expect, it } from '@jest/globals'
import { fontFindings } from '../../../../adapters/server/doctor/check-font.js'

it.each([
  ['no order', []],
  ['Latin, Greek and Cyrillic names', ['Zoë Łukasz', 'Ελένη', 'Анна', '€ – „“']],
  ['emoji, which PDFs leave out', ['Ada 🎉']],
])('finds no lacking letters of %s', (_, texts) => {
  expect(fontFindings('.', { font: null }, texts)).toEqual([])
})

it('names letters of real orders that PDFs show as empty boxes, and the setting', () => {
  expect(fontFindings('.', { font: null }, ['Ada', '山田太郎', '山'])).toEqual([
    expect.objectContaining({
      level: 'problem',
      message: 'PDFs of orders show empty boxes for 山, 田, 太, 郎.',
      fix: expect.stringContaining('"font" of "invoices"'),
    }),
  ])
  expect(fontFindings('.', { font: null }, ['אבגדהו'])[0]?.message).toMatch(/א.* more/)
})

it('reports a font that is not there instead', () => {
  expect(fontFindings('.', { font: 'fonts/none.ttf' }, ['山'])[0]?.message).toMatch(
    /none\.ttf.*not in the site/,
  )
})
