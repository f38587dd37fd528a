import { Secret, TOTP } from 'otpauth'
import type { AccountSelfService } from '../../../core/ports/accounts/account-self-service.port.js'
import { codeOf } from '../../contracts/backend/shopper.js'
import { valueOf } from '../value-of.js'

/** Lifetime of a code, ms. */
export const CODE_MS = 30_000

/** Time until the next code, in ms. */
export const untilNextCode = (nowMs: number): number => CODE_MS - (nowMs % CODE_MS)

/**
 * Sets an authenticator app up by the clock of this machine; returns the recovery codes. If a code expires
 * while it is sent, the next one follows.
 */
export async function turnOnApp(selfService: AccountSelfService): Promise<readonly string[]> {
  const { secret } = valueOf(await selfService.beginFactor())
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  for (;;) {
    const answer = await selfService.turnOnFactor(app.generate())
    if (codeOf(answer) !== 'AccountWrongCode') return valueOf(answer)
  }
}
