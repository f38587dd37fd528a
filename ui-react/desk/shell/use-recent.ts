import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RECENT } from '../data/query-client.js'

/** An order, a product or a member whose page was opened. */
export interface Opened {
  readonly path: string
  readonly kind: 'order' | 'product' | 'member'
  readonly name: string
}

/** An order in a list of found or opened ones: `AB12 · Mara Lind`. */
export const orderName = ({
  number,
  name,
}: {
  readonly number: string
  readonly name: string | null
}): string => (name ? `${number} · ${name}` : number)

/** A member in a list of found or opened ones: `Mara Lind · mara@example.org`. */
export const memberName = ({
  name,
  email,
}: {
  readonly name: string | null
  readonly email: string
}): string => (name ? `${name} · ${email}` : email)

const MAX_RECENT = 5

const read = (client: QueryClient): readonly Opened[] => client.getQueryData<readonly Opened[]>(RECENT) ?? []

/** The opened pages with one more in front, each of them once. */
export const withOpened = (before: readonly Opened[], opened: Opened): readonly Opened[] =>
  [opened, ...before.filter(({ path }) => path !== opened.path)].slice(0, MAX_RECENT + 1)

/** Remembers the page of an order, a product or a member while the desk is open; null: not read yet. */
export function useOpened(opened: Opened | null): void {
  const client = useQueryClient()
  const { path, kind, name } = opened ?? {}
  useEffect(() => {
    if (path === undefined || kind === undefined || name === undefined) return
    client.setQueryData(RECENT, withOpened(read(client), { path, kind, name }))
  }, [client, path, kind, name])
}

/** The pages opened last, without the present one. */
export function useRecent(present: string): readonly Opened[] {
  const opened = read(useQueryClient())
  return opened.filter(({ path }) => path !== present).slice(0, MAX_RECENT)
}
