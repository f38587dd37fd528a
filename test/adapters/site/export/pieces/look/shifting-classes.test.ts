import { describe, expect, it } from '@jest/globals'
import { shiftingClasses } from '../../../../../../adapters/site/export/pieces/look/shifting-classes.js'
import { expectLinear } from '../../../../../support/processes/linear-time.js'

describe('the classes that a style sheet draws over others', () => {
  it.each([
    ['.a{margin-left:-1px}', ['a']],
    ['.a.b , .c > p.d:hover{margin:0 -1px}', ['b', 'd']],
    ['.a b{margin:0 -1px} p{margin:0 -1px} .{margin:0 -1px}', []],
    ['@media x{.a{margin-left:-1px}.b{margin-left:1px}}', ['a']],
    ['.a{.b{margin-left:-1px}color:red}', ['b']],
    ['.a{margin-left:-1px', []],
    ['}.a}{margin-left:-1px}', []],
    ['', []],
  ])('are found in %s', (styles, classes) => {
    expect([...shiftingClasses(styles)]).toEqual(classes)
  })

  it.each([
    '.a ',
    '.a',
    '.',
    'a',
    ' ',
    ',',
    '.a,',
    '{',
    '}',
    '{}',
    '.a{',
    '.a{margin:-',
    ';margin:',
    'margin ',
  ])('are searched in linear time: %j repeated', (piece) =>
    expectLinear(shiftingClasses, (length) => piece.repeat(Math.ceil(length / piece.length))),
  )

  it.each([
    ['a long name before another part', (name: string) => `.${name} b{margin-left:-1px}`],
    ['many names before another part', (name: string) => `${name.replaceAll('a', '.a')} b{margin-left:-1px}`],
    ['blanks before the end', (name: string) => `.a${name.replaceAll('a', ' ')}b{margin-left:-1px}`],
  ])('are searched in time linear in the length of a selector: %s', (_, make) =>
    expectLinear(shiftingClasses, (length) => make('a'.repeat(length))),
  )
})
