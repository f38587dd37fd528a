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

/** The data of a product for comparing the prices on pages and in lists. */
export type PricedProduct = Pick<Product, 'id' | 'slug' | 'name' | 'skus' | 'categories'>

/** A card shows a price and possibly the former one; more prices belong to several products. */
const MAX_PRICES = 2
/** A card is small: elements further outside show other content as well. */
const MAX_STEPS_UP = 6

/** True for parts that are not read, that the server draws, or that belong to a form. */
const isSilent = (element: Element): boolean =>
  /^(?:script|style|template|noscript|form|select)$/.test(element.name) ||
  ['data-vitrine-bind', 'data-wf-bindings', 'data-wf-sku-bindings'].some(
    (name) => attributeOf(element, name) !== null,
  )

const SIGN = String.raw`(?:\p{Sc}|[A-Z]{2,3}\$|\b(?:EUR|USD|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|CZK|JPY)\b|kr\.?|zł)`
/** The maximum length of a price. A longer run of digits is not a price, and is scanned only once. */
const AMOUNT = String.raw`(?<![\d.,])\d[\d.,'’\u00a0\u202f]{0,23}(?!\d)`
const PRICE = new RegExp(`${SIGN}\\s{0,8}${AMOUNT}|${AMOUNT}\\s{0,8}${SIGN}`, 'gu')

/** The prices in a text. */
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

/** The nearest element around a link that shows a price and links to no other product; null: none. */
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

/** Prices in plain text beside a link to a product with another price. */
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
