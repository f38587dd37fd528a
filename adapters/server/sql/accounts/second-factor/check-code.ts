import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { secretId } from '../../engine/index.js'
import type { MemberFactorRow } from '../../engine/index.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { mayTryCode } from '../count-tries.js'
import { recordEvent } from '../account-events.js'
import { codeNeeded, tooMany, wrongCode } from '../../../../../core/use-cases/accounts/failures.js'
import { dropTokens } from '../tokens.js'
import { rightStepOf } from '../../../crypto/totp.js'
import { openedSecret } from './factor-secrets.js'

/** The digits of a recovery code: 112 bits resist guessing without a slow hash. */
export const RECOVERY_DIGITS = 28

/** The digits of a recovery code; spaces and hyphens are ignored. */
const digitsOf = (code: string): string => code.replace(/[^0-9a-z]/gi, '').toLowerCase()

/** The stored form of a recovery code. */
export const recoveryCodeId = (memberId: string, code: string): string =>
  secretId('recovery code', memberId, digitsOf(code))

/** The authenticator app of a member; null if none was begun. */
export async function readFactor(
  tables: Tables,
  { siteId }: Pick<AccountsContext, 'siteId'>,
  memberId: string,
): Promise<MemberFactorRow | null> {
  const row = await tables
    .selectFrom('member_factor')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row ?? null
}

/** Redeems a code of the app; a used or older code is refused, in every process. */
export async function takeAppCode(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId' | 'clock' | 'secretBox' | 'onError'>,
  factor: MemberFactorRow,
  code: string,
): Promise<boolean> {
  const { siteId, clock, onError } = context
  if (!/^\d{6}$/.test(code.replace(/\s/g, ''))) return false
  const secret = openedSecret(context, factor)
  if (secret === null) {
    onError(new Error('The key that encrypted the secrets of authenticator apps is missing.'))
    return false
  }
  const step = rightStepOf(secret, code, clock.wallTime())
  if (step === null) return false
  const taken = await tables
    .updateTable('member_factor')
    .set({ last_step: step })
    .where('site_id', '=', siteId)
    .where('id', '=', factor.id)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return Number(taken.numUpdatedRows) === 1
}

async function takeRecoveryCode(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId' | 'clock' | 'random'>,
  memberId: string,
  code: string,
): Promise<boolean> {
  const taken = await tables
    .deleteFrom('member_recovery_code')
    .where('site_id', '=', context.siteId)
    .where('id', '=', recoveryCodeId(memberId, code))
    .executeTakeFirst()
  if (Number(taken.numDeletedRows) !== 1) return false
  await recordEvent(tables, context, 'recovery-code-used', memberId)
  return true
}

/** True if a member has an active second factor. */
export const hasFactor = async (context: AccountsContext, memberId: string): Promise<boolean> =>
  (await readFactor(tablesOf(context.sql), context, memberId))?.is_on === true

/**
 * Checks the second factor of a member: a code of the app, or a recovery code, each once. Null if it was right, or if
 * there is none.
 */
export async function checkFactor(
  context: AccountsContext,
  memberId: string,
  code: string | null,
  visitor: Visitor,
): Promise<typeof wrongCode | null> {
  const tables = tablesOf(context.sql)
  const factor = await readFactor(tables, context, memberId)
  if (factor?.is_on !== true) return null
  if (code === null || code.trim() === '') return codeNeeded
  // Recovery codes cannot be guessed, so they work even after strangers used up the attempts for app
  // codes.
  const isAppCode = digitsOf(code).length < RECOVERY_DIGITS
  if (isAppCode && !(await mayTryCode(context, memberId, visitor))) return tooMany
  const take = isAppCode
    ? takeAppCode(tables, context, factor, code)
    : takeRecoveryCode(tables, context, memberId, code)
  if (await take) {
    // The member still has the second factor, so a mailed link that removes it is void.
    await dropTokens(tables, context, memberId, ['factor'])
    return null
  }
  await recordEvent(tables, context, 'factor-refused', memberId)
  return wrongCode
}
