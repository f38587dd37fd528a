import { emailKey } from '../../../accounts/index.js'
import type { EmailKeys } from '../storage/email-keys.js'

const AT_ONCE = 500

/**
 * Recomputes keys that were stored when keys still had hosts in ASCII form. If another member has the new key
 * already, both keep theirs, and each is found by their own spelling.
 */
export async function respellKeys(keys: EmailKeys): Promise<void> {
  let afterId: string | null = null
  for (;;) {
    const members = await keys.encoded(afterId, AT_ONCE)
    for (const { memberId, email, key } of members)
      if (emailKey(email) !== key) await keys.replace(memberId, key, emailKey(email))
    if (members.length < AT_ONCE) return
    afterId = members.at(-1)?.memberId ?? null
  }
}
