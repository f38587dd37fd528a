import { describe, expect, it } from '@jest/globals'
import type { FormSubmission } from '../../../core/ports/form-inbox.port.js'
import { formMail, formTable } from '../../../core/site/index.js'

const submission: FormSubmission = {
  id: 's1' as FormSubmission['id'],
  formName: 'Contact',
  pageId: 'p1',
  source: 'https://shop.test/contact',
  fields: { Name: 'Ada "the first"', Email: 'ada@home.test' },
  files: [{ field: 'CV', file: { id: 'file-1', name: 'cv.pdf', sizeBytes: 12_345 } }],
  receivedAtMs: Date.UTC(2026, 0, 2, 3, 4, 5),
}

describe('the mail about a submission', () => {
  it('lists the fields and can be answered', () => {
    expect(formMail('owner@shop.test', submission)).toEqual({
      to: 'owner@shop.test',
      subject: 'New message: Contact',
      text: 'Name: Ada "the first"\nEmail: ada@home.test\nCV: cv.pdf (12 kB), file file-1\n\nGet a file with: vitrine forms file <id>\nSent from https://shop.test/contact',
      replyTo: 'ada@home.test',
    })
  })

  it('lets nobody write headers', () => {
    const { subject, replyTo } = formMail('owner@shop.test', {
      ...submission,
      formName: 'Hi\r\nBcc: all@x.test',
      fields: { Email: 'a@b\r\nBcc: c@d' },
    })
    expect(subject).toBe('New message: Hi Bcc: all@x.test')
    expect(replyTo).toBeUndefined()
  })

  it('lets no value look like another field, and tells of a file that is missing', () => {
    const { text } = formMail('owner@shop.test', {
      ...submission,
      fields: { Name: 'Ada\r\nEmail: evil@x.test' },
      files: [{ field: 'CV', file: null }],
    })
    expect(text).toBe(
      'Name: Ada\n    Email: evil@x.test\nCV: (the file did not arrive)\n\nSent from https://shop.test/contact',
    )
  })
})

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

  it('keeps apart a field and a column or a file of the same name', () => {
    const [header, first, second] = formTable([
      { ...submission, fields: { Form: 'F1', CV: 'see file' } },
      { ...submission, fields: { toString: 'x' }, files: [] },
    ])
    expect(header?.slice(4)).toEqual(['Form (field)', 'CV', 'toString', 'CV (file)'])
    expect(first?.slice(4)).toEqual(['F1', 'see file', '', 'cv.pdf (12 kB), file file-1'])
    expect(second?.slice(4)).toEqual(['', '', 'x', ''])
  })

  it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1'])(
    'marks %j as text, so that no spreadsheet calculates it',
    (value) => {
      const [, row] = formTable([{ ...submission, fields: { Note: value }, files: [] }])
      expect(row?.[4]).toBe(`'${value}`)
    },
  )
})
