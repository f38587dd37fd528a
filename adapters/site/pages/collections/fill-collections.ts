import type { Element } from 'domhandler'
import { pageOfItems } from '../../../../core/collections/index.js'
import type { Collection, CollectionItem, ListPager, Reference } from '../../../../core/collections/index.js'
import { allAtOnce, decodeText } from '../../../../core/shared/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { completeLinks, emptyStateOf, renameFields } from '../../../../core/recognition/index.js'
import { attributeOf, hasClass } from '../elements.js'
import { DrawBudget } from '../draw-budget.js'
import type { Edit } from '../edits.js'
import { pageNodes } from '../page-nodes.js'
import type { ParsedPage } from '../parse-page.js'
import { descendants } from '../select.js'
import { addDrawing, drawnCopy, drawnEdits, setChildren, toggleClass, wordsOf } from '../shop/draft.js'
import type { Draw } from '../shop/draft.js'
import { drawPager, pagerOf } from '../shop/draw-pager.js'
import { pageDraft } from '../shop/page-draft.js'
import { bodyOf, closestTo, listsIn } from '../shop/product-elements.js'
import { absolute, headEdits, shortened } from '../shop/product-head.js'
import type { ItemHead, SiteFacts } from '../shop/product-head.js'
import { isPublished } from '../shop/product-lists.js'
import { collectionOf, isEmptyEntry, openList } from './collection-lists.js'
import type { OpenList } from './collection-lists.js'
import { chosenItems, referencesOf } from './item-orders.js'
import { drawItem, planItems } from './draw-item.js'

/** The data for drawing a page. */
export interface CollectionsData {
  readonly collections: readonly Collection[]
  /** Slugs of the collections whose items have pages of their own. */
  readonly withPages: ReadonlySet<string>
  readonly site: SiteFacts
}

/** The address of a page. */
export interface CollectionsRequest {
  readonly path: string
  /** Null: queries are not answered, so lists with a pagination show all entries on one page. */
  readonly query: URLSearchParams | null
  /** Lists that show other content, such as products. */
  readonly others: ReadonlySet<object>
  /** The budget of all drawing into the page. @default a separate one */
  readonly budget?: DrawBudget
}

const MAX_ENTRIES = 100
/** The attributes by which an owner chooses the items of a list. */
const CHOOSING_ATTRIBUTES = ['data-vitrine-collection', 'data-vitrine-filter']

/** The collection and item of a page, by its path; null: another page. */
export function itemAt(
  path: string,
  collections: readonly Collection[],
): { readonly collection: Collection; readonly item: CollectionItem | null } | null {
  const [, slug, itemSlug] = /^\/([\w-]+)\/([^/]+?)(?:\.html)?\/?$/.exec(decodeText(path)) ?? []
  const collection = collections.find((each) => each.slug === slug)
  if (collection === undefined) return null
  return { collection, item: collection.items.find((each) => each.slug === itemSlug) ?? null }
}

type Shown = ReturnType<typeof itemAt>

const pagerName = (number: number): string => `l${number + 1}_page`

/** The reference field that the owner chose for a list of an item's page. */
function namedReference(root: Element, references: readonly Reference[]): Reference | undefined {
  const named = attributeOf(root, 'data-vitrine-field')
  return named === null ? undefined : references.find(({ field }) => field.slug === named)
}

class CollectionDrawing {
  readonly drawings = new Map<Element, Draw>()
  readonly #data: CollectionsData
  readonly #request: CollectionsRequest
  readonly #shown: Shown
  readonly budget: DrawBudget

  constructor(data: CollectionsData, request: CollectionsRequest, shown: Shown) {
    this.#data = data
    this.#request = request
    this.#shown = shown
    this.budget = request.budget ?? new DrawBudget()
  }

