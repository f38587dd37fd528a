import type { Element } from 'domhandler'
import { ORDER_LINK, ORDER_LINKS } from '../../../../core/builder-markup/index.js'
import type { OrderPages } from '../../../../core/orders/index.js'
import { escapeHtml } from '../../../../core/shared/index.js'
import { orderTextsFor } from '../../../../core/use-cases/mails/texts/order-texts.js'
import { attributeOf } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'
import { selectIn, selectOnPage } from '../select.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

const CONFIRMATION = '[data-node-type="commerce-order-confirmation-wrapper"]'
const ITEM = '[data-vitrine-account="orders"] [data-vitrine-item]'
/** The preferred places in a confirmation, in which links look like its other lines. */
const PLACES = [
  '.w-commerce-commercecheckoutordersummarywrapper .w-commerce-commercecheckoutblockcontent',
  '.w-commerce-commercelayoutsidebar',
]
/** A text that occurs in every page that shows placed orders. */
const TRACE = /commerce-order-confirmation-wrapper|data-vitrine-account="?orders/

/** Elements that cannot contain a link or text. */
const NO_PLACE: readonly string[] = ['a', 'button', 'tr', 'tbody', 'table', 'ul', 'ol', 'dl', 'select']

/** The links, each in an element that can be hidden with it. */
function linksMarkup(page: ParsedPage, pages: OrderPages, line: 'div' | 'span'): string {
  const root = page.elements.find(({ name }) => name === 'html')
  const { words } = orderTextsFor((root && attributeOf(root, 'lang')) ?? 'en')
  const link = (name: string, text: string): string =>
    ` <${line} ${ORDER_LINKS} hidden><a ${ORDER_LINK}="${name}">${escapeHtml(text)}</a></${line}>`
  return [
    pages.invoicePath === null ? '' : link('invoice', words.invoice),
    pages.withdrawal === null ? '' : link('withdrawal', words.withdrawHere),
  ].join('')
}

/** The end of an element's content in the page's text; null: its end tag is missing. */
const contentEnd = (element: Element): number | null =>
  element.sourceCodeLocation?.endTag?.startOffset ?? null

const placeIn = (confirmation: Element): Element =>
  PLACES.map((place) => selectIn(confirmation, place).at(-1)).find((found) => found !== undefined) ??
  confirmation

/**
 * Adds the links to the invoice and to the withdrawal page to the parts that show a placed order, hidden
 * until the page script has read their targets. Pages with such links stay unchanged.
 */
export const withOrderLinks =
  (pages: OrderPages): PageTransform =>
  (page) => {
    if ((pages.invoicePath === null && pages.withdrawal === null) || !TRACE.test(page.html)) return UNCHANGED
    const hasOwn = (block: Element): boolean => selectIn(block, `[${ORDER_LINK}]`).length > 0
    const write = (block: Element, line: 'div' | 'span') => {
      const at = contentEnd(block)
      return at === null ? [] : [{ start: at, end: at, text: linksMarkup(page, pages, line) }]
    }
    const [confirmation] = selectOnPage(page, CONFIRMATION)
    const items = selectOnPage(page, ITEM).filter(({ name }) => !NO_PLACE.includes(name))
    const edits = [
      ...(confirmation === undefined || hasOwn(confirmation) ? [] : write(placeIn(confirmation), 'div')),
      ...items.filter((item) => !hasOwn(item)).flatMap((item) => write(item, 'span')),
    ]
    return { edits, isForAudience: false }
  }
