import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

interface OwnAddress {
  /** The path of the list: `/orders`. */
  readonly list: string
  /** The name in the address: the id, or a number, code or handle. */
  readonly asked: string
  /** The item with that name; null: there is none. */
  readonly found: { readonly id: string } | null | undefined
  /** The key under which changes store it, by its id. */
  readonly keyOf: (id: string) => readonly string[]
}

/** Replaces an address with another name of an item by the one with its id, so that the page shows its changes. */
export function useOwnAddress({ list, asked, found, keyOf }: OwnAddress): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (found == null || found.id === asked) return
    client.setQueryData(keyOf(found.id), (known: unknown) => known ?? found)
    void navigate(`${list}/${found.id}`, { replace: true })
  }, [client, navigate, list, asked, found, keyOf])
}
