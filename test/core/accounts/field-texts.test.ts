import { expect, it } from '@jest/globals'
import { fieldTexts, NO_RULES } from '../../../core/accounts/index.js'
import type { AccountField, AccountFieldType, AccountValue } from '../../../core/accounts/index.js'

const OPTIONS = [{ slug: 'oak', name: 'Oak wood' }]

const fieldOf = (type: AccountFieldType): AccountField => ({
  id: type,
  type,
  name: `Field ${type}`,
  slug: type.toLowerCase(),
  required: false,
  rules: { ...NO_RULES, options: OPTIONS },
})

const NONE = { text: null, isChecked: null, fileId: null }

it.each<[AccountFieldType, AccountValue, object]>([
  ['PlainText', { tag: 'text', text: 'Blue' }, { text: 'Blue' }],
  ['Number', { tag: 'text', text: '12' }, { text: '12' }],
  ['Bool', { tag: 'flag', isSet: false }, { isChecked: false }],
  ['Option', { tag: 'option', slug: 'oak' }, { text: 'Oak wood' }],
  ['Option', { tag: 'option', slug: 'removed' }, { text: 'removed' }],
  ['FileRef', { tag: 'file', file: { id: 'f1', url: '/f1' } }, { fileId: 'f1' }],
])('a field of the type %s with the value %j is read as %j', (type, value, text) => {
  expect(fieldTexts([fieldOf(type)], { [type]: value })).toEqual([
    { name: `Field ${type}`, ...NONE, ...text },
  ])
})

it('values stand in the order of the fields; empty ones and those of removed fields are left out', () => {
  const fields = [fieldOf('Number'), fieldOf('Bool'), fieldOf('PlainText')]
  const values = {
    PlainText: { tag: 'text', text: 'Blue' },
    Number: { tag: 'text', text: '1' },
    Bool: null,
    Gone: { tag: 'text', text: 'old' },
  } as const
  expect(fieldTexts(fields, values).map(({ text }) => text)).toEqual(['1', 'Blue'])
})
