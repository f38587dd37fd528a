import { newId } from '../engine/index.js'
import type { AccountsContext, Tables } from './accounts-context.js'

/** The recorded events of an account's life. */
export type EventKind =
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

/** Records an event. `detail` holds neither secrets nor texts of members. */
export async function recordEvent(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId' | 'clock' | 'random'>,
  kind: EventKind,
  memberId: string | null,
  detail: Readonly<Record<string, string | number | boolean | readonly string[]>> = {},
): Promise<void> {
  await tables
    .insertInto('member_event')
    .values({
      site_id: context.siteId,
      id: newId(context),
      member_id: memberId,
      kind,
      detail: JSON.stringify(detail),
      at: context.clock.wallTime(),
    })
    .execute()
}
