import { toRecord } from '../../shared/index.js'
import type { FormFields } from './form-fields.js'

/** The fields of a sign-up to a mailing list: its own field names beside the form's. */
export function mailingListFields(fields: FormFields): Readonly<Record<string, string>> {
  const texts = Object.create(null) as Record<string, string>
  const found = { email: '', first: '', last: '', full: '' }
  for (const [key, value] of Object.entries(fields)) {
    const text = value === null ? '' : `${value}`
    texts[key] = text
    if (/e-?mail/i.test(key)) found.email = text
    else if (/^(?:full[ _-]?name|(?:my |your )?name)$/i.test(key)) found.full = text
    else if (/^first[ _-]?name$/i.test(key)) found.first = text
    else if (/^last[ _-]?name$/i.test(key)) found.last = text
  }
  const [first = '', ...rest] = found.full.split(/\s+/)
  return {
    ...texts,
    EMAIL: found.email,
    FNAME: found.first || first,
    LNAME: found.last || rest.join(' '),
  }
}

/**
 * The script address that signs up: the list's JSON form of `action` with the fields, its empty trap field,
 * and the name of the function to call (reference/forms#mailing-lists). Undefined if the action is not an
 * address.
 */
export function mailingListUrl(
  action: string,
  fields: Readonly<Record<string, string>>,
  callback: string,
): string | undefined {
  const match = /^(?<base>[^?#]+)(?:\?(?<query>[^#]*))?/.exec(action.replace(/&amp;/g, '&'))
  const base = match?.groups?.['base']
  if (base === undefined) return undefined
  const query = match?.groups?.['query'] ?? ''
  const parameter = (name: string): string => new RegExp(`(?:^|&)${name}=([^&]*)`).exec(query)?.[1] ?? ''
  const trap = `b_${parameter('u')}_${parameter('id')}`
  const pairs = Object.entries({ ...fields, [trap]: '' }).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  const path = base.replace(/\/post$/, '/post-json')
  return `${path}?${[...(query ? [query] : []), ...pairs, `c=${callback}`].join('&')}`
}

/** True if the list accepted the address, or has it already (reference/forms#mailing-lists). */
export function isMailingListSuccess(answer: unknown): boolean {
  const { result, msg } = toRecord(answer)
  return result === 'success' || (typeof msg === 'string' && /already/i.test(msg))
}
