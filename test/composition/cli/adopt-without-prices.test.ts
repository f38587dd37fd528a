import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from '@jest/globals'
import {
  exportedPage,
  PAGE_A,
  scriptTag,
  SCRIPTS,
} from '../../adapters/site/export/support/export-folders.js'
import { adoptFiles, runQuietly } from '../support/adopted-site.js'

let remove = (): void => undefined
afterEach(() => remove())

it('a saved shop whose pages show no price gets no catalogue, reports it, and opens', async () => {
  const adopted = await adoptFiles(
    {
      'index.html': exportedPage(PAGE_A, {
        body: '<h1>Mug</h1><form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="p"></form>',
        scripts: scriptTag('js/webflow.js'),
      }),
      'css/normalize.css': '',
      'js/webflow.js': SCRIPTS['strict JSON at the end (2018 to 2024)'],
    },
    ['--currency', 'EUR', '--country', 'DE', '--shipping', '4.90'],
  )
  remove = adopted.remove
  expect(adopted.code).toBe(0)
  expect(adopted.said).toContain('Mug: no page shows a price for it, so it is left out.')
  expect(adopted.said).toContain('The shop has no products yet')
  expect(adopted.said).not.toContain('read from the pages')
  expect(adopted.said).not.toContain('does not open')
  expect(existsSync(join(adopted.out, 'catalogue.csv'))).toBe(false)
})

it('a site without products sells the owner’s catalogue once it is adopted again', async () => {
  const settings = ['--currency', 'EUR', '--country', 'DE', '--shipping', '4.90', '--add-cart']
  const adopted = await adoptFiles(
    {
      'index.html': exportedPage(PAGE_A, {
        body: '<nav class="w-nav"><a href="index.html">Home</a></nav><h1>Stoneware</h1>',
        scripts: scriptTag('js/webflow.js'),
      }),
      'css/normalize.css': '',
      'js/webflow.js': SCRIPTS['strict JSON at the end (2018 to 2024)'],
    },
    settings,
  )
  remove = adopted.remove
  expect(adopted.said).toContain('run this again with --add-cart once catalogue.csv has products')
  expect(existsSync(join(adopted.out, 'detail_product.html'))).toBe(false)
  const lines = 'Product Handle,Product Name,Variant Price\nmug,Mug,12.00\n'
  writeFileSync(join(adopted.out, 'catalogue.csv'), lines)
  const exported = adopted.out.replace(/-site$/, '')
  const { code, said } = await runQuietly(['adopt', exported, '--yes', ...settings])
  expect([code, said]).toEqual([
    0,
    expect.not.stringMatching(/no products yet|Nothing is sold|catalogue\.csv made/),
  ])
  expect(adopted.read('catalogue.csv')).toBe(lines)
  expect(adopted.read('detail_product.html')).toContain('commerce-add-to-cart-form')
})
