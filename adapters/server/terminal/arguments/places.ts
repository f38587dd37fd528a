import { InvalidArgumentError } from 'commander'
import { countryCode } from '../../../../core/pricing/index.js'

/** Parses a country, as `DE`. */
export function parseCountry(text: string): string {
  const code = countryCode(text)
  if (code === null) throw new InvalidArgumentError('A country is written with two letters, such as DE.')
  return code
}

/** Parses a language, as `pt-BR`. */
export function parseLanguage(text: string): string {
  try {
    if (Intl.getCanonicalLocales(text).length === 1) return text
  } catch {
    // The text is not a language tag.
  }
  throw new InvalidArgumentError('Write a language as de or pt-BR.')
}
