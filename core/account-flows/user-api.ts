import type { SiteUser } from '../ports/accounts/account-gateway.port.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import type { SessionStatus } from '../ports/accounts/session-status.port.js'
import type { Result } from '../shared/index.js'
import type { CredentialsWithCode } from './log-in/log-in.service.js'
import { valueOf } from './reading.machine.js'
import type { SessionService } from './session.service.js'

/** The logged-in user for scripts: plain data. */
export interface UserView {
  readonly id: string
  readonly email: string
  /** Names of the user's access groups. */
  readonly groups: readonly string[]
}

/** The result of a call. `code` is a server code such as `UsysInvalidCredentials`, or `Unreachable`. */
export type UserOutcome =
  | { readonly ok: true; readonly user: UserView | null }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly user: UserView | null }

/**
 * The visitor's account for page scripts (docs/account-pages.md). No call rejects; each resolves with its
 * result.
 */
export interface UserApi {
  /** The logged-in user; null: not logged in. Read once, then updated. */
  readonly get: () => Promise<UserView | null>
  /**
   * `AccountCodeNeeded`: the password was right and the account has a second factor. Ask for its code, and call
   * again with it.
   */
  readonly logIn: (credentials: CredentialsWithCode) => Promise<UserOutcome>
  readonly logOut: () => Promise<UserOutcome>
  /** Calls `listener` after a log-in of another user or a log-out; returns the function that stops it. */
  readonly subscribe: (listener: (user: UserView | null) => void) => () => void
}

/** Makes the script's view of the page's session. */
export function createUserApi(session: SessionService, status: SessionStatus): UserApi {
  const { user } = session
  const view = (): UserView | null => toView(valueOf(user.getSnapshot()) ?? null)
  const outcome = (answer: Result<unknown, GatewayFailure>): UserOutcome => {
    if (answer.ok) return { ok: true, user: view() }
    const { failure } = answer
    const code = failure.tag === 'rejected' ? failure.code : 'Unreachable'
    return { ok: false, code, message: failure.message, user: view() }
  }
  return {
    get: async () => {
      // A browser without the session mark has no session, so no request is needed.
      if (user.getSnapshot().tag === 'unread' && !status.isLoggedIn()) return null
      await user.want()
      return view()
    },
    logIn: async (credentials) => outcome(await session.logIn(credentials)),
    logOut: async () => outcome(await session.logOut()),
    subscribe: (listener) => {
      let known = JSON.stringify(view())
      return user.subscribe(() => {
        if (user.getSnapshot().tag !== 'ready') return
        const now = view()
        const text = JSON.stringify(now)
        if (text === known) return
        known = text
        listener(now)
      })
    },
  }
}

const toView = (user: SiteUser | null): UserView | null =>
  user && { id: user.id, email: user.email, groups: [...user.groups] }
