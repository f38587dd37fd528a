import type { MailText } from '../../../accounts/index.js'
import { formatMoney } from '../../../money/index.js'
import { intervalText, subscriptionWords } from '../../../subscriptions/index.js'
import type { AccountMailRequest, MailWriter } from './account-mail.js'
import { linkLabelOf } from './link-labels.js'
import { mailDays, mailLocale, templatesFor } from './mail-texts.js'
import { removedWords } from './recovery-mail-texts.js'
import { greetedName, plainName } from '../../mails/render/shareable-text.js'
import { escapeHtml } from '../../../shared/index.js'

/** The parts that write mails. */
export interface MailWriterOptions {
  readonly siteName: string
  /** The full address of a path of the site for its visitors; its origin is never taken from a request. */
  readonly addressOf: (path: string) => string
  /** `de`, `en-GB` ... */
  readonly language: string
  /** The locale of prices. @default that of the language */
  readonly priceLocale?: string | null
  /** The country of the business, whose form dates have. @default none */
  readonly country?: string | null
  /** The owner's own texts. */
  readonly templates: Readonly<Record<string, MailText>>
}

const fill = (template: string, parts: Readonly<Record<string, string>>): string =>
  template.replace(
    /\{(name|site|link|product|amount|every|date|removed)\}/g,
    (_, name: string) => parts[name] ?? '',
  )

/** The words of a mail about a subscription, in its language; days are in UTC, like its periods. */
function wordsOf(
  { language, country = null, priceLocale }: Pick<MailWriterOptions, 'language' | 'country' | 'priceLocale'>,
  { product, amount, plan, dateMs }: NonNullable<AccountMailRequest['about']>,
): Readonly<Record<'product' | 'amount' | 'every' | 'date', string>> {
  const locale = mailLocale(language)
  return {
    product: plainName(product),
    amount: formatMoney(amount, { locale: priceLocale ?? locale }),
    every: intervalText(plan, subscriptionWords(language)),
    date: mailDays({ language, country }).format(dateMs),
  }
}

/**
 * Writes mails as text, and as the owner's own HTML if there is some. Only the site's own address becomes a
 * link, even if a name contains another address.
 */
export function createMailWriter(options: MailWriterOptions): MailWriter {
  const { siteName, addressOf, language, templates } = options
  const known = templatesFor(language)
  return ({ kind, name, path, about, removed }) => {
    const template = templates[kind] ?? known[kind]
    // An owner's text may have another language than the built-in label.
    const linkLabel = templates[kind] === undefined ? linkLabelOf(kind, language) : null
    const link = path === null ? '' : addressOf(path)
    const parts = {
      name: greetedName(name),
      site: plainName(siteName),
      link,
      ...(about && wordsOf(options, about)),
      ...(removed && { removed: removedWords(language, removed) }),
    }
    const safe = Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, escapeHtml(text)]))
    return {
      tag: 'written',
      subject: fill(template.subject, parts).replace(/\s+/g, ' '),
      text: fill(template.text, parts).replace(/(?<![ \t])[ \t]+$/gm, ''),
      html: template.html === undefined ? null : fill(template.html, safe),
      links: link === '' ? [] : [link],
      ...(linkLabel !== null && { linkLabel }),
    }
  }
}
