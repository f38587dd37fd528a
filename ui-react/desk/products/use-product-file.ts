import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskProductFile } from '../../../core/desk/index.js'
import { useApi, valueOf } from '../data/api.js'
import { PRODUCTS, productKey } from './use-products.js'

const fileKey = (id: string) => ['product file', id] as const

/** A product as the catalogue file has it; null: the file does not name it. */
export function useProductFile(id: string) {
  const api = useApi()
  return useQuery({ queryKey: fileKey(id), queryFn: () => valueOf(api.productFile(id)) })
}

/** Takes over what the file says after an edit, or has it read again with null; the shop follows soon. */
export function useKeepFile(id: string): (file: DeskProductFile | null) => void {
  const client = useQueryClient()
  return (file) => {
    if (file === null) void client.invalidateQueries({ queryKey: fileKey(id) })
    else client.setQueryData(fileKey(id), file)
    for (const queryKey of [PRODUCTS, productKey(id)]) void client.invalidateQueries({ queryKey })
  }
}
