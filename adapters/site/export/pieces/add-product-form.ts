import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { slugOfPath, slugOfPublishedPath } from '../../../../core/catalog/index.js'
import {
  applyEdits,
  attributeOf,
  attributeSetting,
  escapeAttribute,
  hasClass,
  isEntry,
  pageBlocks,
  parsePage,
} from '../../pages/index.js'
import type { Edit, ParsedPage } from '../../pages/index.js'
import { closest } from '../products/closest.js'
import { currencyCodeOf } from '../products/currency-settings.js'
import { priceElementsIn } from '../products/price-texts.js'
import { addToCartMarkup } from './markup/add-to-cart-markup.js'
import { PIECE_PATHS } from './piece-paths.js'
import { pageShell } from './page-shell.js'
import { withLook } from './look/site-look.js'
import type { SiteLook } from './look/site-look.js'
import { styleEdit } from './look/style-edit.js'
import { languageOf } from '../pages/site-locales.js'
import { shopWordsIn } from '../../../../core/site/shop-words/shop-words-in.js'

/** Facts about the goods, and the look of the site's buttons and fields. */
export interface ShopPieces {
  readonly look: SiteLook
  /** The slugs of the products in the catalogue. */
  readonly slugs: ReadonlySet<string>
}

const SELLS = /^commerce-(?:add-to-cart-form|buy-now-button)$/

/** True if a page sells a product. */
const sells = (page: ParsedPage): boolean => pageBlocks(page).some(({ type }) => SELLS.test(type))

/** The product whose page is at a path of the folder; null if it is not a product page. */
export function slugOfProductPage(path: string): string | null {
  const slug = slugOfPath(path) ?? slugOfPublishedPath(path)
  return slug === 'index' ? null : slug
}

/** Inline elements, links and headings, which cannot contain a form. */
const WITHOUT_FORMS = /^(?:a|b|button|em|h[1-6]|i|label|p|s|small|span|strong|sup)$/

/** The nearest element, itself included, after which a form may stand. */
function blockOf(element: Element): Element {
  let block = element
  while (block.parent !== null && isTag(block.parent) && WITHOUT_FORMS.test(block.parent.name))
    block = block.parent
  return block
}

/** The price and the place for the form on a hand-written page; null without content. */
function placeOfForm(page: ParsedPage): { readonly at: number; readonly price: Element | null } | null {
  const shell = pageShell(page)
  if (shell === null || shell.isEmpty) return null
  const content = page.elements.filter((element) => {
    const place = element.sourceCodeLocation
    return (
      place &&
      place.startOffset >= shell.start &&
      place.endOffset <= shell.end &&
      closest(element, isEntry) === null
    )
  })
  const [price = null] = priceElementsIn(content, currencyCodeOf(page))
  const heading =
    content.find(({ name }) => name === 'h1') ?? content.find(({ name }) => /^h[2-6]$/.test(name))
  const words = content.find((element) => hasClass(element, 'w-richtext'))
  const behind = price ?? heading
  if (behind !== undefined && behind !== null) {
    const at = blockOf(behind).sourceCodeLocation?.endOffset
    return at === undefined ? null : { at, price }
  }
  const at = words?.sourceCodeLocation?.startOffset ?? shell.end
  return { at, price: null }
}

/** Binds the written price of a product to the catalogue, so that they never differ. */
function priceEdits(price: Element | null): readonly Edit[] {
  if (price === null || attributeOf(price, 'data-vitrine-bind') !== null) return []
  return [attributeSetting(price, 'data-vitrine-bind', 'price') ?? []].flat()
}

/**
 * Adds an add-to-cart form to the page of a product without one: after its price, else after its heading. Pages of
 * products that are not in the catalogue stay unchanged.
 */
export function addProductForm(page: ParsedPage, path: string, { look, slugs }: ShopPieces): ParsedPage {
  const slug = slugOfProductPage(path)
  const isOfAll = path === PIECE_PATHS.product
  if ((!isOfAll && (slug === null || !slugs.has(slug))) || slugs.size === 0 || sells(page)) return page
  const place = placeOfForm(page)
  if (place === null) return page
  const named =
    isOfAll || slug === null || slugOfPath(path) === slug
      ? ''
      : ` data-vitrine-product="${escapeAttribute(slug)}"`
  const markup = addToCartMarkup(shopWordsIn(languageOf(page)))
  const form = `<div class="vitrine-add"${named}>${withLook(markup, look)}</div>`
  const made = parsePage(
    applyEdits(page.html, [
      { start: place.at, end: place.at, text: form },
      ...priceEdits(named === '' ? place.price : null),
      ...styleEdit(page),
    ]),
  )
  return made.ok ? made.value : page
}
