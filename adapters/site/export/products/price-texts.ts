import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { CARD_CURRENCIES } from '../../../../core/money/index.js'
import { hasClass, textOf } from '../../pages/index.js'
import { closest } from './closest.js'
import { readShownPrice } from './shown-price.js'

/** The displayed prices of a product; null: none. */
export interface PriceTexts {
  readonly price: string | null
  readonly compareAt: string | null
}

const SIGN = String.raw`(?:[A-Z]{1,3}[$¥]|\p{Sc}|[A-Z]{3}|kr\.?|zł|Kč)`
const SIGNS = `${SIGN}(?:\\s?${SIGN})?`
const WITH_SIGN = new RegExp(`^(?:${SIGNS}\\s*\\d.*|\\d.*\\d\\s*${SIGNS}|\\d\\s*${SIGNS})$`, 'u')
/** A sign, as opposed to a word in capitals. */
const REAL_SIGN = /\p{Sc}|kr|zł|Kč/u

const isCode = (word: string): boolean => CARD_CURRENCIES.has(word)

/** True if the words in capitals are codes, and one of them or a sign names a currency. */
function namesCurrency(text: string): boolean {
  const words = text.match(/[A-Z]{3}/g) ?? []
  return words.every(isCode) && (words.length > 0 || REAL_SIGN.test(text))
}
const BESIDE = new RegExp(`${SIGN}|[\\d.,'’\\s]`, 'gu')

/** True if a text is only a price with its currency. */
const isPriceText = (text: string): boolean =>
  WITH_SIGN.test(text) &&
  text.replace(BESIDE, '') === '' &&
  namesCurrency(text) &&
  readShownPrice(text, null) !== null

const amountOf = (text: string): number => Number(readShownPrice(text, null))

/** Elements with prices of other things: choices of a form, lines of a table. */
const OF_OTHERS = /^(?:form|table|select|ul|ol|dl|script|style|template)$/

const isApart = (element: Element): boolean =>
  closest(element, (each) => OF_OTHERS.test(each.name) || hasClass(each, 'w-condition-invisible')) !== null

/** Elements whose text is only a price. */
export const priceElementsIn = (within: readonly Element[]): readonly Element[] =>
  within
    .filter((element) => !element.children.some(isTag) && isPriceText(textOf(element)))
    .filter((element) => !isApart(element))

/**
 * The unbound prices of a page: the first one, and, if there is exactly one other, the higher one as the
 * compare-at price.
 */
export function priceTextsIn(within: readonly Element[]): PriceTexts {
  const shown = priceElementsIn(within)
  const [first] = shown
  if (first === undefined) return { price: null, compareAt: null }
  const texts = shown.filter(({ parent }) => parent === first.parent).map(textOf)
  const [low = '', high = ''] = [...texts].sort((one, other) => amountOf(one) - amountOf(other))
  return texts.length === 2 && amountOf(low) < amountOf(high)
    ? { price: low, compareAt: high }
    : { price: textOf(first), compareAt: null }
}
