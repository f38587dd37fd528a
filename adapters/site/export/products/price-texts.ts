import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { isPriceText } from '../../../../core/money/index.js'
import { hasClass, textOf } from '../../pages/index.js'
import { closest } from './closest.js'
import { readShownPrice } from './shown-price.js'

/** The displayed prices of a product; null: none. */
export interface PriceTexts {
  readonly price: string | null
  readonly compareAt: string | null
}

/** True if a text is a price and nothing else, and its amount can be read. */
const isReadablePrice = (text: string, own: string | null): boolean =>
  isPriceText(text, own) && readShownPrice(text, null) !== null

const amountOf = (text: string): number => Number(readShownPrice(text, null))

/** Elements with prices of other things: choices of a form, lines of a table. */
const OF_OTHERS = /^(?:form|table|select|ul|ol|dl|script|style|template)$/

const isApart = (element: Element): boolean =>
  closest(element, (each) => OF_OTHERS.test(each.name) || hasClass(each, 'w-condition-invisible')) !== null

/** Elements whose text is only a price; `own`: the currency that the page states. */
export const priceElementsIn = (within: readonly Element[], own: string | null): readonly Element[] =>
  within
    .filter((element) => !element.children.some(isTag) && isReadablePrice(textOf(element), own))
    .filter((element) => !isApart(element))

/**
 * The unbound prices of a page: the first one, and, if there is exactly one other, the higher one as the
 * compare-at price.
 */
export function priceTextsIn(within: readonly Element[], own: string | null): PriceTexts {
  const shown = priceElementsIn(within, own)
  const [first] = shown
  if (first === undefined) return { price: null, compareAt: null }
  const texts = shown.filter(({ parent }) => parent === first.parent).map(textOf)
  const [low = '', high = ''] = [...texts].sort((one, other) => amountOf(one) - amountOf(other))
  return texts.length === 2 && amountOf(low) < amountOf(high)
    ? { price: low, compareAt: high }
    : { price: textOf(first), compareAt: null }
}
