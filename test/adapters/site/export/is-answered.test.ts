import { expect, it } from '@jest/globals'
import { isAnswered } from '../../../../adapters/site/export/checks/dead-links.js'

const SITE = {
  names: new Set(['index.html', 'about.html', 'team/index.html', 'detail_product.html', 'css/site.css']),
  slugs: new Set(['mug']),
  redirectOf: (path: string) => (path === '/old' ? '/about' : null),
}

it.each([
  ['', true],
  ['about', true],
  ['about.html', true],
  ['team/', true],
  ['old', true],
  ['vitrine.js', true],
  ['product/mug', true],
  // A saved page links products as files, which the server leads to their addresses.
  ['product/mug.html', true],
  ['product/cup', false],
  ['product/cup.html', false],
  ['product/mug/more', false],
  ['category/mugs', false],
  ['nothing', false],
])('an address %s is answered: %s', (path, expected) => {
  expect(isAnswered(path, SITE)).toBe(expected)
})
