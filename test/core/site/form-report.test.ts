import { describe, expect, it } from '@jest/globals'
import type { FormSubmission } from '../../../core/ports/form-inbox.port.js'
import { formCsv, formMail } from '../../../core/site/index.js'

const submission: FormSubmission = {
  id: 's1' as FormSubmission['id'],
  formName: 'Contact',
  pageId: 'p1',
  source: 'https://shop.test/contact',
  fields: { Name: 'Ada "the first"', Email: 'ada@home.test' },
  files: { CV: 'file-1' },
  receivedAtMs: Date.UTC(2026, 0, 2, 3, 4, 5),
}

describe('the mail about a submission', () => {
  it('lists the fields and can be answered', () => {
    expect(formMail('owner@shop.test', submission)).toEqual({
      to: 'owner@shop.test',
      subject: 'New message: Contact',
      text: 'Name: Ada "the first"\nEmail: ada@home.test\nCV: file file-1\n\nSent from https://shop.test/contact',
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
})

describe('the table of submissions', () => {
  it('has a column for every field and quotes what needs it', () => {
    const other = {
      ...submission,
      id: 's2' as FormSubmission['id'],
      fields: { Phone: '+49', Note: '=1+1' },
      files: {},
    }
    expect(formCsv([submission, other]).split('\r\n')).toEqual([
      'Received (UTC),Form,Page,Id,Name,Email,CV,Phone,Note',
      '2026-01-02T03:04:05.000Z,Contact,https://shop.test/contact,s1,"Ada ""the first""",ada@home.test,file-1,,',
      "2026-01-02T03:04:05.000Z,Contact,https://shop.test/contact,s2,,,,'+49,'=1+1",
      '',
    ])
  })
})
