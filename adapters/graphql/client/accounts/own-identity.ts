import { SESSION_MS } from '../../../../core/accounts/index.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { NewIdentity } from '../../../../core/ports/accounts/account-gateway.port.js'
import { sessionId, THIS_BROWSER } from '../../../../core/ports/visitor.port.js'

/**
 * The identity of this browser's visitor after a log-in; its secrets are in cookies, which scripts need not
 * read.
 */
export const enteredNow = (clock: Pick<Clock, 'wallTime'>): NewIdentity => ({
  visitor: THIS_BROWSER.id,
  session: { id: sessionId(''), expiresAtMs: clock.wallTime() + SESSION_MS },
})

/** The identity of this browser's visitor after a log-out. */
export const LOGGED_OUT: NewIdentity = { visitor: THIS_BROWSER.id, session: null }
