import { emailKey } from '../../core/accounts/index.js'
import type { AccessKind } from '../../core/accounts/index.js'
import type { UnitOfWork } from '../../core/ports/platform/unit-of-work.port.js'
import type { AccountWork } from '../../core/use-cases/accounts/account-work.js'
import type { AccountMailRequest } from '../../core/use-cases/accounts/mails/account-mail.js'
import type {
  AccountEventDetail,
  AccountEventKind,
} from '../../core/use-cases/accounts/storage/account-events.js'
import { AlreadyStored } from '../../core/use-cases/accounts/storage/already-stored.js'
import type {
  NewProviderLink,
  StoredProviderLink,
} from '../../core/use-cases/accounts/storage/linked-providers.js'
import type { LinkKind, StoredLink } from '../../core/use-cases/accounts/storage/mail-links.js'
import type { MemberOrder } from '../../core/use-cases/accounts/storage/member-orders.js'
import type { StoredPasskey } from '../../core/use-cases/accounts/storage/passkeys.js'
import type { StoredFactor } from '../../core/use-cases/accounts/storage/second-factors.js'
import type { ListedSession } from '../../core/use-cases/accounts/storage/sessions.js'
import type { StoredMember } from '../../core/use-cases/accounts/storage/stored-member.js'
import { createFakeFileRecords } from './file-records.fake.js'

type Owned<Value> = Value & { readonly memberId: string }

interface FakeEvent {
  readonly kind: AccountEventKind
  readonly memberId: string | null
  readonly detail: AccountEventDetail
  readonly atMs: number
}

/** All stored data; a unit that rejects restores it. */
interface State {
  readonly members: Map<string, StoredMember>
  readonly groups: Map<string, Owned<{ readonly group: string }>>
  readonly links: Map<string, StoredLink & { readonly kind: LinkKind }>
  readonly sessions: Map<string, Owned<ListedSession & { readonly provedOnMs: number }>>
  readonly devices: Map<string, Owned<{ readonly expiresMs: number }>>
  readonly factors: Map<string, StoredFactor & { readonly lastStep: number }>
  readonly codes: Map<string, Owned<object>>
  readonly passkeys: Map<string, StoredPasskey>
  readonly providers: Map<string, Owned<StoredProviderLink>>
  /** The placed orders of members, by their ids; tests fill them. */
  readonly orders: Map<string, readonly MemberOrder[]>
  readonly events: FakeEvent[]
  readonly mails: AccountMailRequest[]
}

/** Accounts in memory. */
export interface FakeAccountStore {
  readonly unitOfWork: UnitOfWork<AccountWork>
  readonly store: AccountWork
  readonly state: () => State
  /** The names of the calls, such as `members.find`; `unit` where one begins. */
  readonly calls: string[]
}

const empty = (): State => ({
  members: new Map(),
  groups: new Map(),
  links: new Map(),
  sessions: new Map(),
  devices: new Map(),
  factors: new Map(),
  codes: new Map(),
  passkeys: new Map(),
  providers: new Map(),
  orders: new Map(),
  events: [],
  mails: [],
})

/** The data of each kind of access beside the password. */
const ACCESS = {
  session: 'sessions',
  device: 'devices',
  passkey: 'passkeys',
  provider: 'providers',
  factor: 'factors',
  'recovery-code': 'codes',
} as const satisfies Partial<Record<AccessKind, keyof State>>

const LINKS: Partial<Record<AccessKind, LinkKind>> = {
  'verify-link': 'verify',
  'reset-link': 'reset',
  'invite-link': 'invite',
  'email-link': 'email',
  'log-in-link': 'link',
  'factor-link': 'factor',
  'undo-link': 'undo',
}

/** Deletes the entries of a member, or those that `matches`; returns their number. */
function removeOf<Value extends { readonly memberId: string }>(
  map: Map<string, Value>,
  memberId: string,
  matches: (value: Value) => boolean = () => true,
): number {
  const keys = [...map]
    .filter(([, value]) => value.memberId === memberId && matches(value))
    .map(([key]) => key)
  for (const key of keys) map.delete(key)
  return keys.length
}

const ofMember = <Value extends { readonly memberId: string }>(map: Map<string, Value>, memberId: string) =>
  [...map.values()].filter((value) => value.memberId === memberId)

const providerKey = ({ issuer, subject }: NewProviderLink['identity']): string => `${issuer} ${subject}`

