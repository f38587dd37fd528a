/** The length of a password in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 72 } as const

/**
 * The reason to refuse a password. `common`: attackers try it first; `guessable`: it is little more than the
 * address or the site's name.
 */
export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'guessable'

/** The texts for refused passwords. */
export const PASSWORD_TEXTS: Readonly<Record<PasswordProblem, string>> = {
  'too-short': 'Your password must be at least 8 characters.',
  'too-long': 'Your password may have at most 72 characters.',
  guessable: 'This password is too much like your address or the name of this site.',
  common: 'This password is one of the most common. Please choose another one.',
}

/** Checks the length of a password in visible characters; null: the length is allowed. */
export function passwordLengthProblem(password: string): 'too-short' | 'too-long' | null {
  const { length } = [...password]
  if (length < PASSWORD_LENGTH.min) return 'too-short'
  return length > PASSWORD_LENGTH.max ? 'too-long' : null
}

const MIN_WORD_LENGTH = 4
/** The minimum number of characters that remain after the known words are removed. */
const MIN_OWN_CHARS = 5

/** True for a password that is little more than the given `words`. */
export function isGuessable(password: string, words: readonly string[]): boolean {
  const known = words.map((word) => word.toLowerCase()).filter(({ length }) => length >= MIN_WORD_LENGTH)
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase())
  return known.some((word) => password.toLowerCase().includes(word)) && rest.length < MIN_OWN_CHARS
}
