import { expect, it } from '@jest/globals'
import { idInKind, keptFileKey } from '../../../../../core/use-cases/owner/files/kept-file.js'
import { someOf } from '../../../../../core/shared/index.js'

it.each([
  ['form', 'ab12', 'ab12', 'forms/ab12'],
  ['member', 'members/ab12', 'ab12', 'accounts/ab12'],
  ['download', 'downloads/map.pdf', 'downloads/map.pdf', null],
] as const)('a file of the kind %s with the id %s has the key of its kind', (kind, id, own, key) => {
  expect(idInKind({ kind, id })).toBe(own)
  expect(keptFileKey({ kind, id })).toBe(key)
})

it.each([
  [['a', 'b'], 2, undefined, 'a, b'],
  [['a', 'b', 'c'], 2, undefined, 'a, b and 1 more'],
  [['a', 'b', 'c', 'd'], 2, '; ', 'a; b and 2 more'],
])('of %j the first %i are named, separated by %j', (names, most, separator, text) => {
  expect(someOf(names, most, separator)).toBe(text)
})
