import { linkWithWayBack, wayBack } from '../../../core/account-flows/index.js'
import type { Navigator } from '../../../core/ports/page/navigator.port.js'
import { createElementEdits } from '../kit/element-edits.js'
import type { ElementEdits } from '../kit/element-edits.js'

/**
 * Adds the return path of this page to links for log-in and sign-up, in any notation
 * (reference/accounts#redirects). Returns the function that undoes it.
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
