import type { Element } from 'domhandler'
import { attributeOf, descendants, isEntry } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { closest } from './closest.js'

/** A list entry that links to exactly one product. */
export interface ProductEntry {
  readonly entry: Element
  /** The entry and the elements in it, without those of entries within. */
  readonly own: readonly Element[]
  readonly slug: string
}

/** The entries of a page that link to exactly one product; `slugOf`: the product of an address. */
export const productEntries = (
  { elements }: ParsedPage,
  slugOf: (address: string) => string | null,
): readonly ProductEntry[] =>
  elements.filter(isEntry).flatMap((entry) => {
    const own = [entry, ...descendants(entry)].filter((element) => closest(element, isEntry) === entry)
    const [slug, ...others] = new Set(
      own.flatMap((element) => (element.name === 'a' && slugOf(attributeOf(element, 'href') ?? '')) || []),
    )
    return slug === undefined || others.length > 0 ? [] : [{ entry, own, slug }]
  })
