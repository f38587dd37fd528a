import type { Binding } from './binding.js'

const COUNTRY = /(?:^|\.)(?:shipping|billing)Address(?:Country|\.country)$/

/** True if a binding shows the country of an address. */
export const isCountry = ({ dataPath }: Binding): boolean => COUNTRY.test(dataPath)

/**
 * The name of a country in a language; English if the language is unknown, the text itself if it is not a
 * code.
 */
export function countryName(code: string, language = ''): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  for (const each of [language, 'en'])
    try {
      return new Intl.DisplayNames([each], { type: 'region' }).of(code) ?? code
    } catch {
      // A page may state an invalid language.
    }
  return code
}
