import { isGuessable, passwordLengthProblem } from '../../../core/accounts/index.js'
import type { PasswordProblem } from '../../../core/accounts/index.js'
import { isCommonPassword } from './common-passwords.js'

/** Words that are easy to guess: the parts of the site's name, and those of the address. */
const wordsOf = (siteName: string, email: string): readonly string[] => [
  email,
  ...email.split('@', 1),
  siteName,
  ...siteName.split(/\s+/),
]

/** The rule that a password breaks; null: it is acceptable. */
export const passwordProblemOf = async (
  password: string,
  siteName: string,
  email: string,
): Promise<PasswordProblem | null> =>
  passwordLengthProblem(password) ??
  (isGuessable(password, wordsOf(siteName, email)) ? 'guessable' : null) ??
  ((await isCommonPassword(password)) ? 'common' : null)
