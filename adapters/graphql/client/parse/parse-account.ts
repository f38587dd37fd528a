import { ACCOUNT_FIELD_TYPES, NO_RULES } from '../../../../core/accounts/index.js'
import type { AccountField, AccountFieldOption } from '../../../../core/accounts/index.js'
import type {
  EnteredUser,
  SiteUser,
  UploadForm,
} from '../../../../core/ports/accounts/account-gateway.port.js'
import { toRecord } from '../../../../core/shared/index.js'
import { asBoolean, asNumber, asText, asTime, everyOf } from './reading.js'

/** The user who has just signed up or logged in; null: the input names no user. */
export function parseEnteredUser(input: unknown): EnteredUser | null {
  const user = toRecord(toRecord(input)['user'])
  const id = asText(user['id'])
  if (id === null) return null
  return {
    id,
    email: asText(user['email']) ?? '',
    name: asText(user['name']),
    createdOnMs: asTime(user['createdOn']) ?? 0,
    emailVerified: asBoolean(user['emailVerified']),
  }
}

/** The logged-in user, with the groups that only our own server sends. */
export function parseSiteUser(input: unknown): SiteUser | null {
  const user = toRecord(input)
  const id = asText(user['id'])
  if (id === null) return null
  const email = asText(toRecord(user['data'])['email']) ?? ''
  return { id, email, groups: everyOf(user['groups'] ?? [], asText) ?? [] }
}

function parseOption(input: unknown): AccountFieldOption | null {
  const { slug, name } = toRecord(input)
  return typeof slug === 'string' && typeof name === 'string' ? { slug, name } : null
}

/** A field that the owner defined; other servers send neither name nor type. */
export function parseField(input: unknown): AccountField | null {
  const field = toRecord(input)
  const id = asText(field['id'])
  if (id === null) return null
  const rules = toRecord(field['validations'])
  const listOf = <T>(name: string, parse: (entry: unknown) => T | null): readonly T[] | null =>
    Array.isArray(rules[name]) ? everyOf(rules[name], parse) : null
  return {
    id,
    name: asText(field['name']) ?? id,
    slug: asText(field['slug']) ?? id,
    type: ACCOUNT_FIELD_TYPES.find((type) => type === field['type']) ?? 'PlainText',
    required: asBoolean(field['required']),
    rules: {
      ...NO_RULES,
      minLength: asNumber(rules['minLength']),
      maxLength: asNumber(rules['maxLength']),
      min: asNumber(rules['min']),
      max: asNumber(rules['max']),
      step: asNumber(rules['step']),
      extensions: listOf('extensions', asText),
      options: listOf('options', parseOption),
    },
  }
}

/** The form to send a file with. */
export function parseUpload(input: unknown): UploadForm | null {
  const upload = toRecord(input)
  const post = toRecord(upload['presignedPOST'])
  const url = asText(post['url'])
  const key = asText(upload['key'])
  const fields = everyOf(post['fields'], (field) => {
    const { key: name, value } = toRecord(field)
    return typeof name === 'string' && typeof value === 'string' ? { key: name, value } : null
  })
  return url === null || key === null || fields === null ? null : { url, fields, key }
}
