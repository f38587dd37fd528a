import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import { refuse } from '../../../../core/use-cases/accounts/failures.js'
import { PASSWORD_TEXTS } from '../../../../core/accounts/index.js'
import { passwordProblemOf } from '../../crypto/password-problem.js'
import type { AccountsContext } from './accounts-context.js'

/** The refusal of a bad password; null if it is accepted. `problem` names the broken rule. */
export async function refusePassword(
  password: string,
  { siteName }: Pick<AccountsContext, 'siteName'>,
  email: string,
): Promise<{ readonly ok: false; readonly failure: GatewayFailure } | null> {
  const problem = await passwordProblemOf(password, siteName, email)
  return problem === null ? null : refuse('UsysInvalidPassword', PASSWORD_TEXTS[problem], { problem })
}
