import { describe, expect, it } from '@jest/globals'
import { inputRules } from '../../../core/account-flows/index.js'
import {
  ACCOUNT_FIELD_TYPES,
  checkEntries,
  NO_RULES,
  withNumberDefaults,
} from '../../../core/accounts/index.js'
import type { AccountFieldRules } from '../../../core/accounts/index.js'

const rulesOf = (rules: Partial<AccountFieldRules>): AccountFieldRules => ({ ...NO_RULES, ...rules })

describe('a number field', () => {
  it.each([
    [{}, { min: 0, step: 1 }],
    [{ max: 9 }, { min: 0, max: 9, step: 1 }],
    [{ min: -5 }, { min: -5, step: 1 }],
    [{ step: 0.5 }, { min: 0, step: 0.5 }],
    [{ max: -1 }, { min: null, max: -1, step: 1 }],
    [
      { min: 2, step: 2 },
      { min: 2, step: 2 },
    ],
  ])('with the rules %j has %j', (given, expected) => {
    expect(withNumberDefaults('Number', rulesOf(given))).toEqual(rulesOf(expected))
  })

  it('shows its limits on the page even if a server sends none', () => {
    const rules = inputRules({ type: 'Number', required: false, rules: NO_RULES })
    expect(rules?.attributes).toMatchObject({ min: '0', step: '1' })
  })

  it.each([
    ['0', []],
    ['7', []],
    ['-1', ['Min']],
    ['1.5', ['Step']],
  ])('takes %s with %j against it', (text, broken) => {
    const field = {
      id: 'age',
      name: 'Age',
      slug: 'age',
      type: 'Number',
      required: false,
      rules: withNumberDefaults('Number', NO_RULES),
    } as const
    const found = checkEntries([field], [{ id: 'age', type: 'Number', value: { tag: 'text', text } }])
    expect(found.map(({ name }) => name)).toEqual(broken)
  })

  it('is the only one with such limits', () => {
    for (const type of ACCOUNT_FIELD_TYPES.filter((one) => one !== 'Number')) {
      expect(withNumberDefaults(type, NO_RULES)).toBe(NO_RULES)
      const rules = inputRules({ type, required: false, rules: NO_RULES })
      expect(Object.keys(rules?.attributes ?? {})).not.toContain('min')
    }
  })
})
