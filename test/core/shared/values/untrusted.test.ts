import { describe, expect, it } from '@jest/globals'
import { isRecord, toList, toRecord, toText } from '../../../../core/shared/index.js'

const NO_RECORDS: readonly unknown[] = [
  null,
  undefined,
  0,
  7,
  '',
  'text',
  true,
  [],
  [{ a: 1 }],
  () => ({ a: 1 }),
]

describe('input of unknown shape', () => {
  it('is a record only if it has named parts', () => {
    expect(isRecord({ a: 1 })).toBe(true)
    expect(isRecord(Object.create(null))).toBe(true)
    for (const input of NO_RECORDS) expect(isRecord(input)).toBe(false)
  })

  it('reads as an empty record if it is none', () => {
    const record = { a: 1 }
    expect(toRecord(record)).toBe(record)
    for (const input of NO_RECORDS) expect(toRecord(input)).toEqual({})
  })

  it('reads as an empty list if it is none', () => {
    const list = [1, null]
    expect(toList(list)).toBe(list)
    for (const input of [null, undefined, {}, { length: 2 }, 'text', 7]) expect(toList(input)).toEqual([])
  })

  it('is a text only if it has at least one character', () => {
    expect(toText(' ')).toBe(' ')
    for (const input of ['', null, undefined, 7, {}, ['a']]) expect(toText(input)).toBeNull()
  })
})