  /** Draws a list of the page. An unknown list shows its entry or its empty state, never both. */
  *list(root: Element, number: number): Steps<void> {
    const list = openList(root)
    if (list === null) return
    const known = yield* this.#choose(list)
    if (known === null) return this.#showOne(list, this.drawings, isEmptyEntry(list))
    const { collection, chosen, size } = known
    const pager = pagerOf(root)
    const name = pagerName(number)
    const wanted = pager ? Number.parseInt(this.#request.query?.get(name) ?? '1', 10) || 1 : 1
    const { shown, page, pages } = pageOfItems(chosen, size, wanted)
    yield* this.#fill(list, collection, shown, this.drawings)
    if (pager) drawPager(pager, { name, page, pages }, this.drawings)
  }

  /** The pager of a list that has one, in as many parts as its items make. */
  *pager(root: Element, number: number): Steps<ListPager | null> {
    const list = pagerOf(root) === undefined ? null : openList(root)
    const known = list && (yield* this.#choose(list))
    if (known === null) return null
    return { name: pagerName(number), pages: pageOfItems(known.chosen, known.size, 1).pages }
  }

  /** The entries that a list shows, and the number of them on one page; null: the collection is unknown. */
  *#choose(list: OpenList): Steps<{
    readonly collection: Collection
    readonly chosen: readonly CollectionItem[]
    readonly size: number
  } | null> {
    const { root } = list
    const ofItem = yield* this.#references()
    const found = namedReference(root, ofItem)?.target ?? collectionOf(list, this.#data.collections)
    if (found === null) return null
    const collection = this.#asReferred(root, found, ofItem)
    const current = this.#shown?.collection === found ? (this.#shown.item?.slug ?? null) : null
    const chosen = yield* chosenItems(collection, {
      sort: attributeOf(root, 'data-vitrine-sort') ?? '',
      filter: attributeOf(root, 'data-vitrine-filter') ?? '',
      current,
    })
    const limit = Number.parseInt(attributeOf(root, 'data-vitrine-limit') ?? '', 10)
    const isWhole = this.#request.query === null && pagerOf(root) !== undefined
    const size = isWhole ? Math.max(chosen.length, 1) : limit > 0 ? limit : MAX_ENTRIES
    return { collection, chosen, size }
  }

  /** The references of the item whose page it is. */
  *#references(): Steps<readonly Reference[]> {
    return this.#shown?.item ? yield* referencesOf(this.#shown.collection, this.#data.collections) : []
  }

  /** On an item's page a list shows the items to which the item refers, unless the owner chose otherwise. */
  #asReferred(root: Element, collection: Collection, ofItem: readonly Reference[]): Collection {
    const item = this.#shown?.item
    const isChosen = CHOOSING_ATTRIBUTES.some((name) => attributeOf(root, name) !== null)
    const reference =
      namedReference(root, ofItem) ??
      (isChosen ? undefined : ofItem.find(({ target }) => target.slug === collection.slug))
    return item && reference ? { ...collection, items: reference.itemsOf(item) } : collection
  }

  /** Draws the page of an item. */
  *page(body: Element): Steps<void> {
    const { collection, item } = this.#shown ?? {}
    if (collection && item) yield* drawItem(yield* planItems(body, collection), item, this.drawings)
  }

  *#fill(
    list: OpenList,
    collection: Collection,
    items: readonly CollectionItem[],
    drawings: Map<Element, Draw>,
  ): Steps<void> {
    const made: Element[] = []
    const plan = yield* planItems(list.sample, collection)
    for (const [index, item] of items.entries()) {
      yield
      if (this.budget.isFull) break
      const before = this.budget.left
      const inside = new Map<Element, Draw>()
      yield* drawItem(plan, item, inside)
      yield* this.#nested(list.sample, collection, item, inside)
      const entry = drawnCopy(list.sample, inside)
      renameFields(pageDraft, entry, index)
      if (this.#data.withPages.has(collection.slug))
        completeLinks(pageDraft, entry, {
          address: `/${collection.slug}/${encodeURIComponent(item.slug)}`,
          name: item.name,
        })
      if (!this.budget.take(entry, before)) break
      made.push(entry)
    }
    if (made.length > 0)
      addDrawing(drawings, list.host, (draft) => {
        setChildren(draft, made)
      })
    this.#showOne(list, drawings, made.length === 0)
  }

  /** Lists in an entry show the items that the entry refers to. */
  *#nested(
    sample: Element,
    collection: Collection,
    item: CollectionItem,
    drawings: Map<Element, Draw>,
  ): Steps<void> {
    const lists = descendants(sample).filter(
      (element) => hasClass(element, 'w-dyn-list') && closestTo(element, '.w-dyn-item') === sample,
    )
    if (lists.length === 0) return
    const references = yield* referencesOf(collection, this.#data.collections)
    for (const [number, root] of lists.entries()) {
      const list = openList(root)
      const named = attributeOf(root, 'data-vitrine-field')
      const reference = references.find(({ field }) => field.slug === named) ?? references[number]
      if (list === null || reference === undefined) continue
      yield* this.#fill(list, reference.target, reference.itemsOf(item), drawings)
    }
  }

  #showOne({ root, host }: OpenList, drawings: Map<Element, Draw>, isEmpty: boolean): void {
    const empty = emptyStateOf(pageNodes, root)
    if (empty === undefined) return
    addDrawing(drawings, empty, (draft) => toggleClass(draft, 'w-dyn-hide', !isEmpty))
    addDrawing(drawings, host, (draft) => toggleClass(draft, 'w-dyn-hide', isEmpty))
  }
}

