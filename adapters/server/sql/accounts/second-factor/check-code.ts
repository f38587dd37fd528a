import { secretId } from '../../engine/index.js'
import type { MemberFactorRow } from '../../engine/index.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { recoveryDigits } from '../../../../../core/use-cases/accounts/second-factor/check-code.js'
import { rightStepOf } from '../../../crypto/totp.js'
import { openedSecret } from './factor-secrets.js'

/** The stored form of a recovery code. */
export const recoveryCodeId = (memberId: string, code: string): string =>
  secretId('recovery code', memberId, recoveryDigits(code))

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
