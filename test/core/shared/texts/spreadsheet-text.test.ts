import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { fromSpreadsheetText, toSpreadsheetText, toTableCell } from '../../../../core/shared/index.js'

const BEGINS_A_FORMULA = /^[\s"]*[=+\-@＝＋－＠]/
const hostile = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', ';', ',', '\t', '\n', '\r', ' ', '"', "'", 'a', '1'),
  maxLength: 12,
})

describe("a stranger's text in a cell", () => {
  it('begins no formula, for any cell ends of spreadsheets', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const parts = toSpreadsheetText(text).split(/[;\t\r\n]/)
        expect(parts.filter((part) => BEGINS_A_FORMULA.test(part))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('is read back unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), (text) => {
        expect(fromSpreadsheetText(toSpreadsheetText(text))).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['-5', '-5'],
    ['+1.234,50', '+1.234,50'],
    ['-5+cmd()', "'-5+cmd()"],
    ['+49 30 1234', "'+49 30 1234"],
    ['-', "'-"],
    ['@name', "'@name"],
    ["'=x", "''=x"],
    ['x;=cmd()', "x;'=cmd()"],
    ["don't", "don't"],
  ])('in a table that is read again: %j is written as %j', (text, cell) => {
    expect([toTableCell(text), fromSpreadsheetText(cell)]).toEqual([cell, text])
  })
})
