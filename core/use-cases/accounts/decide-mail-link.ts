import type { AccessChange } from '../../accounts/index.js'

/** The waiting time, from the first mail on, of a link that removes a second factor. */
export const FACTOR_WAIT_MS = 3 * 24 * 60 * 60 * 1000

/** An issued link of a mail. */
export interface MailLink {
  readonly expiresMs: number
  /** The browser that requested it; null: unknown. */
  readonly browser: string | null
}

/** The member of a link. */
export interface LinkHolder {
  readonly isVerified: boolean
  readonly isBanned: boolean
}

/** The state of a link; `invalid` also for used links and for banned members. */
export type LinkStanding = 'invalid' | 'expired' | 'valid'

/** Decides if a link is still valid; null: there is no such link, or no such member. */
export function linkStanding(
  link: Pick<MailLink, 'expiresMs'> | null,
  holder: Pick<LinkHolder, 'isBanned'> | null,
  nowMs: number,
): LinkStanding {
  if (link === null || holder === null || holder.isBanned) return 'invalid'
  return link.expiresMs <= nowMs ? 'expired' : 'valid'
}

/** The result of a link that proves an address; `expired`: another link is mailed. */
export type Verification =
  | { readonly tag: 'invalid' | 'expired' }
  | {
      readonly tag: 'verified'
      /**
       * `keep`: the address was proven before. `claim`: the reader of the mailbox sets their own password.
       */
      readonly account: 'keep' | 'verify' | 'claim'
      /** True: the browser that signed up opened the link, and only that one is logged in. */
      readonly isSameBrowser: boolean
    }

/** Decides on a link that proves an address and was opened in `browser`. */
export function decideVerification(
  link: MailLink | null,
  holder: LinkHolder | null,
  { nowMs, browser }: { readonly nowMs: number; readonly browser: string | null },
): Verification {
  const standing = linkStanding(link, holder, nowMs)
  if (standing !== 'valid') return { tag: standing }
  const isSameBrowser = link?.browser === browser
  const account = holder?.isVerified === true ? 'keep' : isSameBrowser ? 'verify' : 'claim'
  return { tag: 'verified', account, isSameBrowser }
}

/** Decides on a link that logs in: it works only in the browser that requested it. */
export function logInLinkStanding(
  link: MailLink | null,
  { nowMs, browser }: { readonly nowMs: number; readonly browser: string | null },
): LinkStanding {
  if (link === null || link.browser !== browser) return 'invalid'
  return link.expiresMs <= nowMs ? 'expired' : 'valid'
}

/** The links that set a password, with the change of the account that each makes. */
const PASSWORD_LINKS = {
  reset: 'reset',
  factor: 'factor-recovered',
  undo: 'email-restored',
} as const satisfies Readonly<Record<string, AccessChange>>

/** A link that sets a password. */
export type PasswordLink = keyof typeof PASSWORD_LINKS

/** The links that set a password, in the order in which a token is looked for. */
export const PASSWORD_LINK_KINDS = ['reset', 'factor', 'undo'] as const satisfies readonly PasswordLink[]

/**
 * The change of access by a new password: an account that was never proven is claimed by the reader of the
 * mail.
 */
export const passwordChange = (
  kind: PasswordLink,
  { isVerified }: Pick<LinkHolder, 'isVerified'>,
): AccessChange => (isVerified ? PASSWORD_LINKS[kind] : 'claimed')

/** True if a link that removes the second factor, first mailed at `begunMs`, must still wait. */
export const mustWait = (begunMs: number, nowMs: number): boolean => nowMs < begunMs + FACTOR_WAIT_MS

/**
 * The mail after a request for another address: its link, a note to the member who has it already, or none.
 */
export function newAddressMail(
  memberId: string,
  holder: { readonly id: string; readonly isBanned: boolean } | null,
): 'link' | 'note' | 'none' {
  if (holder === null || holder.id === memberId) return 'link'
  return holder.isBanned ? 'none' : 'note'
}

/** True if an account must release its never proven address to the previous holder. */
export const givesUpAddress = (holder: {
  readonly isUnverified: boolean
  readonly isBanned: boolean
}): boolean => holder.isUnverified && !holder.isBanned
