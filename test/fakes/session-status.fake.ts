import type { SessionStatus } from '../../core/ports/accounts/session-status.port.js'

/** A browser that knows whether a member is logged in. */
export const createFakeSession = (isLoggedIn = false): SessionStatus => ({ isLoggedIn: () => isLoggedIn })
