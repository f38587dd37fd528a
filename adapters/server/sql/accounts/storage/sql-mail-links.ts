import type {
  LinkKind,
  MailLinks,
  StoredLink,
} from '../../../../../core/use-cases/accounts/storage/mail-links.js'
import { secretId } from '../../engine/index.js'
import type { MemberTokenRow } from '../../engine/index.js'
import type { Tables } from './tables.js'
import type { AccountSite } from './account-site.js'

const linkRowId = (kind: LinkKind, token: string): string => secretId('token', kind, token)

const toLink = (row: MemberTokenRow | undefined): StoredLink | null =>
  row === undefined
    ? null
    : {
        memberId: row.member_id,
        browser: row.visitor,
        redirectPath: row.redirect_path,
        detail: row.detail,
        createdMs: Number(row.created_on),
        expiresMs: Number(row.expires_on),
      }

/** The links of mails, over SQL; tokens are stored as digests. */
export const createSqlMailLinks = (tables: Tables, { siteId }: AccountSite): MailLinks => ({
  find: async (kind, token) =>
    toLink(
      await tables
        .selectFrom('member_token')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('id', '=', linkRowId(kind, token))
        .executeTakeFirst(),
    ),
  findOf: async (memberId, kind) =>
    toLink(
      await tables
        .selectFrom('member_token')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('member_id', '=', memberId)
        .where('kind', '=', kind)
        .executeTakeFirst(),
    ),
  insert: async (kind, token, { memberId, browser, redirectPath, detail, createdMs, expiresMs }) => {
    await tables
      .insertInto('member_token')
      .values({
        site_id: siteId,
        id: linkRowId(kind, token),
        kind,
        member_id: memberId,
        visitor: browser,
        redirect_path: redirectPath,
        detail,
        created_on: createdMs,
        expires_on: expiresMs,
      })
      .execute()
  },
  take: async (kind, token) =>
    toLink(
      await tables
        .deleteFrom('member_token')
        .where('site_id', '=', siteId)
        .where('id', '=', linkRowId(kind, token))
        .returningAll()
        .executeTakeFirst(),
    ),
  drop: async (memberId, kinds) => {
    await tables
      .deleteFrom('member_token')
      .where('site_id', '=', siteId)
      .where('member_id', '=', memberId)
      .where('kind', 'in', kinds)
      .execute()
  },
})
