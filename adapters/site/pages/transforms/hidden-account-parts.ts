import type { Element } from 'domhandler'
import { HIDDEN_PARTS, HIDDEN_PARTS_RULE } from '../../../../core/builder-markup/index.js'
import { attributeOf, headEnd } from '../elements.js'
import { selectOnPage } from '../select.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

const STYLE = `<style>${HIDDEN_PARTS_RULE}</style>`
/** A text that occurs in every page with one of these account parts. */
const TRACE = /w-users-|data-wf-user-/
/** A policy of the page's own, which may forbid the style with a console message. */
const OWN_POLICY = /content-security-policy/i
const HIDDEN_INLINE = /(^|;)\s*display\s*:\s*none/i

/**
 * Hides the parts of account forms that are shown later, such as "Your account is made.", unless the markup
 * does. The page script hides them too, but after they were visible for a moment.
 */
export const hiddenAccountParts: PageTransform = (page) => {
  if (!TRACE.test(page.html) || OWN_POLICY.test(page.html)) return UNCHANGED
  const isSeen = (element: Element): boolean => !HIDDEN_INLINE.test(attributeOf(element, 'style') ?? '')
  if (!selectOnPage(page, HIDDEN_PARTS).some(isSeen)) return UNCHANGED
  const end = headEnd(page.elements)
  return end === null ? UNCHANGED : { edits: [{ start: end, end, text: STYLE }], isForAudience: false }
}
