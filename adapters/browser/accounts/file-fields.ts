import type { AccountEntryValue, AccountFile } from '../../../core/accounts/index.js'
import type { FailedValidation } from '../../../core/errors/index.js'
import type { SubmitLock } from '../kit/forms/submit-lock.js'
import type { AccountPage } from './account-page.js'
import type { FieldElement } from './form-fields.js'

/** The file fields of accounts on a page. */
export const FILE_INPUTS = 'input[type=file][data-wf-user-field]'

/** The file fields of a form. */
export interface FileFields {
  /** The value that a field sends; null: unchanged. */
  readonly valueOf: (element: FieldElement) => AccountEntryValue | null
  /** Shows the file that an account has. */
  readonly fill: (element: Element, file: AccountFile | null) => void
  /** Shows the server's refusals at the fields. */
  readonly refuse: (failed: readonly FailedValidation[]) => void
  readonly destroy: () => void
}

/** Binds the file fields of a form. */
export type BindFileFields = (page: AccountPage, form: HTMLElement, lock: SubmitLock) => FileFields

/** For forms without file fields, which need no upload code. */
export const noFileFields: BindFileFields = () => ({
  valueOf: () => null,
  fill: () => undefined,
  refuse: () => undefined,
  destroy: () => undefined,
})
