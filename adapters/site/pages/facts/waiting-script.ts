import type { Element } from 'domhandler'
import { attributeOf } from '../elements.js'

/** The type of a script that browsers run only once the visitor allows it. */
export const WAITING_TYPE = 'text/plain'

/** True for a script that waits for the visitor's consent (docs/widgets.md). */
export const isWaitingScript = (element: Element): boolean =>
  attributeOf(element, 'data-vitrine-consent') === 'script' &&
  attributeOf(element, 'type')?.trim().toLowerCase() === WAITING_TYPE

/** The type with which such a script runs. */
export const waitingTypeOf = (element: Element): string =>
  attributeOf(element, 'data-vitrine-consent-type')?.trim() ?? ''
