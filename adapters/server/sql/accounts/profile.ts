import {
  checkEntries,
  COMMON_FIELDS,
  CUSTOM_FIELDS,
  editableFields,
} from '../../../../core/accounts/index.js'
import type { AccountEntry, AccountValue, AccountValues } from '../../../../core/accounts/index.js'
import type { AccountForms } from '../../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { ok } from '../../../../core/shared/index.js'
import { isStorable } from '../engine/index.js'
import type { MemberRow } from '../engine/index.js'
import { inTransaction } from './accounts-context.js'
import type { AccountsContext } from './accounts-context.js'
import { recordEvent } from './account-events.js'
import { notLoggedIn, refuse } from '../../../../core/use-cases/accounts/failures.js'
import { valuesOf } from '../../../../core/use-cases/accounts/field-values.js'
import { beginUpload } from '../../../../core/use-cases/accounts/files/begin-upload.js'
import { takeFiles } from '../../../../core/use-cases/accounts/files/take-files.js'
import { portsOf } from './ports-of.js'
import { createSqlFileRecords } from './storage/sql-file-records.js'
import { fieldsOf, lockMember, updateMember } from './members.js'
import { memberName } from '../../../../core/use-cases/accounts/new-member.js'
import { currentMember } from './sessions.js'

const text = (value: string): AccountValue => (value === '' ? null : { tag: 'text', text: value })
const flag = (isSet: boolean): AccountValue => ({ tag: 'flag', isSet })

/** All values of an account. */
const allValues = (row: MemberRow): AccountValues => ({
  ...fieldsOf(row),
  [COMMON_FIELDS.email.id]: text(row.email),
  [COMMON_FIELDS.name.id]: text(row.name),
  [COMMON_FIELDS.acceptPrivacy.id]: flag(row.accept_privacy),
  [COMMON_FIELDS.acceptCommunications.id]: flag(row.accept_communications),
})

/** The changes that entries make to a member's row. */
function changeOf(row: MemberRow, values: AccountValues): Partial<MemberRow> {
  const {
    [COMMON_FIELDS.name.id]: name,
    [COMMON_FIELDS.acceptCommunications.id]: communications,
    ...own
  } = values
  return {
    ...(name !== undefined && { name: name?.tag === 'text' ? memberName(name.text) : '' }),
    ...(communications?.tag === 'flag' && { accept_communications: communications.isSet }),
    fields: JSON.stringify({ ...fieldsOf(row), ...own }),
  }
}

/** Refuses a form with invalid entries as a whole. */
function refuseEntries({ settings }: AccountsContext, entries: readonly AccountEntry[]) {
  const message = 'Some of the information provided is not valid.'
  if (entries.length > CUSTOM_FIELDS.mostInUpdate) return refuse('UsysInvalidUserData', message)
  const unstorable = entries
    .filter(({ value }) => value.tag === 'text' && !isStorable(value.text))
    .map(({ id }) => ({ fieldId: id, name: 'Type' }))
  const failedValidations = [...checkEntries(editableFields(settings.fields), entries), ...unstorable]
  return failedValidations.length === 0 ? null : refuse('UsysInvalidUserData', message, { failedValidations })
}

/** Refuses files that never arrived, belong to another account or were saved before. */
const refuseFiles = (fieldIds: readonly string[]) =>
  refuse('UsysInvalidUserData', 'A file did not arrive.', {
    failedValidations: fieldIds.map((fieldId) => ({ fieldId, name: 'DefaultError' })),
  })

/** Creates the account actions of the member who is logged in. */
export const createProfile = (context: AccountsContext, visitor: Visitor): AccountForms => ({
  readFields: async () => ok(context.settings.fields),
  beginUpload: (file) => beginUpload(portsOf(context), visitor, file),
  readAccount: async () => {
    const row = await currentMember(context, visitor)
    return ok(row && { id: row.id, createdOnMs: Number(row.created_on), values: allValues(row) })
  },
  updateAccount: async (entries) => {
    const member = await currentMember(context, visitor)
    if (member === null) return notLoggedIn
    const refused = refuseEntries(context, entries)
    if (refused !== null) return refused
    return inTransaction(context, async (tables) => {
      const row = await lockMember(tables, context, member.id)
      if (row === null) return notLoggedIn
      const files = await takeFiles(
        { fileRecords: createSqlFileRecords(tables, context) },
        { id: row.id, values: fieldsOf(row) },
        entries,
      )
      if (files.refused.length > 0) return refuseFiles(files.refused)
      const values = { ...valuesOf(entries), ...files.values }
      await updateMember(tables, context, row.id, changeOf(row, values))
      await recordEvent(tables, context, 'data-changed', row.id, { fields: entries.map(({ id }) => id) })
      return ok(values)
    })
  },
})
