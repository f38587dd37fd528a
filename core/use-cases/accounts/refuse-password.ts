import { PASSWORD_TEXTS } from '../../accounts/index.js'
import type { PasswordPorts } from './account-ports.js'
import { refuse } from './failures.js'

/** The refusal of a bad password; null if it is accepted. `problem` names the broken rule. */
export async function refusePassword(
  { passwords }: PasswordPorts,
  password: string,
  email: string,
): Promise<ReturnType<typeof refuse> | null> {
  const problem = await passwords.problemOf(password, email)
  return problem === null ? null : refuse('UsysInvalidPassword', PASSWORD_TEXTS[problem], { problem })
}
