import { isGuessable, passwordLengthProblem } from '../../../../core/accounts/index.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import type { AccountsContext } from './accounts-context.js'
import { isCommonPassword } from '../../crypto/common-passwords.js'
import { refuse } from '../../../../core/use-cases/accounts/failures.js'

const TEXTS = {
  'too-short': 'Your password must be at least 8 characters.',
  'too-long': 'Your password may have at most 72 characters.',
  guessable: 'This password is too much like your address or the name of this site.',
  common: 'This password is among those that are tried first. Please take another one.',
} as const

/** Easily guessed words: the site's name in parts, and the address with the name in it. */
const wordsOf = (siteName: string, email: string): readonly string[] => [
  email,
  ...email.split('@', 1),
  siteName,
  ...siteName.split(/\s+/),
]

/** The refusal of a password that cannot be taken; null: it can. `problem` says which rule it broke. */
export async function refusePassword(
  password: string,
  { siteName }: Pick<AccountsContext, 'siteName'>,
  email: string,
): Promise<{ readonly ok: false; readonly failure: GatewayFailure } | null> {
  const problem =
    passwordLengthProblem(password) ??
    (isGuessable(password, wordsOf(siteName, email)) ? 'guessable' : null) ??
    ((await isCommonPassword(password)) ? 'common' : null)
  return problem === null ? null : refuse('UsysInvalidPassword', TEXTS[problem], { problem })
}
