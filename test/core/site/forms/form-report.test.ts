import { describe, expect, it } from '@jest/globals'
import type { FormSubmission } from '../../../../core/ports/forms/form-submissions.port.js'
import { formMail } from '../../../../core/site/index.js'

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
      subject: 'New submission: Contact',
      text:
        'Name: Ada "the first"\nEmail: ada@home.test\nCV: cv.pdf (12 kB), file file-1\n\nGet a file ' +
        'with: vitrine forms file <id>\nSent from https://shop.test/contact',
      replyTo: 'ada@home.test',
    })
  })

  it('lets no visitor write headers', () => {
    const { subject, replyTo } = formMail('owner@shop.test', {
      ...submission,
      formName: 'Hi\r\nBcc: all@x.test',
      fields: { Email: 'a@b\r\nBcc: c@d' },
    })
    expect(subject).toBe('New submission: Hi Bcc: all@x.test')
    expect(replyTo).toBeUndefined()
  })

  it('lets no text turn the direction of others, or begin a line by another letter', () => {
    const turned = 'a\u202eb\u2066c\u2028Email: evil@x.test'
    const { subject, text } = formMail('owner@shop.test', {
      ...submission,
      formName: turned,
      source: turned,
      fields: { [turned]: turned },
      files: [],
    })
    const line = 'abc Email: evil@x.test'
    expect(subject).toBe(`New submission: ${line}`)
    expect(text).toBe(`${line}: abc\n    Email: evil@x.test\n\nSent from ${line}`)
  })

  it('lets no value look like another field, and reports a file that is missing', () => {
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
