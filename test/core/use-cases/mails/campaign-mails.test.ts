import { describe, expect, it } from '@jest/globals'
import { createMailWriter } from '../../../../core/use-cases/accounts/mails/mail-writer.js'
import { writeReminder } from '../../../../core/use-cases/mails/cart-reminder.js'
import { DEFAULT_MAIL_LOOK } from '../../../../core/use-cases/mails/render/mail-look.js'
import type { MailShop } from '../../../../core/use-cases/mails/orders/mailed-order.js'
import { renderWritten } from '../../../../core/use-cases/mails/render/render-mail.js'

// Mails that a shop sends to many people of its own accord: reminders of carts, and invitations of members. The names
// in them, and the names of products, were written by strangers or imported from their files.
const ORIGIN = 'https://shop.example.org'
const WORDS = [
  'Ada',
  '<img src=x onerror=alert(1)><b>Ada</b>',
  '"><script>alert(1)</script>',
  '</td></tr></table><a href="https://evil.example/">win</a>',
  '<!--',
  '&lt;b&gt;',
  'https://evil.example/win',
  '//evil.example',
  'javascript:alert(1)',
  'mailto:mallory@evil.example',
  'www.evil.example',
  'evil。example',
  'Ada\r\nBcc: mallory@evil.example\r\n\r\nHello',
  'Ada\n\nhttps://shop.example.org/checkout\n\n',
  'Ada\u2028\u0085Mallory',
  'Ada\u0000\u001b[31m\u009b1m',
  '\u202egnp.ada\u2066',
  '{link} {site} {unsubscribe} {lines} {name}',
  '=HYPERLINK("https://evil.example")',
  '$& $1 $`',
  '\ud800',
  'x'.repeat(5_000),
]
const LANGUAGES = ['en', 'de-AT', 'fr', 'es', 'pt']
const END = `${ORIGIN}/.vitrine/unsubscribe?key=a&mark=b`

/** The owner's own texts, with each word in the subject too. */
const OWN = { subject: '{name} {site} {lines}', text: 'Hello {name}\n\n{lines}\n\n{link}\n\n{unsubscribe}' }

function mailsTo(word: string, language: string, isOwn: boolean) {
  const shop = {
    ...{ name: 'Corner Shop', origin: ORIGIN, language },
    notices: isOwn ? { cartReminder: OWN } : {},
  } as unknown as MailShop
  const write = createMailWriter({
    ...{ siteName: 'Corner Shop', language },
    addressOf: (path) => new URL(path, ORIGIN).href,
    templates: isOwn
      ? { invite: { ...OWN, html: '<p title="{name}">{name} {site}</p><a href="{link}">x</a>' } }
      : {},
  })
  const lines = [{ name: word, count: 2 }]
  return [
    writeReminder({ name: word, lines }, shop, END),
    write({ kind: 'invite', to: 'a@example.org', name: word, path: '/sign-up?token=1' }),
  ].map((content) => renderWritten('a@example.org', content, shop, DEFAULT_MAIL_LOOK).mail)
}

/** Elements and links of a mail beyond those of the same mail to Ada. */
const shapeOf = (html: string): string => (html.match(/<\/?[a-z][^>]*>|<!--/gi) ?? []).join('')

describe.each([false, true])('mails to many, with the owner’s own texts: %s', (isOwn) => {
  it.each(WORDS)('contain %j as words only', (word) => {
    for (const language of LANGUAGES) {
      const plain = mailsTo('Ada', language, isOwn).map(({ html = '' }) => shapeOf(html))
      for (const [index, { to, subject, text, html = '', unsubscribeUrl }] of mailsTo(
        word,
        language,
        isOwn,
      ).entries()) {
        expect(to).toBe('a@example.org')
        // A header of one line.
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        for (const said of [subject, text, html])
          expect(said).not.toMatch(/[^\P{Cc}\t\r\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
        // No mail program makes a link of it, and the mail's own links are those of the site.
        for (const said of [text, html])
          expect(said).not.toMatch(/:\/\/evil|\w@evil|(?<!\u2060)[.。]example(?!\.org)/)
        expect(
          [...html.matchAll(/(?:href|src)="([^"]*)"/g)].filter(([, link]) => !link?.startsWith(`${ORIGIN}/`)),
        ).toEqual([])
        expect(
          shapeOf(html)
            .replace(/title="[^"]*"/g, '')
            .replaceAll('<br>', ''),
        ).toBe((plain[index] ?? '').replace(/title="[^"]*"/g, '').replaceAll('<br>', ''))
        expect(unsubscribeUrl).toBe(index === 0 ? END : undefined)
      }
    }
  })
})
