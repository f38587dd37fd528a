import { expect, it } from '@jest/globals'
import { folderRedirects } from '../../../../../adapters/site/export/index.js'
import { siteLocales } from '../../../../../adapters/site/export/pages/site-locales.js'

const redirectsOf = (paths: readonly string[]) =>
  folderRedirects(
    siteLocales(paths),
    paths.map((path) => ({ path, shopBlocks: [] })),
  ).map(({ from, to }) => `${from} ${to}`)

const SITE = ['index.html', 'about.html', 'fr/index.html', 'de-ch/about.html']

it.each([
  ['a site without items', [], []],
  [
    'pages that the server makes of a template at the root',
    ['detail_product.html', 'detail_blog-post.html'],
    ['de-ch', 'fr'].flatMap((folder) =>
      ['product', 'blog-post'].map((name) => `/${folder}/${name}/* /${name}/:splat`),
    ),
  ],
  [
    'a template in a folder, of which no pages are made',
    ['detail_product.html', 'fr/detail_product.html'],
    ['/de-ch/product/* /product/:splat', '/fr/product/* /product/:splat'],
  ],
  [
    'pages of its own in a folder, which stay',
    ['detail_product.html', 'fr/product/tasse.html'],
    ['/de-ch/product/* /product/:splat'],
  ],
])('the addresses of items in another language lead to the one page of each: %s', (_, more, expected) => {
  expect(redirectsOf([...SITE, ...more])).toEqual(expected)
})
