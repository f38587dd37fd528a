import { productPath } from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import type { Collection, CollectionField, CollectionItem } from '../../../../core/collections/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { toSearchable } from '../../../../core/site/index.js'
import type { SearchableText } from '../../../../core/site/index.js'
import { wordsOf } from '../shop/draft.js'

/** The data of a site that visitors can search. */
export interface SearchSources {
  readonly products: readonly Product[]
  /** Collections whose items have pages. */
  readonly collections: readonly Collection[]
  /** True for pages that every visitor may read; others are never found. */
  readonly isOpen: (page: { readonly collection: string; readonly address: string }) => boolean
}

const productText = ({ description, categories }: Product): string =>
  [wordsOf(description ?? ''), ...categories].join(' ').trim()

const fieldText = ({ kind }: CollectionField, value: string): string =>
  kind === 'rich' ? wordsOf(value) : kind === 'text' ? value : ''

const itemText = ({ fields, nameField }: Collection, { values }: CollectionItem): string =>
  fields
    .filter(({ slug }) => slug !== nameField)
    .map((field) => fieldText(field, values.get(field.slug) ?? ''))
    .filter((text) => text !== '')
    .join(' ')

/** All searchable texts of a site, step by step: products, then the items of collections. */
export function* searchTexts({
  products,
  collections,
  isOpen,
}: SearchSources): Steps<readonly SearchableText[]> {
  const texts: SearchableText[] = []
  for (const product of products) {
    yield
    const address = productPath('', product.slug)
    if (isOpen({ collection: 'product', address }))
      texts.push(toSearchable({ title: product.name, text: productText(product), address }))
  }
  for (const collection of collections)
    for (const item of collection.items) {
      yield
      const address = `/${collection.slug}/${encodeURIComponent(item.slug)}`
      if (isOpen({ collection: collection.slug, address }))
        texts.push(toSearchable({ title: item.name, text: itemText(collection, item), address }))
    }
  return texts
}
