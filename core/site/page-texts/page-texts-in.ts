import { primaryLanguage } from '../../shared/index.js'
import { PAYMENT_TEXTS_DE, SHOP_TEXTS_DE } from './page-texts.de.js'
import { PAYMENT_TEXTS_ES, SHOP_TEXTS_ES } from './page-texts.es.js'
import { PAYMENT_TEXTS_FR, SHOP_TEXTS_FR } from './page-texts.fr.js'
import type { PageTexts } from './page-texts.js'

/** The texts of the shop and of payments in one language, by the English ones. */
export interface LanguageTexts {
  readonly shop: PageTexts
  readonly payments: PageTexts
}

const LANGUAGES: Readonly<Record<string, LanguageTexts>> = {
  de: { shop: SHOP_TEXTS_DE, payments: PAYMENT_TEXTS_DE },
  es: { shop: SHOP_TEXTS_ES, payments: PAYMENT_TEXTS_ES },
  fr: { shop: SHOP_TEXTS_FR, payments: PAYMENT_TEXTS_FR },
}

/** The texts in a language, such as `de-AT`; null: English, or a language without texts. */
export const pageTextsIn = (language: string | null): LanguageTexts | null =>
  LANGUAGES[primaryLanguage(language)] ?? null
