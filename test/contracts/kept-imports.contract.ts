import { MEMBER_CAPS } from '../../core/accounts/index.js'
import type { AuditEntry } from '../../core/owners/index.js'
import type { ImportPorts } from '../../core/use-cases/accounts/owner/import-ports.js'
import type {
  ImportPlace,
  MemberBatches,
  MemberToAdd,
} from '../../core/use-cases/accounts/storage/member-batches.js'
import { TERMINAL } from '../../core/use-cases/owner/audit.js'
import { describe, expect, it } from './test-runner.js'

/** Empty imports of a site of the plan `free`, at a time. */
export interface KeptImportsSubject extends Pick<ImportPorts, 'imports' | 'batches' | 'store'> {
  readonly nowMs: number
  /** The ids of the written entries of the audit log. */
  readonly entries: () => Promise<readonly string[]>
}

const ENTRY: AuditEntry = {
  id: 'entry',
  atMs: 0,
  ...TERMINAL,
  by: 'owner@example.com',
  operation: 'importMembers',
  subject: null,
  detail: '',
}
const FILE = { id: 'one', text: 'the text', total: 2 }

const member = (name: string, groups: readonly string[] = []): MemberToAdd => ({
  id: `id of ${name}`,
  email: `${name}@example.com`,
  name,
  status: 'invited',
  passwordHash: null,
  acceptPrivacy: false,
  acceptCommunications: true,
  fields: {},
  bannedOnMs: null,
  createdOnMs: 1,
  updatedOnMs: 2,
  invitedOnMs: 3,
  lastLogInMs: 4,
  groups,
})

/** Adds a batch under the present version of the list. */
const insert = async (
  batches: MemberBatches,
  members: readonly MemberToAdd[],
  place: ImportPlace,
  nowMs: number,
) => batches.insert(members, place, { version: await batches.version(), cap: MEMBER_CAPS.free, nowMs })

/** The rules of the storage of imports. */
export function describeKeptImports(name: string, open: () => Promise<KeptImportsSubject>): void {
  describe(`KeptImports: ${name}`, () => {
    it('keep a file until its import ends, with its entry', async () => {
      const { imports, entries, nowMs } = await open()
      expect([await imports.find('one'), await imports.doneOf('one')]).toEqual([null, null])
      await imports.keep(FILE, ENTRY)
      const begun = { id: 'one', total: 2, done: 0, added: 0, problems: [], seenOnMs: nowMs }
      expect(await imports.find('one')).toEqual({ ...begun, state: 'running' })
      expect(await imports.file('one')).toMatchObject({ text: 'the text', done: 0 })
      expect(await entries()).toEqual(['entry'])
      expect(await imports.end('one')).toEqual({ total: 2, added: 0 })
      expect(await imports.find('one')).toEqual({ ...begun, state: 'done', done: 2 })
      expect((await imports.file('one'))?.text ?? null).toBeNull()
      expect(await imports.doneOf('one')).toBeNull()
    })

    it('end an import once', async () => {
      const { imports } = await open()
      const problems = [{ line: 0, column: null, message: 'No room.' }]
      await imports.keep(FILE, null)
      await imports.fail('one', problems)
      await imports.fail('one', [])
      await imports.end('one')
      expect(await imports.find('one')).toMatchObject({ state: 'failed', problems })
    })

    it('store a refused import', async () => {
      const { imports } = await open()
      const problems = [{ line: 2, column: 'Email', message: 'No address.' }]
      await imports.insertFailed({ id: 'one', total: 1, problems })
      expect(await imports.find('one')).toMatchObject({ state: 'failed', total: 1, problems })
      expect(await imports.silent(0, 0)).toEqual([])
    })

    it('list running imports whose last progress lies outside of a time span', async () => {
      const { imports, nowMs } = await open()
      await imports.keep(FILE, null)
      expect(await imports.silent(nowMs, nowMs)).toEqual([])
      expect(await imports.silent(nowMs + 1, nowMs + 2)).toEqual(['one'])
      expect(await imports.silent(nowMs - 2, nowMs - 1)).toEqual(['one'])
    })

    it('add new members once, with the progress', async () => {
      const { imports, batches, store, nowMs } = await open()
      await imports.keep(FILE, null)
      const batch = [member('ada', ['gold']), member('bob')]
      const place = { importId: 'one', at: 0 }
      expect(await insert(batches, batch, place, nowMs)).toEqual({ added: 2, more: 2, members: 0 })
      expect(await insert(batches, batch, place, nowMs)).toEqual({ added: 0, more: 0, members: 2 })
      expect(await imports.find('one')).toMatchObject({ done: 2, added: 2 })
      expect(await store.members.count()).toBe(2)
      expect([...(await batches.known(['ADA@example.com', 'eve@example.com']))]).toEqual(['ada@example.com'])
    })

    it('write no batch under an earlier version of the list', async () => {
      const { imports, batches, store, nowMs } = await open()
      await imports.keep(FILE, null)
      const terms = { version: await batches.version(), cap: MEMBER_CAPS.free, nowMs }
      const place = { importId: 'one', at: 0 }
      expect(await batches.insert([member('ada')], place, terms)).toMatchObject({ added: 1 })
      expect(await batches.insert([member('bob')], { ...place, at: 1 }, terms)).toBeNull()
      expect([await store.members.count(), await imports.doneOf('one')]).toEqual([1, 1])
    })

    it('add all members of a batch or none', async () => {
      const { imports, batches, store, nowMs } = await open()
      await imports.keep(FILE, null)
      const full = MEMBER_CAPS.free
      const batch = Array.from({ length: full - 1 }, (_, at) => member(`member${at}`))
      await insert(batches, batch, { importId: 'one', at: 0 }, nowMs)
      const refused = await insert(
        batches,
        [member('ada'), member('bob')],
        { importId: 'one', at: full - 1 },
        nowMs,
      )
      expect(refused).toEqual({ added: 0, more: 2, members: full - 1 })
      expect(await store.members.count()).toBe(full - 1)
      expect(await imports.doneOf('one')).toBe(full - 1)
    })
  })
}
