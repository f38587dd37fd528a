import type { AccountSelfService } from '../../../../../core/ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { ok } from '../../../../../core/shared/index.js'
import { isStorable } from '../../engine/index.js'
import { inTransaction } from '../accounts-context.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { recordEvent } from '../account-events.js'
import { mailSecurityChanged } from '../mails/mail-security-changed.js'
import { provenMember } from '../self-service/proof.js'

/** The table of each kind of credential, and the event of its removal. */
const KEPT = [
  ['member_passkey', 'passkey-removed'],
  ['member_provider', 'provider-unlinked'],
] as const

/** Removes a credential; true if the member had it. */
async function drop(
  tables: Tables,
  context: AccountsContext,
  memberId: string,
  rowId: string,
): Promise<boolean> {
  for (const [table, event] of KEPT) {
    const dropped = await tables
      .deleteFrom(table)
      .where('site_id', '=', context.siteId)
      .where('member_id', '=', memberId)
      .where('id', '=', rowId)
      .executeTakeFirst()
    if (Number(dropped.numDeletedRows) === 0) continue
    await recordEvent(tables, context, event, memberId)
    return true
  }
  return false
}

/** Removes a passkey or a linked provider of a member, who can still log in by mail. */
export async function removeLogIn(
  context: AccountsContext,
  visitor: Visitor,
  rowId: string,
): ReturnType<AccountSelfService['removeLogIn']> {
  const proven = await provenMember(context, visitor)
  if (!proven.ok) return proven
  const { id } = proven.value
  if (!isStorable(rowId)) return ok(undefined)
  await inTransaction(context, async (tables) => {
    if (await drop(tables, context, id, rowId)) await mailSecurityChanged(tables, context, id)
  })
  context.onMail()
  return ok(undefined)
}
