import { readCookie, SESSION_COOKIE } from '../adapters/browser/platform/index.js'
import type { Connection } from '../adapters/graphql/client/index.js'
import { CSRF_COOKIE, HOST_CSRF_COOKIE, MARKS_HEADER } from '../adapters/graphql/protocol/index.js'

/** Cookies of this page that a server of another origin may set. */
const MARKS: readonly string[] = [CSRF_COOKIE, HOST_CSRF_COOKIE, SESSION_COOKIE]

/**
 * A page's connection to its server: the browser's own `fetch` and cookies. The page cannot read cookies of another
 * origin, so the server's answers carry their readable part, which the page stores as cookies of its own.
 */
export const createPageConnection = (window: Window & typeof globalThis): Connection => ({
  // `fetch` is looked up at each call, so that a page or a test may replace it.
  fetch: async (input, init) => {
    const response = await window.fetch(input, init)
    const { protocol } = window.location
    for (const mark of response.headers.get(MARKS_HEADER)?.split(', ') ?? [])
      if (MARKS.some((name) => mark.startsWith(`${name}=`)))
        window.document.cookie = protocol === 'https:' ? `${mark}; Secure` : mark
    return response
  },
  readCookie: (name) => readCookie(window.document.cookie, name),
  inTurn: (work) => {
    // Web Locks exist on secure pages only.
    const { locks } = window.navigator as Partial<Pick<Navigator, 'locks'>>
    return locks === undefined ? work() : locks.request('vitrine-token', work)
  },
})
