import { PASSWORD_LENGTH } from './account-limits.js'

/** Why a password cannot be taken. `common`: it is on lists that attackers try first. */
export type PasswordProblem = 'too-short' | 'too-long' | 'common'

/** Whether a password is as long as it must and may be, in characters as people count them. */
export function passwordLengthProblem(password: string): Exclude<PasswordProblem, 'common'> | null {
  const { length } = [...password]
  if (length < PASSWORD_LENGTH.min) return 'too-short'
  return length > PASSWORD_LENGTH.max ? 'too-long' : null
}
