import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { fromSpreadsheetText, toSpreadsheetText } from '../../../core/shared/index.js'

const BEGINS_A_FORMULA = /^[\s"]*[=+\-@＝＋－＠]/
const hostile = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', ';', ',', '\t', '\n', '\r', ' ', '"', "'", 'a', '1'),
  maxLength: 12,
})

describe('a text in a cell that strangers wrote', () => {
  it('begins no formula, wherever a spreadsheet lets its cells end', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const parts = toSpreadsheetText(text).split(/[;\t\r\n]/)
        expect(parts.filter((part) => BEGINS_A_FORMULA.test(part))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('is read back as it was', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), (text) => {
        expect(fromSpreadsheetText(toSpreadsheetText(text))).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })
})
