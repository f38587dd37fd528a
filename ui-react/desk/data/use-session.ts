import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { DeskSession } from '../../../core/desk/index.js'
import type { OwnerApi } from '../../../core/ports/owner/api/owner-api.port.js'
import { useApi, valueOf } from './api.js'
import { PERSON, SESSION } from './query-client.js'

type SessionApi = Pick<OwnerApi, 'session'>

/** Adopts a session; another person finds nothing that the last one read or typed. */
function adopt(client: QueryClient, session: DeskSession): DeskSession {
  if (session.owner === null) return session
  const last = client.getQueryData(PERSON)
  if (last !== undefined && last !== session.owner.email)
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] })
  client.setQueryData(PERSON, session.owner.email)
  return session
}

const sessionQuery = (client: QueryClient, api: SessionApi) =>
  ({
    queryKey: SESSION,
    queryFn: async () => adopt(client, await valueOf(api.session())),
    staleTime: 60_000,
  }) as const

/** Reads the session before something shows it. */
export const readSession = (client: QueryClient, api: OwnerApi): Promise<void> =>
  client.prefetchQuery(sessionQuery(client, api))

/** The site and the signed-in person. */
export const useSession = () => useQuery(sessionQuery(useQueryClient(), useApi()))

/** Shows a session that has just begun. */
export function useBeginSession(): (session: DeskSession) => void {
  const client = useQueryClient()
  return (session) => void client.setQueryData(SESSION, adopt(client, session))
}

/** Ends the session and drops all its data. */
export function useSignOut(): () => Promise<void> {
  const api = useApi()
  const client = useQueryClient()
  return async () => {
    await api.signOut()
    client.clear()
    await client.refetchQueries({ queryKey: SESSION })
    location.reload()
  }
}

/** True if the person may make changes; this only hides buttons, the server decides. */
export function useMayChange(): boolean {
  const { data } = useSession()
  return data?.owner != null && data.owner.role !== 'READ_ONLY'
}
