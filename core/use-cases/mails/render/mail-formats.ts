import { formatMoney } from '../../../money/index.js'
import type { Money } from '../../../money/index.js'
import { mailDays, mailLocale } from '../../accounts/mails/mail-texts.js'

/** The formats of amounts, days and countries in mails and documents. */
export interface MailFormats {
  readonly price: (amount: Money) => string
  /** A day in UTC. */
  readonly day: (ms: number) => string
  /** A country by its code. */
  readonly country: (code: string) => string
}

/** The formats of a language in a country; prices use `priceLocale`, if the shop sets one. */
export function formatsOf({
  language,
  country,
  priceLocale,
}: {
  readonly language: string
  readonly country: string | null
  readonly priceLocale: string | null
}): MailFormats {
  const locale = mailLocale(language)
  const days = mailDays({ language, country })
  const countries = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  return {
    // An invalid code is shown as it is.
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
    price: (amount) => formatMoney(amount, { locale: priceLocale ?? locale }),
    day: (ms) => days.format(ms),
  }
}
