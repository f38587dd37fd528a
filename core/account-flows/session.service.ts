import type { AccountEntrance, AccountGateway, SiteUser } from '../ports/accounts/account-gateway.port.js'
import type { Clock } from '../ports/platform/clock.port.js'
import type { Answer } from '../ports/gateway-failure.port.js'
import type { KeyValueStore } from '../ports/page/key-value-store.port.js'
import type { Random } from '../ports/platform/random.port.js'
import { USER_CHANGE_MARK } from '../shared/index.js'
import { createReading } from './reading.service.js'
import type { ReadingService } from './reading.service.js'
import type { CredentialsWithCode } from './log-in/log-in.service.js'

/** The ports that the session of a visitor needs. */
export interface SessionPorts {
  readonly accounts: Pick<AccountGateway, 'readUser'>
  /** Absent if the back end has no accounts. */
  readonly entrance?: {
    readonly logIn: (credentials: CredentialsWithCode) => Answer<unknown>
    readonly logOut: AccountEntrance['logOut']
  }
  /** Signals changes to other tabs; the user's identity is never stored in the browser. */
  readonly storage: KeyValueStore
  readonly random: Random
  readonly clock?: Pick<Clock, 'setTimer'>
  /** The pause between an answer and the next request, ms; absent: only after a change. */
  readonly pollMs?: number
  /** The logged-in user, if a server has read it already; null: not logged in. Absent: the page reads it. */
  readonly given?: SiteUser | null
  /** Called after a log-in or log-out by this service; everything about the visitor is read again. */
  readonly onEntered?: () => void
}

/** The logged-in user, shared by all parts of a page. */
export interface SessionService {
  readonly user: ReadingService<SiteUser | null>
  /** Logs in and reads the user. `AccountCodeNeeded`: call again with the code of the second factor. */
  readonly logIn: (credentials: CredentialsWithCode) => Answer<unknown>
  readonly logOut: () => Answer<unknown>
  /** Reports a log-in, log-out or account change made elsewhere; every tab reads the user again. */
  readonly changed: () => void
  /** Stops listening to other tabs. */
  readonly dispose: () => void
}

const NO_ACCOUNTS = {
  ok: false,
  failure: {
    tag: 'rejected',
    code: 'AccountsNotAvailable',
    message: 'This site has no accounts.',
    problems: [],
  },
} as const

/** Runs the session of a visitor (reference/accounts#readings). */
export function createSession(ports: SessionPorts): SessionService {
  const { accounts, entrance, storage, random, clock, pollMs, given } = ports
  const user = createReading<SiteUser | null>({
    read: accounts.readUser,
    ...(clock === undefined ? {} : { clock }),
    ...(pollMs === undefined ? {} : { pollMs }),
  })
  if (given !== undefined) user.replace(given)
  const tell = (): void => storage.write(USER_CHANGE_MARK, random.token())
  const readAgain = (): void => {
    // If the user was never requested on this page, the first use reads it.
    if (user.getSnapshot().tag !== 'unread') void user.refetch()
  }
  const stop = storage.subscribe(USER_CHANGE_MARK, readAgain)

  const enter = async (call: (() => Answer<unknown>) | undefined): Answer<unknown> => {
    const answer = await (call?.() ?? NO_ACCOUNTS)
    if (!answer.ok) return answer
    // Drops running requests: their answers belong to the previous user.
    user.forget()
    await user.refetch()
    tell()
    ports.onEntered?.()
    return answer
  }

  return {
    user,
    logIn: (credentials) => enter(entrance && (() => entrance.logIn(credentials))),
    logOut: () => enter(entrance?.logOut),
    changed: () => {
      tell()
      readAgain()
    },
    dispose: () => {
      stop()
      user.dispose()
    },
  }
}
