import { describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { csvLine } from '../../../../adapters/server/forms/csv-line.js'

describe('a row of a CSV file', () => {
  it('quotes only values that need quotes', () => {
    expect(csvLine(['Contact', 'Ada "the first"', 'cv.pdf (12 kB), file f'])).toBe(
      'Contact,"Ada ""the first""","cv.pdf (12 kB), file f"',
    )
  })

  it('is read back as it was sent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        (rows) => {
          expect(parse(rows.map(csvLine).join('\r\n'))).toEqual(rows)
        },
      ),
    )
  })
})
