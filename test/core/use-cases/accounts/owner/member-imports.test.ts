import { beforeEach, describe, expect, it } from '@jest/globals'
import { previewImport } from '../../../../../core/use-cases/accounts/owner/preview-import.js'
import { MEMBER_CAPS } from '../../../../../core/accounts/index.js'
import type { AuditEntry } from '../../../../../core/owners/index.js'
import { createMemberImports } from '../../../../../core/use-cases/accounts/owner/create-member-imports.js'
import { importMemberFile } from '../../../../../core/use-cases/accounts/owner/import-member-file.js'
import { resumeImports } from '../../../../../core/use-cases/accounts/owner/run-import.js'
import { TERMINAL } from '../../../../../core/use-cases/owner/audit.js'
import { createFakeImportPorts, FakeClosed } from '../../../../fakes/import-ports.fake.js'
import { valueOf } from '../../../../support/value-of.js'

const CAP = MEMBER_CAPS.cms
const emails = (count: number, from = 0): readonly string[] =>
  Array.from({ length: count }, (_, at) => `member${from + at}@example.com`)
const csv = (...lines: readonly string[]): string => lines.join('\n')

const ENTRY: AuditEntry = {
  id: 'entry',
  atMs: 0,
  ...TERMINAL,
  by: 'owner@example.com',
  operation: 'importMembers',
  subject: null,
  detail: '',
}

let fake = createFakeImportPorts()
let running: Promise<void>[]
let errors: unknown[]
let isFailing: boolean
beforeEach(() => {
  fake = createFakeImportPorts()
  ;[running, errors, isFailing] = [[], [], false]
})

const imports = () =>
  createMemberImports(
    {
      ...fake.ports,
      readFile: (...file) => {
        if (isFailing) throw new Error('no database')
        return fake.ports.readFile(...file)
      },
      onError: (error) => void errors.push(error),
    },
    (work) => void running.push(work),
  )
const has = (...addresses: readonly string[]): void => {
  for (const email of addresses) fake.members.set(email, { email, groups: [], passwordHash: 'kept' })
}

