import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskSession } from '../../../core/desk/index.js'
import { useApi, valueOf } from './api.js'
import { SESSION } from './query-client.js'

/** The site and the signed-in person. */
export function useSession() {
  const api = useApi()
  return useQuery({ queryKey: SESSION, queryFn: () => valueOf(api.session()), staleTime: 60_000 })
}

/** Adopts a session that has just begun. */
export function useBeginSession(): (session: DeskSession) => void {
  const client = useQueryClient()
  return (session) => client.setQueryData(SESSION, session)
}

/** Ends the session and forgets all its data. */
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
