import { ACCOUNT_FIELD_TYPES, COMMON_FIELDS, wireTypeOf } from '../../../../core/accounts/index.js'
import type {
  AccountEntry,
  AccountEntryValue,
  AccountFieldType,
  AccountValue,
  AccountValues,
} from '../../../../core/accounts/index.js'
import { isRecord, ownValue, toRecord } from '../../../../core/shared/index.js'

/** Pages write the common fields in camel case as well (reference/wire-protocol#accounts). */
const CAMEL_CASE: Readonly<Record<string, string>> = {
  acceptPrivacy: COMMON_FIELDS.acceptPrivacy.id,
  acceptCommunications: COMMON_FIELDS.acceptCommunications.id,
}

const fieldId = (written: string): string => ownValue(CAMEL_CASE, written) ?? written

/** The value that a page sent for one field; null: it does not fit the field's type. */
function readValue(type: AccountFieldType, value: unknown): AccountEntryValue | null {
  if (value === null || value === '') return { tag: 'empty' }
  if (type === 'Bool') return typeof value === 'boolean' ? { tag: 'flag', isSet: value } : null
  if (type === 'FileRef') {
    const { key, _id } = toRecord(value)
    if (typeof key === 'string') return { tag: 'uploaded', key }
    return typeof _id === 'string' ? { tag: 'kept', fileId: _id } : null
  }
  return typeof value === 'string' || typeof value === 'number' ? { tag: 'text', text: String(value) } : null
}

/** The entries of a form in the domain's form, and the ids of the fields with unreadable values. */
export function readEntries(data: unknown): {
  readonly entries: readonly AccountEntry[]
  readonly unreadable: readonly string[]
} {
  const entries: AccountEntry[] = []
  const unreadable: string[] = []
  for (const type of ACCOUNT_FIELD_TYPES) {
    const list = toRecord(data)[wireTypeOf(type)]
    for (const datum of Array.isArray(list) ? (list as readonly unknown[]) : []) {
      // An entry without a value is a file field that the visitor did not change.
      if (!isRecord(datum) || datum['value'] === undefined) continue
      const id = fieldId(String(datum['id']))
      const value = readValue(type, datum['value'])
      if (value === null) unreadable.push(id)
      else entries.push({ id, type, value })
    }
  }
  return { entries, unreadable }
}

const textOf = (value: AccountValue): string | null => {
  if (value?.tag === 'text') return value.text
  return value?.tag === 'option' ? value.slug : null
}

/** The fields of `SiteUserData`, over the values of an account. */
export const dataFields = Object.fromEntries(
  ACCOUNT_FIELD_TYPES.map((type) => [
    wireTypeOf(type),
    (values: AccountValues, { id }: { readonly id: string }): unknown => {
      const value = ownValue(values, fieldId(id)) ?? null
      switch (type) {
        case 'Bool':
          return value?.tag === 'flag' ? value.isSet : null
        case 'Option':
          return value?.tag === 'option' ? { slug: value.slug } : null
        case 'FileRef':
          return value?.tag === 'file' ? value.file : null
        default:
          return textOf(value)
      }
    },
  ]),
)
