import { LINK_MS, TOKEN_MS } from '../../../../core/accounts/index.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { FACTOR_WAIT_MS } from '../../../../core/use-cases/accounts/decide-mail-link.js'
import type { MailLink } from '../../../../core/use-cases/accounts/decide-mail-link.js'
import { secretId } from '../engine/index.js'
import type { MemberTokenRow } from '../engine/index.js'
import type { AccountsContext, Tables } from './accounts-context.js'
import { lockMember } from './members.js'

/** The purpose of a mailed link. */
export type TokenKind =
  | 'verify'
  | 'reset'
  | 'invite'
  | 'email'
  | 'link'
  | 'factor'
  | 'undo'
  | 'passkey'
  | 'provider'

/** The lifetime of an invitation. */
export const INVITATION_MS = 7 * 24 * 60 * 60 * 1000

/** The lifetime of a link that removes a second factor. */
const FACTOR_LINK_MS = FACTOR_WAIT_MS + 7 * 24 * 60 * 60 * 1000

/** The time in which the mailbox before a change of address can recover the account. */
const UNDO_MS = 7 * 24 * 60 * 60 * 1000

/** The lifetime of a token that is answered at once, by the page that asked or by a provider. */
const CEREMONY_MS = 10 * 60 * 1000

/** Tokens that are deleted as soon as they expire. */
export const CEREMONIES: readonly TokenKind[] = ['passkey', 'provider']

const AGES: Readonly<Partial<Record<TokenKind, number>>> = {
  invite: INVITATION_MS,
  link: LINK_MS,
  factor: FACTOR_LINK_MS,
  undo: UNDO_MS,
  passkey: CEREMONY_MS,
  provider: CEREMONY_MS,
}

const tokenRowId = (kind: TokenKind, token: string): string => secretId('token', kind, token)

/** The stored form of the browser that requested a link. */
export const browserOf = ({ id }: Pick<Visitor, 'id'>): string => secretId('browser', id)

/** Voids links. */
export async function dropTokens(
  tables: Tables,
  { siteId }: Pick<AccountsContext, 'siteId'>,
  memberId: string,
  kinds: readonly TokenKind[],
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
  kind: TokenKind,
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
      expires_on: now + (of.lifeMs ?? AGES[kind] ?? TOKEN_MS),
    })
    .execute()
  return token
}

/** Finds the row of a token, without redeeming it. */
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

/**
 * Redeems a token; of several parallel requests one gets it. The member is locked first, as in all code that makes
 * tokens, to avoid deadlocks.
 */
export async function takeToken(
  tables: Tables,
  { siteId }: Pick<AccountsContext, 'siteId'>,
  kind: TokenKind,
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
