import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, valueOf } from '../data/api.js'
import { SESSION } from '../data/query-client.js'

const ACCESS = ['access'] as const
const PEOPLE = ['people'] as const

/** The ways in and the sessions of the person who is signed in. */
export function useAccess() {
  const api = useApi()
  return useQuery({ queryKey: ACCESS, queryFn: () => valueOf(api.access()) })
}

/** The people who may sign in. */
export function usePeople() {
  const api = useApi()
  return useQuery({ queryKey: PEOPLE, queryFn: () => valueOf(api.people()) })
}

/** Has people and ways in read again after a change of them. */
export function useReadPeopleAgain(): () => void {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [ACCESS, PEOPLE, SESSION]) void client.invalidateQueries({ queryKey })
  }
}
