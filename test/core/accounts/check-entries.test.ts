import { describe, expect, it } from '@jest/globals'
import { checkEntries, editableFields, missingFields, NO_RULES } from '../../../core/accounts/index.js'
import type { AccountEntryValue, AccountField, AccountFieldType } from '../../../core/accounts/index.js'

const field = (type: AccountFieldType, rules: Partial<AccountField['rules']> = {}): AccountField => ({
  id: 'f',
  name: 'Field',
  slug: 'field',
  type,
  required: false,
  rules: { ...NO_RULES, ...rules },
})
const text = (written: string): AccountEntryValue => ({ tag: 'text', text: written })
const options = [{ slug: 'red', name: 'Red' }]

describe('what stands in a form', () => {
  it.each<[AccountField, AccountEntryValue, string | null]>([
    [field('PlainText'), text('anything'), null],
    [field('PlainText', { minLength: 3 }), text('ab'), 'MinLength'],
    [field('PlainText', { maxLength: 3 }), text('abcd'), 'MaxLength'],
    [field('PlainText'), { tag: 'flag', isSet: true }, 'Type'],
    [{ ...field('PlainText'), required: true }, text('  '), 'EmptyValue'],
    [{ ...field('Bool'), required: true }, { tag: 'flag', isSet: false }, null],
    [field('Bool'), text('yes'), 'Type'],
    [field('Number', { min: 0, max: 10, step: 0.5 }), text('2.5'), null],
    [field('Number', { min: 0 }), text('-1'), 'Min'],
    [field('Number', { max: 10 }), text('11'), 'Max'],
    [field('Number', { min: 0, step: 1 }), text('1.5'), 'Step'],
    [field('Number'), text('1e999'), 'Number'],
    [field('Email'), text('ada@example.com'), null],
    [field('Email'), text('ada@'), 'Email'],
    [field('Link'), text('https://example.com/a'), null],
    [field('Link'), text('javascript:alert(1)'), 'Link'],
    [field('Option', { options }), text('red'), null],
    [field('Option', { options }), text('blue'), 'Option'],
    [field('FileRef'), text('a.png'), 'Type'],
    [{ ...field('FileRef'), required: true }, { tag: 'empty' }, 'EmptyValue'],
  ])('follows the rules of its field: %#', (known, value, broken) => {
    const checked = checkEntries([known], [{ id: 'f', type: known.type, value }])
    expect(checked).toEqual(broken === null ? [] : [{ fieldId: 'f', name: broken }])
  })

  it('changes no field that is not the member’s to change', () => {
    for (const id of ['email', 'accept-privacy', 'groups', 'status', 'password', '__proto__', 'unknown']) {
      const entry = { id, type: 'PlainText', value: text('x') } as const
      expect(checkEntries(editableFields([field('PlainText')]), [entry])).toEqual([
        { fieldId: id, name: 'Type' },
      ])
    }
  })

  it('says which required fields are left out, where the account has no value of them', () => {
    const required = { ...field('PlainText'), required: true }
    expect(missingFields([required, { ...field('Bool'), id: 'b', required: true }], [], {})).toEqual([
      { fieldId: 'f', name: 'EmptyValue' },
    ])
    expect(missingFields([required], [], { f: { tag: 'text', text: 'x' } })).toEqual([])
  })
})
