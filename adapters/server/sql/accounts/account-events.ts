import type { AccountEventKind } from '../../../../core/use-cases/accounts/storage/account-events.js'
import { newId } from '../engine/index.js'
import type { AccountsContext, Tables } from './accounts-context.js'

/** Records an event. `detail` holds neither secrets nor texts of members. */
export async function recordEvent(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId' | 'clock' | 'random'>,
  kind: AccountEventKind,
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
