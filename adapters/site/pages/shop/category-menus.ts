import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { siteOfItemPage, toSlug } from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { emptyStateOf, isBlank, PRODUCT_FORM } from '../../../../core/recognition/index.js'
import { allAtOnce } from '../../../../core/shared/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { PRODUCT_TABLES } from '../../../../core/builder-markup/index.js'
import type { DrawBudget } from '../draw-budget.js'
import { attributeOf, classesOf } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import { descendants, selectIn } from '../select.js'
import { addDrawing, drawnCopy, setAttribute, setChildren, setText, toggleClass } from './draft.js'
import type { Draw } from './draft.js'
import { listsIn, unboundHost } from './product-elements.js'

/** A list of the shop's categories with one entry, as in an export. */
export interface CategoryMenu {
  readonly root: Element
  readonly host: Element
  readonly sample: Element
}

const TO_CATEGORY = 'a[href*="detail_category"], a[href*="category/"]'

const isCalledSo = (element: Element): boolean =>
  classesOf(element).some((name) => /(?:^|[-_ ])categor(?:y|ies)(?:[-_ ]|$)/i.test(name))

/** The empty text for a category's name; undefined: none. */
const nameSlot = (sample: Element): Element | undefined =>
  [sample, ...descendants(sample)].find(
    (element) =>
      /^(?:a|h[1-6]|p|div|span|strong|li)$/.test(element.name) &&
      isBlank(pageNodes, element) &&
      !PRODUCT_TABLES.drawn(attributeOf(element, 'class') ?? '', attributeOf(element, 'style') ?? ''),
  )

function menuOf(root: Element): CategoryMenu | null {
  const host = unboundHost(root)
  if (host === undefined) return null
  if (['data-vitrine-collection', 'data-vitrine-search'].some((name) => attributeOf(root, name) !== null))
    return null
  const [sample, ...others] = host.children.filter(isTag)
  if (sample === undefined || others.length > 0 || selectIn(sample, PRODUCT_FORM).length > 0) return null
  const inside = [root, host, sample, ...descendants(sample)]
  const isMenu = selectIn(sample, TO_CATEGORY).length > 0 || inside.some(isCalledSo)
  const hasLink = inside.some(({ name }) => name === 'a')
  return isMenu && hasLink && nameSlot(sample) !== undefined ? { root, host, sample } : null
}

/**
 * The lists of categories on a page, step by step; `products` are the roots of product lists, which are left out.
 */
export function* categoryMenuSteps(
  body: Element,
  products: ReadonlySet<Element>,
): Steps<readonly CategoryMenu[]> {
  const menus: CategoryMenu[] = []
  for (const root of listsIn(body)) {
    yield
    const menu = products.has(root) ? null : menuOf(root)
    if (menu !== null) menus.push(menu)
  }
  return menus
}

/** The same, all at once. */
export const categoryMenus = (...asked: Parameters<typeof categoryMenuSteps>): readonly CategoryMenu[] =>
  allAtOnce(categoryMenuSteps(...asked))

/**
 * Draws an entry for each category, step by step, in the order of the catalogue; without categories the empty state is
 * shown.
 */
export function* drawCategoryMenu(
  { root, host, sample }: CategoryMenu,
  products: readonly Product[],
  { path, budget }: { readonly path: string; readonly budget: DrawBudget },
  drawings: Map<Element, Draw>,
): Steps<void> {
  const names = [...new Set(products.flatMap(({ categories }) => categories))]
  const slot = nameSlot(sample)
  const entries: Element[] = []
  for (const name of names) {
    yield
    if (budget.isFull) break
    const address = `${siteOfItemPage(path) ?? ''}/category/${encodeURIComponent(toSlug(name))}`
    const inEntry = new Map<Element, Draw>()
    for (const link of [sample, ...descendants(sample)].filter((each) => each.name === 'a'))
      addDrawing(inEntry, link, (draft) => setAttribute(draft, 'href', address))
    if (slot !== undefined)
      addDrawing(inEntry, slot, (draft) => {
        setText(draft, name)
        toggleClass(draft, 'w-dyn-bind-empty', false)
      })
    const entry = drawnCopy(sample, inEntry)
    if (!budget.take(entry)) break
    entries.push(entry)
  }
  const isEmpty = entries.length === 0
  addDrawing(drawings, host, (draft) => {
    if (!isEmpty) setChildren(draft, entries)
    toggleClass(draft, 'w-dyn-hide', isEmpty)
  })
  if (!isEmpty) addDrawing(drawings, root, (draft) => setAttribute(draft, 'data-vitrine-filled', ''))
  const empty = emptyStateOf(pageNodes, root)
  if (empty) addDrawing(drawings, empty, (draft) => toggleClass(draft, 'w-dyn-hide', !isEmpty))
}
