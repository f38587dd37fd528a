import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NO_DRAFT } from '../../../core/desk/index.js'
import type { DeskProduct, ProductDraft } from '../../../core/desk/index.js'
import { useApi, valueOf } from '../data/api.js'

/** The key of all lists of products. */
export const PRODUCTS = ['products'] as const
/** The key of one product. */
export const productKey = (id: string) => ['product', id] as const

/** One product; a list that has it shows it at once. */
export function useProduct(id: string) {
  const api = useApi()
  return useQuery({ queryKey: productKey(id), queryFn: () => valueOf(api.product(id)) })
}

/** Takes over what the server says of a product after an edit, and has the lists read again. */
export function useKeepProduct(): (product: DeskProduct) => void {
  const client = useQueryClient()
  return (product) => {
    client.setQueryData(productKey(product.id), product)
    void client.invalidateQueries({ queryKey: PRODUCTS })
  }
}

/** The draft of a product. It is kept while the desk is open, also on other pages, until it is saved or discarded. */
export function useProductDraft(id: string): readonly [ProductDraft, (draft: ProductDraft) => void] {
  const client = useQueryClient()
  const key = ['product draft', id]
  const [draft, setDraft] = useState(() => client.getQueryData<ProductDraft>(key) ?? NO_DRAFT)
  const change = (next: ProductDraft): void => {
    client.setQueryDefaults(key, { gcTime: Infinity })
    client.setQueryData(key, next)
    setDraft(next)
  }
  return [draft, change]
}

/** Has the browser ask before it closes a page with changes that are not saved. */
export function useAskBeforeLeaving(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasChanges])
}
