import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import {
  cutOffRows,
  finishPlacing,
  isPlacing,
  noteOf,
  noteStep,
  placeRestored,
} from '../../../../../adapters/server/sql/backups/place-restored.js'
import { stageOf } from '../../../../../adapters/server/sql/backups/restore-targets.js'
import { filesFailure } from '../../../../../adapters/server/sql/backups/write-restore.js'

describe('files that cannot be written after the rows of a restore', () => {
  it('leave nothing in a new folder', () => {
    expect(
      filesFailure('the disk is full', { tag: 'folder', folder: '/a', description: '/a' }).lines,
    ).toEqual([
      'The files of members and forms were not restored: the disk is full.',
      'Nothing was restored.',
    ])
  })

  it('leave rows in PostgreSQL: the message names the database and the way to begin again', () => {
    const server = {
      tag: 'server',
      url: 'postgres://me:secret@host/shop',
      description: 'PostgreSQL host/shop',
    }
    const [, next = ''] = filesFailure('the disk is full', server as Parameters<typeof filesFailure>[1]).lines
    expect(next).toContain('rows are in PostgreSQL host/shop already')
    expect(next).toContain('empty database')
    expect(next).not.toContain('secret')
  })
})

describe('a restore that is killed while it moves its folders', () => {
  const root = mkdtempSync(join(tmpdir(), 'placed-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  let sites = 0

  /** An old site with its data, and the verified folders of a backup beside them. */
  function open() {
    const place = join(root, `${(sites += 1)}`)
    const [site, data] = [join(place, 'shop'), join(place, '.vitrine/shop')]
    const fill = (folder: string, text: string): void => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'state'), text)
    }
    for (const folder of [site, data]) fill(folder, 'old')
    for (const folder of [site, data]) fill(stageOf(folder), 'new')
    const stateOf = (folder: string) => readFileSync(join(folder, 'state'), 'utf8')
    const states = () => [site, data].map(stateOf)
    const asides = () => [site, data].map((folder) => stateOf(`${folder}.before-restore`))
    return { site, data, states, asides }
  }

  /** The moves after the note: the process is killed before each of these, and after the last. */
  const MOVES = [
    ({ data }) => renameSync(data, `${data}.before-restore`),
    ({ data }) => renameSync(stageOf(data), data),
    ({ site }) => renameSync(site, `${site}.before-restore`),
    ({ site }) => renameSync(stageOf(site), site),
  ] as const satisfies readonly ((places: { readonly site: string; readonly data: string }) => void)[]

  it.each([0, 1, 2, 3, 4])('is finished by the next start after %s moves', async (done) => {
    const places = open()
    const { site, data, states, asides } = places
    await noteStep(site, { step: 'placing', data })
    for (const step of MOVES.slice(0, done)) step(places)
    expect(isPlacing(site)).toBe(true)
    expect(await finishPlacing(site)).toMatchObject({ value: expect.stringContaining('is finished now') })
    expect([states(), asides()]).toEqual([
      ['new', 'new'],
      ['old', 'old'],
    ])
    expect(await finishPlacing(site)).toEqual({ ok: true, value: null })
    expect(readdirSync(join(site, '..')).sort()).toEqual(['.vitrine', 'shop', 'shop.before-restore'])
  })

  it('leaves the old site before the first move, also with half a note', async () => {
    const { site, states } = open()
    writeFileSync(noteOf(site), '{"step":"placing","da')
    expect(await finishPlacing(site)).toEqual({ ok: true, value: null })
    expect([states(), isPlacing(site)]).toEqual([['old', 'old'], false])
  })

  it('reads no pipe as a note, and does not wait for one', async () => {
    const { site, states } = open()
    execFileSync('mkfifo', [noteOf(site)])
    expect(await finishPlacing(site)).toEqual({ ok: true, value: null })
    expect([states(), await cutOffRows(site)]).toEqual([['old', 'old'], null])
  })

  it('moves all folders together otherwise, and names the place of the old ones', async () => {
    const { site, data, states } = open()
    expect(await placeRestored(site, data)).toEqual([data, site].map((folder) => `${folder}.before-restore`))
    expect([states(), existsSync(noteOf(site))]).toEqual([['new', 'new'], false])
  })

  it('keeps a site from starting over a part of its rows on a server', async () => {
    const { site, data, states } = open()
    await noteStep(site, { step: 'rows', data })
    expect(await finishPlacing(site)).toEqual({ ok: true, value: null })
    expect((await cutOffRows(site))?.lines.join(' ')).toContain(`remove ${noteOf(site)}`)
    expect(states()).toEqual(['old', 'old'])
    rmSync(noteOf(site))
    expect(await cutOffRows(site)).toBeNull()
  })
})
