import { emailKey } from '../../core/accounts/index.js'
import type { Visitor } from '../../core/ports/visitor.port.js'
import { takeForAddress } from '../http/index.js'
import { secretId } from '../sql/index.js'
import type { AccountsContext } from './accounts-context.js'
import { isKnownDevice } from './devices.js'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

/** How often something may be tried from one network address, behind which many people may sit. */
const PER_NETWORK = {
  'log-in': { points: 60, windowMs: QUARTER_MS },
  'sign-up': { points: 30, windowMs: HOUR_MS },
  reset: { points: 30, windowMs: HOUR_MS },
  token: { points: 60, windowMs: QUARTER_MS },
} as const

/** How often one account may be tried by browsers that never were in it, and how many mails it gets. */
const PER_ACCOUNT = {
  'log-in': { points: 10, windowMs: QUARTER_MS },
  mail: { points: 5, windowMs: HOUR_MS },
  proof: { points: 10, windowMs: QUARTER_MS },
} as const

/** One browser that has been in the account before. */
const PER_DEVICE = { points: 10, windowMs: QUARTER_MS } as const

/** Counts a try of a network; false when there were too many. */
export const mayTry = (
  { limit }: Pick<AccountsContext, 'limit'>,
  { address }: Visitor,
  kind: keyof typeof PER_NETWORK,
): Promise<boolean> =>
  address === undefined
    ? Promise.resolve(true)
    : takeForAddress({ limit, ...PER_NETWORK[kind] }, `account ${kind}`, address)

/** `known`: by a browser that was in the account before; `too-many`: not now. */
export type LogInAttempt = 'known' | 'stranger' | 'too-many'

/**
 * Counts a log-in for an account. A browser that was in it before counts for itself, so that strangers who try
 * its address keep nobody out of their own browser; others still get in by a mail.
 */
export async function countLogIn(
  context: AccountsContext,
  visitor: Visitor,
  email: string,
  memberId: string | null,
): Promise<LogInAttempt> {
  const { limit } = context
  // Asked of nobody as well: whether it is asked would tell who is a member.
  if ((await isKnownDevice(context, visitor.id, memberId ?? '')) && memberId !== null) {
    const { points, windowMs } = PER_DEVICE
    const device = `account device ${secretId(visitor.id, memberId)}`
    return (await limit.take(device, points, windowMs)) ? 'known' : 'too-many'
  }
  const { points, windowMs } = PER_ACCOUNT['log-in']
  return (await limit.take(`account log-in ${emailKey(email)}`, points, windowMs)) ? 'stranger' : 'too-many'
}

/** Counts a mail that anybody can ask for, so that nobody can fill a mailbox from here. */
export const mayMail = (
  { limit }: Pick<AccountsContext, 'limit'>,
  email: string,
  kind: 'reset' | 'link' | 'new-address' | 'verify' | 'sign-up' = 'reset',
): Promise<boolean> =>
  limit.take(`account ${kind} ${emailKey(email)}`, PER_ACCOUNT.mail.points, PER_ACCOUNT.mail.windowMs)

/**
 * Counts a code of a second factor. A browser that was in the account before counts for itself here as well:
 * whoever knows the password keeps its owner out no more than whoever knows the address.
 */
export async function mayTryCode(
  context: AccountsContext,
  memberId: string,
  visitor: Visitor,
): Promise<boolean> {
  const { points, windowMs } = PER_ACCOUNT.proof
  const isKnown = await isKnownDevice(context, visitor.id, memberId)
  const who = isKnown ? `device ${secretId(visitor.id, memberId)}` : memberId
  return context.limit.take(`account code ${who}`, points, windowMs)
}

/** Counts a proof that whoever is logged in tries; the account stays open to its owner elsewhere. */
export const mayProve = ({ limit }: Pick<AccountsContext, 'limit'>, sessionRowId: string): Promise<boolean> =>
  limit.take(`account proof ${sessionRowId}`, PER_ACCOUNT.proof.points, PER_ACCOUNT.proof.windowMs)
