import type { Binding } from './binding.js'

const COUNTRY = /(?:^|\.)(?:shipping|billing)Address(?:Country|\.country)$/

/** True if a binding shows the country of an address. */
export const isCountry = ({ dataPath }: Binding): boolean => COUNTRY.test(dataPath)

/** A country by its name in a language; English where that is unknown, the text itself where it is no code. */
export function countryName(code: string, language = ''): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  for (const each of [language, 'en'])
    try {
      return new Intl.DisplayNames([each], { type: 'region' }).of(code) ?? code
    } catch {
      // A page may state a language that is none.
    }
  return code
}
