import { expect, it } from '@jest/globals'
import { parseSitePath } from '../../../../adapters/server/static-files/site-path.js'

it.each<[string, readonly string[] | null]>([
  ['/', []],
  ['//lamps//oak%20stool', ['lamps', 'oak stool']],
  ['/lamps/..', null],
  ['/lamps%2f%2e%2e', null],
  ['/lamps.', null],
  ['/lamps /x', null],
  ['/c:/x', null],
  ['/a%5cb', null],
  ['/a%00', null],
  ['/%zz', null],
  ['/a'.repeat(200), Array<string>(200).fill('a')],
  ['/a'.repeat(201), null],
  ['/%2fa'.repeat(7_000), null],
])('reads a path of a request as segments (row %#)', (path, segments) => {
  expect(parseSitePath(path)).toEqual(segments)
})
