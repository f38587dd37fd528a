/** The DNS records of a sender's domain. */
export type SenderRecords =
  /** The TXT records of the domain, and those under `_dmarc`; empty: there are none. */
  | { readonly tag: 'found'; readonly own: readonly string[]; readonly dmarc: readonly string[] }
  /** DNS did not answer. */
  | { readonly tag: 'unreachable'; readonly reason: string }

/** A problem of the records of a sender's domain. */
export type SenderFlaw = 'no-spf' | 'several-spf' | 'spf-allows-all' | 'no-dmarc' | 'several-dmarc'

const isSpf = (record: string): boolean => /^v=spf1(?:\s|$)/i.test(record.trim())
const isDmarc = (record: string): boolean => /^v=DMARC1\s*;/i.test(record.trim())
/** True if any server may send: `+all`, or `all` without a sign. */
const allowsAll = (spf: string): boolean => /\s\+?all(?:\s|$)/i.test(spf)

/**
 * Checks the records of a domain: mail servers require exactly one SPF record, and one DMARC record (RFC
 * 7208, 7489).
 */
export function senderFlaws({
  own,
  dmarc,
}: Extract<SenderRecords, { readonly tag: 'found' }>): readonly SenderFlaw[] {
  const spf = own.filter(isSpf)
  const policies = dmarc.filter(isDmarc)
  return [
    ...(spf.length === 0 ? ['no-spf' as const] : []),
    ...(spf.length > 1 ? ['several-spf' as const] : []),
    ...(spf.length === 1 && spf.some(allowsAll) ? ['spf-allows-all' as const] : []),
    ...(policies.length === 0 ? ['no-dmarc' as const] : []),
    ...(policies.length > 1 ? ['several-dmarc' as const] : []),
  ]
}

/** True for domains that DNS does not list: those of this machine and of examples (RFC 2606, 6761). */
export const isUnlistedDomain = (domain: string): boolean =>
  !domain.includes('.') || /(?:^|\.)(?:localhost|test|invalid|example|local)$/.test(domain)
