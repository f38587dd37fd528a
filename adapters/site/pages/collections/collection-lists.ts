import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import type { Collection } from '../../../../core/collections/index.js'
import { PRODUCT_FORM, isBlank } from '../../../../core/recognition/index.js'
import { oncePer } from '../../../../core/shared/index.js'
import { attributeOf } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import { matches, selectIn } from '../select.js'
import { closestTo, unboundHost } from '../shop/product-elements.js'
import { openSlots } from './draw-item.js'

/** A list that shows items of a collection, by its one entry. */
export interface CollectionList {
  readonly root: Element
  readonly host: Element
  readonly sample: Element
  readonly collection: Collection
}

/** An exported list whose content is not known yet. */
export interface OpenList {
  readonly root: Element
  readonly host: Element
  readonly sample: Element
}

const COLLECTION_ATTRIBUTE = 'data-vitrine-collection'

/** A list with one entry, as in an export; null for other lists. */
export function openList(root: Element): OpenList | null {
  const host = unboundHost(root)
  if (host === undefined) return null
  if (attributeOf(root, 'data-vitrine-search') !== null) return null
  const [sample, ...others] = host.children.filter(isTag).filter((child) => matches(child, '.w-dyn-item'))
  return sample === undefined || others.length > 0 ? null : { root, host, sample }
}

/** The significant words of a name or a text, each in the singular. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''))
      .filter((word) => word.length > 2),
  )

const nameOf = (element: Element | null): string =>
  element === null ? '' : `${attributeOf(element, 'class') ?? ''} ${attributeOf(element, 'id') ?? ''}`

/** The words of the headings in a section of an unchanging page, found once for all lists in it. */
const headingWordsOf = oncePer((section: Element) =>
  wordsOf(selectIn(section, 'h1, h2, h3').map(pageNodes.text).join(' ')),
)

/** The words near a list, the nearest first: its own classes, those around it, the heading before it. */
export function wordsNear({ root, host, sample }: OpenList): readonly ReadonlySet<string>[] {
  const parts = selectIn(sample, '*').filter((part) => closestTo(part, '.w-dyn-list') === root)
  const inside = [root, host, sample, ...parts].map(nameOf).join(' ')
  const section = closestTo(root, 'section, .section, [class*="section" i]')
  const around = `${nameOf(section)} ${nameOf(pageNodes.parent(root))}`
  return [wordsOf(inside), wordsOf(around), section === null ? new Set() : headingWordsOf(section)]
}

/** The fit of words with those near a list; nearer words count more. */
export const fitOf = (wanted: ReadonlySet<string>, near: readonly ReadonlySet<string>[]): number =>
  [...wanted].reduce(
    (sum, word) => sum + near.reduce((score, words, index) => score + (words.has(word) ? 4 >> index : 0), 0),
    0,
  )

/**
 * Finds the collection of a list; null if unknown. The collection that the owner named comes first. The next
 * ones are the collection whose template the links of the list lead to, and the only one of the site. The
 * last one is that whose name is in the classes of the list or in the heading above it.
 */
export function collectionOf(list: OpenList, collections: readonly Collection[]): Collection | null {
  const named = attributeOf(list.root, COLLECTION_ATTRIBUTE)
  if (named !== null) return collections.find(({ slug }) => slug === named) ?? null
  if (selectIn(list.sample, PRODUCT_FORM).length > 0 || openSlots(list.sample).length === 0) return null
  const linked = selectIn(list.sample, 'a[href*="detail_"]').flatMap(
    (link) => /(?:^|\/)detail_([\w-]+)(?:\.html)?(?:[?#]|$)/.exec(attributeOf(link, 'href') ?? '')?.[1] ?? [],
  )
  const byLink = collections.find(({ slug }) => linked.includes(slug))
  if (byLink) return byLink
  if (collections.length === 1) return collections[0] ?? null
  const near = wordsNear(list)
  const [best, second] = collections
    .map((collection) => ({ collection, score: fitOf(wordsOf(collection.slug), near) }))
    .sort((one, other) => other.score - one.score)
  return best && best.score > (second?.score ?? 0) ? best.collection : null
}

/** True if an entry has no text of its own. */
export const isEmptyEntry = ({ sample }: OpenList): boolean =>
  pageNodes.text(sample).trim() === '' && openSlots(sample).length > 0 && !isBlank(pageNodes, sample)
