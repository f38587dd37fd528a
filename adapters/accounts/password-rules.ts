import { passwordLengthProblem } from '../../core/accounts/index.js'
import type { GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import { isCommonPassword } from './common-passwords.js'
import { refuse } from './failures.js'

const TEXTS = {
  'too-short': 'Your password must be at least 8 characters.',
  'too-long': 'Your password may have at most 72 characters.',
  common: 'This password is among those that are tried first. Please take another one.',
} as const

/** The refusal of a password that cannot be taken; null: it can. `problem` says which rule it broke. */
export async function refusePassword(
  password: string,
): Promise<{ readonly ok: false; readonly failure: GatewayFailure } | null> {
  const problem = passwordLengthProblem(password) ?? ((await isCommonPassword(password)) ? 'common' : null)
  return problem === null ? null : refuse('UsysInvalidPassword', TEXTS[problem], { problem })
}