/** Accounts in memory; units run one after the other. */
export function createFakeAccountStore(clock: { readonly wallTime: () => number }): FakeAccountStore {
  let state = empty()
  const calls: string[] = []
  const byEmail = (email: string) =>
    [...state.members.values()].find((member) => emailKey(member.email) === emailKey(email)) ?? null
  const refuseTaken = (email: string, id: string): void => {
    const holder = byEmail(email)
    if (holder !== null && holder.id !== id) throw new AlreadyStored(`${email} is taken.`)
  }
  const members: AccountWork['members'] = {
    find: async (id) => state.members.get(id) ?? null,
    findByEmail: async (email) => byEmail(email),
    lock: async (id) => state.members.get(id) ?? null,
    insert: async (member) => {
      refuseTaken(member.email, member.id)
      state.members.set(member.id, member)
    },
    update: async (id, change) => {
      const member = state.members.get(id)
      if (member === undefined) return
      if (change.email !== undefined) refuseTaken(change.email, id)
      state.members.set(id, { ...member, ...change, updatedOnMs: clock.wallTime() })
    },
    count: async () => state.members.size,
    lockPlaces: async () => undefined,
    remove: async ({ id }) => {
      state.members.delete(id)
      for (const name of [...Object.values(ACCESS), 'groups', 'links'] as const)
        removeOf(state[name] as Map<string, { readonly memberId: string }>, id)
      state.events.push({ kind: 'deleted', memberId: id, detail: {}, atMs: clock.wallTime() })
    },
  }
  const links: AccountWork['links'] = {
    find: async (kind, token) => linkIn(`${kind} ${token}`),
    findOf: async (memberId, kind) => {
      const [found] = ofMember(state.links, memberId).filter((link) => link.kind === kind)
      return found === undefined ? null : plainLink(found)
    },
    insert: async (kind, token, link) => {
      state.links.set(`${kind} ${token}`, { ...link, kind })
    },
    take: async (kind, token) => {
      const taken = linkIn(`${kind} ${token}`)
      state.links.delete(`${kind} ${token}`)
      return taken
    },
    drop: async (memberId, kinds) => {
      removeOf(state.links, memberId, ({ kind }) => kinds.includes(kind))
    },
  }
  const plainLink = ({ kind: _kind, ...link }: StoredLink & { readonly kind: LinkKind }): StoredLink => link
  const linkIn = (key: string): StoredLink | null => {
    const found = state.links.get(key)
    return found === undefined ? null : plainLink(found)
  }
  const sessions: AccountWork['sessions'] = {
    find: async (secret) => {
      const session = state.sessions.get(secret)
      const member = session && state.members.get(session.memberId)
      if (session === undefined || member === undefined) return null
      const { usedOnMs, expiresOnMs, provedOnMs, id } = session
      return { id, member, provedOnMs, standing: { usedOnMs, expiresOnMs, bannedOnMs: member.bannedOnMs } }
    },
    touch: async (id, nowMs) => {
      for (const [key, session] of state.sessions)
        if (session.id === id) state.sessions.set(key, { ...session, usedOnMs: nowMs })
    },
    begin: async ({ memberId, secret, device, agent, nowMs, expiresMs, deviceExpiresMs, passwordHash }) => {
      const member = state.members.get(memberId)
      if (member === undefined || member.bannedOnMs !== null) return false
      if (passwordHash !== undefined && (passwordHash === null || passwordHash !== member.passwordHash))
        return false
      state.members.set(memberId, { ...member, lastLogInMs: nowMs })
      const times = { createdOnMs: nowMs, usedOnMs: nowMs, provedOnMs: nowMs, expiresOnMs: expiresMs }
      state.sessions.set(secret, { id: `row of ${secret}`, memberId, agent, ...times })
      state.devices.set(`${device} ${memberId}`, { memberId, expiresMs: deviceExpiresMs })
      state.events.push({ kind: 'logged-in', memberId, detail: {}, atMs: nowMs })
      return true
    },
    end: async (secret) => state.sessions.delete(secret),
    endAll: async (memberId) => {
      removeOf(state.sessions, memberId)
    },
    endOne: async (memberId, id) => {
      removeOf(state.sessions, memberId, (session) => session.id === id)
    },
    endOthers: async (memberId, id) => {
      removeOf(state.sessions, memberId, (session) => session.id !== id)
    },
    isStoredFor: async (secret, memberId) => state.sessions.get(secret)?.memberId === memberId,
    of: async (memberId) =>
      ofMember(state.sessions, memberId)
        .map(({ id, agent, createdOnMs, usedOnMs, expiresOnMs }) => ({
          id,
          agent,
          createdOnMs,
          usedOnMs,
          expiresOnMs,
        }))
        .sort((a, b) => b.createdOnMs - a.createdOnMs),
  }
  const repositories: AccountWork = {
    members,
    links,
    sessions,
    groups: {
      of: async (memberId) =>
        ofMember(state.groups, memberId)
          .map(({ group }) => group)
          .sort(),
      add: async (memberId, groups) => {
        for (const group of groups) state.groups.set(`${memberId} ${group}`, { memberId, group })
      },
      remove: async (memberId, groups) => {
        for (const group of groups) state.groups.delete(`${memberId} ${group}`)
      },
    },
    devices: {
      remember: async (visitor, memberId, expiresMs) => {
        state.devices.set(`${visitor} ${memberId}`, { memberId, expiresMs })
      },
      isKnown: async (visitor, memberId, nowMs) =>
        (state.devices.get(`${visitor} ${memberId}`)?.expiresMs ?? nowMs) > nowMs,
    },
    access: {
      remove: async (memberId, kind) => {
        const link = LINKS[kind]
        if (kind === 'password') await members.update(memberId, { passwordHash: null })
        if (link !== undefined) await links.drop(memberId, [link])
        if (!(kind in ACCESS)) return 0
        const removed = removeOf(
          state[ACCESS[kind as keyof typeof ACCESS]] as Map<string, { readonly memberId: string }>,
          memberId,
        )
        return kind === 'session' ? 0 : removed
      },
    },
    factors: {
      find: async (memberId) => {
        const factor = state.factors.get(memberId)
        return factor === undefined ? null : { memberId, secret: factor.secret, isOn: factor.isOn }
      },
      begin: async (memberId, secret) => {
        state.factors.set(memberId, { memberId, secret, isOn: false, lastStep: 0 })
      },
      turnOn: async (memberId) => {
        const factor = state.factors.get(memberId)
        if (factor !== undefined) state.factors.set(memberId, { ...factor, isOn: true })
      },
      takeStep: async (memberId, step) => {
        const factor = state.factors.get(memberId)
        if (factor === undefined || factor.lastStep >= step) return false
        state.factors.set(memberId, { ...factor, lastStep: step })
        return true
      },
      drop: async (memberId) => {
        const wasOn = state.factors.get(memberId)?.isOn === true
        state.factors.delete(memberId)
        removeOf(state.codes, memberId)
        return wasOn
      },
      takeRecoveryCode: async (memberId, code) => state.codes.delete(`${memberId} ${code}`),
      replaceRecoveryCodes: async (memberId, codes) => {
        removeOf(state.codes, memberId)
        for (const code of codes) state.codes.set(`${memberId} ${code}`, { memberId })
      },
      countRecoveryCodes: async (memberId) => ofMember(state.codes, memberId).length,
    },
    passkeys: {
      of: async (memberId) =>
        ofMember(state.passkeys, memberId).sort((a, b) => a.createdOnMs - b.createdOnMs),
      findByCredential: async (credentialId) => state.passkeys.get(credentialId) ?? null,
      insert: async (passkey) => {
        const { credentialId } = passkey
        if (state.passkeys.has(credentialId)) return false
        state.passkeys.set(credentialId, { ...passkey, id: `row of ${credentialId}`, usedOnMs: null })
        return true
      },
      use: async (id, { counter, atMs }) => {
        const found = [...state.passkeys.values()].find((passkey) => passkey.id === id)
        if (found === undefined) return false
        state.passkeys.set(found.credentialId, { ...found, counter, usedOnMs: atMs })
        return true
      },
      remove: async (memberId, id) => removeOf(state.passkeys, memberId, (passkey) => passkey.id === id) > 0,
    },
    providers: {
      of: async (memberId) =>
        ofMember(state.providers, memberId)
          .map(({ id, provider, createdOnMs, usedOnMs }) => ({ id, provider, createdOnMs, usedOnMs }))
          .sort((a, b) => a.createdOnMs - b.createdOnMs),
      use: async (identity, nowMs) => {
        const link = state.providers.get(providerKey(identity))
        if (link === undefined) return null
        state.providers.set(providerKey(identity), { ...link, usedOnMs: nowMs })
        return link.memberId
      },
      insert: async ({ identity, provider, memberId, nowMs }) => {
        const key = providerKey(identity)
        if (state.providers.has(key)) throw new AlreadyStored(`${key} is linked.`)
        state.providers.set(key, {
          id: `row of ${key}`,
          memberId,
          provider,
          createdOnMs: nowMs,
          usedOnMs: nowMs,
        })
      },
      remove: async (memberId, id) => removeOf(state.providers, memberId, (link) => link.id === id) > 0,
    },
    fileRecords: createFakeFileRecords().fileRecords,
    orders: {
      of: async (memberId, most) => (state.orders.get(memberId) ?? []).slice(0, most),
    },
    events: {
      record: async (kind, memberId, detail = {}) => {
        state.events.push({ kind, memberId, detail, atMs: clock.wallTime() })
      },
      of: async (memberId) =>
        state.events.filter((event) => event.memberId === memberId).map(({ kind, atMs }) => ({ kind, atMs })),
    },
    mails: {
      queue: async (request) => {
        state.mails.push(request)
      },
    },
  }
  const store = watched(repositories, calls)
  let last: Promise<unknown> = Promise.resolve()
  return {
    store,
    calls,
    state: () => state,
    unitOfWork: (work) => {
      const run = async () => {
        calls.push('unit')
        const before = structuredClone(state)
        try {
          return await work(store)
        } catch (thrown) {
          state = before
          throw thrown
        }
      }
      const done = last.then(run)
      last = done.catch(() => undefined)
      return done
    },
  }
}

/** The same repositories, with the names of their calls recorded. */
function watched(work: AccountWork, calls: string[]): AccountWork {
  type Method = (...values: readonly unknown[]) => unknown
  const repositories = Object.entries(work as unknown as Record<string, Record<string, Method>>)
  const recorded = repositories.map(([name, methods]) => [
    name,
    Object.fromEntries(
      Object.entries(methods).map(([method, run]) => [
        method,
        (...values: readonly unknown[]) => {
          calls.push(`${name}.${method}`)
          return run(...values)
        },
      ]),
    ),
  ])
  return Object.fromEntries(recorded) as AccountWork
}
