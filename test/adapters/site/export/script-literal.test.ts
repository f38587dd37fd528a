import { runInNewContext } from 'node:vm'
import { expect, it } from '@jest/globals'
import { scriptLiteral } from '../../../../adapters/site/export/scripts/script-literal.js'

it.each<[string, unknown, string]>([
  ['names without quotes', { id: 'a', _b1: [1] }, '{id:"a",_b1:[1]}'],
  ['names that need quotes', { 'wf:class': 1, '1a': 2, '': 3 }, '{"wf:class":1,"1a":2,"":3}'],
  ['texts that look like names', { a: '"b":', c: '\\"d\\":' }, '{a:"\\"b\\":",c:"\\\\\\"d\\\\\\":"}'],
  ['the ends of lines', 'a\u2028b\u2029', '"a\\u2028b\\u2029"'],
])('a literal has %s', (_, value, literal) => {
  expect(scriptLiteral(value)).toBe(literal)
  expect(JSON.parse(JSON.stringify(runInNewContext(`(${literal})`)))).toEqual(value)
})
