import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readSiteFolder } from '../../composition/server/site-folder.js'
import { watchCatalogue } from '../../composition/server/watch-catalogue.js'
import { createRuntime } from '../../composition/headless/index.js'
import type { Runtime } from '../../composition/headless/index.js'
import { valueOf } from '../support/value-of.js'
import { scratchSite, STOOL_CATALOGUE } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

let site: ScratchSite
let shop: Runtime
let stop: () => Promise<void>
let said: string[]

beforeEach(async () => {
  site = scratchSite()
  const folder = valueOf(readSiteFolder(site.folder))
  shop = valueOf(await createRuntime({ settings: folder.settings }))
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
  it('follows its file, mistakes and all, and says what became of it', async () => {
    site.write('catalogue.csv', STOOL_CATALOGUE.replace('Oak stool', 'Ash stool'))
    await untilSaid('1 updated')
    expect(await names()).toEqual(['Ash stool'])

    site.write('catalogue.csv', STOOL_CATALOGUE.replace('129.00', 'a lot'))
    await untilSaid('line 2, column "Variant Price": "a lot" is no amount')
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
    expect(said.join('\n')).toContain(`vitrine import ${site.folder} --allow-withdrawals`)
    expect(await names()).toHaveLength(7)
  }, 60_000)

  it('stays as it is when the file goes, or is written again unchanged', async () => {
    site.write('catalogue.csv', STOOL_CATALOGUE)
    rmSync(join(site.folder, 'catalogue.csv'))
    site.write('other.csv', 'nothing of interest')
    await new Promise((later) => setTimeout(later, 600))
    expect(said).toEqual([])
    expect(await names()).toEqual(['Oak stool'])
  }, 60_000)
})
