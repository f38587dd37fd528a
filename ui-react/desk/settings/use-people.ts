import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, valueOf } from '../data/api.js'
import { SESSION } from '../data/query-client.js'

const ACCESS = ['access'] as const
const PEOPLE = ['people'] as const

/** The access methods and the sessions of the signed-in person. */
export function useAccess() {
  const api = useApi()
  return useQuery({ queryKey: ACCESS, queryFn: () => valueOf(api.access()) })
}

/** The people who may sign in. */
export function usePeople() {
  const api = useApi()
  return useQuery({ queryKey: PEOPLE, queryFn: () => valueOf(api.people()) })
}

/** Reads people and access methods again after a change. */
export function useReadPeopleAgain(): () => void {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [ACCESS, PEOPLE, SESSION]) void client.invalidateQueries({ queryKey })
  }
}
