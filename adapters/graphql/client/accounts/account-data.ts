import { COMMON_FIELDS, wireTypeOf } from '../../../../core/accounts/index.js'
import type {
  AccountEntry,
  AccountFieldName,
  AccountValue,
  AccountValues,
} from '../../../../core/accounts/index.js'
import { ownValue, toRecord } from '../../../../core/shared/index.js'
import { asText } from '../parse/reading.js'

const COMMON_ALIASES: Readonly<Record<string, string>> = {
  [COMMON_FIELDS.email.id]: 'email',
  [COMMON_FIELDS.name.id]: 'name',
  [COMMON_FIELDS.acceptPrivacy.id]: 'acceptPrivacy',
  [COMMON_FIELDS.acceptCommunications.id]: 'acceptCommunications',
}

/** The alias of a field in queries and in the data of a form, since an alias allows only word characters. */
const aliasOf = ({ id }: AccountFieldName): string =>
  ownValue(COMMON_ALIASES, id) ?? `f_${id.replace(/\W/g, '_')}`

const partsOf = ({ type }: AccountFieldName): string => {
  if (type === 'Option') return '{slug}'
  return type === 'FileRef' ? '{url id}' : ''
}

/** The fields as part of a query: `f_<id>:plainText(id:"<id>")` and so on. */
export const selectionOf = (fields: readonly AccountFieldName[]): string =>
  fields
    .map(
      (field) =>
        `${aliasOf(field)}:${wireTypeOf(field.type)}(id:${JSON.stringify(field.id)})${partsOf(field)}`,
    )
    .join(' ')

function parseValue({ type }: AccountFieldName, input: unknown): AccountValue {
  switch (type) {
    case 'Bool':
      return typeof input === 'boolean' ? { tag: 'flag', isSet: input } : null
    case 'Option': {
      const slug = asText(toRecord(input)['slug'])
      return slug === null ? null : { tag: 'option', slug }
    }
    case 'FileRef': {
      const { id, url } = toRecord(input)
      return typeof id === 'string' ? { tag: 'file', file: { id, url: asText(url) ?? '' } } : null
    }
    default:
      return typeof input === 'string' || typeof input === 'number'
        ? { tag: 'text', text: String(input) }
        : null
  }
}

/** Reads the answer to `selectionOf`. */
export function parseValues(fields: readonly AccountFieldName[], input: unknown): AccountValues {
  const data = toRecord(input)
  return Object.fromEntries(fields.map((field) => [field.id, parseValue(field, data[aliasOf(field)])]))
}

function wireValueOf({ value }: AccountEntry): unknown {
  switch (value.tag) {
    case 'text':
      return value.text === '' ? null : value.text
    case 'flag':
      return value.isSet
    case 'uploaded':
      return { key: value.key }
    case 'kept':
      return { _id: value.fileId }
    case 'empty':
      return null
  }
}

/** The data of a form by type, in the form of the protocol (reference/wire-protocol#accounts). */
export function toWireData(entries: readonly AccountEntry[]): Readonly<Record<string, readonly object[]>> {
  const data: Record<string, object[]> = {}
  for (const entry of entries) {
    const alias = ownValue(COMMON_ALIASES, entry.id)
    const list = (data[wireTypeOf(entry.type)] ??= [])
    list.push({ id: alias ?? entry.id, value: wireValueOf(entry) })
  }
  return data
}
