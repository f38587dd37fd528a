import { isGuessable, passwordLengthProblem } from '../../../core/accounts/index.js'
import { isCommonPassword } from './common-passwords.js'

/** The texts for refused passwords. */
export const PASSWORD_TEXTS = {
  'too-short': 'Your password must be at least 8 characters.',
  'too-long': 'Your password may have at most 72 characters.',
  guessable: 'This password is too much like your address or the name of this site.',
  common: 'This password is among those that are tried first. Please take another one.',
} as const

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
): Promise<keyof typeof PASSWORD_TEXTS | null> =>
  passwordLengthProblem(password) ??
  (isGuessable(password, wordsOf(siteName, email)) ? 'guessable' : null) ??
  ((await isCommonPassword(password)) ? 'common' : null)
