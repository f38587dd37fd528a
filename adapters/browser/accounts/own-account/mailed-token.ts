import { parseQuery, textParameter } from '../../../../core/account-flows/index.js'
import type { OwnPage } from './own-page.js'

/**
 * The token in the address of a mailed link; null: none. It is removed from the address, so that it stays
 * neither in the history nor in requests to other hosts.
 */
export function takeMailedToken({ context: { window } }: OwnPage, name: string): string | null {
  const url = new URL(window.location.href)
  const token = textParameter(parseQuery(url.search.slice(1)), name)
  if (!token) return null
  url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
  return token
}
