import { ofLanguage } from '../../shared/index.js'
import { SHOP_WORDS_DE } from './shop-words.de.js'
import { SHOP_WORDS_EN } from './shop-words.en.js'
import { SHOP_WORDS_ES } from './shop-words.es.js'
import { SHOP_WORDS_FR } from './shop-words.fr.js'
import type { ShopWords } from './shop-words.js'

const WORDS: Readonly<Record<string, ShopWords>> = {
  de: SHOP_WORDS_DE,
  es: SHOP_WORDS_ES,
  fr: SHOP_WORDS_FR,
}

/** The words for pages in a language, such as `de-AT`; English for a language that the shop's mails lack. */
export const shopWordsIn = (language: string | null): ShopWords =>
  ofLanguage(WORDS, language) ?? SHOP_WORDS_EN
