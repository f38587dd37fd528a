import type { LinkHolder } from './decide-mail-link.js'

/** The outcome of the password alone, before a second factor. */
export type LogInDecision =
  /** The address, the password or the member: visitors are not told which. */
  | { readonly tag: 'refused'; readonly isBanned: boolean }
  /** The address is not proven; `isTold`: the visitor may read that it is a member's. */
  | { readonly tag: 'unverified'; readonly isTold: boolean }
  | { readonly tag: 'right' }

/**
 * Decides on a log-in. `member` is null where the address is of none; `hidesMembers`: strangers may not learn who is
 * one.
 */
export function decideLogIn(
  member: LinkHolder | null,
  isPasswordRight: boolean,
  hidesMembers: boolean,
): LogInDecision {
  const isBanned = member?.isBanned ?? false
  if (member === null || !isPasswordRight || isBanned) return { tag: 'refused', isBanned }
  return member.isVerified ? { tag: 'right' } : { tag: 'unverified', isTold: !hidesMembers }
}
