import { describe, expect, it } from '@jest/globals'
import { collectFormFields, formFailureText, formPayloadPairs } from '../../../../core/site/index.js'
import type { FormControl } from '../../../../core/site/index.js'

const control = (change: Partial<FormControl>): FormControl => ({
  type: 'text',
  key: 'Name',
  value: '',
  isRequired: false,
  isChecked: false,
  ...change,
})
const textFor = (...controls: readonly FormControl[]): string | undefined => {
  const result = collectFormFields(controls)
  return result.ok ? undefined : formFailureText(result.failure)
}

describe('the fields of a form', () => {
  it('are trimmed texts, booleans for check boxes and the chosen value of a radio group', () => {
    const result = collectFormFields([
      control({ value: '  Ada ' }),
      control({ type: 'checkbox', key: 'Yes', isChecked: true, value: 'on' }),
      control({ type: 'radio', key: 'Size', value: 'S' }),
      control({ type: 'radio', key: 'Size', value: 'M', isChecked: true }),
      control({ type: 'radio', key: 'Size', value: 'L' }),
      control({ type: 'radio', key: 'Colour', value: 'red' }),
      control({ type: 'submit', key: 'Send', value: 'Send' }),
      control({ type: 'file', key: 'CV', value: 'C:\\fakepath\\cv.pdf' }),
    ])
    expect(result).toEqual({ ok: true, value: { Name: 'Ada', Yes: true, Size: 'M', Colour: null } })
  })

  it.each([
    [control({ type: 'password' }), 'Passwords cannot be submitted.'],
    [control({ isRequired: true, value: ' ' }), 'Please fill out the required field: Name'],
    [
      control({ type: 'checkbox', key: 'Terms', isRequired: true }),
      'Please fill out the required field: Terms',
    ],
    [
      control({ type: 'email', key: 'Email', isRequired: true, value: 'ada' }),
      'Please enter a valid email address for: Email',
    ],
    [control({ type: 'file', key: 'CV', isRequired: true }), 'Please fill out the required field: CV'],
    [control({ type: 'file', key: 'CV', isRequired: true, value: 'file-1' }), undefined],
    [
      control({ type: 'radio', key: 'Size', isRequired: true, value: 'S' }),
      'Please fill out the required field: Size',
    ],
    [control({ key: 'g-recaptcha-response' }), 'Please confirm you’re not a robot.'],
    [control({ type: 'email', value: 'ada' }), undefined],
    [control({ type: 'email', isRequired: true, value: 'ada@home' }), undefined],
    [control({ key: 'g-recaptcha-response', value: 'token' }), undefined],
  ])('of %j give %j', (field, text) => {
    expect(textFor(field)).toBe(text)
  })

  it('are complete when another radio button of a required group is chosen', () => {
    const group = { type: 'radio', key: 'Size', isRequired: true }
    expect(textFor(control({ ...group, value: 'S' }), control({ ...group, isChecked: true }))).toBeUndefined()
  })

  it('lose none of two controls with one name', () => {
    const result = collectFormFields([
      control({ value: 'a' }),
      control({ value: 'b' }),
      control({ type: 'checkbox', isChecked: true }),
    ])
    expect(result).toEqual({ ok: true, value: { Name: 'a', 'Name 2': 'b', 'Name 3': true } })
  })

  it('give the first failure and its field', () => {
    const result = collectFormFields([
      control({ value: 'x' }),
      control({ isRequired: true, key: 'A' }),
      control({ type: 'password' }),
    ])
    expect(result).toEqual({ ok: false, failure: { tag: 'required', index: 1, field: 'A' } })
  })
})

describe('the pairs of a form post', () => {
  it('name nested values with brackets, send null as empty and leave out what is undefined', () => {
    expect(
      formPayloadPairs({
        name: 'Contact',
        fields: { 'E mail': 'a@b', Ok: true, None: null },
        flow: undefined,
      }),
    ).toEqual([
      ['name', 'Contact'],
      ['fields[E mail]', 'a@b'],
      ['fields[Ok]', 'true'],
      ['fields[None]', ''],
    ])
  })
})
