import type { Element } from 'domhandler'
import { PRODUCT_FORM } from '../../../../core/recognition/index.js'
import { attributeOf } from '../elements.js'
import type { ParsedPage } from '../parse-page.js'
import { selectIn } from '../select.js'
import { categoryMenus } from '../shop/category-menus.js'
import { bodyOf, closestTo, listsIn } from '../shop/product-elements.js'
import { isPublished, productListsOn } from '../shop/product-lists.js'
import { openList, wordsNear } from './collection-lists.js'
import { openSlots } from './draw-item.js'

/** An exported list without a sign of its content. */
export interface SilentList {
  readonly root: Element
  /** The words of its own classes, of those around it, of the heading above it. */
  readonly near: readonly ReadonlySet<string>[]
}

const STATED_LIST = 'data-vitrine-collection'
const TO_TEMPLATE = 'a[href*="detail_"]'
const PAGINATION = '.w-pagination-wrapper'

/** The lists of a page whose links and parts do not show their content. */
export function silentLists(page: ParsedPage): readonly SilentList[] {
  const body = bodyOf(page)
  if (body === null || isPublished(page)) return []
  const products = new Set(productListsOn(page, body, null).map(({ root }) => root))
  const menus = new Set(categoryMenus(body, products).map(({ root }) => root))
  return listsIn(body).flatMap((root) => {
    if (products.has(root) || menus.has(root) || closestTo(root, '.w-dyn-item') !== null) return []
    const list = attributeOf(root, STATED_LIST) === null ? openList(root) : null
    if (list === null || openSlots(list.sample).length === 0) return []
    if (selectIn(list.sample, `${PRODUCT_FORM}, ${TO_TEMPLATE}`).length > 0) return []
    return [{ root, near: wordsNear(list) }]
  })
}

/** A list with a pagination. */
export interface PaginatedList {
  readonly root: Element
  /** The number of entries on this page. */
  readonly entries: number
  /** The address of its next page; null if there is none, as in an export. */
  readonly next: string | null
  /** True for an exported list, not of products, without a number of entries per page. */
  readonly lacksLimit: boolean
}

/** The lists of a page that have a pagination. */
export function paginatedLists(page: ParsedPage): readonly PaginatedList[] {
  const body = bodyOf(page)
  if (body === null || selectIn(body, PAGINATION).length === 0) return []
  const wasPublished = isPublished(page)
  // Lists of products are left out, since they show all products on one page.
  const products = new Set(productListsOn(page, body, null).map(({ root }) => root))
  return listsIn(body).flatMap((root) => {
    const isOwn = (element: Element): boolean => closestTo(element, '.w-dyn-list') === root
    if (!selectIn(root, PAGINATION).some(isOwn)) return []
    const next = selectIn(root, '.w-pagination-next')
      .filter(isOwn)
      .map((link) => attributeOf(link, 'href') ?? '')
    return [
      {
        root,
        entries: selectIn(root, '.w-dyn-items > .w-dyn-item').filter(isOwn).length,
        next: next.find((href) => /_page=\d/.test(href)) ?? null,
        lacksLimit:
          !wasPublished &&
          !products.has(root) &&
          attributeOf(root, 'data-vitrine-limit') === null &&
          openList(root) !== null,
      },
    ]
  })
}
