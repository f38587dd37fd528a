import { decodeText } from '../../../core/shared/index.js'
/** The cookie by which the server tells a page that its visitor is logged in (reference/shop-pages#storage). */
export const SESSION_COOKIE = 'wf_loggedin'

/**
 * The value of one cookie in a `document.cookie` text, or null. A value that is not valid percent-encoding is
 * taken as it is.
 */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const separator = part.indexOf('=')
    const key = (separator < 0 ? part : part.slice(0, separator)).trim()
    if (key !== name) continue
    return decodeText(separator < 0 ? '' : part.slice(separator + 1).trim())
  }
  return null
}
