import type { AccountProfile } from '../../ports/accounts/account-gateway.port.js'
import type { AccountSelfService } from '../../ports/accounts/account-self-service.port.js'
import type { Answer } from '../../ports/gateway-failure.port.js'
import type { RateCount, RateLimit } from '../../ports/platform/rate-limit.port.js'
import type { Visitor } from '../../ports/visitor.port.js'
import { refuse } from './failures.js'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Changes of one account, in all its sessions: more than a person fills in, and little for a disk. */
const PER_MEMBER = [
  { name: 'minute', points: 60, windowMs: MINUTE_MS },
  { name: 'day', points: 1000, windowMs: DAY_MS },
] as const

/** The kind of an account call: a change, a read, or a log-in, which is counted where it is tried. */
type CallKind = 'change' | 'read' | 'entrance'

/** The kind of each call of the ports; the compiler demands an entry for a new one. */
const CALLS: Readonly<Record<keyof AccountProfile | keyof AccountSelfService, CallKind>> = {
  readFields: 'read',
  readAccount: 'read',
  readSubscriptions: 'read',
  readOverview: 'read',
  updateAccount: 'change',
  beginUpload: 'change',
  cancelSubscription: 'change',
  confirm: 'change',
  changeEmail: 'change',
  changePassword: 'change',
  changeCard: 'change',
  endSessions: 'change',
  deleteAccount: 'change',
  // A change, since it reads all data of a member and records an event.
  exportAccount: 'change',
  beginFactor: 'change',
  turnOnFactor: 'change',
  turnOffFactor: 'change',
  renewRecoveryCodes: 'change',
  beginPasskey: 'change',
  addPasskey: 'change',
  removeLogIn: 'change',
  confirmEmail: 'entrance',
  logInWithCode: 'entrance',
  askPasskey: 'entrance',
  logInWithPasskey: 'entrance',
  sendLink: 'entrance',
  openLink: 'entrance',
}

/** The counter of changes, and the member whose changes it counts. */
export interface MemberCallLimits {
  /** Counts in this process alone. */
  readonly ownLimit: RateLimit
  /** Finds the member of a visitor's session; null: not logged in. */
  readonly currentMember: () => Promise<{ readonly id: string } | null>
}

/** Counts a change in this process, so that a refusal writes nothing; returns the seconds to wait, null: none. */
async function secondsToWait(
  { ownLimit, currentMember }: MemberCallLimits,
  visitor: Visitor,
): Promise<number | null> {
  if (visitor.session === undefined) return null
  const member = await currentMember()
  if (member === null) return null
  const counts: readonly RateCount[] = PER_MEMBER.map(({ name, points, windowMs }) => ({
    key: `account change ${name} ${member.id}`,
    points,
    windowMs,
  }))
  const refused = await ownLimit.takeAll(counts)
  return refused.length === 0 ? null : Math.max(...refused.map(({ windowMs }) => windowMs)) / 1000
}

/** Limits how often a member changes an account, in all their sessions together. */
export function limitedByMember<Calls extends AccountProfile | AccountSelfService>(
  limits: MemberCallLimits,
  visitor: Visitor,
  calls: Calls,
): Calls {
  type Call = (...values: readonly unknown[]) => Answer<unknown>
  const limited =
    (call: Call): Call =>
    async (...values) => {
      const waitS = await secondsToWait(limits, visitor)
      return waitS === null
        ? call(...values)
        : refuse('TooManyRequests', 'That was changed too often. Please wait a little and try again.', {
            waitS,
          })
    }
  return Object.fromEntries(
    Object.entries(calls as unknown as Readonly<Record<string, Call>>).map(([name, call]) => [
      name,
      CALLS[name as keyof typeof CALLS] === 'change' ? limited(call) : call,
    ]),
  ) as unknown as Calls
}
