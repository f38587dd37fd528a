import { expect, it } from '@jest/globals'
import { isDeepJson, MAX_JSON_DEPTH } from '../../../../core/shared/index.js'

const nested = (levels: number, open = '[', close = ']'): string => open.repeat(levels) + close.repeat(levels)

it.each([
  ['no level', '7', false],
  ['the most levels', nested(MAX_JSON_DEPTH), false],
  ['one more', nested(MAX_JSON_DEPTH + 1), true],
  ['one more of records', nested(MAX_JSON_DEPTH + 1, '{"a":', '}'), true],
  ['one more of both kinds', `${'[{"a":'.repeat(101)}1${'}]'.repeat(101)}`, true],
  ['many that end', `[${'[],'.repeat(1_000)}{}]`, false],
  ['brackets in a text', JSON.stringify('['.repeat(1_000)), false],
  ['brackets behind an escaped quote', JSON.stringify(`"${'['.repeat(1_000)}`), false],
  ['brackets behind an escaped backslash', `["\\\\",${nested(MAX_JSON_DEPTH)}]`, true],
  ['brackets in a text without an end', `"${'['.repeat(1_000)}`, false],
  ['levels without an end', '['.repeat(1_000), true],
])('%s', (_, json, isDeep) => {
  expect(isDeepJson(json)).toBe(isDeep)
})
