import type { MailLink } from '../decide-mail-link.js'

/** The purpose of a link; `passkey` and `provider` are not mailed, but answered at once. */
export type LinkKind =
  | 'verify'
  | 'reset'
  | 'invite'
  | 'email'
  | 'link'
  | 'factor'
  | 'undo'
  | 'passkey'
  | 'provider'

/** The data of a link. */
export interface StoredLink extends MailLink {
  /** Empty while it is unknown. */
  readonly memberId: string
  readonly redirectPath: string | null
  /** The subject of the link besides its member, such as a new address. */
  readonly detail: string | null
  readonly createdMs: number
}

/** The links of mails, found by kind and secret token. */
export interface MailLinks {
  /** Finds a link without redeeming it; null: there is none. */
  readonly find: (kind: LinkKind, token: string) => Promise<StoredLink | null>
  /** The link of a member, also an expired one; null: there is none. */
  readonly findOf: (memberId: string, kind: LinkKind) => Promise<StoredLink | null>
  readonly insert: (kind: LinkKind, token: string, link: StoredLink) => Promise<void>
  /** Deletes a link and returns it; of several parallel requests one gets it. null: there is none. */
  readonly take: (kind: LinkKind, token: string) => Promise<StoredLink | null>
  /** Voids the links of a member. */
  readonly drop: (memberId: string, kinds: readonly LinkKind[]) => Promise<void>
}
