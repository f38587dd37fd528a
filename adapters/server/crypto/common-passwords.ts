import { PASSWORD_LENGTH } from '../../../core/accounts/index.js'
import { normalizeText } from '../../../core/shared/index.js'

/**
 * Passwords that people take most often and attackers try first, as far as they are long enough for us. The list
 * is large, so it is read when it is first asked for.
 */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const list = dictionary['passwords-common'] as readonly string[]
  return new Set(list.filter(({ length }) => length >= PASSWORD_LENGTH.min))
}

let common: Promise<ReadonlySet<string>> | null = null

/** True if a password is on the list; case and Unicode forms do not matter. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon()
  return (await common).has(normalizeText(password, 'NFKC').toLowerCase())
}
