import type { AccountEntry, BrokenRule } from '../../accounts/index.js'
import { isStorable } from '../../shared/index.js'
import { refuse } from './failures.js'

/** The text of a refusal of a form's data. */
export const INVALID_DATA = 'Some of the information provided is not valid.'

/** The entries with texts that no database stores, as broken rules. */
export const unstorableEntries = (
  entries: readonly Pick<AccountEntry, 'id' | 'value'>[],
): readonly BrokenRule[] =>
  entries
    .filter(({ value }) => value.tag === 'text' && !isStorable(value.text))
    .map(({ id }) => ({ fieldId: id, name: 'Type' }))

/** The refusal of a form that breaks rules; null if it breaks none. */
export const refuseData = (failedValidations: readonly BrokenRule[]): ReturnType<typeof refuse> | null =>
  failedValidations.length === 0 ? null : refuse('UsysInvalidUserData', INVALID_DATA, { failedValidations })
