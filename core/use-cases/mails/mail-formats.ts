import { formatMoney } from '../../money/index.js'
import type { Money } from '../../money/index.js'
import { mailLocale } from '../accounts/mails/mail-texts.js'

/** The ways in which mails and documents write amounts, days and countries. */
export interface MailFormats {
  readonly price: (amount: Money) => string
  /** A day, in UTC. */
  readonly day: (ms: number) => string
  /** A country by its code. */
  readonly country: (code: string) => string
}

/** The formats of a language; prices are written as in `priceLocale`, where the shop sets one. */
export function formatsOf({
  language,
  priceLocale,
}: {
  readonly language: string
  readonly priceLocale: string | null
}): MailFormats {
  const locale = mailLocale(language)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const countries = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  return {
    // A code that is none is shown as it was given.
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    price: (amount) => formatMoney(amount, { locale: priceLocale ?? locale }),
    day: (ms) => days.format(ms),
  }
}
