import { afterEach, expect, it } from '@jest/globals'
import {
  exportedPage,
  PAGE_A,
  PAGE_B,
  scriptTag,
  SCRIPTS,
} from '../../adapters/site/export/support/export-folders.js'
import type { ExportFiles } from '../../adapters/site/export/support/export-folders.js'
import { adoptFiles, runQuietly } from '../support/adopted-site.js'

let remove = (): void => undefined
afterEach(() => remove())

const page = (id: string, checkout: string): string =>
  exportedPage(id, {
    body:
      '<nav class="w-nav">Harbour</nav><div data-node-type="commerce-cart-wrapper">' +
      `<a data-node-type="cart-checkout-button" href="${checkout}">Pay</a></div>`,
    scripts: scriptTag('/js/webflow.js'),
  }).replace('css/normalize', '/css/normalize')

it('a saved shop in two languages leads from each of its carts to the one checkout that it gets', async () => {
  const adopted = await adoptFiles(
    {
      'index.html': page(PAGE_A, '/checkout'),
      'de/index.html': page(PAGE_B, '/de/checkout'),
      'css/normalize.css': '',
      'js/webflow.js': SCRIPTS['strict JSON at the end (2018 to 2024)'],
      'products.csv': 'Product Handle,Product Name,Variant Price\nmug,Mug,12.00\n',
    },
    ['--currency', 'EUR', '--country', 'DE', '--shipping', '4.90'],
  )
  remove = adopted.remove
  expect(adopted.code).toBe(0)
  expect(JSON.parse(adopted.read('vitrine.json'))).toMatchObject({
    redirects: [
      { from: '/de/checkout', to: '/checkout' },
      { from: '/de/order-confirmation', to: '/order-confirmation' },
      { from: '/de/product/*', to: '/product/:splat' },
    ],
  })
  // A redirect is no dead link.
  expect(await runQuietly(['doctor', adopted.out])).toEqual({
    code: 0,
    said: expect.stringContaining('Nothing is wrong'),
  })
})

it.each<readonly [string, ExportFiles]>([
  [
    'of a country beside others',
    {
      'index.html': '<html><body>Choose a country</body></html>',
      'ua/index.html': page(PAGE_A, '/ua/checkout'),
    },
  ],
  ['that is the whole of what was saved', { 'ua/index.html': page(PAGE_A, '/ua/checkout') }],
])('a shop in a folder %s keeps its addresses and leads to the checkout', async (_, files) => {
  const adopted = await adoptFiles(
    {
      ...files,
      'ua/about.html': page(PAGE_B, '/ua/checkout'),
      'products.csv': 'Product Handle,Product Name,Variant Price\nmug,Mug,12.00\n',
    },
    ['--currency', 'UAH', '--country', 'UA', '--shipping', '90'],
  )
  remove = adopted.remove
  expect(adopted.code).toBe(0)
  expect(adopted.read('ua/about.html')).toContain('vitrine.js')
  expect(JSON.parse(adopted.read('vitrine.json'))).toMatchObject({
    redirects: [
      { from: '/ua/checkout', to: '/checkout' },
      { from: '/ua/order-confirmation', to: '/order-confirmation' },
      { from: '/ua/product/*', to: '/product/:splat' },
    ],
  })
})
