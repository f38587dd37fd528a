import type { AccountField } from './account-field.js'
import type { AccountValue, AccountValues } from './account.js'

/** A value of an owner's field, to be read by people. */
export interface FieldText {
  /** The label of the field. */
  readonly name: string
  /** Null for a checkbox and for a file. */
  readonly text: string | null
  /** Null for everything but a checkbox. */
  readonly isChecked: boolean | null
  /** The id of a member's file; null: the value is no file. */
  readonly fileId: string | null
}

const NOTHING = { text: null, isChecked: null, fileId: null }

function valueText({ name, rules }: AccountField, value: NonNullable<AccountValue>): FieldText {
  switch (value.tag) {
    case 'text':
      return { name, ...NOTHING, text: value.text }
    case 'flag':
      return { name, ...NOTHING, isChecked: value.isSet }
    case 'option': {
      const chosen = rules.options?.find(({ slug }) => slug === value.slug)
      return { name, ...NOTHING, text: chosen?.name ?? value.slug }
    }
    case 'file':
      return { name, ...NOTHING, fileId: value.file.id }
  }
}

/** The values of an account in the order of the fields; fields without a value are left out. */
export const fieldTexts = (fields: readonly AccountField[], values: AccountValues): readonly FieldText[] =>
  fields.flatMap((field) => {
    const value = values[field.id] ?? null
    return value === null ? [] : [valueText(field, value)]
  })
