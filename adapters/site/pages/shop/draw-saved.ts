import type { Element } from 'domhandler'
import type { Product } from '../../../../core/catalog/index.js'
import { emptyStateOf } from '../../../../core/recognition/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import type { Edit } from '../edits.js'
import type { ParsedPage } from '../parse-page.js'
import { textOf } from '../text-of.js'
import { addDrawing, setText, toggleClass } from './draft.js'
import type { Draw } from './draft.js'
import { drawProduct } from './draw-product.js'
import type { DrawSettings } from './product-scope.js'
import { ownWords } from './own-words.js'
import { closestTo, unchangedNodes } from './product-elements.js'
import { productOfEntry } from './saved-entries.js'
import type { SavedEntry } from './saved-entries.js'
import type { SavedList } from './saved-lists.js'
import { namesInEntries, writtenName } from './saved-names.js'

/** True for pages in the folder of another language, which keep their texts. */
export const isTranslated = (path: string): boolean => /^\/[a-z]{2}(?:-[a-z]{2,4})?(?:\/|$)/i.test(path)

/** The parts of a saved page that show products. */
interface SavedParts {
  readonly path: string
  readonly entries: readonly SavedEntry[]
  readonly savedLists: readonly Pick<SavedList, 'root'>[]
}

/** The products for sale; `isWhole`: all of them are known (those of category `null`). */
interface Sold {
  readonly products: ReadonlyMap<string | null, readonly Product[]>
  readonly isWhole?: boolean
  /** True for products that were saved with pages of their own. @default true for none */
  readonly wasSold?: (slug: string) => boolean
}

interface Shown {
  readonly saved: SavedEntry
  readonly product: Product | undefined
}

/** Writes a name if it differs from the present text. */
function drawName(part: Element, name: string, drawings: Map<Element, Draw>): void {
  if (textOf(part) !== name) addDrawing(drawings, part, (draft) => setText(draft, name))
}

/** The edit that removes an element from a page. */
function removal({ sourceCodeLocation: at }: Element): readonly Edit[] {
  return at ? [{ start: at.startOffset, end: at.endOffset, text: '' }] : []
}

/**
 * Draws the catalogue's data, bound data and names, into entries that were saved with their products, step by
 * step. The entry of a product that is no longer sold is removed, if it was sold before or its list shows a
 * product for sale. Returns these removals.
 */
export function* drawSavedEntries(
  { entries, savedLists, path }: SavedParts,
  data: Sold,
  drawings: Map<Element, Draw>,
  settings: DrawSettings,
): Steps<readonly Edit[]> {
  const products = data.products.get(null) ?? []
  const lists = new Map<Element, Shown[]>()
  for (const saved of entries) {
    yield
    const product = productOfEntry(saved, products)
    const root = closestTo(saved.element, '.w-dyn-list') ?? saved.element
    const shown = lists.get(root) ?? []
    shown.push({ saved, product })
    lists.set(root, shown)
    const entry = saved.element
    if (product !== undefined)
      drawProduct(
        { product, root: entry, entry, form: null, isPublished: true, ids: 's' },
        drawings,
        settings,
      )
  }
  const listRoots = new Set(savedLists.map(({ root }) => root))
  const removed: Edit[] = []
  for (const [root, shown] of lists) {
    yield
    const known = shown.flatMap(({ saved: { element }, product }) =>
      product === undefined ? [] : [{ element, product }],
    )
    if (!isTranslated(path)) for (const [part, name] of namesInEntries(known)) drawName(part, name, drawings)
    if (data.isWhole === false) continue
    const gone = shown.filter(
      ({ saved, product }) =>
        product === undefined &&
        (saved.productId !== null || listRoots.has(root)) &&
        (known.length > 0 || (saved.slug !== null && data.wasSold?.(saved.slug) === true)),
    )
    removed.push(...gone.flatMap(({ saved }) => removal(saved.element)))
    const empty = gone.length === shown.length ? emptyStateOf(unchangedNodes, root) : undefined
    if (empty) addDrawing(drawings, empty, (draft) => toggleClass(draft, 'w-dyn-hide', false))
  }
  return removed
}

/** Draws the product's name into a saved page, and returns the former name; undefined: unknown. */
export function drawWrittenName(
  page: ParsedPage,
  form: Element,
  product: Product,
  drawings: Map<Element, Draw>,
): string | undefined {
  const title = page.elements.find(({ name }) => name === 'title')
  const written = writtenName(ownWords(page, form).outside, title === undefined ? '' : textOf(title), product)
  for (const part of written?.parts ?? []) drawName(part, product.name, drawings)
  return written?.text
}
