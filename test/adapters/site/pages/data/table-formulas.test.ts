import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readRecords } from '../../../../../adapters/server/csv/csv-records.js'
import { createItemTables } from '../../../../../adapters/site/pages/data/item-tables.js'
import { readTable } from '../../../../../adapters/site/pages/data/read-table.js'
import { runQuietly } from '../../../../composition/support/adopted-site.js'
import { scratchSite } from '../../../../composition/support/site-folder.js'
import type { ScratchSite } from '../../../../composition/support/site-folder.js'
import { exportedPage, exportFolder, PAGE_A } from '../../export/support/export-folders.js'

const FORMULAS = ['=HYPERLINK("https://evil.example","x")', '+cmd|x', '-1+1', '@SUM(A1)', ' =1', 'a;=1', '-5']
const BEGINS_A_FORMULA = /(?:^|[,;\n]"?)\s*[=+@]|(?:^|[,;\n]"?)\s*-(?!5\b)/m

let site: ScratchSite
beforeEach(() => {
  site = scratchSite()
  mkdirSync(join(site.folder, 'collections'))
})
afterEach(() => site.remove())

describe('a table with values that a spreadsheet would calculate', () => {
  it.each([',', ';', '\t'])('is marked as text by the desk, and read unmarked: %j', async (sign) => {
    const path = join(site.folder, 'collections/posts.csv')
    writeFileSync(path, ['Name', 'Slug', 'Text'].join(sign) + '\n')
    const tables = createItemTables(site.folder)
    const read = await tables.read('posts')
    if (!read?.ok) throw new Error('the table is not read')
    const lines = FORMULAS.map((text, at) => [text, `n${at}`, text])
    const written = await tables.write(
      read.value,
      lines.map((cells) => ({ tag: 'add', cells })),
    )
    expect(written.ok).toBe(true)
    const bytes = readFileSync(path)
    expect(bytes.toString('utf8')).not.toMatch(BEGINS_A_FORMULA)
    const again = await tables.read('posts')
    const records = await readRecords(bytes.toString('utf8'))
    expect([
      again?.ok && again.value.lines.map(({ cells }) => cells),
      (await readTable(bytes))?.rows,
      records.ok && records.value.slice(1).map(({ cells }) => cells),
    ]).toEqual([lines, lines, lines])
  })

  it.each(['\n', '\r\n'])('is read in slices and edited in place, with lines that end by %j', async (end) => {
    const path = join(site.folder, 'collections/posts.csv')
    const line = (at: number, text: string): string => `"Näme ${at}, 😀",n${at},${text}${end}`
    const text = (edited: string): string =>
      `\uFEFFName,Slug,Text${end}` +
      Array.from({ length: 3000 }, (_, at) => line(at, at === 2500 ? edited : '"€ ""5""\nmore"')).join('')
    writeFileSync(path, text('old'))
    const tables = createItemTables(site.folder)
    const [read, again] = await Promise.all([tables.read('posts'), tables.read('posts')])
    if (!read?.ok || !again?.ok) throw new Error('the table is not read')
    expect([read.value.lines.length, again.value === read.value]).toEqual([3000, true])
    const cells = ['Näme 2500, 😀', 'n2500', 'new']
    expect((await tables.write(read.value, [{ tag: 'set', line: 2500, cells }])).ok).toBe(true)
    expect(readFileSync(path, 'utf8')).toBe(text('new'))
  })

  it('is marked as text by adopt, from tables and pages of others', async () => {
    const items = FORMULAS.map((text, at) => `"${text.replaceAll('"', '""')}",n${at},c,${at}`)
    const products = FORMULAS.map((text, at) => `p${at},"${text.replaceAll('"', '""')}",1.00`)
    const made = exportFolder({
      'index.html': exportedPage(PAGE_A, { body: '<h1>Home</h1>' }),
      'posts.csv': ['Name,Slug,Collection ID,Item ID', ...items].join('\n'),
      'products.csv': ['Product Handle,Product Name,Variant Price', ...products].join('\n'),
    })
    try {
      await runQuietly(['adopt', made.folder, '--yes', '--currency', 'EUR', '--no-pictures'])
      for (const name of ['collections/posts.csv', 'catalogue.csv']) {
        const bytes = readFileSync(join(`${made.folder}-site`, name))
        expect(bytes.toString('utf8')).not.toMatch(BEGINS_A_FORMULA)
        const shown = (await readTable(bytes))?.rows.map((cells) =>
          cells.find((cell) => FORMULAS.includes(cell)),
        )
        expect(shown).toEqual(FORMULAS)
      }
    } finally {
      made.remove()
    }
  })
})
