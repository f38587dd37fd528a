import type { AccountProviderLink } from '../../../../../core/ports/accounts/account-self-service.port.js'
import type { ProvenIdentity } from '../../../../../core/ports/accounts/identity-provider.port.js'
import { secretId } from '../../engine/index.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { recordEvent } from '../account-events.js'

/** The row id of an identity at a provider. */
const linkRowId = ({ issuer, subject }: ProvenIdentity): string => secretId('provider', issuer, subject)

/** Finds the account of an identity at a provider and records its use; null if no account is linked. */
export async function useLink(
  tables: Tables,
  { siteId, clock }: Pick<AccountsContext, 'siteId' | 'clock'>,
  identity: ProvenIdentity,
): Promise<string | null> {
  const row = await tables
    .updateTable('member_provider')
    .set({ used_on: clock.wallTime() })
    .where('site_id', '=', siteId)
    .where('id', '=', linkRowId(identity))
    .returning('member_id')
    .executeTakeFirst()
  return row?.member_id ?? null
}

/** Links an identity at a provider to an account, for log-ins from now on. */
export async function addLink(
  tables: Tables,
  context: AccountsContext,
  {
    identity,
    provider,
    memberId,
  }: {
    readonly identity: ProvenIdentity
    readonly provider: string
    readonly memberId: string
  },
): Promise<void> {
  const now = context.clock.wallTime()
  await tables
    .insertInto('member_provider')
    .values({
      site_id: context.siteId,
      id: linkRowId(identity),
      member_id: memberId,
      provider,
      created_on: now,
      used_on: now,
    })
    .execute()
  await recordEvent(tables, context, 'provider-linked', memberId, { provider })
}

/** The linked identities of a member, oldest first. */
export async function linksOf(
  context: AccountsContext,
  memberId: string,
): Promise<readonly AccountProviderLink[]> {
  const rows = await tablesOf(context.sql)
    .selectFrom('member_provider')
    .selectAll()
    .where('site_id', '=', context.siteId)
    .where('member_id', '=', memberId)
    .orderBy('created_on')
    .execute()
  const { providers } = context.settings
  return rows.map((row) => ({
    id: row.id,
    name: providers.find(({ id }) => id === row.provider)?.name ?? row.provider,
    createdOnMs: Number(row.created_on),
    usedOnMs: row.used_on === null ? null : Number(row.used_on),
  }))
}
