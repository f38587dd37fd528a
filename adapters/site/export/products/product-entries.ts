import type { Element } from 'domhandler'
import { groupBy, oncePer } from '../../../../core/shared/index.js'
import { attributeOf, isEntry, pageNodes } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'

/** A list entry that links to exactly one product. */
export interface ProductEntry {
  readonly entry: Element
  /** The entry and the elements in it, without those of entries within. */
  readonly own: readonly Element[]
  readonly slug: string
}

/** The nearest entry around an element of an unchanging page, or the element itself. */
const entryAround = oncePer((element: Element): Element | null => {
  if (isEntry(element)) return element
  const parent = pageNodes.parent(element)
  return parent && entryAround(parent)
})

/** The entries of a page that link to exactly one product; `slugOf`: the product of an address. */
export const productEntries = (
  { elements }: ParsedPage,
  slugOf: (address: string) => string | null,
): readonly ProductEntry[] =>
  [...groupBy(elements, entryAround)].flatMap(([entry, own]) => {
    if (entry === null) return []
    const [slug, ...others] = new Set(
      own.flatMap((element) => (element.name === 'a' && slugOf(attributeOf(element, 'href') ?? '')) || []),
    )
    return slug === undefined || others.length > 0 ? [] : [{ entry, own, slug }]
  })
