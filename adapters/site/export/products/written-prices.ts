import { isTag, isText } from 'domhandler'
import type { AnyNode, Element } from 'domhandler'
import { slugOfPublishedPath } from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { formatMoney, isWrittenIn, parseDecimal } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import { oncePer } from '../../../../core/shared/index.js'
import { attributeOf } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { currencySettingsOf } from './currency-settings.js'
import type { CurrencySettings } from './currency-settings.js'
import type { Finding } from '../checks/finding.js'
import { priceRunsIn } from './price-runs.js'
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

const textsIn = (node: AnyNode): readonly string[] => {
  if (isText(node)) return [node.data]
  return isTag(node) && !isSilent(node) ? node.children.flatMap(textsIn) : []
}

const slugOf = (element: Element): string | null =>
  element.name === 'a' ? slugOfPublishedPath(attributeOf(element, 'href') ?? '') : null

/** Links lead to several products. */
const SEVERAL = Symbol('several')

/** The links and prices of elements with all in them, found once: many links may be in one card. */
interface ShownParts {
  /** The product that the links lead to; null: none does. */
  readonly slugOf: (element: Element) => string | null | typeof SEVERAL
  readonly showsPrice: (element: Element) => boolean
  readonly comparedPrices: (card: Element) => readonly string[]
}

function createShownParts(own: string): ShownParts {
  const shownSlug = oncePer((element: Element): string | null | typeof SEVERAL => {
    let slug: string | null | typeof SEVERAL = slugOf(element)
    for (const child of element.children.filter(isTag)) {
      const inside = shownSlug(child)
      if (inside !== null && slug !== null && inside !== slug) return SEVERAL
      slug ??= inside
    }
    return slug
  })
  const showsPrice = oncePer((element: Element): boolean => {
    if (isSilent(element)) return false
    return element.children.some((child) =>
      isText(child) ? priceRunsIn(child.data, own).length > 0 : isTag(child) && showsPrice(child),
    )
  })
  return { slugOf: shownSlug, showsPrice, comparedPrices: oncePer((card) => comparedPrices(card, own)) }
}

/** The nearest element around a link that shows a price and links to no other product; null: none. */
function cardOf(link: Element, slug: string, shown: ShownParts): Element | null {
  let card: Element | null = link
  for (let steps = 0; card !== null && card.name !== 'body' && steps <= MAX_STEPS_UP; steps++) {
    if (shown.slugOf(card) !== slug) return null
    if (shown.showsPrice(card)) return card
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

/** The prices of a card; those in other currencies only if none is in the shop's. */
function comparedPrices(card: Element, currency: string): readonly string[] {
  const all = textsIn(card).flatMap((text) => priceRunsIn(text, currency))
  const own = all.filter((price) => isWrittenIn(currency, price))
  const read = own.length > 0 ? own : all
  return read.length > MAX_PRICES ? [] : read
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
  const shownIn = new Map<string, ShownParts>()
  return page.elements.flatMap((element): readonly Finding[] => {
    const slug = slugOf(element)
    const product = slug === null ? undefined : products.get(slug)
    const [price] = product?.skus ?? []
    if (product === undefined || slug === null || price === undefined) return []
    const { currency } = price.price
    const shown = shownIn.get(currency) ?? createShownParts(currency)
    shownIn.set(currency, shown)
    const card = cardOf(element, slug, shown)
    if (card === null) return []
    const known = new Set<number>(pricesOf(product).map(({ amount }) => amount))
    const isKnown = (text: string): boolean => known.has(amountOf(text, currency, settings) ?? Number.NaN)
    return shown.comparedPrices(card).flatMap((text): readonly Finding[] => {
      const key = `${product.slug} ${text}`
      if (said.has(key) || isKnown(text) || amountOf(text, currency, settings) === null) return []
      said.add(key)
      return [
        {
          level: 'problem',
          check: 'shop',
          page: path,
          message:
            `${product.name} is shown with ${text.trim()} and costs ${formatMoney(price.price)} ` +
            'in the catalogue.',
          fix: 'Write the price of the catalogue there, or bind it: data-vitrine-bind="price" in a list of products.',
        },
      ]
    })
  })
}
