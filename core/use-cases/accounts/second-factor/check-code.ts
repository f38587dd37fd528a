import type { Visitor } from '../../../ports/visitor.port.js'
import type { AccountClock, FactorCheck, StoredAccounts } from '../account-ports.js'
import type { AccountWork } from '../account-work.js'
import { mayTryCode } from '../count-tries.js'
import { codeNeeded, tooMany, wrongCode } from '../failures.js'
import type { StoredFactor } from '../storage/second-factors.js'

/** The digits of a recovery code: 112 bits resist guessing without a slow hash. */
export const RECOVERY_DIGITS = 28

/** The digits of a recovery code; spaces and hyphens are ignored. */
export const recoveryDigits = (code: string): string => code.replace(/[^0-9a-z]/gi, '').toLowerCase()

type FactorPorts = FactorCheck & AccountClock

/** Redeems a code of the app; a used or older code is refused, in every process. */
export async function takeAppCode(
  { factors }: Pick<AccountWork, 'factors'>,
  { apps, clock, onError }: FactorPorts,
  { memberId, secret }: StoredFactor,
  code: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(code.replace(/\s/g, ''))) return false
  if (secret === null) {
    onError(new Error('The key that encrypted the secrets of authenticator apps is missing.'))
    return false
  }
  const step = apps.stepOf(secret, code, clock.wallTime())
  return step !== null && factors.takeStep(memberId, step)
}

async function takeRecoveryCode(
  { factors, events }: Pick<AccountWork, 'factors' | 'events'>,
  memberId: string,
  code: string,
): Promise<boolean> {
  if (!(await factors.takeRecoveryCode(memberId, recoveryDigits(code)))) return false
  await events.record('recovery-code-used', memberId)
  return true
}

/** True if a member has an active second factor. */
export const hasFactor = async ({ store }: StoredAccounts, memberId: string): Promise<boolean> =>
  (await store.factors.find(memberId))?.isOn === true

/**
 * Checks the second factor of a member: a code of the app, or a recovery code, each once. Null if it was right, or if
 * there is none.
 */
export async function checkFactor(
  ports: FactorPorts & Parameters<typeof mayTryCode>[0],
  memberId: string,
  code: string | null,
  visitor: Visitor,
): Promise<typeof wrongCode | null> {
  const { store } = ports
  const factor = await store.factors.find(memberId)
  if (factor?.isOn !== true) return null
  if (code === null || code.trim() === '') return codeNeeded
  // Recovery codes cannot be guessed, so they work even after strangers used up the attempts for app
  // codes.
  const isAppCode = recoveryDigits(code).length < RECOVERY_DIGITS
  if (isAppCode && !(await mayTryCode(ports, memberId, visitor))) return tooMany
  const take = isAppCode ? takeAppCode(store, ports, factor, code) : takeRecoveryCode(store, memberId, code)
  if (await take) {
    // The member still has the second factor, so a mailed link that removes it is void.
    await store.links.drop(memberId, ['factor'])
    return null
  }
  await store.events.record('factor-refused', memberId)
  return wrongCode
}
