import { emailKey, hasMemberRoom } from '../../core/accounts/index.js'
import type { AccountPlan } from '../../core/accounts/index.js'
import type { AuditEntry } from '../../core/owners/index.js'
import type { MemberLine } from '../../core/ports/accounts/member-file.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { MemberFilePorts } from '../../core/use-cases/accounts/owner/import-member-file.js'
import type { StoredImport } from '../../core/use-cases/accounts/storage/kept-imports.js'
import type { MemberToAdd } from '../../core/use-cases/accounts/storage/member-batches.js'

/** Imports of members in memory. */
export interface FakeImportPorts {
  readonly ports: MemberFilePorts
  readonly clock: { nowMs: number }
  readonly settings: { plan: AccountPlan; readonly fields: [] }
  /** Members by the keys of their addresses. */
  readonly members: Map<string, Pick<MemberToAdd, 'email' | 'groups' | 'passwordHash'>>
  readonly imports: Map<string, StoredImport>
  /** The texts of files whose import runs. */
  readonly texts: Map<string, string>
  readonly entries: readonly AuditEntry[]
  readonly events: readonly (readonly [kind: string, detail: unknown])[]
  /** Called before each batch. */
  readonly hooks: { beforeBatch: () => void }
}

/** The line of a member in a file; `email;group`. */
const lineOf = (text: string, nowMs: number): MemberLine => {
  const [email = '', ...groups] = text.split(';')
  return {
    id: null,
    email,
    name: '',
    status: 'invited',
    groups,
    acceptPrivacy: false,
    acceptCommunications: false,
    fields: {},
    createdOnMs: nowMs,
    invitedOnMs: null,
    lastLogInMs: null,
    bannedOnMs: null,
  }
}

/** Reads a file with an address a line: `!` begins a faulty line, `?` an unknown column; `#` is no file. */
const readFile: MemberFilePorts['readFile'] = async (text, _, nowMs) => {
  if (text.startsWith('#')) return err('The first line names no column "Email".')
  const numbered = text.split('\n').map((line, at) => ({ line, number: at + 2 }))
  const right = numbered.filter(({ line }) => !/^[!?]/.test(line))
  return ok({
    lines: right.map(({ line }) => lineOf(line, nowMs)),
    numbers: right.map(({ number }) => number),
    problems: numbered
      .filter(({ line }) => line.startsWith('!'))
      .map(({ line, number }) => ({ line: number, column: 'Email', message: line.slice(1) })),
    unknownColumns: numbered.filter(({ line }) => line.startsWith('?')).map(({ line }) => line.slice(1)),
  })
}

/** Error of a database that was closed. */
export class FakeClosed extends Error {}

/** Makes imports of members in memory. */
export function createFakeImportPorts(): FakeImportPorts {
  const clock = { nowMs: 1_700_000_000_000 }
  const settings: FakeImportPorts['settings'] = { plan: 'unlimited', fields: [] }
  const members: FakeImportPorts['members'] = new Map()
  const imports: FakeImportPorts['imports'] = new Map()
  const texts = new Map<string, string>()
  const entries: AuditEntry[] = []
  const events: (readonly [string, unknown])[] = []
  const hooks = { beforeBatch: () => undefined as void }
  let ids = 0
  let version = 0
  const change = (id: string, to: Partial<StoredImport>): boolean => {
    const found = imports.get(id)
    if (found?.state !== 'running') return false
    imports.set(id, { ...found, ...to, seenOnMs: clock.nowMs })
    if (to.state !== undefined) texts.delete(id)
    return true
  }
  const insert = (given: Pick<StoredImport, 'id' | 'state' | 'total' | 'problems'>): void => {
    imports.set(given.id, { done: 0, added: 0, seenOnMs: clock.nowMs, ...given })
  }
  const ports: MemberFilePorts = {
    settings,
    clock: { wallTime: () => clock.nowMs },
    newId: () => `id ${(ids += 1)}`,
    readFile,
    isClosed: (error) => error instanceof FakeClosed,
    store: {
      members: { count: async () => members.size },
      events: { record: async (kind, _, detail) => void events.push([kind, detail]) },
    },
    imports: {
      find: async (id) => imports.get(id) ?? null,
      insertFailed: async (refused) => insert({ ...refused, state: 'failed' }),
      keep: async ({ id, total, text }, entry) => {
        insert({ id, total, state: 'running', problems: [] })
        texts.set(id, text)
        if (entry !== null) entries.push(entry)
      },
      fail: async (id, problems) => void change(id, { state: 'failed', problems }),
      doneOf: async (id) => {
        const found = imports.get(id)
        return found?.state === 'running' ? found.done : null
      },
      end: async (id) => {
        const { total = 0, added = 0 } = imports.get(id) ?? {}
        if (change(id, { state: 'done', done: total })) events.push(['imported', { added }])
        return { total, added }
      },
      silent: async (fromMs, toMs) =>
        [...imports.values()]
          .filter(({ state, seenOnMs }) => state === 'running' && (seenOnMs < fromMs || seenOnMs > toMs))
          .map(({ id }) => id),
      file: async (id) => ({ text: texts.get(id) ?? null, done: imports.get(id)?.done ?? 0 }),
    },
    batches: {
      known: async (emails) => new Set(emails.map(emailKey).filter((key) => members.has(key))),
      version: async () => version,
      insert: async (batch, { importId, at }, terms) => {
        hooks.beforeBatch()
        if (terms.version !== version) return null
        version += 1
        const fresh = batch.filter(({ email }) => !members.has(emailKey(email)))
        const before = members.size
        const found = imports.get(importId)
        const isFull = !hasMemberRoom(settings.plan, before, fresh.length)
        if (isFull) return { added: 0, more: fresh.length, members: before }
        for (const member of fresh) members.set(emailKey(member.email), member)
        if (found?.done === at)
          change(importId, { done: at + batch.length, added: found.added + fresh.length })
        return { added: fresh.length, more: fresh.length, members: before }
      },
    },
  }
  return { ports, clock, settings, members, imports, texts, entries, events, hooks }
}
