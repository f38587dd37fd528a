import { checkEntries, COMMON_FIELDS, CUSTOM_FIELDS, editableFields } from '../../accounts/index.js'
import type { AccountEntry, AccountValue, AccountValues } from '../../accounts/index.js'
import type { AccountForms } from '../../ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../ports/visitor.port.js'
import { ok } from '../../shared/index.js'
import type { AccountClock, AccountData, AccountRules } from './account-ports.js'
import { notLoggedIn, refuse } from './failures.js'
import { INVALID_DATA, refuseData, unstorableEntries } from './refuse-data.js'
import { valuesOf } from './field-values.js'
import { beginUpload } from './files/begin-upload.js'
import type { UploadPorts } from './files/begin-upload.js'
import { takeFiles } from './files/take-files.js'
import { memberName } from './new-member.js'
import { changeInSession } from './self-service/lock-in-session.js'
import { currentMember } from './sessions.js'
import type { MemberChange, StoredMember } from './storage/stored-member.js'

const text = (value: string): AccountValue => (value === '' ? null : { tag: 'text', text: value })
const flag = (isSet: boolean): AccountValue => ({ tag: 'flag', isSet })

/** All values of an account. */
const allValues = (member: StoredMember): AccountValues => ({
  ...member.fields,
  [COMMON_FIELDS.email.id]: text(member.email),
  [COMMON_FIELDS.name.id]: text(member.name),
  [COMMON_FIELDS.acceptPrivacy.id]: flag(member.acceptPrivacy),
  [COMMON_FIELDS.acceptCommunications.id]: flag(member.acceptCommunications),
})

/** The changes that entries make to a member. */
function changeOf({ fields }: StoredMember, values: AccountValues): MemberChange {
  const {
    [COMMON_FIELDS.name.id]: name,
    [COMMON_FIELDS.acceptCommunications.id]: communications,
    ...own
  } = values
  return {
    ...(name !== undefined && { name: name?.tag === 'text' ? memberName(name.text) : '' }),
    ...(communications?.tag === 'flag' && { acceptCommunications: communications.isSet }),
    fields: { ...fields, ...own },
  }
}

/** Refuses a form with invalid entries as a whole. */
function refuseEntries({ settings }: AccountRules, entries: readonly AccountEntry[]) {
  if (entries.length > CUSTOM_FIELDS.maxInUpdate) return refuse('UsysInvalidUserData', INVALID_DATA)
  return refuseData([
    ...checkEntries(editableFields(settings.fields), entries),
    ...unstorableEntries(entries),
  ])
}

/** Refuses files that never arrived, belong to another account or were saved before. */
const refuseFiles = (fieldIds: readonly string[]) =>
  refuse('UsysInvalidUserData', 'A file did not arrive.', {
    failedValidations: fieldIds.map((fieldId) => ({ fieldId, name: 'DefaultError' })),
  })

/** Saves the entries of a form. */
async function updateAccount(
  ports: AccountData & AccountClock & AccountRules,
  visitor: Visitor,
  entries: readonly AccountEntry[],
): ReturnType<AccountForms['updateAccount']> {
  const current = await currentMember(ports, visitor)
  if (current === null) return notLoggedIn
  const refused = refuseEntries(ports, entries)
  if (refused !== null) return refused
  return changeInSession(ports, visitor, current.id, async (work, member) => {
    const files = await takeFiles(work, { id: member.id, values: member.fields }, entries)
    if (files.refused.length > 0) return refuseFiles(files.refused)
    const values = { ...valuesOf(entries), ...files.values }
    await work.members.update(member.id, changeOf(member, values))
    await work.events.record('data-changed', member.id, { fields: entries.map(({ id }) => id) })
    return ok(values)
  })
}

/** Creates the account actions of the member who is logged in. */
export const createProfile = (ports: UploadPorts, visitor: Visitor): AccountForms => ({
  readFields: async () => ok(ports.settings.fields),
  beginUpload: (file) => beginUpload(ports, visitor, file),
  readAccount: async () => {
    const member = await currentMember(ports, visitor)
    return ok(member && { id: member.id, createdOnMs: member.createdOnMs, values: allValues(member) })
  },
  updateAccount: (entries) => updateAccount(ports, visitor, entries),
})
