import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, valueOf } from '../data/api.js'
import { HOME } from '../data/query-client.js'

/** The key of all lists of entries. */
export const ENTRIES = ['entries'] as const
const entryKey = (id: string) => ['entry', id] as const
const FORMS = ['forms'] as const

/** The forms with entries. */
export function useForms() {
  const api = useApi()
  return useQuery({ queryKey: FORMS, queryFn: () => valueOf(api.forms()) })
}

/** One entry with its files. */
export function useEntry(id: string) {
  const api = useApi()
  return useQuery({ queryKey: entryKey(id), queryFn: () => valueOf(api.entry(id)) })
}

/** Reads entries and their counts again. */
export function useReadEntriesAgain(): () => void {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [ENTRIES, FORMS, HOME, ['entry']]) void client.invalidateQueries({ queryKey })
  }
}
