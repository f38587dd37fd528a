import { RECOVERY_DIGITS } from '../../../../../core/use-cases/accounts/second-factor/check-code.js'
import { portsOf } from '../ports-of.js'
import type { AccountSelfService } from '../../../../../core/ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { ok } from '../../../../../core/shared/index.js'
import { inTransaction, tablesOf } from '../accounts-context.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { mayTryCode } from '../../../../../core/use-cases/accounts/count-tries.js'
import { recordEvent } from '../account-events.js'
import { notLoggedIn, refuse, tooMany, wrongCode } from '../../../../../core/use-cases/accounts/failures.js'
import { mailSecurityChanged } from '../mails/mail-security-changed.js'
import { lockInSession } from '../self-service/lock-in-session.js'
import { provenMember } from '../self-service/proof.js'
import { drawQr, newTotpSecret, totpOf } from '../../../crypto/totp.js'
import { readFactor, recoveryCodeId, takeAppCode } from './check-code.js'
import { dropFactor } from './drop-factor.js'
import { sealedSecret } from './factor-secrets.js'

const RECOVERY_CODES = 10
const isOnAlready = refuse('AccountFactorIsOn', 'A second factor is on already. Turn it off first.')

async function begin(
  context: AccountsContext,
  visitor: Visitor,
): ReturnType<AccountSelfService['beginFactor']> {
  const proven = await provenMember(context, visitor)
  if (!proven.ok) return proven
  const { id, email } = proven.value
  const { siteId, clock, random } = context
  const secret = newTotpSecret(random.token)
  const isBegun = await inTransaction(context, async (tables) => {
    const known = await readFactor(tables, context, id)
    if (known?.is_on === true) return false
    await tables.deleteFrom('member_factor').where('site_id', '=', siteId).where('id', '=', id).execute()
    await tables
      .insertInto('member_factor')
      .values({
        site_id: siteId,
        id,
        member_id: id,
        secret: sealedSecret(context, id, secret),
        is_on: false,
        last_step: 0,
        created_on: clock.wallTime(),
      })
      .execute()
    return true
  })
  if (!isBegun) return isOnAlready
  const uri = totpOf(secret, context.siteName, email).toString()
  return ok({ secret, uri, qr: drawQr(uri) })
}

/** Replaces the recovery codes; the new ones are shown once and never again. */
async function makeRecoveryCodes(
  tables: Tables,
  context: AccountsContext,
  memberId: string,
): Promise<readonly string[]> {
  const { siteId, random } = context
  await dropRecoveryCodes(tables, context, memberId)
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    (random.token().slice(0, RECOVERY_DIGITS).match(/.{4}/g) ?? []).join('-'),
  )
  await tables
    .insertInto('member_recovery_code')
    .values(
      codes.map((code) => ({ site_id: siteId, id: recoveryCodeId(memberId, code), member_id: memberId })),
    )
    .execute()
  await recordEvent(tables, context, 'recovery-codes-made', memberId)
  return codes
}

const dropRecoveryCodes = (tables: Tables, { siteId }: AccountsContext, memberId: string) =>
  tables
    .deleteFrom('member_recovery_code')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute()

async function turnOn(
  context: AccountsContext,
  visitor: Visitor,
  code: string,
): ReturnType<AccountSelfService['turnOnFactor']> {
  const proven = await provenMember(context, visitor)
  if (!proven.ok) return proven
  const { id } = proven.value
  if (!(await mayTryCode(portsOf(context), id, visitor))) return tooMany
  const codes = await inTransaction(context, async (tables) => {
    if ((await lockInSession(tables, context, visitor, id)) === null) return null
    const factor = await readFactor(tables, context, id)
    if (factor === null || factor.is_on || !(await takeAppCode(tables, context, factor, code))) return null
    await tables
      .updateTable('member_factor')
      .set({ is_on: true })
      .where('site_id', '=', context.siteId)
      .where('id', '=', id)
      .execute()
    await recordEvent(tables, context, 'factor-on', id)
    await mailSecurityChanged(tables, context, id)
    return makeRecoveryCodes(tables, context, id)
  })
  if (codes === null) return wrongCode
  context.onMail()
  return ok(codes)
}

async function turnOff(
  context: AccountsContext,
  visitor: Visitor,
): ReturnType<AccountSelfService['turnOffFactor']> {
  const proven = await provenMember(context, visitor)
  if (!proven.ok) return proven
  const { id } = proven.value
  await inTransaction(context, async (tables) => {
    await dropFactor(tables, context, id)
    await recordEvent(tables, context, 'factor-off', id)
    await mailSecurityChanged(tables, context, id)
  })
  context.onMail()
  return ok(undefined)
}

const noFactor = refuse('AccountFactorIsOff', 'There is no second factor. Turn it on first.')

async function renewCodes(
  context: AccountsContext,
  visitor: Visitor,
): ReturnType<AccountSelfService['renewRecoveryCodes']> {
  const proven = await provenMember(context, visitor)
  if (!proven.ok) return proven
  const { id } = proven.value
  return inTransaction(context, async (tables) => {
    if ((await lockInSession(tables, context, visitor, id)) === null) return notLoggedIn
    const isOn = (await readFactor(tables, context, id))?.is_on === true
    return isOn ? ok(await makeRecoveryCodes(tables, context, id)) : noFactor
  })
}

/** Reads the state of a member's second factor. */
export async function factorOf(
  context: AccountsContext,
  memberId: string,
): Promise<{ readonly isOn: boolean; readonly recoveryCodes: number }> {
  const tables = tablesOf(context.sql)
  const factor = await readFactor(tables, context, memberId)
  const { count } = await tables
    .selectFrom('member_recovery_code')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('site_id', '=', context.siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { isOn: factor?.is_on === true, recoveryCodes: Number(count) }
}

/** Creates a member's actions on their second factor. */
export const createSecondFactor = (context: AccountsContext, visitor: Visitor) => ({
  beginFactor: () => begin(context, visitor),
  turnOnFactor: (code: string) => turnOn(context, visitor, code),
  turnOffFactor: () => turnOff(context, visitor),
  renewRecoveryCodes: () => renewCodes(context, visitor),
})
