import { maxWithdrawn } from '../../../catalog/index.js'
import type { NamedCatalogue } from './named-catalogue.js'

/** A file that no longer names many products, which is probably a mistake. */
export interface TooManyWithdrawn {
  readonly withdrawn: number
  readonly known: number
}

/**
 * The products for sale that a file would withdraw, if they are more than an owner removes at once; null: they are
 * not. A product with another id keeps its address and is not withdrawn. Lines marked as draft or archived
 * (`hidden`: their handles) are intended, and so is the removal of one of several products.
 */
export function tooManyWithdrawn(
  forSale: readonly { readonly id: string; readonly slug: string }[],
  named: Pick<NamedCatalogue, 'products' | 'bySlug'>,
  hidden: ReadonlySet<string>,
): TooManyWithdrawn | null {
  const lost = forSale.filter(({ id, slug }) => !named.products.has(id) && !named.bySlug.has(slug))
  const unmarked = lost.filter(({ slug }) => !hidden.has(slug))
  return unmarked.length > maxWithdrawn(forSale.length)
    ? { withdrawn: unmarked.length, known: forSale.length }
    : null
}
