import type { Visitor } from '../../../../core/ports/visitor.port.js'
import type { MailLink } from '../../../../core/use-cases/accounts/decide-mail-link.js'
import { linkLifeMs } from '../../../../core/use-cases/accounts/mailed-links.js'
import type { LinkKind } from '../../../../core/use-cases/accounts/storage/mail-links.js'
import { secretId } from '../engine/index.js'
import type { MemberTokenRow } from '../engine/index.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { lockMember } from './members.js'

const tokenRowId = (kind: LinkKind, token: string): string => secretId('token', kind, token)

/** The stored form of the browser that requested a link. */
export const browserOf = ({ id }: Pick<Visitor, 'id'>): string => secretId('browser', id)

/** Voids links. */
export async function dropTokens(
  tables: Tables,
  { siteId }: Pick<AccountsContext, 'siteId'>,
  memberId: string,
  kinds: readonly LinkKind[],
): Promise<void> {
  await tables
    .deleteFrom('member_token')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .execute()
}

/** Makes a link's token; earlier ones of the same kind become void. */
export async function issueToken(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId' | 'clock' | 'random'>,
  kind: LinkKind,
  of: {
    /** The member's id; empty while it is unknown. */
    readonly memberId: string
    readonly browser: string | null
    readonly redirectPath: string | null
    readonly detail?: string
    /** @default that of its kind */
    readonly lifeMs?: number
  },
): Promise<string> {
  if (of.memberId !== '') {
    // Two parallel requests wait for each other, so that one of them is the newest.
    await lockMember(tables, context, of.memberId)
    await dropTokens(tables, context, of.memberId, [kind])
  }
  const token = context.random.token()
  const now = context.clock.wallTime()
  await tables
    .insertInto('member_token')
    .values({
      site_id: context.siteId,
      id: tokenRowId(kind, token),
      kind,
      member_id: of.memberId,
      visitor: of.browser,
      redirect_path: of.redirectPath,
      detail: of.detail ?? null,
      created_on: now,
      expires_on: now + (of.lifeMs ?? linkLifeMs(kind)),
    })
    .execute()
  return token
}

/** Finds the row of a token, without redeeming it. */
export async function findToken(
  tables: Tables,
  { siteId }: Pick<AccountsContext, 'siteId'>,
  kind: LinkKind,
  token: string,
): Promise<MemberTokenRow | null> {
  const row = await tables
    .selectFrom('member_token')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', tokenRowId(kind, token))
    .executeTakeFirst()
  return row ?? null
}

/**
 * Redeems a token; of several parallel requests one gets it. The member is locked first, as in all code that makes
 * tokens, to avoid deadlocks.
 */
export async function takeToken(
  tables: Tables,
  { siteId }: Pick<AccountsContext, 'siteId'>,
  kind: LinkKind,
  token: string,
): Promise<MemberTokenRow | null> {
  const found = await findToken(tables, { siteId }, kind, token)
  if (found === null) return null
  if (found.member_id !== '') await lockMember(tables, { siteId }, found.member_id)
  const row = await tables
    .deleteFrom('member_token')
    .where('site_id', '=', siteId)
    .where('id', '=', tokenRowId(kind, token))
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** A token as decisions use it; null if there is none. */
export const linkOf = (row: MemberTokenRow | null): MailLink | null =>
  row && { expiresMs: Number(row.expires_on), browser: row.visitor }

/** True if a token has expired. */
export const isOver = (row: MemberTokenRow, { clock }: Pick<AccountsContext, 'clock'>): boolean =>
  Number(row.expires_on) <= clock.wallTime()
