import type { OwnerList } from '../ports/owner/owner-list.port.js'
import type { AccountValues } from './account.js'

/** The steps of becoming a member, in their order. */
export const MEMBER_STATUSES = ['invited', 'unverified', 'verified'] as const
/** One of `MEMBER_STATUSES`. */
export type MemberStatus = (typeof MEMBER_STATUSES)[number]

/** The facts about a member in lists and files; times are wall-clock ms. */
export interface ListedMember {
  readonly email: string
  readonly name: string
  readonly status: MemberStatus
  readonly groups: readonly string[]
  readonly acceptPrivacy: boolean
  readonly acceptCommunications: boolean
  /** Values of the owner's fields by id. */
  readonly fields: AccountValues
  readonly createdOnMs: number
  readonly invitedOnMs: number | null
  readonly lastLogInMs: number | null
  /** null: not banned. */
  readonly bannedOnMs: number | null
}

/** The site owner's view of a member. */
export interface MemberSummary extends ListedMember {
  readonly id: string
}

/** The conditions on the members listed; all members without a condition. */
export interface MemberFilter {
  readonly status?: MemberStatus
  readonly group?: string
  readonly isBanned?: boolean
  /** A part of the name or of the address. */
  readonly text?: string
}

/** The keys by which members can be sorted. */
export const MEMBER_SORT_KEYS = ['email', 'lastLogin', 'name', 'status', 'time'] as const
/** One of `MEMBER_SORT_KEYS`. */
export type MemberSortKey = (typeof MEMBER_SORT_KEYS)[number]

/** The members of a site, as their owner reads them. */
export type MemberList = OwnerList<MemberSummary, MemberSortKey, MemberFilter>
