import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NO_DRAFT } from '../../../core/desk/index.js'
import type { DeskProduct, ProductDraft } from '../../../core/desk/index.js'
import { useApi, valueOf } from '../data/api.js'
import { useKeptDraft } from '../data/use-kept-draft.js'

/** The key of all lists of products. */
export const PRODUCTS = ['products'] as const
/** The key of one product. */
export const productKey = (id: string) => ['product', id] as const

/** One product, whole: lists have only what their rows show. */
export function useProduct(id: string) {
  const api = useApi()
  return useQuery({ queryKey: productKey(id), queryFn: () => valueOf(api.product(id)) })
}

/** Adopts the server's product after an edit, and reads the lists again. */
export function useKeepProduct(): (product: DeskProduct) => void {
  const client = useQueryClient()
  return (product) => {
    client.setQueryData(productKey(product.id), product)
    void client.invalidateQueries({ queryKey: PRODUCTS })
  }
}

/** The draft of a product, kept until it is saved or discarded. */
export const useProductDraft = (id: string): readonly [ProductDraft, (draft: ProductDraft) => void] =>
  useKeptDraft(`product ${id}`, NO_DRAFT)
