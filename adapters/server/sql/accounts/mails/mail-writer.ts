import type { MailText } from '../../../../../core/accounts/index.js'
import { formatMoney } from '../../../../../core/money/index.js'
import { intervalText, subscriptionWords } from '../../../../../core/subscriptions/index.js'
import type {
  AccountMailRequest,
  MailWriter,
} from '../../../../../core/use-cases/accounts/mails/account-mail.js'
import { mailLocale, templatesFor } from '../../../../../core/use-cases/accounts/mails/mail-texts.js'
import { removedWords } from '../../../../../core/use-cases/accounts/mails/recovery-mail-texts.js'
import { greetedName, plainName } from '../../../../../core/use-cases/mails/shareable-text.js'
import { escapeHtml } from '../../../../../core/shared/index.js'

/** The parts that write mails. */
export interface MailWriterOptions {
  readonly siteName: string
  /** The address of the site for its visitors: `https://shop.example.org`. Never taken from a request. */
  readonly origin: () => string
  /** `de`, `en-GB` ... */
  readonly language: string
  /** As which locale prices are written. @default as the language does */
  readonly priceLocale?: string | null
  /** The owner's own texts. */
  readonly templates: Readonly<Record<string, MailText>>
}

const fill = (template: string, parts: Readonly<Record<string, string>>): string =>
  template.replace(
    /\{(name|site|link|product|amount|every|date|removed)\}/g,
    (_, name: string) => parts[name] ?? '',
  )

/** The words of a mail about a subscription, in its language; days are those of UTC, by which periods go. */
function wordsOf(
  { language, priceLocale }: Pick<MailWriterOptions, 'language' | 'priceLocale'>,
  { product, amount, plan, dateMs }: NonNullable<AccountMailRequest['about']>,
): Readonly<Record<'product' | 'amount' | 'every' | 'date', string>> {
  const locale = mailLocale(language)
  return {
    product: plainName(product),
    amount: formatMoney(amount, { locale: priceLocale ?? locale }),
    every: intervalText(plan, subscriptionWords(language)),
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(dateMs),
  }
}

/**
 * Writes mails as text, and as the owner's own HTML if there is some. Only the site's own address becomes a
 * link, even if a name contains another address.
 */
export function createMailWriter(options: MailWriterOptions): MailWriter {
  const { siteName, origin, language, templates } = options
  const known = templatesFor(language)
  return ({ kind, name, path, about, removed }) => {
    const template = templates[kind] ?? known[kind]
    const link = path === null ? '' : new URL(path, origin()).href
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
    }
  }
}
