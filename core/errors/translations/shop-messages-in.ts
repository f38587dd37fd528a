import { ofLanguage } from '../../shared/index.js'
import { SHOP_MESSAGES_DE } from './shop-messages.de.js'
import { SHOP_MESSAGES_ES } from './shop-messages.es.js'
import { SHOP_MESSAGES_FR } from './shop-messages.fr.js'
import type { ShopMessages } from './shop-messages.js'

const MESSAGES: Readonly<Record<string, ShopMessages>> = {
  de: SHOP_MESSAGES_DE,
  es: SHOP_MESSAGES_ES,
  fr: SHOP_MESSAGES_FR,
}

/** The messages for pages in a language, such as `de-AT`; null: the page script's own are shown, in English. */
export const shopMessagesIn = (language: string | null): ShopMessages | null =>
  ofLanguage(MESSAGES, language) ?? null
