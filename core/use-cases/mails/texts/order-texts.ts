import { ofLanguage } from '../../../shared/index.js'
import { ORDER_TEXTS_DE } from './order-texts.de.js'
import { ORDER_TEXTS_EN } from './order-texts.en.js'
import { ORDER_TEXTS_ES } from './order-texts.es.js'
import { ORDER_TEXTS_FR } from './order-texts.fr.js'
import type { OrderMailTexts, OrderTemplateName } from './order-mail-texts.js'

const LANGUAGES: Readonly<Record<string, OrderMailTexts>> = {
  en: ORDER_TEXTS_EN,
  de: ORDER_TEXTS_DE,
  fr: ORDER_TEXTS_FR,
  es: ORDER_TEXTS_ES,
}

/** The languages with complete texts. */
export const ORDER_TEXT_LANGUAGES: readonly string[] = Object.keys(LANGUAGES)

/** The texts for a language such as `de` or `de-AT`; English if there are none. */
export const orderTextsFor = (language: string): OrderMailTexts =>
  ofLanguage(LANGUAGES, language) ?? ORDER_TEXTS_EN

/** The names of all templates. */
export const ORDER_TEMPLATE_NAMES = Object.keys(ORDER_TEXTS_EN.mails) as readonly OrderTemplateName[]