function itemHead(collection: Collection, item: CollectionItem, path: string, site: SiteFacts): ItemHead {
  const valueOf = (kinds: readonly string[]): string =>
    collection.fields
      .filter(({ kind, slug }) => kinds.includes(kind) && slug !== collection.nameField)
      .map(({ slug }) => item.values.get(slug) ?? '')
      .find((value) => value !== '') ?? ''
  const words = wordsOf(valueOf(['text']) || valueOf(['rich']))
  const image = valueOf(['image', 'images']).split(';')[0]?.trim() ?? ''
  const address = site.baseUrl === null ? null : site.baseUrl + path
  const crumbs = [
    { name: site.name, item: `${site.baseUrl ?? ''}/` },
    { name: item.name, item: address ?? path },
  ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb }))
  return {
    name: item.name,
    type: 'article',
    description: shortened(words),
    imageUrl: image === '' ? null : absolute(site.baseUrl, image),
    address,
    data: [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: crumbs }],
  }
}

/**
 * The lists of a page that show items; null: the page has none, or is a published page that states its
 * content.
 */
function listsOf(page: ParsedPage, others: ReadonlySet<object>): readonly Element[] | null {
  const body = bodyOf(page)
  if (body === null || isPublished(page)) return null
  return listsIn(body).filter((root) => !others.has(root) && closestTo(root, '.w-dyn-item') === null)
}

/** Draws the collections of a site into a page, step by step: its lists, and the item whose page it is. */
export function* collectionSteps(
  page: ParsedPage,
  data: CollectionsData,
  request: CollectionsRequest,
): Steps<readonly Edit[]> {
  const body = bodyOf(page)
  const lists = listsOf(page, request.others)
  if (body === null || lists === null) return []
  const shown = itemAt(request.path, data.collections)
  const drawing = new CollectionDrawing(data, request, shown)
  yield* drawing.page(body)
  for (const [number, root] of lists.entries()) {
    yield
    yield* drawing.list(root, number)
  }
  const drawn = yield* drawnEdits(drawing.drawings, drawing.budget)
  const head = shown?.item ? itemHead(shown.collection, shown.item, request.path, data.site) : null
  return head === null ? drawn : [...drawn, ...headEdits(page, head)]
}

/** The edits of `collectionSteps`, all at once. */
export const collectionEdits = (...drawing: Parameters<typeof collectionSteps>): readonly Edit[] =>
  allAtOnce(collectionSteps(...drawing))

/** The pagers of a page, in its order, step by step. */
export function* collectionPagers(
  page: ParsedPage,
  data: CollectionsData,
  request: CollectionsRequest,
): Steps<readonly ListPager[]> {
  const drawing = new CollectionDrawing(data, request, itemAt(request.path, data.collections))
  const pagers: ListPager[] = []
  for (const [number, root] of (listsOf(page, request.others) ?? []).entries()) {
    yield
    const pager = yield* drawing.pager(root, number)
    if (pager !== null) pagers.push(pager)
  }
  return pagers
}
