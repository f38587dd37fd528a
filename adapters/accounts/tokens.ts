import { TOKEN_MS } from '../../core/accounts/index.js'
import type { Visitor } from '../../core/ports/visitor.port.js'
import { secretId } from '../sql/index.js'
import type { MemberTokenRow } from '../sql/index.js'
import type { AccountsContext, Tables } from './accounts-context.js'

/** What a mailed link is for. */
export type TokenKind = 'verify' | 'reset' | 'invite'

/** An invitation may lie for some days before it is read. */
export const INVITATION_MS = 7 * 24 * 60 * 60 * 1000

const tokenRowId = (kind: TokenKind, token: string): string => secretId('token', kind, token)

/** What stands for the browser that asked for a link. */
export const browserOf = ({ id }: Pick<Visitor, 'id'>): string => secretId('browser', id)

/** Makes a link's token; the ones of the same kind before it are worth nothing any more. */
export async function issueToken(
  tables: Tables,
  context: Pick<AccountsContext, 'siteId' | 'clock' | 'random'>,
  kind: TokenKind,
  of: { readonly memberId: string; readonly browser: string | null; readonly redirectPath: string | null },
): Promise<string> {
  await tables
    .deleteFrom('member_token')
    .where('site_id', '=', context.siteId)
    .where('member_id', '=', of.memberId)
    .where('kind', '=', kind)
    .execute()
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
      created_on: now,
      expires_on: now + (kind === 'invite' ? INVITATION_MS : TOKEN_MS),
    })
    .execute()
  return token
}

/** Takes a token away and answers what it stood for; of many who send it at once one gets it. */
export async function takeToken(
  tables: Tables,
  { siteId }: Pick<AccountsContext, 'siteId'>,
  kind: TokenKind,
  token: string,
): Promise<MemberTokenRow | null> {
  const row = await tables
    .deleteFrom('member_token')
    .where('site_id', '=', siteId)
    .where('id', '=', tokenRowId(kind, token))
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** What a token stands for, without taking it. */
export async function findToken(
  tables: Tables,
  { siteId }: Pick<AccountsContext, 'siteId'>,
  kind: TokenKind,
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

/** Whether a token's time is over. */
export const isOver = (row: MemberTokenRow, { clock }: Pick<AccountsContext, 'clock'>): boolean =>
  Number(row.expires_on) <= clock.wallTime()
