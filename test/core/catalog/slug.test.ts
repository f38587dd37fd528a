import { expect, it } from '@jest/globals'
import { isSlug, toSlug } from '../../../core/catalog/index.js'

it.each([
  ['Oak Stool', 'oak-stool'],
  ['  Café – Crème!  ', 'cafe-creme'],
  ['Ångström 2', 'angstrom-2'],
  ['ﬁne', 'fine'],
  ['--a__b--', 'a-b'],
  ['10 % off', '10-off'],
  ['茶', ''],
  ['', ''],
  ['x'.repeat(1_000), 'x'.repeat(1_000)],
  [`${'x'.repeat(999)} y`, 'x'.repeat(999)],
  ['x'.repeat(1_001), 'x'.repeat(1_000)],
])('the form of %j for an address is %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

it.each(['Mug_2', 'a--b', 'a', '_a', '0', 'x-'])('%j can name a product in an address', (text) => {
  expect(isSlug(text)).toBe(true)
})

it.each(['', '-a', 'a b', 'a/b', '..', 'é', 'a.b', ' a', 'a\n'])(
  '%j cannot name a product in an address',
  (text) => {
    expect(isSlug(text)).toBe(false)
  },
)