describe('an import of members', () => {
  it('adds new members without passwords, and keeps those who are there', async () => {
    has('ada@example.com')
    const begun = valueOf(await imports().begin(csv('Ada@example.com;gold', 'bob@example.com;gold;press')))
    expect(begun).toMatchObject({ state: 'running', total: 2, problems: [] })
    await Promise.all(running)
    expect(valueOf(await imports().read(begun.id))).toMatchObject({ state: 'done', done: 2, added: 1 })
    expect([...fake.members.values()]).toMatchObject([
      { passwordHash: 'kept', groups: [] },
      { email: 'bob@example.com', passwordHash: null, groups: ['gold', 'press'] },
    ])
    expect(fake.events).toEqual([['imported', { added: 1 }]])
    expect(fake.texts.size).toBe(0)
  })

  it.each([
    [
      'that cannot be read',
      '#',
      [{ line: 0, column: null, message: 'The first line names no column "Email".' }],
    ],
    [
      'with a faulty line',
      csv('ada@example.com', '!no address'),
      [{ line: 3, column: 'Email', message: 'no address' }],
    ],
  ])('refuses a file %s and adds no member', async (_, file, problems) => {
    const begun = valueOf(await imports().begin(file))
    expect(begun).toMatchObject({ state: 'failed', added: 0, problems })
    expect(valueOf(await imports().read(begun.id))).toEqual(begun)
    expect([fake.members.size, running.length]).toEqual([0, 0])
  })

  it('names at most a hundred faults', async () => {
    const begun = valueOf(await imports().begin(csv(...Array.from({ length: 150 }, () => '!no address'))))
    expect(begun.problems.length).toBe(100)
  })

  it('of the desk that is refused leaves no entry, and its key free', async () => {
    const as = { id: 'one', entryOf: () => ENTRY }
    valueOf(await imports().beginAs('!no address', as))
    expect([fake.imports.size, fake.entries]).toEqual([0, []])
    valueOf(await imports().beginAs('ada@example.com', as))
    await Promise.all(running)
    expect([fake.imports.get('one')?.state, fake.entries]).toEqual(['done', [ENTRY]])
  })

  it.each([
    ['fits', CAP - 1, true],
    ['has one member too many', CAP, false],
  ])('counts only new members against the plan: a file that %s', async (_, there, isTaken) => {
    fake.settings.plan = 'cms'
    has(...emails(there))
    const file = csv(...emails(1), 'new@example.com')
    const begun = valueOf(await imports().begin(file))
    expect(begun.state).toBe(isTaken ? 'running' : 'failed')
    await Promise.all(running)
    expect(fake.members.has('new@example.com')).toBe(isTaken)
  })

  it('ends as failed where others take the room meanwhile, and records what was added', async () => {
    fake.settings.plan = 'cms'
    let batches = 0
    fake.hooks.beforeBatch = () => {
      if ((batches += 1) === 2) has(...emails(CAP - 100, 90_000))
    }
    const begun = valueOf(await imports().begin(csv(...emails(150))))
    await Promise.all(running)
    expect(valueOf(await imports().read(begun.id))).toMatchObject({
      state: 'failed',
      added: 100,
      problems: [{ line: 0, column: null }],
    })
    expect(fake.events).toEqual([['imported', { added: 100 }]])
  })

  it('turns errors of the storage into a failure', async () => {
    isFailing = true
    expect(await imports().begin('ada@example.com')).toMatchObject({ failure: { tag: 'unavailable' } })
    expect(await imports().preview('ada@example.com')).toMatchObject({ failure: { tag: 'unavailable' } })
    expect(errors).toHaveLength(2)
  })

  it('whose file arrived in part counts as running for a while, then as failed', async () => {
    await fake.ports.imports.insertFailed({ id: 'one', total: 1, problems: [] })
    fake.imports.set('one', { ...fake.imports.get('one')!, state: 'sending' })
    const states: string[] = []
    for (const afterMs of [0, 15_000, 1]) {
      fake.clock.nowMs += afterMs
      states.push(valueOf(await imports().read('one'))!.state)
    }
    expect(states).toEqual(['running', 'running', 'failed'])
  })

  it('that has no id is unknown', async () => {
    expect(valueOf(await imports().read('none'))).toBeNull()
  })
})

describe('a preview of an import', () => {
  it('lists every line in the order of the file', async () => {
    has('ada@example.com')
    const file = csv('ADA@example.com', '!no address', 'bob@example.com', '?Shoe size')
    expect(valueOf(await imports().preview(file))).toEqual({
      lines: [
        { line: 2, email: 'ADA@example.com', outcome: 'known', problem: null },
        { line: 3, email: '', outcome: 'refused', problem: 'Email: no address' },
        { line: 4, email: 'bob@example.com', outcome: 'added', problem: null },
      ],
      problems: [],
      unknownColumns: ['Shoe size'],
    })
    expect(fake.members.size).toBe(1)
  })

  it('reports a plan without places, and looks up the addresses once', async () => {
    fake.settings.plan = 'cms'
    has(...emails(CAP))
    const { known } = fake.ports.batches
    let lookUps = 0
    const batches = {
      ...fake.ports.batches,
      known: (addresses: readonly string[]) => {
        lookUps += 1
        return known(addresses)
      },
    }
    const preview = await previewImport({ ...fake.ports, batches }, 'new@example.com')
    expect([preview.problems.length, lookUps]).toEqual([1, 1])
  })
})

