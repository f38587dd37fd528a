import { parseQuery, textParameter } from '../../../../core/account-flows/index.js'
import type { OwnPage } from './own-page.js'

/**
 * The token that a mailed link has in its address; null: none. It is taken out of the address, so that it stays
 * neither in the history nor in what is sent elsewhere.
 */
export function takeMailedToken({ context: { window } }: OwnPage, name: string): string | null {
  const url = new URL(window.location.href)
  const token = textParameter(parseQuery(url.search.slice(1)), name)
  if (!token) return null
  url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
  return token
}
