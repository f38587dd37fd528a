import { Resolver } from 'node:dns/promises'
import type { SenderRecords } from '../../../core/use-cases/mails/sending/sender-records.js'
import { describeThrown } from '../../../core/shared/index.js'

/** Returns the TXT records of a name, each as its parts; rejects as Node's resolver does. */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>

const TIMEOUT_MS = 3000
/** The codes of DNS for a name without such records. */
const NOTHING: readonly string[] = ['ENOTFOUND', 'ENODATA']

/** Makes the DNS lookup: two attempts at most, three seconds each. */
export function createResolveTxt(): ResolveTxt {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 })
  return (name) => resolver.resolveTxt(name)
}

async function recordsOf(resolve: ResolveTxt, name: string): Promise<readonly string[]> {
  try {
    return (await resolve(name)).map((parts) => parts.join(''))
  } catch (thrown) {
    const { code } = (thrown ?? {}) as { readonly code?: unknown }
    if (NOTHING.includes(`${code}`)) return []
    throw thrown
  }
}

/** Reads the DNS records of a sender's domain. Never rejects. */
export async function readSenderRecords(
  resolve: ResolveTxt,
  domain: string,
  dkimSelector: string | null,
): Promise<SenderRecords> {
  try {
    const [own, dmarc, dkim] = await Promise.all([
      recordsOf(resolve, domain),
      recordsOf(resolve, `_dmarc.${domain}`),
      dkimSelector === null ? null : recordsOf(resolve, `${dkimSelector}._domainkey.${domain}`),
    ])
    return { tag: 'found', own, dmarc, dkim }
  } catch (thrown) {
    return { tag: 'unreachable', reason: describeThrown(thrown) }
  }
}
