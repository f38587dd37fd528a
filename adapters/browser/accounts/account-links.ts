import { linkWithWayBack, wayBack } from '../../../core/account-flows/index.js'
import type { Navigator } from '../../../core/ports/navigator.port.js'
import { createElementEdits } from '../kit/element-edits.js'
import type { ElementEdits } from '../kit/element-edits.js'

/**
 * Adds the way back of this page to links that log in or sign up, however they are written
 * (reference/accounts#redirects). Answers how to take that back.
 */
export function keepWayBack(document: Document, navigator: Pick<Navigator, 'current'>): ElementEdits {
  const edits = createElementEdits()
  const back = wayBack(navigator.current())
  for (const link of back === null ? [] : document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.origin !== document.defaultView?.location.origin) continue
    const query = linkWithWayBack({ path: link.pathname, search: link.search }, back)
    if (query !== null) edits.set(link, 'href', `${link.pathname}${query}${link.hash}`)
  }
  return edits
}
