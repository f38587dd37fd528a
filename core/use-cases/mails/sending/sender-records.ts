/** The DNS records of a sender's domain. */
export type SenderRecords =
  /**
   * The TXT records of the domain, those under `_dmarc` and those of the DKIM key; empty: there are none; null:
   * the name of the key is unknown.
   */
  | {
      readonly tag: 'found'
      readonly own: readonly string[]
      readonly dmarc: readonly string[]
      readonly dkim: readonly string[] | null
    }
  /** DNS did not answer. */
  | { readonly tag: 'unreachable'; readonly reason: string }

/** A problem of the records of a sender's domain. */
export type SenderFlaw =
  | 'no-spf'
  | 'several-spf'
  | 'spf-allows-all'
  | 'no-dmarc'
  | 'several-dmarc'
  | 'unnamed-dkim'
  | 'no-dkim'
  | 'revoked-dkim'

const isSpf = (record: string): boolean => /^v=spf1(?:\s|$)/i.test(record.trim())
const isDmarc = (record: string): boolean => /^v=DMARC1\s*;/i.test(record.trim())
/** A DKIM record has a key, `p`; an empty one revokes it. The version may be left out (RFC 6376, 3.6.1). */
const dkimKeyOf = (record: string): string | null =>
  /(?:^|;)\s*p\s*=([^;]*)/i.exec(record)?.[1]?.trim() ?? null
/** True if any server may send: `+all`, or `all` without a sign. */
const allowsAll = (spf: string): boolean => /\s\+?all(?:\s|$)/i.test(spf)

/**
 * Checks the records of a domain: mail servers require exactly one SPF record, one DMARC record, and the key that
 * the mails are signed with (RFC 7208, 7489, 6376).
 */
export function senderFlaws({
  own,
  dmarc,
  dkim,
}: Extract<SenderRecords, { readonly tag: 'found' }>): readonly SenderFlaw[] {
  const spf = own.filter(isSpf)
  const policies = dmarc.filter(isDmarc)
  const keys = (dkim ?? []).map(dkimKeyOf).filter((key) => key !== null)
  return [
    ...(spf.length === 0 ? ['no-spf' as const] : []),
    ...(spf.length > 1 ? ['several-spf' as const] : []),
    ...(spf.length === 1 && spf.some(allowsAll) ? ['spf-allows-all' as const] : []),
    ...(policies.length === 0 ? ['no-dmarc' as const] : []),
    ...(policies.length > 1 ? ['several-dmarc' as const] : []),
    ...(dkim === null ? ['unnamed-dkim' as const] : []),
    ...(dkim !== null && keys.length === 0 ? ['no-dkim' as const] : []),
    ...(keys.length > 0 && keys.every((key) => key === '') ? ['revoked-dkim' as const] : []),
  ]
}

/** True for domains that DNS does not list: those of this machine and of examples (RFC 2606, 6761). */
export const isUnlistedDomain = (domain: string): boolean =>
  !domain.includes('.') || /(?:^|\.)(?:localhost|test|invalid|example|local)$/.test(domain)
