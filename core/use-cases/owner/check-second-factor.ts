import { OWNER_PROBLEMS } from '../../owners/index.js'
import type { OwnerAccount, OwnerChange, OwnerProblem } from '../../owners/index.js'
import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { mayTryProof } from './try-limits.js'
import type { OwnerPorts } from './owner-ports.js'

/**
 * The minimum number of digits in recovery codes; they have more than an app's codes, and cannot be guessed.
 */
const MIN_RECOVERY_DIGITS = 20

/** A code without spaces and hyphens. */
export const plainCode = (code: string): string => code.replace(/[^0-9a-z]/gi, '').toLowerCase()

/**
 * The changes that use up a code of a person's second factor; none if it is off. Writing them fails if the
 * code was used meanwhile.
 */
export async function checkSecondFactor(
  ports: Pick<OwnerPorts, 'factors' | 'limit' | 'clock' | 'secrets'>,
  { id, factor }: OwnerAccount,
  code: string | null,
): Promise<Result<readonly OwnerChange[], OwnerProblem>> {
  if (factor?.isOn !== true) return ok([])
  if (code === null || code.trim() === '') return err(OWNER_PROBLEMS.codeNeeded)
  const digits = plainCode(code)
  if (digits.length >= MIN_RECOVERY_DIGITS) {
    const codeId = ports.secrets.digest('recovery', `${id} ${digits}`)
    return ok([{ tag: 'take-recovery-code', ownerId: id, id: codeId }])
  }
  if (!(await mayTryProof(ports, id))) return err(OWNER_PROBLEMS.tooMany)
  const step = ports.factors.stepOf(id, factor, code, ports.clock.wallTime())
  return step === null ? err(OWNER_PROBLEMS.wrongCode) : ok([{ tag: 'take-step', ownerId: id, step }])
}
