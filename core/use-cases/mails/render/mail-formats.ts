import { formatMoney } from '../../../money/index.js'
import type { Money } from '../../../money/index.js'
import { mailLocale } from '../../accounts/mails/mail-texts.js'

/** The formats of amounts, days and countries in mails and documents. */
export interface MailFormats {
  readonly price: (amount: Money) => string
  /** A day in UTC. */
  readonly day: (ms: number) => string
  /** A country by its code. */
  readonly country: (code: string) => string
}

/** The formats of a language; prices use `priceLocale`, if the shop sets one. */
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
    // An invalid code is shown as it is.
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    price: (amount) => formatMoney(amount, { locale: priceLocale ?? locale }),
    day: (ms) => days.format(ms),
  }
}
