import type { Element } from 'domhandler'
import { attributeSetting } from '../attribute-edit.js'
import type { Edit } from '../edits.js'
import { attributeOf } from '../elements.js'
import { plainAccountForm } from '../facts/page-forms.js'
import { descendants } from '../select.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

/** A text that occurs in every page with a password field. */
const TRACE = /type\s*=\s*["']?password/i

const isName = (field: Element): boolean =>
  field.name === 'input' && (attributeOf(field, 'type') ?? 'text').toLowerCase() === 'text'

/**
 * Marks log-in and sign-up forms that use the builder's plain form block, so that the page script sends them
 * to the visitor accounts instead of refusing their passwords.
 */
export const plainAccountForms: PageTransform = (page) => {
  if (!TRACE.test(page.html)) return UNCHANGED
  const edits = page.elements.flatMap((form): readonly (Edit | null)[] => {
    const purpose = form.name === 'form' ? plainAccountForm(form, page) : null
    if (purpose === null) return []
    const name = purpose === 'signup' ? descendants(form).find(isName) : undefined
    return [
      attributeSetting(form, 'data-wf-user-form-type', purpose),
      name ? attributeSetting(name, 'data-wf-user-field', 'wf-user-field-name') : null,
    ]
  })
  const made = edits.filter((edit) => edit !== null)
  return made.length === 0 ? UNCHANGED : { edits: made, isForAudience: false }
}
