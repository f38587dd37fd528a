import { hasMemberRoom } from '../../core/accounts/index.js'
import type { AccountPlan, MemberFilter, MemberSortKey, MemberSummary } from '../../core/accounts/index.js'
import type { AuditEntry } from '../../core/owners/index.js'
import type { AccountWork } from '../../core/use-cases/accounts/account-work.js'
import type {
  InvitedMember,
  MemberCommandPorts,
} from '../../core/use-cases/accounts/owner/member-command-ports.js'
import type { NewMemberNote } from '../../core/use-cases/accounts/storage/member-notes.js'
import { TERMINAL } from '../../core/use-cases/owner/audit.js'
import { createFakeAccountPorts } from './account-ports.fake.js'
import type { FakeAccountPorts } from './account-ports.fake.js'
import { createFakeOwnerList } from './owner-list.fake.js'

/** An owner's commands about members in memory. */
export interface FakeMemberCommands {
  readonly accounts: FakeAccountPorts
  readonly ports: MemberCommandPorts
  readonly notes: readonly NewMemberNote[]
  readonly entries: readonly AuditEntry[]
  /** `beforeCommit`: called before each command is written. */
  readonly hooks: { beforeCommit: () => Promise<void> }
}

/** The writes of a command are collected first, so that its reads find nothing. */
const blind = (work: AccountWork): AccountWork => ({
  ...work,
  members: {
    ...work.members,
    find: async () => null,
    findByEmail: async () => null,
    lock: async () => null,
    count: async () => 0,
  },
})

/** Makes an owner's commands about members in memory. */
export function createFakeMemberCommands(plan: AccountPlan = 'unlimited'): FakeMemberCommands {
  const accounts = createFakeAccountPorts({ plan })
  const { store, unitOfWork, clock, random, newId } = accounts.ports
  const { members } = store
  const notes: NewMemberNote[] = []
  const entries: AuditEntry[] = []
  const hooks = { beforeCommit: async () => undefined as void }
  const summary = async (id: string): Promise<MemberSummary | null> => {
    const member = await members.find(id)
    return member && { ...member, groups: await store.groups.of(id) }
  }
  const isAdmitted = async ({ tag, member }: InvitedMember): Promise<boolean> => {
    const found = await members.findByEmail(member.email)
    if (tag === 'known') return found?.status === 'invited' && found.bannedOnMs === null
    if (found !== null || !hasMemberRoom(plan, await members.count())) return false
    await members.insert(member)
    return true
  }
  return {
    accounts,
    notes,
    entries,
    hooks,
    ports: {
      store,
      clock,
      random,
      newId,
      list: {
        page: async (query) => {
          const ids = [...accounts.state().members.keys()]
          const items = (await Promise.all(ids.map(summary))).filter((one) => one !== null)
          return createFakeOwnerList<MemberSummary, MemberSortKey, MemberFilter>({
            items: () => items,
            idOf: ({ id }) => id,
            valueOf: ({ email }) => email,
            matches: ({ email }, { text = '' }) => email.includes(text),
          }).page(query)
        },
      },
      commit: async ({ invited, write, entry }) => {
        await hooks.beforeCommit()
        return unitOfWork(async (work) => {
          if (invited !== undefined && !(await isAdmitted(invited))) return false
          await write({ ...blind(work), notes: { insert: async (note) => void notes.push(note) } })
          if (entry !== null) entries.push(entry)
          return true
        })
      },
      entryOf: ({ operation, subject, detail }) => ({
        id: newId(),
        atMs: clock.wallTime(),
        ...TERMINAL,
        by: 'owner@example.com',
        operation,
        subject,
        detail,
      }),
    },
  }
}
