import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createRedirects } from '../../../core/site/index.js'
import { redirectsText } from '../../../adapters/server/built-site/host-rules.js'
import { readSiteFolder } from '../../../adapters/server/site-folder/read-site-folder.js'
import {
  exportedPage,
  exportFolder,
  PAGE_A,
  PAGE_B,
  scriptTag,
  SCRIPTS,
} from '../../adapters/site/export/support/export-folders.js'
import type { ExportFiles } from '../../adapters/site/export/support/export-folders.js'
import { valueOf } from '../../support/value-of.js'
import { adoptFiles, runQuietly } from '../support/adopted-site.js'
import type { AdoptedSite } from '../support/adopted-site.js'
import { SERVER_PATHS } from '../../../adapters/server/routes/server-paths.js'

let remove = (): void => undefined
afterEach(() => remove())

const script = scriptTag('/js/webflow.js')
const HOME: ExportFiles = {
  'index.html': exportedPage(PAGE_A, { scripts: script }),
  'js/webflow.js': SCRIPTS['strict JSON at the end (2018 to 2024)'],
}

/** Adopts without any answers; returns the site folder and the output. */
async function adopt(files: ExportFiles, words: readonly string[] = []): Promise<AdoptedSite> {
  const adopted = await adoptFiles({ ...HOME, ...files }, words)
  remove = adopted.remove
  expect(adopted.code).toBe(0)
  return adopted
}

describe('settings that adopt writes', () => {
  it('are those that the server reads, for any names of pages', async () => {
    const { out, read } = await adopt({ 'ÜBER UNS.HTM': exportedPage(PAGE_B, { scripts: script }) })
    const redirects = [{ from: '/ÜBER%20UNS.HTM', to: '/%C3%9CBER%20UNS' }]
    expect(JSON.parse(read('vitrine.json'))).toEqual({ redirects })
    const { settings } = valueOf(await readSiteFolder(out))
    expect(settings).toMatchObject({ redirects })
    expect(createRedirects(redirects)('/ÜBER UNS.HTM')).toBe('/%C3%9CBER%20UNS')
    expect(redirectsText(redirects, { tag: 'none' }, SERVER_PATHS, [])).toContain(
      '/ÜBER%20UNS.HTM  /%C3%9CBER%20UNS  301\n',
    )
  })

  it.each([
    ['€ 1.249,00 EUR', 'EUR'],
    ['12,50 €', 'EUR'],
    ['$ 12.50 CAD', 'CAD'],
  ])('take the currency from the prices in the owner’s table: %s', async (price, currency) => {
    const table = `Product Handle;Product Name;Variant Price\nmug;Mug;${price}\n`
    const { read } = await adopt({ 'products.csv': table })
    expect(JSON.parse(read('vitrine.json'))).toMatchObject({ currency })
  })

  it('choose no currency for a sign that several share', async () => {
    const { said } = await adopt({
      'products.csv': 'Product Handle;Product Name;Variant Price\nmug;Mug;$ 12.50\n',
    })
    expect(said).toContain('No currency is chosen')
  })

  it('with another currency than the prices are reported, since amounts are not converted', async () => {
    const table = { 'products.csv': 'Product Handle;Product Name;Variant Price\nmug;Mug;$ 12.50 USD\n' }
    const { read, said, out } = await adopt(table, ['--currency', 'eur'])
    expect(JSON.parse(read('vitrine.json'))).toMatchObject({ currency: 'EUR' })
    expect(read('catalogue.csv')).toContain('12.50')
    expect(said).toContain('The prices of the export are in USD, and the shop sells in EUR')
    const again = await runQuietly(['adopt', out.replace(/-site$/, ''), '--yes'])
    expect(again.said).toContain('The prices of the export are in USD, and the shop sells in EUR')
    writeFileSync(join(out, 'catalogue.csv'), read('catalogue.csv').replace('12.50', '11.90'))
    const repaired = await runQuietly(['adopt', out.replace(/-site$/, ''), '--yes'])
    expect(repaired.said).not.toContain('The prices of the export are in USD')
  })

  it('with the currency of the prices are not reported', async () => {
    const table = { 'products.csv': 'Product Handle;Product Name;Variant Price\nmug;Mug;$ 12.50 USD\n' }
    const { said } = await adopt(table, ['--currency', 'usd'])
    expect(said).not.toContain('The prices of the export')
  })

  it.each<readonly [string, readonly string[], string | null]>([
    ['said on the command line', ['--yes', '--country', 'de'], null],
    ['answered', [], '\n\nde\n\n'],
  ])('state the first country of a made checkout: %s, and it is kept after that', async (_, words, typed) => {
    const { folder, remove: removeBoth } = exportFolder({
      ...HOME,
      'index.html': exportedPage(PAGE_A, {
        body: '<div data-node-type="commerce-cart-wrapper"></div>',
        scripts: script,
      }),
      'products.csv': 'Product Handle;Product Name;Variant Price\nmug;Mug;12,50 €\n',
    })
    remove = removeBoth
    const first = (): readonly string[] => {
      const page = readFileSync(join(`${folder}-site`, 'checkout.html'), 'utf8')
      return [...page.matchAll(/<option value="(\w+)" selected/g)].map(([, code = '']) => code)
    }
    const input = new PassThrough()
    input.end(typed ?? '')
    const person = typed === null ? undefined : { input, output: new PassThrough() }
    expect((await runQuietly(['adopt', folder, ...words], person)).code).toBe(0)
    expect(first()).toEqual(['DE', 'DE'])
    expect((await runQuietly(['adopt', folder, '--yes'])).code).toBe(0)
    expect(first()).toEqual(['DE', 'DE'])
  })
})

