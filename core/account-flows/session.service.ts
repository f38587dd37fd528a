import type { AccountEntrance, AccountGateway, SiteUser } from '../ports/account-gateway.port.js'
import type { Clock } from '../ports/clock.port.js'
import type { Answer } from '../ports/gateway-failure.port.js'
import type { KeyValueStore } from '../ports/key-value-store.port.js'
import type { Random } from '../ports/random.port.js'
import { USER_CHANGE_MARK } from '../shared/index.js'
import { createReading } from './reading.service.js'
import type { ReadingService } from './reading.service.js'
import type { CredentialsWithCode } from './log-in.service.js'

/** The ports that the session of a visitor needs. */
export interface SessionPorts {
  readonly accounts: Pick<AccountGateway, 'readUser'>
  /** Absent where the back end knows no accounts. */
  readonly entrance?: {
    readonly logIn: (credentials: CredentialsWithCode) => Answer<unknown>
    readonly logOut: AccountEntrance['logOut']
  }
  /** Carries a mark from tab to tab; the user's identity is never stored in the browser. */
  readonly storage: KeyValueStore
  readonly random: Random
  readonly clock?: Pick<Clock, 'setTimer'>
  /** Asks again so long after each answer, ms; absent: only when something changed. */
  readonly pollMs?: number
  /** The logged-in user, if a server has read it already; null: not logged in. Absent: it is read. */
  readonly given?: SiteUser | null
  /** Called after a log-in or log-out by this service: what the page shows of the visitor is read again. */
  readonly onEntered?: () => void
}

/** The logged-in user, for everything on this page that needs to know. */
export interface SessionService {
  readonly user: ReadingService<SiteUser | null>
  /** Logs in and reads who that is. `AccountCodeNeeded`: the code of the second factor belongs to it. */
  readonly logIn: (credentials: CredentialsWithCode) => Answer<unknown>
  readonly logOut: () => Answer<unknown>
  /** Reports a log-in, log-out or account change by another way than this: every tab reads the user again. */
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
    // A user that was never asked for on this page is read on first use.
    if (user.getSnapshot().tag !== 'unread') void user.refetch()
  }
  const stop = storage.subscribe(USER_CHANGE_MARK, readAgain)

  const enter = async (call: (() => Answer<unknown>) | undefined): Answer<unknown> => {
    const answer = await (call?.() ?? NO_ACCOUNTS)
    if (!answer.ok) return answer
    // An answer that is still on its way belongs to the user before this call.
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
