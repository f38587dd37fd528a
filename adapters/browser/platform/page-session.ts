import type { SessionStatus } from '../../../core/ports/accounts/session-status.port.js'
import { readCookie, SESSION_COOKIE } from './cookie.js'

/** `SessionStatus` from the cookie that scripts may read. */
export const createPageSession = ({ document }: Pick<Window, 'document'>): SessionStatus => ({
  isLoggedIn: () => readCookie(document.cookie, SESSION_COOKIE) !== null,
})
