import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { adoptPages, checkSite, openExport } from '../../../../../adapters/site/export/index.js'
import { inspectInteractionFiles } from '../../../../../adapters/site/export/interactions/inspect-interaction-files.js'
import { openSafeFolder, readInside } from '../../../../../adapters/site/safe-files/index.js'
import { temporaryFolder } from '../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../support/value-of.js'

const LIMITS = { 'js/webflow.js': 20, 'css/site.css': 20, 'goods.csv': 100, 'long.html': 32 } as const

let folder: string
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ folder, remove } = await temporaryFolder())
  for (const part of ['js', 'css']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html data-wf-page="p"><title>Home</title>')
  // The files have holes and take no room on the disk.
  for (const [path, mb] of Object.entries(LIMITS)) {
    writeFileSync(join(folder, path), '')
    truncateSync(join(folder, path), mb * 1_000_000 + 1)
  }
})
afterAll(() => remove())

it('is not read if it is larger than files of its kind can be', async () => {
  for (const path of Object.keys(LIMITS)) expect(await readInside(folder, path)).toBe(null)
  writeFileSync(join(folder, 'whole.css'), '')
  truncateSync(join(folder, 'whole.css'), 20_000_000)
  expect((await readInside(folder, 'whole.css'))?.length).toBe(20_000_000)
  rmSync(join(folder, 'whole.css'))
})

it('is named when an export is adopted', async () => {
  const source = valueOf(await openExport(folder))
  const unread = [...source.unread]
  for await (const page of adoptPages(source)) if ('message' in page) unread.push(page)
  expect(new Map(unread.map(({ path, message }) => [path, message]))).toEqual(
    new Map([
      ['js/webflow.js', 'it has more than 20 MB'],
      ['goods.csv', 'it has more than 100 MB'],
      ['long.html', 'it has more than 32 MB'],
    ]),
  )
})

it('is named by the doctor', async () => {
  const findings = await checkSite(folder, null)
  const named = new Map(findings.map(({ page, message }) => [page, message]))
  expect(named.get('js/webflow.js')).toBe('It is not read: it has more than 20 MB.')
  expect(named.get('css/site.css')).toBe('It is not read: it has more than 20 MB.')
  expect(named.get('long.html')).toBe('It is not read: it has more than 32 MB.')
})

it('is not read for its interactions, nor as a journal', async () => {
  expect(inspectInteractionFiles(join(folder, 'js/webflow.js'))).toMatchObject({
    failure: { lines: [expect.stringContaining('more than 20 MB')] },
  })
  writeFileSync(join(folder, 'journal'), '')
  truncateSync(join(folder, 'journal'), 100_000_001)
  expect(await openSafeFolder(folder).readText('journal')).toBe(null)
})
