import type { AccountValues, MemberStatus } from '../../../accounts/index.js'

/** The facts about a member that change; times are wall-clock ms. */
export interface MemberFacts {
  readonly email: string
  readonly name: string
  readonly status: MemberStatus
  /** null: no password was ever set. */
  readonly passwordHash: string | null
  readonly acceptPrivacy: boolean
  readonly acceptCommunications: boolean
  /** The values of the owner's fields. */
  readonly fields: AccountValues
  /** null: the member is not banned. */
  readonly bannedOnMs: number | null
  /** null: the member was never invited. */
  readonly invitedOnMs: number | null
  /** null: the member never logged in. */
  readonly lastLogInMs: number | null
}

/** A member as stored. */
export interface StoredMember extends MemberFacts {
  readonly id: string
  readonly createdOnMs: number
  readonly updatedOnMs: number
}

/** A change of a member; the storage records its time. */
export type MemberChange = Partial<MemberFacts>

/** A member as mails and links use them. */
export type MailedMember = Pick<StoredMember, 'id' | 'email' | 'name'>
