import { QUERY_LIMITS } from '../../../core/account-flows/addresses/query-limits.js'
import type { Navigator } from '../../../core/ports/page/navigator.port.js'

/**
 * The first value of every query parameter, as far as queries are read (reference/constants#queries);
 * `fromEntries` keeps the last of equal names, hence the reversal.
 */
const readQuery = (search: string): Readonly<Record<string, string>> => {
  const read = search.replace(/^\?/, '').split('&', QUERY_LIMITS.parameters)
  return Object.fromEntries([...new URLSearchParams(read.join('&'))].reverse())
}

/**
 * `Navigator` over a window. "Secure" is the browser's secure context: HTTPS, or the local machine, so that a
 * shop can be tried without a certificate (reference/shop-pages#secure-pages).
 */
export function createPageNavigator(window: Window): Navigator {
  const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
    event.preventDefault()
    // Older browsers ask only when this legacy property is set as well.
    event.returnValue = true
  }
  let guards = 0
  return {
    current: () => ({
      path: window.location.pathname + window.location.search,
      hostname: window.location.hostname,
      query: readQuery(window.location.search),
      isSecure: window.isSecureContext,
    }),
    go: (url) => window.location.assign(url),
    replace: (url) => window.location.replace(url),
    guardLeaving: () => {
      let isHeld = true
      guards += 1
      if (guards === 1) window.addEventListener('beforeunload', askBeforeLeaving)
      return () => {
        if (!isHeld) return
        isHeld = false
        guards -= 1
        if (guards === 0) window.removeEventListener('beforeunload', askBeforeLeaving)
      }
    },
  }
}
