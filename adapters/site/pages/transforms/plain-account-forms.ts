import type { Element } from 'domhandler'
import { attributeSetting } from '../attribute-edit.js'
import type { Edit } from '../edits.js'
import { typeOf } from '../facts/form-elements.js'
import { plainAccountForm } from '../facts/plain-account-form.js'
import type { PlainAccountElements } from '../facts/plain-account-form.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

/** A text that occurs in every page with a password field. */
const TRACE = /type\s*=\s*["']?password/i

/** Removes a field that repeats a password: an account has one password, and a mail sets a new one. */
const leftOut = (element: Element): readonly (Edit | null)[] => [
  attributeSetting(element, 'style', 'display:none'),
  ...(element.name === 'input' ? [attributeSetting(element, 'disabled', '')] : []),
]

const marks = (form: Element, { purpose, address, name, repeated }: PlainAccountElements) => [
  attributeSetting(form, 'data-wf-user-form-type', purpose),
  ...(typeOf(address) === 'email'
    ? []
    : [attributeSetting(address, 'data-wf-user-form-input-type', 'email')]),
  name === null ? null : attributeSetting(name, 'data-wf-user-field', 'wf-user-field-name'),
  ...repeated.flatMap(leftOut),
]

/**
 * Marks log-in and sign-up forms in the builder's plain form block. The page script then sends them to the
 * visitor accounts, and does not refuse their passwords.
 */
export const plainAccountForms: PageTransform = (page) => {
  if (!TRACE.test(page.html)) return UNCHANGED
  const made = page.elements.flatMap((form): readonly Edit[] => {
    const found = form.name === 'form' ? plainAccountForm(form, page) : null
    return found === null ? [] : marks(form, found).filter((edit) => edit !== null)
  })
  return made.length === 0 ? UNCHANGED : { edits: made, isForAudience: false }
}
