import { mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { adoptPages, checkSite, listPages, openExport } from '../../../../../adapters/site/export/index.js'
import { inspectInteractionFiles } from '../../../../../adapters/site/export/interactions/inspect-interaction-files.js'
import { openSiteWriter } from '../../../../../adapters/site/export/output/write-site.js'
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

it('stays if it is the owner’s and the first adoption would write one of its name', async () => {
  const site = await temporaryFolder()
  try {
    writeFileSync(join(site.folder, 'catalogue.csv'), 'Product Handle')
    truncateSync(join(site.folder, 'catalogue.csv'), 100_000_001)
    const writer = valueOf(await openSiteWriter(site.folder, false))
    expect(await writer.createText('catalogue.csv', 'new')).toBe('kept')
    expect(await writer.createText('vitrine.json', '{}')).toBe('created')
    expect(statSync(join(site.folder, 'catalogue.csv')).size).toBe(100_000_001)
  } finally {
    await site.remove()
  }
})

it('is recognised as the page of a mirroring tool by its beginning', async () => {
  const made = await temporaryFolder()
  mkdirSync(join(made.folder, 'www.harbour.example'))
  writeFileSync(
    join(made.folder, 'www.harbour.example/index.html'),
    '<html data-wf-page="p"><title>Home</title>',
  )
  const own =
    '<!-- Mirror and index made by HTTrack Website Copier --><a href="www.harbour.example/index.html">'
  writeFileSync(join(made.folder, 'index.html'), own)
  truncateSync(join(made.folder, 'index.html'), 32_000_001)
  try {
    expect((await listPages(made.folder))?.pages).toEqual(['index.html'])
    expect((await listPages(made.folder))?.sourceOf('index.html').path).toBe('www.harbour.example/index.html')
  } finally {
    await made.remove()
  }
})