describe('a shop in two languages', () => {
  const bound = encodeURIComponent(JSON.stringify([{ from: 'f_price_', to: 'innerHTML' }]))
  const product = (name: string, price: string, currency: string, id: string): string =>
    exportedPage(PAGE_B, {
      scripts: script,
      body:
        `<script>window.__WEBFLOW_CURRENCY_SETTINGS = {"currencyCode":"${currency}","decimal":".",` +
        '"group":","};</script>' +
        `<h1>${name}</h1><div data-wf-sku-bindings="${bound}">${price}</div>` +
        `<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="${id.repeat(24)}"></form>`,
    }).replace('<html', '<html data-wf-item-slug="tea"')

  it('sells each thing once, by its name and price in the main one', async () => {
    const { read, said } = await adopt({
      'about.html': exportedPage(PAGE_B, { scripts: script }),
      'de/about.html': exportedPage(PAGE_B, { scripts: script }),
      'de/product/tea.html': product('Grüner Tee', '€ 8.50 EUR', 'EUR', '6'),
      'product/tea.html': product('Green tea', '$ 9.00 USD', 'USD', '6'),
      'de/product/kraut.html': product('Kräutertee', '€ 4.00 EUR', 'EUR', '7').replace('"tea"', '"kraut"'),
    })
    expect(JSON.parse(read('vitrine.json'))).toMatchObject({ currency: 'USD' })
    const lines = read('catalogue.csv').trim().split('\n').slice(1)
    expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual([['tea', 'Green tea']])
    expect(lines[0]).toContain('9.00')
    expect(said).toContain('Kräutertee: no page shows a price for it')
  })
})

describe('pages without a script of the builder', () => {
  it('are reported with a fix, since their interactions are unknown', async () => {
    const { said } = await adopt({
      'plain.html': exportedPage(PAGE_B, { body: '<p data-w-id="x">Saved</p>' }),
    })
    expect(said).toContain('No script of the builder is in plain.html, which some tools remove')
    expect(said).toContain('"Web page, complete"')
  })

  it("name the builder's script once if its tag names a file that is not there, and not of made pages", async () => {
    const form = '<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="1"></form>'
    const {
      read,
      said,
      remove: done,
    } = await adoptFiles({
      'plain.html': exportedPage(PAGE_B, { scripts: scriptTag('js/webflow.js') }),
      'product/tea.html': exportedPage(PAGE_A, { body: form, scripts: scriptTag('../js/webflow.js') }),
    })
    remove = done
    expect(read('checkout.html')).toContain('vitrine.js')
    expect(said.match(/^.*webflow\.js.*$/gm)).toEqual([
      expect.stringMatching(
        /builder's script webflow\.js is not in the folder.*export the site.*, on plain\.html, product\/tea\.html\.$/,
      ),
    ])
    expect(said).not.toContain('No script of the builder')
  })

  it('name a script that is missing once, among the missing files', async () => {
    const { said } = await adopt({
      'plain.html': exportedPage(PAGE_B, { body: '<script src="/engine.js"></script>' }),
    })
    expect(said.match(/engine\.js/g)).toHaveLength(1)
  })
})