describe('an interrupted import', () => {
  const keep = (text: string) =>
    fake.ports.imports.keep({ id: 'one', text, total: text.split('\n').length }, null)

  it.each([
    ['goes on after a while', 16_000, 'done'],
    ['goes on after the clock was set back', -16_000, 'done'],
    ['stays with the process that runs it', 14_000, 'running'],
  ])('%s', async (_, afterMs, state) => {
    await keep(csv(...emails(250)))
    fake.clock.nowMs += afterMs
    await resumeImports(fake.ports)
    expect(fake.imports.get('one')).toMatchObject({ state, done: state === 'done' ? 250 : 0 })
  })

  it('waits for the next start where this process ends, and then adds the rest', async () => {
    await keep(csv(...emails(250)))
    fake.clock.nowMs += 16_000
    let batches = 0
    fake.hooks.beforeBatch = () => {
      if ((batches += 1) > 1) throw new FakeClosed()
    }
    await resumeImports(fake.ports)
    expect([fake.imports.get('one')?.state, fake.members.size]).toEqual(['running', 100])
    fake.hooks.beforeBatch = () => undefined
    fake.clock.nowMs += 16_000
    await resumeImports(fake.ports)
    expect(fake.imports.get('one')).toMatchObject({ state: 'done', added: 250 })
  })

  it('rejects with any other error', async () => {
    await keep('ada@example.com')
    fake.clock.nowMs += 16_000
    fake.hooks.beforeBatch = () => {
      throw new Error('no database')
    }
    await expect(resumeImports(fake.ports)).rejects.toThrow('no database')
  })

  it.each([
    ['cannot be read', '#', []],
    ['has a faulty line', '!no address', [{ line: 2, column: 'Email', message: 'no address' }]],
  ])('whose file %s ends as failed', async (_, text, problems) => {
    await keep(text)
    fake.clock.nowMs += 16_000
    await resumeImports(fake.ports)
    expect(fake.imports.get('one')).toMatchObject({ state: 'failed', problems })
  })
})

describe('an import by a command', () => {
  const seen: unknown[] = []
  const importFile = (text: string, isDryRun = false) => {
    seen.length = 0
    return importMemberFile(
      { ...fake.ports, entryOf: ({ detail }) => ({ ...ENTRY, detail }) },
      { text, isDryRun },
      {
        onUnknownColumns: (columns) => void seen.push(columns),
        onProgress: (done, total) => void seen.push([done, total]),
      },
    )
  }

  it('reports its progress and result, and writes its entry', async () => {
    has('member3@example.com')
    const done = valueOf(await importFile(csv(...emails(150), '?Shoe size')))
    expect(done.report).toEqual({ members: 150, added: 149, known: 1 })
    expect(seen).toEqual([['Shoe size'], [100, 150], [150, 150]])
    expect(fake.entries).toEqual([{ ...ENTRY, detail: '150 members' }])
  })

  it('changes nothing in a dry run', async () => {
    expect(valueOf(await importFile(csv(...emails(2)), true)).report).toEqual({ members: 2 })
    expect([fake.members.size, fake.imports.size]).toEqual([0, 0])
  })

  it.each([
    ['#', { tag: 'unreadable' }],
    ['!no address', { tag: 'faulty', problems: [{ line: 2 }] }],
  ])('refuses %s', async (text, failure) => {
    expect(await importFile(text)).toMatchObject({ ok: false, failure })
    expect(fake.imports.size).toBe(0)
  })

  it('refuses more members than the plan has room for, also where others come meanwhile', async () => {
    fake.settings.plan = 'cms'
    has(...emails(CAP - 1))
    expect(await importFile(csv('a@example.com', 'b@example.com'))).toMatchObject({
      failure: { tag: 'no-room' },
    })
    expect(fake.imports.size).toBe(0)
    fake.hooks.beforeBatch = () => has('stranger@example.com')
    expect(await importFile('a@example.com')).toMatchObject({ failure: { tag: 'no-room' } })
    expect([...fake.imports.values()]).toMatchObject([{ state: 'failed', problems: [{ line: 0 }] }])
    expect(fake.events).toEqual([['imported', { added: 0 }]])
  })
})
