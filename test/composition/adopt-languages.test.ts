import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from '@jest/globals'
import { runCommand } from '../../composition/cli/program.js'
import {
  exportedPage,
  exportFolder,
  PAGE_A,
  PAGE_B,
  scriptTag,
  SCRIPTS,
} from '../adapters/site-export/support/export-folders.js'

const said: string[] = []
const terminal = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) }
let remove = (): void => undefined
afterEach(() => {
  remove()
  said.length = 0
})

const page = (id: string, checkout: string): string =>
  exportedPage(id, {
    body:
      '<nav class="w-nav">Harbour</nav><div data-node-type="commerce-cart-wrapper">' +
      `<a data-node-type="cart-checkout-button" href="${checkout}">Pay</a></div>`,
    scripts: scriptTag('/js/webflow.js'),
  }).replace('css/normalize', '/css/normalize')

it('a saved shop in two languages leads from each of its carts to the one checkout that it gets', async () => {
  const made = exportFolder({
    'index.html': page(PAGE_A, '/checkout'),
    'de/index.html': page(PAGE_B, '/de/checkout'),
    'css/normalize.css': '',
    'js/webflow.js': SCRIPTS['strict JSON at the end (2018 to 2024)'],
    'products.csv': 'Product Handle,Product Name,Variant Price\nmug,Mug,12.00\n',
  })
  remove = made.remove
  const out = `${made.folder}-site`
  const words = ['adopt', made.folder, '--yes', '--currency', 'EUR', '--country', 'DE']
  expect(await runCommand([...words, '--shipping', '4.90'], terminal)).toBe(0)
  expect(JSON.parse(readFileSync(join(out, 'vitrine.json'), 'utf8'))).toMatchObject({
    redirects: [
      { from: '/de/checkout', to: '/checkout' },
      { from: '/de/order-confirmation', to: '/order-confirmation' },
    ],
  })
  said.length = 0
  // What leads on is no dead link.
  expect([await runCommand(['doctor', out], terminal), said.join('\n')]).toEqual([
    0,
    expect.stringContaining('Nothing is wrong'),
  ])
})
