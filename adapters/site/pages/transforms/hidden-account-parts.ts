import type { Element } from 'domhandler'
import { HIDDEN_PARTS, HIDDEN_PARTS_RULE } from '../../../../core/builder-markup/index.js'
import { attributeOf, headEnd } from '../elements.js'
import { selectOnPage } from '../select.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

const STYLE = `<style>${HIDDEN_PARTS_RULE}</style>`
/** A text that occurs in every page that has one of these parts for accounts. */
const TRACE = /w-users-|data-wf-user-/
/** A page with a policy of its own may forbid the style, and say so in the console. */
const OWN_POLICY = /content-security-policy/i
const HIDDEN_INLINE = /(^|;)\s*display\s*:\s*none/i

/**
 * Hides the parts of account forms that are needed later, such as "Your account is made.", where neither their markup
 * nor, perhaps, a style sheet of the site does: the page script hides them as well, but a moment after they were seen.
 */
export const hiddenAccountParts: PageTransform = (page) => {
  if (!TRACE.test(page.html) || OWN_POLICY.test(page.html)) return UNCHANGED
  const isSeen = (element: Element): boolean => !HIDDEN_INLINE.test(attributeOf(element, 'style') ?? '')
  if (!selectOnPage(page, HIDDEN_PARTS).some(isSeen)) return UNCHANGED
  const end = headEnd(page.elements)
  return end === null ? UNCHANGED : { edits: [{ start: end, end, text: STYLE }], isForAudience: false }
}
