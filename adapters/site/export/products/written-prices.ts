import { isTag, isText } from 'domhandler'
import type { AnyNode, Element } from 'domhandler'
import { slugOfPublishedPath } from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { formatMoney, parseDecimal } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import { attributeOf } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { currencySettingsOf } from './currency-settings.js'
import type { CurrencySettings } from './currency-settings.js'
import type { Finding } from '../checks/finding.js'
import { readShownPrice } from './shown-price.js'

/** A product as far as prices and lists on pages are compared with it. */
export type PricedProduct = Pick<Product, 'id' | 'slug' | 'name' | 'skus' | 'categories'>

/** A card shows a price and the one before; more prices are those of several things. */
const MAX_PRICES = 2
/** A card is small: what is around it shows other things as well. */
const MAX_STEPS_UP = 6

/** True for parts that are not read, that the server draws, or that belong to a form. */
const isSilent = (element: Element): boolean =>
  /^(?:script|style|template|noscript|form|select)$/.test(element.name) ||
  ['data-vitrine-bind', 'data-wf-bindings', 'data-wf-sku-bindings'].some(
    (name) => attributeOf(element, name) !== null,
  )

const SIGN = String.raw`(?:\p{Sc}|[A-Z]{2,3}\$|\b(?:EUR|USD|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|CZK|JPY)\b|kr\.?|zł)`
/** No price is longer: where text goes on with digits it is none, and is not read again from each of them. */
const AMOUNT = String.raw`(?<![\d.,])\d[\d.,'’\u00a0\u202f]{0,23}(?!\d)`
const PRICE = new RegExp(`${SIGN}\\s{0,8}${AMOUNT}|${AMOUNT}\\s{0,8}${SIGN}`, 'gu')

/** The prices that a text names. */
export const pricesInText = (text: string): readonly string[] => text.match(PRICE) ?? []

const textsIn = (node: AnyNode): readonly string[] => {
  if (isText(node)) return [node.data]
  return isTag(node) && !isSilent(node) ? node.children.flatMap(textsIn) : []
}

const pricesIn = (element: Element): readonly string[] =>
  isSilent(element) ? [] : textsIn(element).flatMap(pricesInText)

const slugOf = (element: Element): string | null =>
  element.name === 'a' ? slugOfPublishedPath(attributeOf(element, 'href') ?? '') : null

const slugsIn = (element: Element): readonly string[] => [
  ...(slugOf(element) === null ? [] : [slugOf(element) ?? '']),
  ...element.children.filter(isTag).flatMap(slugsIn),
]

/** The nearest element around a link that shows a price and leads to no other product; null: there is none. */
function cardOf(link: Element, slug: string): Element | null {
  let card: Element | null = link
  for (let steps = 0; card !== null && card.name !== 'body' && steps <= MAX_STEPS_UP; steps++) {
    if (slugsIn(card).some((other) => other !== slug)) return null
    if (pricesIn(card).length > 0) return card
    card = card.parent !== null && isTag(card.parent) ? card.parent : null
  }
  return null
}

const pricesOf = ({ skus }: PricedProduct): readonly Money[] =>
  skus.flatMap(({ price, compareAtPrice }) => [price, ...(compareAtPrice === null ? [] : [compareAtPrice])])

function amountOf(
  text: string,
  currency: Money['currency'],
  settings: CurrencySettings | null,
): number | null {
  const plain = readShownPrice(text.trim(), settings)
  const read = plain === null ? null : parseDecimal(plain, currency)
  return read?.ok ? read.value.amount : null
}

/** Prices written on a page beside the link of a product that is sold for another price. */
export function writtenPrices(
  page: ParsedPage,
  path: string,
  products: ReadonlyMap<string, PricedProduct>,
): readonly Finding[] {
  if (products.size === 0) return []
  const settings = currencySettingsOf(page)
  const said = new Set<string>()
  return page.elements.flatMap((element): readonly Finding[] => {
    const slug = slugOf(element)
    const product = slug === null ? undefined : products.get(slug)
    const card = product === undefined || slug === null ? null : cardOf(element, slug)
    if (product === undefined || card === null) return []
    const [price] = product.skus
    const written = pricesIn(card)
    if (price === undefined || written.length > MAX_PRICES) return []
    const known = pricesOf(product)
    return written.flatMap((text): readonly Finding[] => {
      const amount = amountOf(text, price.price.currency, settings)
      const key = `${product.slug} ${text}`
      if (amount === null || said.has(key) || known.some((each) => each.amount === amount)) return []
      said.add(key)
      return [
        {
          level: 'problem',
          check: 'shop',
          page: path,
          message:
            `${product.name} is written with ${text.trim()} and costs ${formatMoney(price.price)} ` +
            'in the catalogue.',
          fix: 'Write the price of the catalogue there, or bind it: data-vitrine-bind="price" in a list of products.',
        },
      ]
    })
  })
}
