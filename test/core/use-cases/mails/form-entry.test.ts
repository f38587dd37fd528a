import { describe, expect, it } from '@jest/globals'
import type { FormSubmission } from '../../../../core/ports/forms/form-submissions.port.js'
import { writeSubmission } from '../../../../core/use-cases/mails/form-entry.js'
import { DEFAULT_MAIL_LOOK } from '../../../../core/use-cases/mails/render/mail-look.js'
import { createMailRenderer } from '../../../../core/use-cases/mails/render/render-mail.js'
import { SHOP } from './mail-shop.fixture.js'

const submission: FormSubmission = {
  id: 's1' as FormSubmission['id'],
  formName: 'Contact',
  pageId: 'p1',
  source: 'https://shop.test/contact',
  fields: { Name: 'Ada "the first"', Email: 'ada@home.test' },
  files: [{ field: 'CV', file: { id: 'file-1', name: 'cv.pdf', sizeBytes: 12_345 } }],
  receivedAtMs: Date.UTC(2026, 0, 2, 3, 4, 5),
}

const shop = { ...SHOP, language: 'en' }
const INDENT = '\u00a0'.repeat(4)

const rendered = async (sent: FormSubmission, language = 'en') => {
  const render = createMailRenderer({
    shop: () => ({ ...SHOP, language }),
    look: DEFAULT_MAIL_LOOK,
    owner: { forms: 'owner@shop.test', orders: null },
    readSubmission: async () => sent,
    readGivenUp: async () => [],
    invoiceOf: async () => null,
    readOrder: async () => null,
  })
  const content = { tag: 'submission', submissionId: sent.id }
  const mail = await render({ id: 'm1', kind: 'submission', to: null, content } as never)
  return mail!.mail
}

describe('the mail about a submission', () => {
  it.each([
    ['en', 'Yes', 'No'],
    ['de', 'Ja', 'Nein'],
    ['fr-CA', 'Oui', 'Non'],
    ['es', 'Sí', 'No'],
    ['nl', 'Yes', 'No'],
  ])('says in %s whether a box is ticked', (language, yes, no) => {
    const fields = { Terms: 'true', Newsletter: 'false', Said: 'not true' }
    const { text } = writeSubmission({ ...submission, fields }, { ...shop, language })
    expect(text).toContain(`Terms: ${yes}\nNewsletter: ${no}\nSaid: not true\n`)
  })

  it('lists the fields and can be answered', async () => {
    const { to, subject, text, html, replyTo } = await rendered(submission)
    expect({ to, subject, text, replyTo }).toEqual({
      to: 'owner@shop.test',
      subject: 'New submission: Contact',
      text:
        'Name: Ada "the first"\nEmail: ada@home.test\nCV: cv.pdf (12 kB), file file-1\n\nGet a file ' +
        'with: vitrine forms file <id>\n\nSent from https://shop.test/contact',
      replyTo: 'ada@home.test',
    })
    expect(html).toMatch(/^<!doctype html><html lang="en">[^]*Ada &quot;the first&quot;/)
  })

  it.each([
    [
      'de-AT',
      'Neue Einsendung: Contact',
      'Datei file-1',
      'Eine Datei holen mit',
      'Gesendet von',
      'die Datei',
    ],
    ['fr', 'Nouvel envoi : Contact', 'fichier file-1', 'Récupérer un fichier', 'Envoyé depuis', 'le fichier'],
    ['es', 'Nuevo envío: Contact', 'archivo file-1', 'Obtener un archivo', 'Enviado desde', 'el archivo'],
  ])('is written in the language of the shop: %s', async (language, subject, ...texts) => {
    const lost = { field: 'Photo', file: null }
    const mail = await rendered({ ...submission, files: [...submission.files, lost] }, language)
    expect(mail.subject).toBe(subject)
    for (const text of texts) expect(mail.text).toContain(text)
    expect(mail.text).not.toMatch(/submission|Get a file|Sent from|did not arrive/)
  })

  it('is written with the text of its owner', () => {
    const notices = { submission: { subject: 'Ring: {form}', text: '{fields}\n\nSoon!' } }
    expect(writeSubmission(submission, { ...shop, notices })).toMatchObject({
      subject: 'Ring: Contact',
      text: expect.stringMatching(/^Name: Ada [^]*file-1\n\nSoon!$/),
    })
  })

  it('contains no header of a visitor', async () => {
    const { subject, replyTo } = await rendered({
      ...submission,
      formName: 'Hi\r\nBcc: all@x.test',
      fields: { Email: 'a@b\r\nBcc: c@d' },
    })
    expect(subject).toBe('New submission: Hi Bcc: all@x.test')
    expect(replyTo).toBeUndefined()
  })

  it('contains no text that changes the direction of others or begins a line by a rare line end', () => {
    const turned = 'a\u202eb\u2066c\u2028Email: evil@x.test'
    const { subject, text } = writeSubmission(
      { formName: turned, source: turned, fields: { [turned]: turned }, files: [] },
      shop,
    )
    const line = 'abc Email: evil@x.test'
    expect(subject).toBe(`New submission: ${line}`)
    expect(text).toBe(`${line}: abc\n${INDENT}Email: evil@x.test\n\nSent from ${line}`)
  })

  it.each(['Ada\r\nEmail: evil@x.test', 'Ada\n\n\nEmail: evil@x.test', '{page}\n \nEmail: evil@x.test'])(
    'shows no value that looks like another field, as text or as HTML: %j',
    async (value) => {
      const files = [{ field: 'CV', file: null }]
      const { text = '', html = '' } = await rendered({ ...submission, fields: { Name: value }, files })
      expect(text).toContain('\nCV: (the file did not arrive)\n\nSent from https://shop.test/contact')
      expect(text.split('\n').filter((line) => line.startsWith('Email'))).toEqual([])
      expect(html).toContain(`${INDENT}Email: evil@x.test`)
    },
  )
})
