import type { LinkHolder } from './decide-mail-link.js'

/** The result of the password alone, before a second factor. */
export type LogInDecision =
  /** A wrong address, a wrong password or a banned member: visitors do not learn which. */
  | { readonly tag: 'refused'; readonly isBanned: boolean }
  /** The address is not proven; `mayReveal`: the visitor may read that it is a member's. */
  | { readonly tag: 'unverified'; readonly mayReveal: boolean }
  | { readonly tag: 'right' }

/**
 * Decides on a log-in. `member` is null for an unknown address; `hidesMembers`: strangers must not learn who
 * is a member.
 */
export function decideLogIn(
  member: LinkHolder | null,
  isPasswordRight: boolean,
  hidesMembers: boolean,
): LogInDecision {
  const isBanned = member?.isBanned ?? false
  if (member === null || !isPasswordRight || isBanned) return { tag: 'refused', isBanned }
  return member.isVerified ? { tag: 'right' } : { tag: 'unverified', mayReveal: !hidesMembers }
}
