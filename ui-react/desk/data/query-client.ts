import { QueryClient } from '@tanstack/react-query'
import { failureOf } from './api.js'

const STALE_MS = 15_000
const MAX_TRIES = 2
/** A failure is shown within a second, with a button to retry. */
const RETRY_MS = 300

/** The store of read data. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (tries, thrown) => failureOf(thrown).tag === 'faulty' && tries < MAX_TRIES,
        retryDelay: RETRY_MS,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  for (const key of [PERSON, DRAFT, RECENT]) client.setQueryDefaults(key, { gcTime: Infinity })
  return client
}

/** The key of the session's query. */
export const SESSION = ['session'] as const
/** The key of the mail address of the person who was signed in last. */
export const PERSON = ['person'] as const
/** The key of all drafts. */
export const DRAFT = ['draft'] as const
/** The key of the pages opened last. */
export const RECENT = ['recent'] as const
/** The key of all lists of orders. */
export const ORDERS = ['orders'] as const
/** The key of one order. */
export const orderKey = (id: string) => ['order', id] as const
/** The key of the page Home. */
export const HOME = ['home'] as const
