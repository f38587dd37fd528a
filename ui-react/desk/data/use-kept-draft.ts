import { useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import { DRAFT } from './query-client.js'

/** A draft that stays while the desk is open, also on other pages, until it is saved or discarded. */
export function useKeptDraft<T>(name: string, none: T): readonly [T, (draft: T) => void] {
  const client = useQueryClient()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const key = [...DRAFT, name]
  const change = (next: T): void => {
    client.setQueryData(key, next)
    drawAgain()
  }
  return [client.getQueryData<T>(key) ?? none, change]
}
