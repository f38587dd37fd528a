import { applyEdits, attributeOf, pageBlocks, parsePage } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { cartMarkup } from './cart-markup.js'
import { NO_LOOK, withLook } from './site-look.js'
import type { SiteLook } from './site-look.js'
import { styleEdit } from './style-edit.js'
import { languageOf } from '../pages/site-locales.js'
import { shopWordsIn } from '../../../../core/site/shop-words/shop-words-in.js'

const hasCart = (page: ParsedPage): boolean =>
  pageBlocks(page).some(({ type }) => /^commerce-(?:cart-wrapper|checkout-form-container)$/.test(type))

const AFTER_MENU = /(?:^|\s)w-nav-menu(?:\s|$)/
const MENU_BUTTON = /(?:^|\s)w-nav-button(?:\s|$)/

/** Adds a cart to the navigation of a page without one; other pages stay unchanged. */
export function addCart(page: ParsedPage, look: SiteLook = NO_LOOK): ParsedPage {
  if (hasCart(page)) return page
  const find = (pattern: RegExp) =>
    page.elements.find((element) => pattern.test(attributeOf(element, 'class') ?? ''))?.sourceCodeLocation
  const bar = page.elements.find(({ name }) => name === 'nav' || name === 'header')?.sourceCodeLocation
  const body = page.elements.find(({ name }) => name === 'body')?.sourceCodeLocation
  const inBar = find(MENU_BUTTON)?.startOffset ?? find(AFTER_MENU)?.endOffset ?? bar?.endTag?.startOffset
  const at = inBar ?? body?.startTag?.endOffset
  if (at === undefined) return page
  const cart = withLook(cartMarkup(shopWordsIn(languageOf(page))), look)
  const markup =
    inBar === undefined ? cart.replace('vitrine-cart"', 'vitrine-cart vitrine-cart--alone"') : cart
  const made = parsePage(applyEdits(page.html, [{ start: at, end: at, text: markup }, ...styleEdit(page)]))
  return made.ok ? made.value : page
}
