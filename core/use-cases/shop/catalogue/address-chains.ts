import type { NamedCatalogue, NamedProduct } from './named-catalogue.js'

/** The maximum number of products that take over each other's addresses and are written together. */
const MAX_CHAIN_LENGTH = 500

/** The addresses of all products that a shop has, also of those that are no longer sold. */
export interface KnownAddresses {
  /** By their ids. */
  readonly products: ReadonlyMap<string, { readonly slug: string }>
  readonly bySlug: ReadonlyMap<string, { readonly id: string }>
}

/**
 * The products of a file, each followed by the one whose address it takes, and so on. They are written together,
 * so that each stays for sale all the time. Each step looks at one product; its chain is empty if the product is in
 * another one.
 */
export function* addressChains(
  known: KnownAddresses,
  named: Pick<NamedCatalogue, 'products' | 'bySlug'>,
): Generator<readonly NamedProduct[]> {
  const taken = new Set<string>()
  const chainFrom = (first: NamedProduct): readonly NamedProduct[] => {
    const chain: NamedProduct[] = []
    let next: NamedProduct | undefined = first
    while (next !== undefined && !taken.has(next.product.id) && chain.length < MAX_CHAIN_LENGTH) {
      taken.add(next.product.id)
      chain.push(next)
      next = named.products.get(known.bySlug.get(next.product.slug)?.id ?? '')
    }
    return chain
  }
  const keepsAddress = ({ product: { id } }: NamedProduct): boolean => {
    const heir = named.bySlug.get(known.products.get(id)?.slug ?? '')
    return heir === undefined || heir.product.id === id
  }
  // A product that loses its address is in the chain of its successor; the remaining chains form circles.
  for (const entry of named.products.values()) yield keepsAddress(entry) ? chainFrom(entry) : []
  for (const entry of named.products.values()) yield chainFrom(entry)
}
