import { emailKey } from '../../../accounts/index.js'
import type { EmailKeys } from '../storage/email-keys.js'

/**
 * Recomputes keys that were stored when keys still had hosts in ASCII form. If another member has the new key
 * already, both keep theirs, and each is found by their own spelling.
 */
const AT_ONCE = 500

/**
 * Writes the keys of addresses anew that were stored before hosts were read in their own letters. Two members with
 * one mailbox keep theirs, and each is found by the own spelling.
 */
export async function respellKeys(keys: EmailKeys): Promise<void> {
  for (const { memberId, email, key } of await keys.encoded(AT_ONCE))
    if (emailKey(email) !== key) await keys.replace(memberId, key, emailKey(email))
}
