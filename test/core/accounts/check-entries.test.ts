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

describe("the check of a form's entries", () => {
  it.each<[AccountField, AccountEntryValue, string | null]>([
    [field('PlainText'), text('anything'), null],
    [field('PlainText', { minLength: 3 }), text('ab'), 'MinLength'],
    [field('PlainText', { minLength: 3 }), text('abc'), null],
    [field('PlainText', { minLength: 3 }), text('🔑🔑'), 'MinLength'],
    [field('PlainText', { maxLength: 3 }), text('abcd'), 'MaxLength'],
    [field('PlainText', { maxLength: 3 }), text('🔑🔑🔑'), null],
    [field('PlainText'), text('a'.repeat(10_000)), null],
    [field('PlainText'), text('a'.repeat(10_001)), 'MaxLength'],
    [field('PlainText'), { tag: 'flag', isSet: true }, 'Type'],
    [{ ...field('PlainText'), required: true }, text('  '), 'EmptyValue'],
    [{ ...field('Bool'), required: true }, { tag: 'flag', isSet: false }, null],
    [field('Bool'), text('yes'), 'Type'],
    [field('Number', { min: 0, max: 10, step: 0.5 }), text('2.5'), null],
    [field('Number', { min: 0 }), text('-1'), 'Min'],
    [field('Number', { max: 10 }), text('11'), 'Max'],
    [field('Number', { min: 0, step: 1 }), text('1.5'), 'Step'],
    [field('Number', { min: 1, max: 10 }), text('1'), null],
    [field('Number', { min: 1, max: 10 }), text('10'), null],
    [field('Number', { min: 0.1, step: 0.2 }), text('0.5'), null],
    [field('Number', { min: 0.1, step: 0.2 }), text('0.4'), 'Step'],
    [field('Number', { step: 0 }), text('1.5'), null],
    [field('Number', { step: 2 }), text('3'), 'Step'],
    [field('Number'), text('1e999'), 'Number'],
    [field('Number'), text('ten'), 'Number'],
    [field('Number'), text(' '), null],
    [field('Email'), text('ada@example.com'), null],
    [field('Email'), text('ada@'), 'Email'],
    [field('Link'), text('https://example.com/a'), null],
    [field('Link'), text('HTTP://example.com'), null],
    [field('Link'), text('mailto:ada@example.com'), null],
    [field('Link'), text('tel:+49301234'), null],
    [field('Link'), text('https://'), 'Link'],
    [field('Link'), text('https://a b'), 'Link'],
    [field('Link'), text('javascript:alert(1)'), 'Link'],
    [field('Link'), text('javascript:alert(1)//https://example.com'), 'Link'],
    [field('Link'), text('https://example.com\u0000'), 'Link'],
    [field('Option', { options }), text('red'), null],
    [field('Option', { options }), text('blue'), 'Option'],
    [field('Bool'), { tag: 'flag', isSet: true }, null],
    [{ ...field('Bool'), required: true }, { tag: 'empty' }, null],
    [field('Option'), text('red'), 'Option'],
    [field('FileRef'), text('a.png'), 'Type'],
    [field('FileRef'), { tag: 'uploaded', key: 'k' }, null],
    [field('FileRef'), { tag: 'kept', fileId: 'i' }, null],
    [field('FileRef'), { tag: 'empty' }, null],
    [field('PlainText'), { tag: 'kept', fileId: 'i' }, 'Type'],
    [{ ...field('FileRef'), required: true }, { tag: 'empty' }, 'EmptyValue'],
  ])('follows the rules of its field: %#', (known, value, broken) => {
    const checked = checkEntries([known], [{ id: 'f', type: known.type, value }])
    expect(checked).toEqual(broken === null ? [] : [{ fieldId: 'f', name: broken }])
  })

  it('changes no field that a member may not change', () => {
    for (const id of ['email', 'accept-privacy', 'groups', 'status', 'password', '__proto__', 'unknown']) {
      const entry = { id, type: 'PlainText', value: text('x') } as const
      expect(checkEntries(editableFields([field('PlainText')]), [entry])).toEqual([
        { fieldId: id, name: 'Type' },
      ])
    }
  })

  it('requires no name and no consent of a member, and accepts a name of 256 characters', () => {
    const fields = editableFields([])
    expect(fields.map(({ id, required }) => [id, required])).toEqual([
      ['name', false],
      ['accept-communications', false],
    ])
    const named = (count: number) =>
      checkEntries(fields, [{ id: 'name', type: 'PlainText', value: text('a'.repeat(count)) }])
    expect(named(0)).toEqual([])
    expect(named(256)).toEqual([])
    expect(named(257)).toEqual([{ fieldId: 'name', name: 'MaxLength' }])
  })

  it('refuses an entry of another type than its field', () => {
    const entry = { id: 'f', type: 'Email', value: text('ada@example.com') } as const
    expect(checkEntries([field('PlainText')], [entry])).toEqual([{ fieldId: 'f', name: 'Type' }])
  })

  it('names missing required fields without a value in the account', () => {
    const required = { ...field('PlainText'), required: true }
    expect(missingFields([required, { ...field('Bool'), id: 'b', required: true }], [], {})).toEqual([
      { fieldId: 'f', name: 'EmptyValue' },
    ])
    expect(missingFields([required], [], { f: { tag: 'text', text: 'x' } })).toEqual([])
    expect(missingFields([field('PlainText')], [], {})).toEqual([])
    expect(missingFields([required], [{ id: 'f', type: 'PlainText', value: text('x') }], {})).toEqual([])
    const other = { id: 'g', type: 'PlainText', value: text('x') } as const
    expect(missingFields([required], [other], {})).toEqual([{ fieldId: 'f', name: 'EmptyValue' }])
  })
})
