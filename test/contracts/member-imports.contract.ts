import { MEMBER_IMPORT_POLL, followImport } from '../../core/account-flows/index.js'
import type { MemberImport, MemberImports } from '../../core/ports/accounts/member-imports.port.js'
import { describe, expect, it } from './test-runner.js'

/** A clock that advances as soon as code waits, in turns of the event loop, in which an import continues. */
const patient = (waits: number[]) => ({
  setTimer: (delayMs: number, run: () => void) => {
    waits.push(delayMs)
    const timer = setTimeout(run, 20)
    return () => clearTimeout(timer)
  },
})

const csvOf = (name: string, count: number): string =>
  ['Name,Email', ...Array.from({ length: count }, (_, index) => `N,${name}${index}@example.com`)].join('\n')

/** The rules of every `MemberImports`. `open` answers one with room for some hundred members. */
export function describeMemberImports(name: string, open: () => Promise<MemberImports>): void {
  const key = name.toLowerCase().replace(/[^a-z]/g, '')

  describe(`MemberImports: ${name}`, () => {
    it('adds members, and reports its progress until it is done', async () => {
      const imports = await open()
      const [seen, waits]: [MemberImport[], number[]] = [[], []]
      const done = await followImport(imports, patient(waits), csvOf(key, 450), (one) => seen.push(one))
      expect(done).toMatchObject({
        value: { state: 'done', total: 450, done: 450, added: 450, problems: [] },
      })
      expect(seen[0]).toMatchObject({ state: 'running', total: 450 })
      expect(seen.map((one) => one.done)).toEqual([...seen.map((one) => one.done)].sort((a, b) => a - b))
      expect([new Set(waits), waits.length < MEMBER_IMPORT_POLL.most]).toEqual([new Set([5000]), true])
    })

    it('does not change existing members', async () => {
      const imports = await open()
      const twice = [csvOf(`${key}again`, 3), csvOf(`${key}again`, 4)]
      const added: number[] = []
      for (const csv of twice) {
        const done = await followImport(imports, patient([]), csv)
        if (!done.ok) throw new Error(done.failure.message)
        added.push(done.value.added)
      }
      expect(added).toEqual([3, 1])
    })

    it('changes nothing for a file with a mistake, and names the line', async () => {
      const imports = await open()
      const broken = await followImport(imports, patient([]), 'Name,Email\nA,a@example.com\nB,no address')
      expect(broken).toMatchObject({ value: { state: 'failed', added: 0, problems: [{ line: 3 }] } })
      const noColumn = await followImport(imports, patient([]), 'Name\nA')
      expect(noColumn).toMatchObject({ value: { state: 'failed', problems: [{ line: 0 }] } })
    })

    it('does not find an import that was not begun', async () => {
      const imports = await open()
      expect(await imports.read('01990000-0000-7000-8000-000000000000')).toEqual({ ok: true, value: null })
    })
  })
}
