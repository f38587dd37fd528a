import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { fixSite } from '../../../adapters/server/doctor/fix-site.js'
import { runCommand } from '../../../composition/cli/program.js'
import {
  exportedPage,
  exportFolder,
  PAGE_A,
  PAGE_B,
  scriptTag,
} from '../../adapters/site/export/support/export-folders.js'
import type { ExportFiles } from '../../adapters/site/export/support/export-folders.js'

const SOUND: ExportFiles = {
  'detail_product.html': exportedPage(PAGE_B, { scripts: scriptTag('/vitrine.js') }),
  'css/normalize.css': '',
  'vitrine.json': '{"name":"Mugs","currency":"EUR","country":"DE","shipping":[]}',
  'catalogue.csv': 'Product Handle,Product Name,Variant Price\nmug,Mug,12.00\n',
}

let remove = (): void => undefined
afterEach(() => remove())

describe('vitrine doctor --fix', () => {
  it('fixes what is safe, and lists the rest', async () => {
    const cart = '<div data-node-type="commerce-cart-wrapper"></div><a href="gone.html">x</a>'
    const made = exportFolder({ ...SOUND, 'index.html': exportedPage(PAGE_A, { body: cart }) })
    remove = made.remove
    const said: string[] = []
    const terminal = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) }
    expect(await runCommand(['doctor', made.folder, '--fix'], terminal)).toBe(1)
    expect(readdirSync(made.folder)).toEqual(
      expect.arrayContaining(['checkout.html', 'order-confirmation.html']),
    )
    expect(readFileSync(join(made.folder, 'index.html'), 'utf8').match(/vitrine\.js/g)).toHaveLength(1)
    expect(said.join('\n')).toContain('Fixed: index.html, checkout.html')
    expect(said.filter((line) => /^(?:\W\[\d+m)?problem/.test(line))).toEqual([
      expect.stringContaining('gone.html'),
    ])
  })

  it('makes the page of a search that a form leads to', async () => {
    const form = '<form action="/search" class="w-form"><input type="search" name="query"></form>'
    const made = exportFolder({
      ...SOUND,
      'index.html': exportedPage(PAGE_A, {
        body: `<nav class="w-nav">${form}</nav><p>Hello</p>`,
        scripts: scriptTag('/vitrine.js'),
      }),
    })
    remove = made.remove
    const said: string[] = []
    const terminal = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) }
    await runCommand(['doctor', made.folder], terminal)
    expect(said.join('\n')).toContain('There is a form that searches the site and no search.html')
    said.length = 0
    await runCommand(['doctor', made.folder, '--fix'], terminal)
    expect(said.join('\n')).not.toContain('searches the site')
    const page = readFileSync(join(made.folder, 'search.html'), 'utf8')
    expect(page).toMatch(/<nav class="w-nav">.*<h1>Search<\/h1>\s*<form action="\/search"/s)
  })

  it('adds the page script to pages of other encodings, and changes no letter', async () => {
    const page = exportedPage(PAGE_A, { body: '<p>Größe – 5 €</p>' })
    const wide = Buffer.from(`\uFEFF${page}`, 'utf16le')
    const files: Readonly<Record<string, Buffer>> = {
      'windows.html': Buffer.from(page.replace('–', '\x96').replace('€', '\x80'), 'latin1'),
      'little.html': wide,
      'big.html': Buffer.from(wide).swap16(),
      'japanese.html': Buffer.from(page.replace('Größe', '\x82\xa0'), 'latin1'),
    }
    const made = exportFolder({ ...SOUND, ...files })
    remove = made.remove
    const terminal = { out: () => undefined, err: () => undefined }
    await runCommand(['doctor', made.folder, '--fix'], terminal)
    for (const [name, before] of Object.entries(files)) {
      const after = readFileSync(join(made.folder, name))
      const bytes = Buffer.from(
        '<script src="/vitrine.js"></script>',
        name.length > 11 ? 'latin1' : 'utf16le',
      )
      if (name === 'big.html') bytes.swap16()
      const at = after.indexOf(bytes)
      expect([name, at > 0]).toEqual([name, true])
      expect(Buffer.concat([after.subarray(0, at), after.subarray(at + bytes.length)]).equals(before)).toBe(
        true,
      )
    }
  })
})

describe('the repair of many pages', () => {
  it('writes each page before it reads the next, so that one is in memory at a time', async () => {
    const made = exportFolder({ ...SOUND, 'index.html': exportedPage(PAGE_A, {}) })
    remove = made.remove
    const { fixed } = await fixSite(made.folder, ['index.html', 'index.html'], [], 'DE')
    expect(fixed.filter((path) => path === 'index.html')).toEqual(['index.html'])
    expect(readFileSync(join(made.folder, 'index.html'), 'utf8').match(/vitrine\.js/g)).toHaveLength(1)
  })
})
