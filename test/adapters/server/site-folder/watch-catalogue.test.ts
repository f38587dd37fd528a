import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Sql } from '../../../../adapters/server/sql/engine/index.js'
import { importCatalogue } from '../../../../adapters/server/sql/shop/index.js'
import type { StoreSettings } from '../../../../adapters/server/sql/shop/index.js'
import { readSiteFolder } from '../../../../adapters/server/site-folder/read-site-folder.js'
import { watchCatalogue } from '../../../../adapters/server/site-folder/watch-catalogue.js'
import { createRuntime } from '../../../../composition/headless/index.js'
import type { Runtime } from '../../../../composition/headless/index.js'
import { openTestMemory } from '../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../support/value-of.js'
import { scratchSite, STOOL_CATALOGUE } from '../../../composition/support/site-folder.js'
import type { ScratchSite } from '../../../composition/support/site-folder.js'

const importerOver =
  (sql: Sql, settings: StoreSettings): Runtime['importCatalogue'] =>
  (text, options) =>
    importCatalogue({ sql, siteId: 'main', settings, ...options }, text)

let site: ScratchSite
let shop: Runtime
let stop: () => Promise<void>
let said: string[]

beforeEach(async () => {
  site = scratchSite()
  const folder = valueOf(readSiteFolder(site.folder))
  shop = valueOf(await createRuntime({ settings: folder.settings, database: await openTestMemory() }))
  valueOf(await shop.importCatalogue(STOOL_CATALOGUE))
  said = []
  stop = watchCatalogue(shop, folder, (lines) => said.push(...lines))
}, 60_000)
afterEach(async () => {
  await stop()
  await shop.close()
  site.remove()
})

async function untilSaid(text: string): Promise<void> {
  const startedAt = Date.now()
  while (!said.join('\n').includes(text)) {
    if (Date.now() - startedAt > 240_000) throw new Error(`not said: ${text}; but: ${said.join('\n')}`)
    await new Promise((later) => setTimeout(later, 20))
  }
}

const names = async (): Promise<readonly string[]> =>
  valueOf(await shop.visit().listProducts({ category: null, limit: 10 })).map(({ product }) => product.name)

describe('the catalogue of an open shop', () => {
  it('follows its file, including mistakes, and reports the result', async () => {
    site.write('catalogue.csv', STOOL_CATALOGUE.replace('Oak stool', 'Ash stool'))
    await untilSaid('1 updated')
    expect(await names()).toEqual(['Ash stool'])

    site.write('catalogue.csv', STOOL_CATALOGUE.replace('129.00', 'a lot'))
    await untilSaid('line 2, column "Variant Price": "a lot" is not an amount')
    expect(said.join('\n')).toContain(join(site.folder, 'catalogue.csv'))
    expect(await names()).toEqual(['Ash stool'])

    site.write('catalogue.csv', `${STOOL_CATALOGUE}\nbench,Bench,Physical,B-1,80.00,2`)
    await untilSaid('1 product created')
    expect(await names()).toEqual(['Oak stool', 'Bench'])
  }, 60_000)

  it('waits for a file that is written slowly, and is not emptied by one that was cut off', async () => {
    const products = Array.from(
      { length: 6 },
      (_, index) => `thing-${index},Thing ${index},Physical,T-${index},5.00,1`,
    )
    const whole = `${STOOL_CATALOGUE}\n${products.join('\n')}\n`
    for (let end = 0; end < whole.length; end += 60) {
      site.write('catalogue.csv', whole.slice(0, end))
      await new Promise((later) => setTimeout(later, 150))
    }
    site.write('catalogue.csv', whole)
    await untilSaid('6 products created')
    expect(said).toHaveLength(1)

    site.write('catalogue.csv', `${whole.split('\n')[0]}\n`)
    await untilSaid('no longer names 7 of 7 products')
    expect(said.join('\n')).toContain('vitrine import --allow-withdrawals')
    expect(await names()).toHaveLength(7)
  }, 60_000)

  it('stays unchanged when the file is removed, or is written again unchanged', async () => {
    site.write('catalogue.csv', STOOL_CATALOGUE)
    rmSync(join(site.folder, 'catalogue.csv'))
    site.write('other.csv', 'nothing of interest')
    await new Promise((later) => setTimeout(later, 600))
    expect(said).toEqual([])
    expect(await names()).toEqual(['Oak stool'])
  }, 60_000)

  it('gets the newer of two files if it came while the other was read', async () => {
    const things = (file: string): string =>
      `${STOOL_CATALOGUE.split('\n')[0]}\n${Array.from(
        { length: 300 },
        (_, index) => `thing-${index},${file} ${index},Physical,T-${index},5.00,1`,
      ).join('\n')}\n`
    const all = `${STOOL_CATALOGUE.split('\n')[1]}\n`
    const tx = shop.sql.tx
    let isWritten = false
    const noted: Sql = {
      ...shop.sql,
      tx: (work, options) => {
        if (!isWritten) site.write('catalogue.csv', things('New') + all)
        isWritten = true
        return tx(work, options)
      },
    }
    await stop()
    const folder = valueOf(readSiteFolder(site.folder))
    const busy = { ...shop, importCatalogue: importerOver(noted, folder.settings) }
    stop = watchCatalogue(busy, folder, (lines) => said.push(...lines))
    site.write('catalogue.csv', things('Old') + all)
    await untilSaid('300 updated')
    expect(said.map((line) => line.replace(/^.*changed: /, ''))).toEqual([
      expect.stringContaining('300 products created'),
      expect.stringContaining('300 updated'),
    ])
    expect((await names()).filter((name) => name.startsWith('Old'))).toEqual([])
  }, 60_000)

  it('reports the progress of a long import, and ends it when the shop closes', async () => {
    await stop()
    const folder = valueOf(readSiteFolder(site.folder))
    let hasBegun = (): void => undefined
    const begun = new Promise<void>((resolve) => (hasBegun = resolve))
    const slow: Runtime['importCatalogue'] = async (_text, options = {}) => {
      for (const done of [0, 4_000, 5_000, 9_000, 10_050]) options.onProgress?.({ done, total: 12_000 })
      hasBegun()
      await new Promise<void>((resolve) =>
        options.signal?.addEventListener('abort', () => resolve(), { once: true }),
      )
      return { ok: false, failure: { tag: 'stopped', done: 10_050, total: 12_000 } }
    }
    stop = watchCatalogue({ ...shop, importCatalogue: slow }, folder, (lines) => said.push(...lines))
    site.write('catalogue.csv', STOOL_CATALOGUE.replace('Oak stool', 'Ash stool'))
    await begun
    await stop()
    expect(said).toEqual([
      'catalogue.csv has changed: 5000 of 12000 changed products so far.',
      'catalogue.csv has changed: 10050 of 12000 changed products so far.',
      'The import of the catalogue was stopped.',
      '10050 of 12000 changed products are imported; the rest follows with the next start or ' +
        'the next change of the file.',
    ])
  }, 60_000)
})
