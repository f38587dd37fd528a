import type { SealedSecrets } from '../storage/sealed-secrets.js'

/** Batch size, so that no request waits long; the next run handles the rest. */
const AT_ONCE = 500

/**
 * Seals secrets with the current key: those that were stored without a key, and those of the previous key. A
 * secret that cannot be opened stays unchanged until its key is back.
 */
export async function sealSecrets(secrets: SealedSecrets): Promise<void> {
  for (const secret of await secrets.outdated(AT_ONCE)) {
    const opened = secrets.open(secret)
    if (opened !== null) await secrets.seal(secret, opened)
  }
}
