import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { skuIdOf } from '../../../../adapters/server/sql/shop/index.js'
import { EXIT } from '../../../../adapters/server/terminal/exit-codes.js'
import { startSite } from '../../../../composition/server/index.js'
import type { RunningSite } from '../../../../composition/server/index.js'
import { valueOf } from '../../../support/value-of.js'
import { runInSite } from '../../support/run-in-site.js'
import { scratchSite } from '../../support/site-folder.js'
import type { ScratchSite } from '../../support/site-folder.js'

const CATALOGUE = [
  'Product Handle,Product Name,Variant Sku,Variant Price,Variant Inventory,Option 1 Name,Option 1 Value',
  'stool,Stool,ST-1,129.00,5,,',
  'plan,Plan,PL-1,9.00,,,',
  'bench,Bench,,250.00,2,,',
  'cup,Cup,,12.00,4,Colour,Blue',
  'cup,,,12.00,6,Colour,Red',
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

const vitrine = (...words: readonly string[]) => runInSite(site, words)
const stock = (...words: readonly string[]) => vitrine('stock', ...words)
const products = (...words: readonly string[]) => vitrine('products', ...words)
const discounts = (...words: readonly string[]) => vitrine('discounts', ...words)

describe('the stock of a running shop', () => {
  it('previews a delivery, also as JSON, and changes nothing', async () => {
    expect(await stock('add', 'ST-1', '7', '--dry-run')).toEqual({
      code: EXIT.ok,
      out: '7 pieces added. ST-1 (Stool): 12 left. Nothing was changed (--dry-run).',
    })
    const { out } = await stock('set', 'ST-1', '3', '--dry-run', '--json')
    expect(JSON.parse(out)).toMatchObject({ productName: 'Stool', left: 3 })
    expect(await stock('add', 'PL-1', '1', '--dry-run')).toMatchObject({ code: EXIT.badInput })
    expect((await stock('list')).out).toContain('ST-1  5 left')
  })

  it('takes deliveries and counts, and shows the stock beside the number of the file', async () => {
    expect(await stock('add', 'ST-1', '7')).toEqual({
      code: EXIT.ok,
      out: '7 pieces added. ST-1 (Stool): 12 left.',
    })
    expect(await stock('set', 'PL-1', '3')).toEqual({ code: EXIT.ok, out: 'PL-1 (Plan): 3 left.' })
    expect((await stock('list')).out.split('\n')).toEqual([
      'ST-1  12 left  Stool  (5 in catalogue.csv)',
      'PL-1  3 left  Plan  (unlimited in catalogue.csv)',
      `${skuIdOf('bench', [])}  2 left  Bench`,
      // Variants without a code differ by their options.
      expect.stringMatching(/^\w+ {2}4 left {2}Cup {2}Colour: Blue$/),
      expect.stringMatching(/^\w+ {2}6 left {2}Cup {2}Colour: Red$/),
    ])
    expect(await stock('set', 'PL-1', 'unlimited')).toMatchObject({ out: 'PL-1 (Plan): unlimited left.' })
    expect(await stock('add', skuIdOf('bench', []), '1')).toMatchObject({ code: EXIT.ok })
  })

  it.each([
    [['add', 'NONE', '1'], 'No variant for sale'],
    [['add', 'PL-1', '1'], 'has unlimited stock'],
    [['add', 'ST-1', '0'], 'is not a number of pieces'],
    [['add', 'ST-1', '-3'], '`vitrine stock set <variant> <number>'],
    [['add', 'ST-1', '1.5'], 'is not a number of pieces'],
    [['add', 'ST-1', 'unlimited'], 'is not a number of pieces'],
    [['add', 'ST-1', '1000000000'], 'nothing was changed'],
    [['set', 'ST-1', '1000000001'], 'is not a number of pieces'],
    [['set', 'ST-1', 'many'], 'is not a number of pieces'],
  ])('refuses %j and says why', async (words, message) => {
    const { code, out } = await stock(...words)
    expect({ code, says: out.includes(message) }).toEqual({ code: EXIT.badInput, says: true })
  })
})

describe('the products of a running shop', () => {
  it('are edited, shown with the file’s values, and reset to them', async () => {
    const dry = await products('edit', 'stool', '--price', '99.50', '--dry-run')
    expect(dry.out).toBe('Stool: ST-1 price €129.00 to €99.50. Nothing was changed (--dry-run).')
    expect(
      (await products('edit', 'ST-1', '--price', '99.50', '--compare-at', '129', '--name', 'Oak stool')).out,
    ).toBe('Stool: name to Oak stool; ST-1 price €129.00 to €99.50; ST-1 compare-at price none to €129.00.')
    expect(await products('edit', 'plan', '--hide')).toEqual({ code: EXIT.ok, out: 'Plan: hidden.' })
    expect((await products('list')).out.split('\n')).toEqual([
      'stool  Oak stool  €99.50  edited',
      'plan  Plan  €9.00  hidden',
      'bench  Bench  €250.00',
      'cup  Cup  from €12.00',
    ])
    expect((await products('show', 'stool')).out.split('\n')).toEqual([
      'Oak stool (Stool in catalogue.csv)',
      expect.stringContaining('slug stool  for sale'),
      '  ST-1  €99.50 (€129.00 in catalogue.csv)  compare at €129.00 (none in catalogue.csv)  12 left',
    ])
    expect((await products('list', '--hidden', '--limit', '1', '--json')).out).toContain('"slug": "plan"')
    expect((await products('edit', 'stool', '--follow', 'name,price,compare-at')).out).toBe(
      'Oak stool: name follows the file: Stool; ST-1 price follows the file: €129.00; ' +
        'ST-1 compare-at price follows the file: none.',
    )
    expect((await products('edit', 'plan', '--show', '--stock', '4')).out).toContain('shown; PL-1 stock')
    expect((await products('edit', 'plan', '--show')).out).toBe('Nothing was changed.')
  })

  it.each([
    [['edit', 'nothing', '--hide'], 'no product with the id or slug "nothing"'],
    [['show', 'nothing'], '` shows all of them'],
    [['edit', 'stool', '--price', '12,50'], 'is no amount in EUR'],
    [['edit', 'stool', '--price', '10000000.01'], 'too large for a price'],
    [['edit', 'stool', '--variant', 'XX', '--price', '1'], 'The product has these: ST-1.'],
    [['edit', 'stool', '--stock', '-1'], 'is not a number of pieces'],
    [['edit', 'stool', '--hide', '--show'], 'Either --hide or --show'],
    [['edit', 'stool', '--name', ' '], 'Write a name'],
  ])('refuse %j and say why', async (words, message) => {
    const { code, out } = await products(...words)
    expect({ code, says: out.includes(message) }).toEqual({ code: EXIT.badInput, says: true })
  })
})

describe('the discounts of a running shop', () => {
  it('are made, edited, ended and listed', async () => {
    const words = [
      'spring',
      '--percent',
      '10',
      '--limit',
      '5',
      '--product',
      'ST-1',
      '--expires',
      '2100-01-01',
    ]
    expect(await discounts('create', ...words, '--name', 'Spring sale')).toEqual({
      code: EXIT.ok,
      out: 'SPRING: 10 %, until 2100-01-01T00:00:00.000Z, at most 5 orders, for 1 product.',
    })
    const edited = await discounts('edit', 'spring', '--amount', '5.00', '--limit', 'none', '--all-products')
    expect(edited.out).toBe('SPRING: €5.00, until 2100-01-01T00:00:00.000Z.')
    expect((await discounts('list', '--search', 'spring')).out).toBe(
      'SPRING  €5.00  used 0 times  until 2100-01-01T00:00:00.000Z  Spring sale',
    )
    expect((await discounts('end', 'spring', '--dry-run')).out).toContain('Nothing was changed')
    expect((await discounts('end', 'spring')).out).toBe('SPRING: ended.')
    expect((await discounts('end', 'spring')).out).toBe('Nothing was changed.')
    expect((await discounts('list', '--json')).out).toContain('"state": "ended"')
  })

  it.each([
    [['create', 'spring', '--percent', '10'], 'exists: edit it'],
    [['create', 'new'], 'Say what the discount takes off'],
    [['create', 'new', '--percent', '101'], 'at most 100'],
    [['create', 'new', '--amount', 'much'], 'is no amount in EUR'],
    [['create', 'new', '--percent', '5', '--product', 'nothing', '--name', 'x'], 'no product "nothing"'],
    [['edit', 'nothing', '--percent', '10'], 'no discount with this code'],
  ])('refuse %j and say why', async (words, message) => {
    const { code, out } = await discounts(...words)
    expect({ code, says: out.includes(message) }).toEqual({ code: EXIT.badInput, says: true })
  })
})
