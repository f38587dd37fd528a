import { PASSWORD_LENGTH } from '../../../core/accounts/index.js'
import { loadOnce, normalizeText } from '../../../core/shared/index.js'

/**
 * The most common passwords, which attackers try first, of at least our minimum length. The list is large, so
 * it is read on first use.
 */
const readCommon = loadOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const list = dictionary['passwords-common'] as readonly string[]
  return new Set(list.filter(({ length }) => length >= PASSWORD_LENGTH.min))
})

/** True if a password is on the list; case and Unicode forms do not matter. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await readCommon()).has(normalizeText(password, 'NFKC').toLowerCase())
}
