import { localPath } from '../../accounts/index.js'

/** The paths to log in and to sign up, for visitors without a session (reference/accounts#redirects). */
export const LOG_IN_PATH = '/log-in'
export const SIGN_UP_PATH = '/sign-up'
/** The target for a visitor when neither the address nor the form names one. */
export const HOME_PATH = '/'

/** The visitor's current page, as far as return paths need it. */
export interface CurrentPage {
  /** Path and query. */
  readonly path: string
  /** Without its port. */
  readonly hostname: string
}

/**
 * An address as a path of this site; null if it leads elsewhere or nowhere. `/user-account`,
 * `user-account.html`, `./user-account` and `https://this.site/user-account` are pages of this site
 * (reference/accounts#redirects). `hostname`: of this site, without a port.
 */
export function sitePath(written: string | null | undefined, hostname: string): string | null {
  const text = (written ?? '').trim()
  const [origin, host] = /^(?:https?:)?\/\/([^/?#:@\\]*)(?::\d*)?(?=[/?#]|$)/i.exec(text) ?? []
  if (origin === undefined) return localPath(text)
  return host?.toLowerCase() === hostname.toLowerCase() ? localPath(text.slice(origin.length) || '/') : null
}

/**
 * The return path that an address asks for, as written there; null: none. It ends before the next `@`, `&`,
 * `?` or `=` and is percent-decoded (reference/accounts#redirects).
 */
export function requestedRedirect(path: string): string | null {
  const found = /[?|&]usredir=([^@&?=]*)/.exec(path.replace(/#.*$/s, ''))?.[1]
  if (!found) return null
  try {
    return decodeURIComponent(found)
  } catch {
    return null
  }
}

/** The return path that an address asks for, as a path of this site. */
export const wayBack = ({ path, hostname }: CurrentPage): string | null =>
  sitePath(requestedRedirect(path), hostname)

/** The page that the address asks for, else the one that the form names; null: neither. */
export const statedTarget = (page: CurrentPage, configured: string | null | undefined): string | null =>
  wayBack(page) ?? sitePath(configured, page.hostname)

/**
 * The page to open next: the return path of the address, else the form's own target, else the home page
 * (reference/accounts#redirects).
 */
export const redirectTarget = (page: CurrentPage, configured: string | null | undefined): string =>
  statedTarget(page, configured) ?? HOME_PATH

/** `/log-in`, `/log-in.html` and `/log-in/` are one page. */
const cleanPath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/(?!^)\/+$/, '')

/** The address of an account page with the return path in it. */
export const withWayBack = (address: string, back: string | null): string =>
  back === null ? address : `${address}?usredir=${encodeURIComponent(back)}`

/**
 * The query that a link needs to pass on the return path; null for links to other pages than log-in and
 * sign-up, and for links that have one already. `path` and `search` are the link's own.
 */
export function linkWithWayBack(
  { path, search }: { readonly path: string; readonly search: string },
  back: string | null,
): string | null {
  const isAccountPage = [LOG_IN_PATH, SIGN_UP_PATH].includes(cleanPath(path))
  if (back === null || !isAccountPage || requestedRedirect(search) !== null) return null
  return `${search === '' ? '?' : `${search}&`}usredir=${encodeURIComponent(back)}`
}
