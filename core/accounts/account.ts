import type { AccountFieldName } from './account-field.js'

/** A file of a member's, at its address on this site. */
export interface AccountFile {
  readonly id: string
  readonly url: string
}

/** A member's value of a field. Numbers stay the text they are; an option is its slug. null: nothing. */
export type AccountValue =
  | { readonly tag: 'text'; readonly text: string }
  | { readonly tag: 'flag'; readonly isSet: boolean }
  | { readonly tag: 'option'; readonly slug: string }
  | { readonly tag: 'file'; readonly file: AccountFile }
  | null

/** Values by the ids of their fields, also those of the common ones (`COMMON_FIELDS`). */
export type AccountValues = Readonly<Record<string, AccountValue>>

/** The view that members have of their own account. */
export interface Account {
  readonly id: string
  readonly createdOnMs: number
  readonly values: AccountValues
}

/** A value that a form sends. A file is named by the key of its upload or by the id it already has. */
export type AccountEntryValue =
  | { readonly tag: 'text'; readonly text: string }
  | { readonly tag: 'flag'; readonly isSet: boolean }
  | { readonly tag: 'uploaded'; readonly key: string }
  | { readonly tag: 'kept'; readonly fileId: string }
  /** Nothing, or the file is to be removed. */
  | { readonly tag: 'empty' }

/** A field of a form with its value. An untouched file field is not among a form's entries. */
export interface AccountEntry extends AccountFieldName {
  readonly value: AccountEntryValue
}
