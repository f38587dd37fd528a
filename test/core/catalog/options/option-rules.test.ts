import { expect, it } from '@jest/globals'
import {
  MAX_OPTION_TEXT_LENGTH,
  MAX_VARIANTS,
  optionsProblem,
  variantCountProblem,
} from '../../../../core/catalog/index.js'

type Wanted = Parameters<typeof optionsProblem>[0]

const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `n${index}`, was: null }))
const option = (name: string, values: Wanted[number]['values'] = named(1)) => ({ name, was: null, values })
const text = (length: number): string => 'x'.repeat(length)

it.each<readonly [string, Wanted, RegExp | null]>([
  ['20 options', named(20).map(({ name }) => option(name)), null],
  ['21 options', named(21).map(({ name }) => option(name)), /at most 20 options/],
  ['as many values as variants', [option('Size', named(MAX_VARIANTS))], null],
  ['more values than variants', [option('Size', named(MAX_VARIANTS + 1))], /^Size: write at most/],
  ['a long name', [option(text(MAX_OPTION_TEXT_LENGTH))], null],
  ['a longer name', [option(text(MAX_OPTION_TEXT_LENGTH + 1))], /1 to 200 characters/],
  [
    'a longer value',
    [option('Size', [{ name: text(MAX_OPTION_TEXT_LENGTH + 1), was: null }])],
    /1 to 200 characters/,
  ],
])('options of a product are checked at their limits: %s', (_, wanted, problem) => {
  const found = optionsProblem(wanted)
  if (problem === null) expect(found).toBeNull()
  else expect(found).toMatch(problem)
})

it.each([
  [0, false, /At least one variant/],
  [1, false, null],
  [1, true, /at most 1000 variants/],
])('%i kept variants, too many: %s', (kept, isTooMany, problem) => {
  const found = variantCountProblem({ kept, isTooMany })
  if (problem === null) expect(found).toBeNull()
  else expect(found).toMatch(problem)
})
