import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { skuIdOf } from '../../adapters/server/sql/shop/index.js'
import { EXIT } from '../../composition/cli/exit-codes.js'
import { runCommand } from '../../composition/cli/program.js'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { valueOf } from '../support/value-of.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

const CATALOGUE = [
  'Product Handle,Product Name,Variant Sku,Variant Price,Variant Inventory',
  'stool,Stool,ST-1,129.00,5',
  'plan,Plan,PL-1,9.00,',
  'bench,Bench,,250.00,2',
].join('\n')

let site: ScratchSite
let running: RunningSite
beforeAll(async () => {
  site = scratchSite()
  site.write('catalogue.csv', CATALOGUE)
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data }))
})
afterAll(async () => {
  await running.close()
  site.remove()
})

async function stock(...words: readonly string[]): Promise<{ code: number; out: string }> {
  const out: string[] = []
  const say = (line: string) => out.push(line)
  const code = await runCommand(['stock', ...words, site.folder, '--data', site.data], { out: say, err: say })
  return { code, out: out.join('\n') }
}

describe('the stock of a running shop', () => {
  it('takes deliveries and counts, and tells what is left beside the number of the file', async () => {
    expect(await stock('add', 'ST-1', '7')).toEqual({
      code: EXIT.ok,
      out: '7 pieces added. ST-1 (Stool): 12 left.',
    })
    expect(await stock('set', 'PL-1', '3')).toEqual({ code: EXIT.ok, out: 'PL-1 (Plan): 3 left.' })
    expect((await stock('list')).out.split('\n')).toEqual([
      'ST-1  12 left  Stool  (5 in catalogue.csv)',
      'PL-1  3 left  Plan  (unlimited in catalogue.csv)',
      `${skuIdOf('bench', [])}  2 left  Bench`,
    ])
    expect(await stock('set', 'PL-1', 'unlimited')).toMatchObject({ out: 'PL-1 (Plan): unlimited left.' })
    expect(await stock('add', skuIdOf('bench', []), '1')).toMatchObject({ code: EXIT.ok })
  })

  it.each([
    [['add', 'NONE', '1'], 'No variant for sale'],
    [['add', 'PL-1', '1'], 'sold without end'],
    [['add', 'ST-1', '0'], 'is no number of pieces'],
    [['add', 'ST-1', '1.5'], 'is no number of pieces'],
    [['add', 'ST-1', 'unlimited'], 'is no number of pieces'],
    [['add', 'ST-1', '1000000000'], 'nothing was changed'],
    [['set', 'ST-1', '1000000001'], 'is no number of pieces'],
    [['set', 'ST-1', 'many'], 'is no number of pieces'],
  ])('refuses %j and says why', async (words, message) => {
    const { code, out } = await stock(...words)
    expect({ code, says: out.includes(message) }).toEqual({ code: EXIT.badInput, says: true })
  })
})
