import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { applyEdits, attributeOf, classesOf, pageBlocks, parsePage } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { cartMarkup } from './markup/cart-markup.js'
import { shiftsSideways } from './look/shifting-classes.js'
import { NO_LOOK, withLook } from './look/site-look.js'
import type { SiteLook } from './look/site-look.js'
import { styleEdit } from './look/style-edit.js'
import { languageOf } from '../pages/site-locales.js'
import { shopWordsIn } from '../../../../core/site/shop-words/shop-words-in.js'

const hasCart = (page: ParsedPage): boolean =>
  pageBlocks(page).some(({ type }) => /^commerce-(?:cart-wrapper|checkout-form-container)$/.test(type))

const BAR = /^(?:nav|header)$/

const isBar = (element: Element): boolean => BAR.test(element.name) || classesOf(element).includes('w-nav')

/** An element of a bar, and the place in its text beside which a cart stands. */
interface Place {
  readonly beside: Element
  readonly at: number
}

function placeOf(beside: Element | undefined, side: 'before' | 'behind' | 'inside'): Place | null {
  const place = beside?.sourceCodeLocation
  const at = { before: place?.startOffset, behind: place?.endOffset, inside: place?.endTag?.startOffset }[
    side
  ]
  return beside === undefined || at === undefined ? null : { beside, at }
}

/** The place of a cart in the navigation of a page; null if the page has none. */
function placeInBar({ elements }: ParsedPage): Place | null {
  const find = (name: string): Element | undefined =>
    elements.find((element) => classesOf(element).includes(name))
  const bar = elements.find(({ name }) => BAR.test(name))
  return (
    placeOf(find('w-nav-button'), 'before') ??
    placeOf(find('w-nav-menu'), 'behind') ??
    placeOf(bar, 'inside') ??
    placeOf(elements.filter((each) => classesOf(each).includes('w-nav-link')).at(-1), 'behind') ??
    placeOf(find('w-nav'), 'inside')
  )
}

/** True if the bar around a place has a part that is drawn over its neighbours and would cover a cart. */
function isShifted({ elements }: ParsedPage, { beside }: Place, { shifting }: SiteLook): boolean {
  const around: Element[] = []
  for (let each: Element['parent'] = beside; each !== null && isTag(each); each = each.parent)
    around.push(each)
  const bar = around.filter(isBar).at(-1) ?? around[1] ?? beside
  const place = bar.sourceCodeLocation
  return elements.some((element) => {
    const at = element.sourceCodeLocation?.startOffset ?? -1
    const isInside = place != null && at >= place.startOffset && at < place.endOffset
    if (!isInside) return false
    return (
      shiftsSideways(attributeOf(element, 'style') ?? '') ||
      classesOf(element).some((name) => shifting?.has(name) === true)
    )
  })
}

/**
 * Adds a cart to the navigation of a page without one. The cart is above the page if there is no navigation,
 * or if parts of it are drawn over each other. Other pages stay unchanged.
 */
export function addCart(page: ParsedPage, look: SiteLook = NO_LOOK): ParsedPage {
  if (hasCart(page)) return page
  const found = placeInBar(page)
  const inBar = found !== null && !isShifted(page, found, look) ? found.at : null
  const body = page.elements.find(({ name }) => name === 'body')?.sourceCodeLocation
  const at = inBar ?? body?.startTag?.endOffset
  if (at === undefined) return page
  const cart = withLook(cartMarkup(shopWordsIn(languageOf(page))), look)
  const markup = inBar === null ? cart.replace('vitrine-cart"', 'vitrine-cart vitrine-cart--alone"') : cart
  const made = parsePage(applyEdits(page.html, [{ start: at, end: at, text: markup }, ...styleEdit(page)]))
  return made.ok ? made.value : page
}
