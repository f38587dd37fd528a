import type { MemberEvent } from '../../../ports/owner/member-desk.port.js'

/** The recorded events of an account's life. */
export type AccountEventKind =
  | 'signed-up'
  | 'verified'
  | 'logged-in'
  | 'log-in-refused'
  | 'logged-out'
  | 'reset-asked'
  | 'password-changed'
  | 'data-changed'
  | 'invited'
  | 'imported'
  | 'groups-changed'
  | 'subscription-canceled'
  | 'subscription-card-changed'
  | 'banned'
  | 'unbanned'
  | 'deleted'
  | 'proof-refused'
  | 'proved'
  | 'email-change-asked'
  | 'email-changed'
  | 'email-restored'
  | 'sessions-ended'
  | 'data-exported'
  | 'link-asked'
  | 'factor-on'
  | 'factor-off'
  | 'factor-refused'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'passkey-added'
  | 'passkey-removed'
  | 'provider-linked'
  | 'provider-unlinked'
  | 'access-revoked'
  | 'factor-recovery-asked'

/** The details of an event: neither secrets nor texts of members. */
export type AccountEventDetail = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** The events of accounts. */
export interface AccountEvents {
  /** `memberId`: null if no account is known. */
  readonly record: (
    kind: AccountEventKind,
    memberId: string | null,
    detail?: AccountEventDetail,
  ) => Promise<void>
  /** The events of a member, oldest first. */
  readonly of: (memberId: string) => Promise<readonly MemberEvent[]>
}
