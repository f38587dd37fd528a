import { describe, expect, it } from '@jest/globals'
import type { FormSubmission } from '../../../../core/ports/forms/form-submissions.port.js'
import {
  fitsColumns,
  formFileText,
  formTableHeader,
  formTableRow,
  NO_FORM_COLUMNS,
  withColumnsOf,
} from '../../../../core/site/index.js'

const submission: FormSubmission = {
  id: 's1' as FormSubmission['id'],
  formName: 'Contact',
  pageId: 'p1',
  source: 'https://shop.test/contact',
  fields: { Name: 'Ada "the first"', Email: 'ada@home.test' },
  files: [{ field: 'CV', file: { id: 'file-1', name: 'cv.pdf', sizeBytes: 12_345 } }],
  receivedAtMs: Date.UTC(2026, 0, 2, 3, 4, 5),
}
const formTable = (submissions: readonly FormSubmission[]): readonly (readonly string[])[] => {
  const columns = submissions.reduce(withColumnsOf, NO_FORM_COLUMNS)
  return [formTableHeader(columns), ...submissions.map((each) => formTableRow(columns, each, formFileText))]
}

describe('the table of submissions', () => {
  it('has a column for every field and for every file field', () => {
    const other = { ...submission, id: 's2' as FormSubmission['id'], fields: { Phone: '+49' }, files: [] }
    expect(formTable([submission, other])).toEqual([
      ['Received (UTC)', 'Form', 'Page', 'Id', 'Name', 'Email', 'Phone', 'CV'],
      [
        ...['2026-01-02T03:04:05.000Z', 'Contact', 'https://shop.test/contact', 's1'],
        ...['Ada "the first"', 'ada@home.test', '', 'cv.pdf (12 kB), file file-1'],
      ],
      ['2026-01-02T03:04:05.000Z', 'Contact', 'https://shop.test/contact', 's2', '', '', "'+49", ''],
    ])
  })

  it('separates a field from a column or a file of the same name', () => {
    const [header, first, second] = formTable([
      { ...submission, fields: { Form: 'F1', CV: 'see file' } },
      { ...submission, fields: { toString: 'x' }, files: [] },
    ])
    expect(header?.slice(4)).toEqual(['Form (field)', 'CV', 'toString', 'CV (file)'])
    expect(first?.slice(4)).toEqual(['F1', 'see file', '', 'cv.pdf (12 kB), file file-1'])
    expect(second?.slice(4)).toEqual(['', '', 'x', ''])
  })

  it.each(['=1+1', '+49', '-1', '@SUM(A1)', ' =1', '＝1'])(
    'marks %j as text, so that no spreadsheet calculates it',
    (value) => {
      const [, row] = formTable([{ ...submission, fields: { Note: value }, files: [] }])
      expect(row?.[4]).toBe(`'${value}`)
    },
  )

  it.each([
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\n=1', "'\n'=1"],
    ['a;=1+1', "a;'=1+1"],
    ['a; +49', "a; '+49"],
    ['a\t=1', "a\t'=1"],
    ['a;\t;@x', "a;\t;'@x"],
    ['a;"=1"', 'a;"\'=1"'],
    ['a;\n-1', "a;\n'-1"],
    ['one\n=1\r\n=2', "one\n'=1\r\n'=2"],
    ['a;＝1', "a;'＝1"],
    ['=1;=2', "'=1;'=2"],
    ['a-b = c; d', 'a-b = c; d'],
  ])('marks every part of %j if cells end at a semicolon or a tab', (value, shown) => {
    const [, row] = formTable([{ ...submission, fields: { Note: value }, files: [] }])
    expect(row?.[4]).toBe(shown)
  })

  it('names fields and files without a column', () => {
    const columns = withColumnsOf(NO_FORM_COLUMNS, submission)
    expect(fitsColumns(columns, { ...submission, fields: { Email: 'x' }, files: [] })).toBe(true)
    expect(fitsColumns(columns, { ...submission, fields: { Phone: 'x' } })).toBe(false)
    expect(fitsColumns(columns, { ...submission, files: [{ field: 'Photo', file: null }] })).toBe(false)
  })
})
