import { expect, it } from '@jest/globals'
import { changedText, toTable } from '../../../../../adapters/site/pages/data/edited-table.js'
import type { TableShape } from '../../../../../adapters/site/pages/data/edited-table.js'
import type { TableChange } from '../../../../../core/ports/owner/files/collection-tables.port.js'
import { allAtOnce } from '../../../../../core/shared/index.js'
import { valueOf } from '../../../../support/value-of.js'

const read = async (text: string) => valueOf(await toTable({ slug: 't', path: 't.csv' }, Buffer.from(text)))

const set = (line: number, ...cells: string[]): TableChange => ({ tag: 'set', line, cells })
const add = (...cells: string[]): TableChange => ({ tag: 'add', cells })
const remove = (line: number): TableChange => ({ tag: 'remove', line })

it.each<[string, readonly TableChange[], TableShape, string]>([
  ['a,b\n1,2\n3,4\n', [set(0, 'x', 'y')], {}, 'a,b\nx,y\n3,4\n'],
  ['a,b\n1,2\n3,4', [add('5', '6')], {}, 'a,b\n1,2\n3,4\n5,6\n'],
  ['a,b\r\n1,2\r\n3,4', [remove(0), add('5', 'six, "6"')], {}, 'a,b\r\n3,4\r\n5,"six, ""6"""\r\n'],
  ['a;b\n1;2\n', [set(0, '1', 'x;y')], {}, 'a;b\n1;"x;y"\n'],
  ['a,b\n1,2\n3,4', [], { order: [1, 0] }, 'a,b\n3,4\n1,2\n'],
  ['a\n1\n', [set(0, '1', '2')], { addedColumns: ['b'] }, 'a,b\n1,2\n'],
  ['a\n"1\n2"\n3\n', [remove(1)], {}, 'a\n"1\n2"\n'],
])('changes only the changed lines of %j', async (text, changes, shape, expected) => {
  expect(allAtOnce(changedText(await read(text), changes, shape))).toBe(expected)
})

it('writes a table of which every line changes in steps of at most 200 lines', async () => {
  const count = 2000
  const lines = Array.from({ length: count }, (_, at) => `${at},old`)
  const table = await read(`a,b\n${lines.join('\n')}\n`)
  const changes = lines.flatMap((_, at) => [set(at, `${at}`, 'new'), add('more', `${at}`)])
  expect([...changedText(table, changes)].length).toBeGreaterThanOrEqual((2 * count) / 200)
})
