import { describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { formCsv } from '../../../adapters/forms/index.js'
import type { FormSubmission } from '../../../core/ports/form-inbox.port.js'
import { formTable } from '../../../core/site/index.js'

const submission: FormSubmission = {
  id: 's1' as FormSubmission['id'],
  formName: 'Contact',
  pageId: 'p1',
  source: 'https://shop.test/contact',
  fields: { Name: 'Ada "the first"' },
  files: [{ field: 'CV', file: { id: 'file-1', name: 'cv.pdf', sizeBytes: 12_345 } }],
  receivedAtMs: Date.UTC(2026, 0, 2, 3, 4, 5),
}

describe('submissions as a CSV file', () => {
  it('quotes what needs it', () => {
    expect(formCsv([submission]).split('\r\n')).toEqual([
      'Received (UTC),Form,Page,Id,Name,CV',
      '2026-01-02T03:04:05.000Z,Contact,https://shop.test/contact,s1,"Ada ""the first""","cv.pdf (12 kB), file file-1"',
      '',
    ])
  })

  it('is read back as the table it was, whatever was sent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string(), { minKeys: 1 }), (fields) => {
        const sent = [{ ...submission, fields }]
        expect(parse(formCsv(sent))).toEqual(formTable(sent))
      }),
    )
  })
})
