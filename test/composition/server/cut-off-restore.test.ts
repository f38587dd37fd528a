import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { noteOf, noteStep } from '../../../adapters/server/sql/backups/place-restored.js'
import { stageOf } from '../../../adapters/server/sql/backups/restore-targets.js'
import { startSite } from '../../../composition/server/index.js'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cut-off-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Settings that end a start before any data are opened. */
const BROKEN = '{'

it('is finished by the start of its site, which reports it before reading', async () => {
  const [site, data] = [join(root, 'shop'), join(root, '.vitrine/shop')]
  for (const folder of [site, data]) mkdirSync(stageOf(folder), { recursive: true })
  writeFileSync(join(stageOf(site), 'vitrine.json'), BROKEN)
  await noteStep(site, { step: 'placing', data })
  const said: string[] = []
  const started = await startSite(site, { port: 0, onNotice: (line) => said.push(line) })
  expect(said).toEqual([expect.stringContaining(`${site} and ${data} are those of the backup`)])
  // The folder was not there before: only the restored one can have broken settings.
  expect(started).toMatchObject({ ok: false })
  expect([existsSync(join(site, 'vitrine.json')), existsSync(data), existsSync(noteOf(site))]).toEqual([
    true,
    true,
    false,
  ])
})

it('stops its site on a server with a part of the rows, and not in a folder', async () => {
  const site = join(root, 'shop')
  mkdirSync(site)
  writeFileSync(join(site, 'vitrine.json'), BROKEN)
  await noteStep(site, { step: 'rows', data: join(root, '.vitrine/shop') })
  const start = (databaseUrl?: string) => startSite(site, { port: 0, ...(databaseUrl && { databaseUrl }) })
  const cutOff = { lines: [expect.stringContaining('into PostgreSQL was interrupted'), expect.anything()] }
  expect(await start('postgres://127.0.0.1:1/none')).toMatchObject({ failure: cutOff })
  expect(await start()).not.toMatchObject({ failure: cutOff })
})
