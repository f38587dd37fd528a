import { isEmailAddress } from '../../../../../core/accounts/index.js'
import type {
  MemberAdmin,
  MemberAdminFailure,
  MemberEntry,
} from '../../../../../core/ports/owner/member-desk.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { collectChanges, newId } from '../../engine/index.js'
import type { Change, MemberRow, Querier } from '../../engine/index.js'
import { tablesOf } from '../accounts-context.js'
import type { Tables } from '../accounts-context.js'
import { recordEvent } from '../account-events.js'
import { addGroups, endSessionsOf, findByEmail, OWNER_SOURCE, updateMember } from '../members.js'
import { mailSecurityChanged } from '../mails/mail-security-changed.js'
import { newMember } from '../new-member.js'
import { removeMember } from '../storage/remove-member.js'
import { readFactor } from '../second-factor/check-code.js'
import { dropFactor } from '../second-factor/drop-factor.js'
import { sendInvitation } from '../send-invitation.js'
import { insertionOf } from './insert-members.js'
import type { MemberAdminContext, MemberCommandContext } from './member-admin-context.js'
import { createSqlMemberList } from './sql-member-list.js'

type Done<T = void> = Promise<Result<T, MemberAdminFailure>>

/** Locks a member who may be invited; changes no row if another request banned or removed them. */
const stillInvited = ({ siteId, clock }: MemberAdminContext, id: string): Change => ({
  text: `UPDATE member SET updated_on = $3
    WHERE site_id = $1 AND id = $2 AND status = 'invited' AND banned_on IS NULL`,
  values: [siteId, id, clock.wallTime()],
  mustChange: true,
})

interface ToInvite {
  readonly row: MemberRow
  /** Statements before the invitation in its transaction; they end it if the member cannot be invited. */
  readonly admitted: readonly Change[]
}

/** The member to invite: a new one, if the plan has room, or one who was invited before. */
async function memberToInvite(
  context: MemberAdminContext,
  email: string,
  name: string,
): Promise<ToInvite | null> {
  const known = await findByEmail(tablesOf(context.sql), context, email)
  if (known !== null)
    return known.status === 'invited' && known.banned_on === null
      ? { row: known, admitted: [stillInvited(context, known.id)] }
      : null
  const row = newMember(context, { email, name, status: 'invited', invited_on: context.clock.wallTime() })
  return { row, admitted: await insertionOf(context, row) }
}

/** The changes of a member together with their entry of the audit log; `change` reads nothing. */
async function changesOf(
  { alongside = () => [] }: MemberCommandContext,
  entry: MemberEntry,
  change: (tables: Tables, querier: Querier) => Promise<void>,
): Promise<readonly Change[]> {
  const changes = await collectChanges((querier) => change(tablesOf(querier), querier))
  return [...changes, ...alongside(entry)]
}

/** Writes the changes in one transaction. */
async function write(
  context: MemberCommandContext,
  entry: MemberEntry,
  change: (tables: Tables, querier: Querier) => Promise<void>,
): Promise<void> {
  await context.commit(await changesOf(context, entry, change))
}

const createInvite =
  (context: MemberCommandContext): MemberAdmin['invite'] =>
  async (email, { name, groups }) => {
    if (!isEmailAddress(email.trim())) return err('bad-address')
    const member = await memberToInvite(context, email, name)
    if (member === null) return err('already-member')
    const { id } = member.row
    let path = ''
    const entry = { operation: 'inviteMember', memberId: id, detail: 'invited' } as const
    const invite = async (changed: Tables): Promise<void> => {
      await addGroups(changed, context, id, groups)
      path = await sendInvitation(changed, context, member.row)
      await recordEvent(changed, context, 'invited', id, { groups })
    }
    // In the same transaction as the new member: a process that ends in between leaves no member without an
    // invitation.
    if (await context.commit([...member.admitted, ...(await changesOf(context, entry, invite))]))
      return ok(path)
    const isThere = (await findByEmail(tablesOf(context.sql), context, email)) !== null
    return err(isThere ? 'already-member' : 'site-full')
  }

/** Makes the owner's commands about members. */
export function createMemberAdmin(context: MemberCommandContext): MemberAdmin {
  const { siteId, clock } = context
  const tables = tablesOf(context.sql)

  const withMember = async <T>(email: string, work: (row: MemberRow) => Promise<T>): Done<T> => {
    const row = await findByEmail(tables, context, email)
    return row === null ? err('unknown-member') : ok(await work(row))
  }

  const find: MemberAdmin['find'] = async (email) => {
    const row = await findByEmail(tables, context, email)
    if (row === null) return null
    const page = await createSqlMemberList(context).page({
      filter: { text: row.email_key },
      sort: { key: 'email', isDescending: false },
      limit: 1000,
      after: null,
    })
    return page.ok ? (page.value.items.find(({ id }) => id === row.id) ?? null) : null
  }

  return {
    find,
    invite: createInvite(context),
    changeGroups: (email, { add, remove }) =>
      withMember(email, async ({ id }) => {
        const detail = [...add.map((group) => `+${group}`), ...remove.map((group) => `-${group}`)].join(' ')
        await write(context, { operation: 'changeMemberGroups', memberId: id, detail }, async (changed) => {
          await addGroups(changed, context, id, add)
          for (const group of remove) {
            await changed
              .deleteFrom('member_group')
              .where('site_id', '=', siteId)
              .where('member_id', '=', id)
              .where('group_id', '=', group)
              .where('source', '=', OWNER_SOURCE)
              .execute()
          }
          await recordEvent(changed, context, 'groups-changed', id, { added: add, removed: remove })
        })
        return (await find(email))?.groups ?? []
      }),
    ban: (email, isBanned) =>
      withMember(email, async ({ id }) => {
        const detail = isBanned ? 'banned' : 'unbanned'
        await write(context, { operation: 'banMember', memberId: id, detail }, async (changed) => {
          await updateMember(changed, context, id, { banned_on: isBanned ? clock.wallTime() : null })
          if (isBanned) await endSessionsOf(changed, context, id)
          await recordEvent(changed, context, detail, id)
        })
      }),
    logOut: (email) =>
      withMember(email, ({ id }) =>
        write(context, { operation: 'logMemberOut', memberId: id, detail: 'logged out' }, async (changed) => {
          await endSessionsOf(changed, context, id)
          await recordEvent(changed, context, 'logged-out', id)
        }),
      ),
    removeFactor: (email) =>
      withMember(email, async ({ id }) => {
        const factor = await readFactor(tables, context, id)
        if (factor?.is_on !== true) return false
        const entry = {
          operation: 'removeMemberFactor',
          memberId: id,
          detail: 'second factor taken off',
        } as const
        await write(context, entry, async (changed) => {
          await dropFactor(changed, context, id)
          await recordEvent(changed, context, 'factor-off', id, { by: 'owner' })
        })
        await mailSecurityChanged(tables, context, id)
        return true
      }),
    note: (email, { text: note, by }) =>
      withMember(email, ({ id }) =>
        write(context, { operation: 'noteMember', memberId: id, detail: 'noted' }, async (changed) => {
          const of = { site_id: siteId, id: newId(context), member_id: id }
          await changed
            .insertInto('member_note')
            .values({ ...of, note, acted_by: by, acted_on: clock.wallTime() })
            .execute()
        }),
      ),
    // All or nothing, since a half-removed member would have no address by which to name it.
    remove: (email) =>
      withMember(email, (row) =>
        write(context, { operation: 'deleteMember', memberId: row.id, detail: 'deleted' }, (_, querier) =>
          removeMember(querier, context, row),
        ),
      ),
  }
}
