import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** A draft that stays while the desk is open, also on other pages, until it is saved or discarded. */
export function useKeptDraft<T>(name: string, none: T): readonly [T, (draft: T) => void] {
  const client = useQueryClient()
  const key = ['draft', name]
  const [draft, setDraft] = useState(() => client.getQueryData<T>(key) ?? none)
  const change = (next: T): void => {
    client.setQueryDefaults(key, { gcTime: Infinity })
    client.setQueryData(key, next)
    setDraft(next)
  }
  return [draft, change]
}
