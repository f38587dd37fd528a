import { ownValue } from '../shared/index.js'

/** Currencies of several countries; the first one is the default of a page whose language names none of them. */
const SHARED: Readonly<Record<string, string>> = {
  EUR: 'DE AT BE BG CY EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  CHF: 'CH LI',
  USD: 'US EC PR SV',
  ANG: 'CW SX',
  XAF: 'CM CF CG GA GQ TD',
  XCD: 'AG DM GD KN LC VC',
  XOF: 'SN BF BJ CI GW ML NE TG',
  XPF: 'PF NC WF',
}

/** The country in a language tag, or that of most speakers: `AT` of `de-AT`, `FR` of `fr`; null: unknown. */
function countryOfLanguage(language: string | null): string | null {
  try {
    return language ? (new Intl.Locale(language).maximize().region ?? null) : null
  } catch {
    return null
  }
}

/** The likely country of a shop that names only its currency and the language of its pages. */
export function homeCountry(currency: string, language: string | null): string {
  const countries = ownValue(SHARED, currency)?.split(' ') ?? [currency.slice(0, 2)]
  return countries.find((country) => country === countryOfLanguage(language)) ?? countries[0] ?? 'US'
}
