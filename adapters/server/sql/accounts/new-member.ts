import { emailKey } from '../../../../core/accounts/index.js'
import { memberName } from '../../../../core/use-cases/accounts/new-member.js'
import { newId } from '../engine/index.js'
import type { MemberRow } from '../engine/index.js'
import type { AccountsContext } from './accounts-context.js'

/** The known facts about a new member. */
export type NewMember = Pick<MemberRow, 'email' | 'name' | 'status'> &
  Partial<Omit<MemberRow, 'site_id' | 'id' | 'email_key'>>

/** The row of a new member, with default values for all but the given facts. */
export function newMember(
  context: Pick<AccountsContext, 'siteId' | 'clock' | 'random'>,
  details: NewMember,
): MemberRow {
  const now = context.clock.wallTime()
  return {
    site_id: context.siteId,
    id: newId(context),
    email_key: emailKey(details.email),
    password_hash: null,
    accept_privacy: false,
    accept_communications: false,
    fields: '{}',
    banned_on: null,
    created_on: now,
    updated_on: now,
    invited_on: null,
    last_login_on: null,
    ...details,
    email: details.email.trim(),
    name: memberName(details.name),
  }
}
