import type {
  ACCOUNT_FORM_TEXTS_DE,
  CHALLENGE_TEXTS_DE,
  FORM_TEXTS_DE,
  OWN_ACCOUNT_TEXTS_DE,
  UPLOAD_TEXTS_DE,
} from './account-texts.de.js'
import type { PAYMENT_TEXTS_DE, SHOP_TEXTS_DE } from './page-texts.de.js'

/** An English text of the page script about products, carts and orders. */
export type ShopText = keyof typeof SHOP_TEXTS_DE
/** An English text of the page script about payments. */
export type PaymentText = keyof typeof PAYMENT_TEXTS_DE
/** An English text of account forms, of the buttons that log in and out, and of subscriptions. */
export type AccountFormText = keyof typeof ACCOUNT_FORM_TEXTS_DE
/** An English text of forms other than those of shops and accounts. */
export type FormText = keyof typeof FORM_TEXTS_DE
/** An English text of file fields. */
export type UploadText = keyof typeof UPLOAD_TEXTS_DE
/** An English text of challenges. */
export type ChallengeText = keyof typeof CHALLENGE_TEXTS_DE
/** An English text of the account that a member manages. */
export type OwnAccountText = keyof typeof OWN_ACCOUNT_TEXTS_DE
/** An English text of the page script that is translated for pages in other languages. */
export type PageText =
  | ShopText
  | PaymentText
  | AccountFormText
  | FormText
  | UploadText
  | ChallengeText
  | OwnAccountText

/** Returns a text of the page script in the language of a page. */
export type Say = (text: PaymentText) => string

/** Texts in the language of a page, keyed by the English texts. */
export type PageTexts = Readonly<Record<string, string>>

/** The attribute of the script with a page's texts. */
export const PAGE_TEXTS_ATTRIBUTE = 'data-vitrine-texts'

/** A text with the values of its places, such as `{name}`. */
export const fillPlaces = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
