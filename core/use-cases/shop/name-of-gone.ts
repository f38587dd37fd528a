import { ofLanguage } from '../../shared/index.js'

/** The words behind the name of a product that was withdrawn from sale, by language. */
const SOLD_NO_LONGER: Readonly<Record<string, string>> = {
  de: '(nicht mehr erhältlich)',
  es: '(ya no está disponible)',
  fr: '(n’est plus disponible)',
}

/** The name of a cart's line that says, in the language of the site, that its product is no longer sold. */
export const nameOfGone = (name: string, language: string): string =>
  `${name} ${ofLanguage(SOLD_NO_LONGER, language) ?? '(no longer available)'}`
