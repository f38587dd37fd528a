import { emailKey } from '../../../accounts/index.js'
import type { MemberSummary } from '../../../accounts/index.js'
import type { EntryWords } from '../../../owners/index.js'
import type { MemberAdmin, MemberAdminFailure } from '../../../ports/owner/member-desk.port.js'
import { err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { mailSecurityChanged } from '../mails/mail-security-changed.js'
import { dropFactor } from '../second-factor/drop-factor.js'
import type { AccountWork } from '../account-work.js'
import type { StoredMember } from '../storage/stored-member.js'
import { createInviteMember } from './invite-member.js'
import type { MemberCommand, MemberCommandPorts } from './member-command-ports.js'

type Done<T = void> = Promise<Result<T, MemberAdminFailure>>

/** Maximum number of members that the search for one address reads: other addresses may contain it. */
const MAX_FOUND = 1000

const groupWords = (add: readonly string[], remove: readonly string[]): string =>
  [...add.map((group) => `+${group}`), ...remove.map((group) => `-${group}`)].join(' ')

/** A member as lists show them; null: the member was deleted meanwhile. */
export async function summaryOf(
  { list }: Pick<MemberCommandPorts, 'list'>,
  member: Pick<StoredMember, 'id' | 'email'>,
): Promise<MemberSummary | null> {
  const page = await list.page({
    filter: { text: emailKey(member.email) },
    sort: { key: 'email', isDescending: false },
    limit: MAX_FOUND,
    after: null,
  })
  return page.ok ? (page.value.items.find(({ id }) => id === member.id) ?? null) : null
}

/** Adds a member to groups and removes them from others. */
async function writeGroups(
  { groups, events }: AccountWork,
  id: string,
  { add, remove }: Parameters<MemberAdmin['changeGroups']>[1],
): Promise<void> {
  await groups.add(id, add)
  await groups.remove(id, remove)
  await events.record('groups-changed', id, { added: add, removed: remove })
}

/** Bans a member, which ends all sessions, or lifts the ban. */
async function writeBan(work: AccountWork, id: string, bannedOnMs: number | null): Promise<void> {
  await work.members.update(id, { bannedOnMs })
  if (bannedOnMs !== null) await work.sessions.endAll(id)
  await work.events.record(bannedOnMs === null ? 'unbanned' : 'banned', id)
}

/** Creates the owner's commands about members. */
export function createMemberCommands(ports: MemberCommandPorts): MemberAdmin {
  const { store, clock, newId } = ports

  const withMember = async <T>(email: string, work: (member: StoredMember) => Promise<T>): Done<T> => {
    const member = await store.members.findByEmail(email)
    return member === null ? err('unknown-member') : ok(await work(member))
  }

  const write = async (words: EntryWords, change: MemberCommand['write']): Promise<void> => {
    await ports.commit({ write: change, entry: ports.entryOf?.(words) ?? null })
  }

  const find: MemberAdmin['find'] = async (email) => {
    const member = await store.members.findByEmail(email)
    return member && summaryOf(ports, member)
  }

  return {
    find,
    invite: createInviteMember(ports),
    changeGroups: (email, change) =>
      withMember(email, async ({ id }) => {
        const detail = groupWords(change.add, change.remove)
        await write({ operation: 'changeMemberGroups', subject: id, detail }, (work) =>
          writeGroups(work, id, change),
        )
        return (await find(email))?.groups ?? []
      }),
    ban: (email, isBanned) =>
      withMember(email, async ({ id }) => {
        const detail = isBanned ? 'banned' : 'unbanned'
        await write({ operation: 'banMember', subject: id, detail }, (work) =>
          writeBan(work, id, isBanned ? clock.wallTime() : null),
        )
      }),
    logOut: (email) =>
      withMember(email, ({ id }) =>
        write({ operation: 'logMemberOut', subject: id, detail: 'logged out' }, async (work) => {
          await work.sessions.endAll(id)
          await work.events.record('logged-out', id)
        }),
      ),
    removeFactor: (email) =>
      withMember(email, async ({ id }) => {
        const factor = await store.factors.find(id)
        if (factor?.isOn !== true) return false
        const detail = 'second factor taken off'
        await write({ operation: 'removeMemberFactor', subject: id, detail }, async (work) => {
          await dropFactor(work, id)
          await work.events.record('factor-off', id, { by: 'owner' })
        })
        await mailSecurityChanged(store, id)
        return true
      }),
    note: (email, { text, by }) =>
      withMember(email, ({ id: memberId }) =>
        write({ operation: 'noteMember', subject: memberId, detail: 'noted' }, ({ notes }) =>
          notes.insert({ id: newId(), memberId, text, by, atMs: clock.wallTime() }),
        ),
      ),
    // All or nothing, since a half-removed member would have no address by which to name it.
    remove: (email) =>
      withMember(email, (member) =>
        write({ operation: 'deleteMember', subject: member.id, detail: 'deleted' }, ({ members }) =>
          members.remove(member),
        ),
      ),
  }
}
