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

/** Elements with prices of other goods: choices of a form, lines of a table. */
const OF_OTHERS = /^(?:form|table|select|ul|ol|dl|script|style|template)$/

const isApart = (element: Element): boolean =>
  closest(element, (each) => OF_OTHERS.test(each.name) || hasClass(each, 'w-condition-invisible')) !== null

/** Elements whose text is only a price; `own`: the currency that the page states. */
export const priceElementsIn = (within: readonly Element[], own: string | null): readonly Element[] =>
  within
    .filter((element) => !element.children.some(isTag) && isReadablePrice(textOf(element), own))
    .filter((element) => !isApart(element))

/** The elements that show the unbound prices of a product; null: none. */
export interface PriceParts {
  readonly price: Element | null
  readonly compareAt: Element | null
}

/**
 * The unbound prices of a page: the first one, and, if there is exactly one other, the higher one as the
 * compare-at price.
 */
export function pricePartsIn(within: readonly Element[], own: string | null): PriceParts {
  const shown = priceElementsIn(within, own)
  const [first] = shown
  if (first === undefined) return { price: null, compareAt: null }
  const beside = shown.filter(({ parent }) => parent === first.parent)
  const [low, high] = [...beside].sort((one, other) => amountOf(textOf(one)) - amountOf(textOf(other)))
  return beside.length === 2 && low && high && amountOf(textOf(low)) < amountOf(textOf(high))
    ? { price: low, compareAt: high }
    : { price: first, compareAt: null }
}

/** The same as texts. */
export function priceTextsIn(within: readonly Element[], own: string | null): PriceTexts {
  const { price, compareAt } = pricePartsIn(within, own)
  return { price: price && textOf(price), compareAt: compareAt && textOf(compareAt) }
}
