import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskProductFile } from '../../../core/desk/index.js'
import { useApi, valueOf } from '../data/api.js'
import { PRODUCTS, productKey } from './use-products.js'

/** The shop has imported an edit of the file after this time. */
const TAKEN_OVER_MS = 1_500

const fileKey = (id: string) => ['product file', id] as const

/** A product in the catalogue file; null: the file does not contain it. */
export function useProductFile(id: string) {
  const api = useApi()
  return useQuery({ queryKey: fileKey(id), queryFn: () => valueOf(api.productFile(id)) })
}

/** Adopts the file's state after an edit, or with null reads it again; the shop follows soon. */
export function useKeepFile(id: string): (file: DeskProductFile | null) => void {
  const client = useQueryClient()
  return (file) => {
    if (file === null) void client.invalidateQueries({ queryKey: fileKey(id) })
    else client.setQueryData(fileKey(id), file)
    const readAgain = (): void => {
      for (const queryKey of [PRODUCTS, productKey(id)]) void client.invalidateQueries({ queryKey })
    }
    readAgain()
    setTimeout(readAgain, TAKEN_OVER_MS)
  }
}
