import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskInvitations, DeskMemberView } from '../../../core/desk/index.js'
import { useApi, valueOf } from '../data/api.js'

/** The key of all lists of members. */
export const MEMBERS = ['members'] as const
/** The key of the campaign that invites members. */
export const INVITATIONS = ['invitations'] as const
const memberKey = (id: string) => ['member', id] as const
/** The interval at which a running campaign is read. */
const REFRESH_MS = 30_000

/** One member with everything about them. */
export function useMember(id: string) {
  const api = useApi()
  return useQuery({ queryKey: memberKey(id), queryFn: () => valueOf(api.member(id)) })
}

/** The access groups of the site. */
export function useMemberGroups() {
  const api = useApi()
  return useQuery({ queryKey: ['member-groups'], queryFn: () => valueOf(api.memberGroups()) })
}

/** The names of groups, with commas between; of one that the settings no longer name, its id. */
export function useGroupNames(): (ids: readonly string[]) => string {
  const { data: groups = [] } = useMemberGroups()
  return (ids) => ids.map((id) => groups.find((group) => group.id === id)?.name ?? id).join(', ')
}

/** The standing of the campaign of invitations. */
export function useInvitations() {
  const api = useApi()
  return useQuery({
    queryKey: INVITATIONS,
    queryFn: () => valueOf(api.invitations()),
    refetchInterval: REFRESH_MS,
  })
}

/** Shows the changed member, and reads the lists again. */
export function useKeepMember(): (view: DeskMemberView) => void {
  const client = useQueryClient()
  return (view) => {
    client.setQueryData(memberKey(view.member.id), view)
    void client.invalidateQueries({ queryKey: MEMBERS })
    void client.invalidateQueries({ queryKey: INVITATIONS })
  }
}

/** Shows the changed campaign. */
export function useKeepInvitations(): (invitations: DeskInvitations) => void {
  const client = useQueryClient()
  return (invitations) => client.setQueryData(INVITATIONS, invitations)
}
