import type { AccountFieldName } from './account-field.js'

/** A member's file, with its address on this site. */
export interface AccountFile {
  readonly id: string
  readonly url: string
}

/** The value of a field in an account. Numbers stay texts; an option is its slug. null: none. */
export type AccountValue =
  | { readonly tag: 'text'; readonly text: string }
  | { readonly tag: 'flag'; readonly isSet: boolean }
  | { readonly tag: 'option'; readonly slug: string }
  | { readonly tag: 'file'; readonly file: AccountFile }
  | null

/** Values by field id, including the common fields (`COMMON_FIELDS`). */
export type AccountValues = Readonly<Record<string, AccountValue>>

/** The values without a file; null: no value has it. */
export function withoutFile(values: AccountValues, fileId: string): AccountValues | null {
  const fields = Object.entries(values).filter(
    ([, value]) => value?.tag === 'file' && value.file.id === fileId,
  )
  if (fields.length === 0) return null
  return { ...values, ...Object.fromEntries(fields.map(([field]) => [field, null])) }
}

/** Members' view of their own account. */
export interface Account {
  readonly id: string
  readonly createdOnMs: number
  readonly values: AccountValues
}

/** A value that a form sends. A file is given by the key of its upload or by the id that it has already. */
export type AccountEntryValue =
  | { readonly tag: 'text'; readonly text: string }
  | { readonly tag: 'flag'; readonly isSet: boolean }
  | { readonly tag: 'uploaded'; readonly key: string }
  | { readonly tag: 'kept'; readonly fileId: string }
  /** Nothing, or the file is to be removed. */
  | { readonly tag: 'empty' }

/** A field of a form with its value. Unchanged file fields have no entry. */
export interface AccountEntry extends AccountFieldName {
  readonly value: AccountEntryValue
}
