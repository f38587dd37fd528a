import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { hasClass, textOf } from '../../pages/index.js'
import { closest } from './closest.js'
import { readShownPrice } from './shown-price.js'

/** The prices that a product is shown with; null: none is. */
export interface PriceTexts {
  readonly price: string | null
  readonly compareAt: string | null
}

const SIGN = String.raw`(?:\p{Sc}|[A-Z]{1,3}\$|[A-Z]{3}|kr\.?|zł)`
const WITH_SIGN = new RegExp(`^(?:${SIGN}\\s*\\d.*|\\d.*\\d\\s*${SIGN}|\\d\\s*${SIGN})$`, 'u')
const BESIDE = new RegExp(`${SIGN}|[\\d.,'’\\s]`, 'gu')

/** True if a text is a price with its currency and nothing else. */
const isPriceText = (text: string): boolean =>
  WITH_SIGN.test(text) && text.replace(BESIDE, '') === '' && readShownPrice(text, null) !== null

const amountOf = (text: string): number => Number(readShownPrice(text, null))

/** Elements whose prices are those of other things: choices of a form, lines of a table. */
const OF_OTHERS = /^(?:form|table|select|ul|ol|dl|script|style|template)$/

const isApart = (element: Element): boolean =>
  closest(element, (each) => OF_OTHERS.test(each.name) || hasClass(each, 'w-condition-invisible')) !== null

/** The elements that show a price and nothing else, written as words. */
export const priceElementsIn = (within: readonly Element[]): readonly Element[] =>
  within
    .filter((element) => !element.children.some(isTag) && isPriceText(textOf(element)))
    .filter((element) => !isApart(element))

/**
 * The prices that a page writes without binding them to anything: the first one, and with exactly one other beside it
 * the higher of the two as the one that is compared with.
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
