import type { MemberRow } from '../sql/index.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { recordEvent } from './events.js'
import { updateMember } from './members.js'
import { dropTokens, WAYS_IN } from './tokens.js'

/**
 * Whoever comes in by something that only the reader of a mailbox can have makes the account theirs. A password
 * that was set before the address was proven, and what was mailed before, need not be in the hands of who reads
 * its mails.
 */
export async function proveMailbox(
  tables: Tables,
  context: AccountsContext,
  { id, status }: Pick<MemberRow, 'id' | 'status'>,
): Promise<void> {
  if (status === 'verified') return
  await updateMember(tables, context, id, { status: 'verified', password_hash: null })
  await dropTokens(tables, context, id, WAYS_IN)
  await recordEvent(tables, context, 'verified', id)
}
