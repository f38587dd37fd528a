import { emailKey } from '../../../../../core/accounts/index.js'
import type { AccountValues, MemberStatus } from '../../../../../core/accounts/index.js'
import type {
  MemberChange,
  StoredMember,
} from '../../../../../core/use-cases/accounts/storage/stored-member.js'
import { numberOrNull } from '../../engine/index.js'
import type { MemberRow } from '../../engine/index.js'

/** A row of a member as its value; texts of status and fields are of this program. */
export const toStoredMember = (row: MemberRow): StoredMember => ({
  id: row.id,
  email: row.email,
  name: row.name,
  status: row.status as MemberStatus,
  passwordHash: row.password_hash,
  acceptPrivacy: row.accept_privacy,
  acceptCommunications: row.accept_communications,
  fields: JSON.parse(row.fields) as AccountValues,
  bannedOnMs: numberOrNull(row.banned_on),
  createdOnMs: Number(row.created_on),
  updatedOnMs: Number(row.updated_on),
  invitedOnMs: numberOrNull(row.invited_on),
  lastLogInMs: numberOrNull(row.last_login_on),
})

/** The changed columns of a member. */
export const memberColumns = ({
  email,
  name,
  status,
  passwordHash,
  acceptPrivacy,
  acceptCommunications,
  fields,
  bannedOnMs,
  invitedOnMs,
  lastLogInMs,
}: MemberChange): Partial<Omit<MemberRow, 'site_id' | 'id'>> => ({
  ...(email !== undefined && { email, email_key: emailKey(email) }),
  ...(name !== undefined && { name }),
  ...(status !== undefined && { status }),
  ...(passwordHash !== undefined && { password_hash: passwordHash }),
  ...(acceptPrivacy !== undefined && { accept_privacy: acceptPrivacy }),
  ...(acceptCommunications !== undefined && { accept_communications: acceptCommunications }),
  ...(fields !== undefined && { fields: JSON.stringify(fields) }),
  ...(bannedOnMs !== undefined && { banned_on: bannedOnMs }),
  ...(invitedOnMs !== undefined && { invited_on: invitedOnMs }),
  ...(lastLogInMs !== undefined && { last_login_on: lastLogInMs }),
})

/** The row of a new member. */
export const toMemberRow = (siteId: string, member: StoredMember): MemberRow => ({
  site_id: siteId,
  id: member.id,
  email: member.email,
  email_key: emailKey(member.email),
  name: member.name,
  status: member.status,
  password_hash: member.passwordHash,
  accept_privacy: member.acceptPrivacy,
  accept_communications: member.acceptCommunications,
  fields: JSON.stringify(member.fields),
  banned_on: member.bannedOnMs,
  created_on: member.createdOnMs,
  updated_on: member.updatedOnMs,
  invited_on: member.invitedOnMs,
  last_login_on: member.lastLogInMs,
})
