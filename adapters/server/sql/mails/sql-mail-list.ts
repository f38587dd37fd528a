import { rowsKeptSince } from '../../../../core/use-cases/delivery/kept-since.js'
import { MAIL_STATES } from '../../../../core/ports/mail/mail-outbox.port.js'
import type {
  MailFilter,
  MailId,
  MailList,
  MailSortKey,
  MailSummary,
} from '../../../../core/ports/mail/mail-outbox.port.js'
import { GIVEN_UP_KIND } from '../../../../core/use-cases/mails/sending/given-up-notice.js'
import type { GivenUpMail } from '../../../../core/use-cases/mails/sending/given-up-notice.js'
import { createKeysetList, isSpelled, textOrNull, withSpellings } from '../engine/index.js'
import type { Change, Querier, SpelledFilter, SqlAnswer, SqlValue } from '../engine/index.js'
import type { SqlMailsOptions } from './sql-mail-outbox.js'

const toSummary = (row: SqlAnswer['rows'][number]): MailSummary => ({
  id: `${row['id']}` as MailId,
  kind: `${row['kind']}`,
  to: textOrNull(row['recipient']),
  state: MAIL_STATES.find((state) => state === row['state']) ?? 'waiting',
  tries: Number(row['tries']),
  failure: textOrNull(row['failure']),
  createdMs: Number(row['created_on']),
  nextTryMs: Number(row['next_try_on']),
})

/** The owner's list over the table `mail`. */
export const createSqlMailList = ({ sql, siteId }: Pick<SqlMailsOptions, 'sql' | 'siteId'>): MailList =>
  createKeysetList<MailSummary, MailSortKey, SpelledFilter<MailFilter>>({
    sql,
    columns: 'id, kind, recipient, state, tries, failure, created_on, next_try_on',
    from: 'mail',
    idColumn: 'id',
    sortColumns: {
      kind: { expression: 'kind', type: 'TEXT' },
      time: { expression: 'created_on', type: 'BIGINT' },
      to: { expression: `LOWER(COALESCE(recipient, ''))`, type: 'TEXT' },
    },
    lookUp: (filter) => withSpellings({ sql, siteId }, filter, filter.to, ['mail.recipient']),
    where: ({ state, kind, spellings }) => {
      const values: SqlValue[] = [siteId]
      const conditions = ['site_id = $1']
      if (state !== undefined) conditions.push(`state = $${values.push(state)}`)
      if (kind !== undefined) conditions.push(`kind = $${values.push(kind)}`)
      if (spellings !== undefined) conditions.push(isSpelled('recipient', `$${values.push(spellings)}`))
      return { text: conditions.join(' AND '), values }
    },
    read: async (rows) => rows.map(toSummary),
  })

/**
 * The mail of an id, or all whose last try failed; a mail that a process is sending at this time is left out.
 */
const RETRIED = `site_id = $1 AND COALESCE(leased_until, 0) <= $2
  AND (id = $3 OR (CAST($3 AS TEXT) IS NULL AND failure IS NOT NULL))`

/** Counts the mails that `mailRetry` would try again; `id` null: all failed mails. */
export async function countRetried(
  sql: Querier,
  siteId: string,
  nowMs: number,
  id: string | null,
): Promise<number> {
  const { rows } = await sql.query(`SELECT COUNT(*) AS count FROM mail WHERE ${RETRIED}`, [siteId, nowMs, id])
  return Number(rows[0]?.['count'])
}

/** The statement that lets mails be tried again as if they were new; `id` null: all failed mails. */
export const mailRetry = (siteId: string, nowMs: number, id: string | null): Change => ({
  text: `UPDATE mail SET state = 'waiting', tries = 0, created_on = $2, next_try_on = $2 WHERE ${RETRIED}`,
  values: [siteId, nowMs, id],
  mustChange: true,
})

/** Takes waiting mails out of the queue for good if no mail server is set: only the mailbox shows them. */
export async function setAsideMails(sql: Querier, siteId: string): Promise<void> {
  await sql.query(`UPDATE mail SET state = 'mailbox' WHERE site_id = $1 AND state = 'waiting'`, [siteId])
}

/** Deletes mails that were not sent in a month: they contain addresses and names. */
export async function forgetOldMails({ sql, siteId, clock }: SqlMailsOptions): Promise<void> {
  await sql.query(`DELETE FROM mail WHERE site_id = $1 AND created_on < $2`, [
    siteId,
    rowsKeptSince('mail', clock.wallTime()),
  ])
}

/** The maximum number of mails that one notice names. */
const MAX_NAMED = 20

/** The newest failed mails, for the notice to the owner. */
export async function readGivenUp(sql: Querier, siteId: string): Promise<readonly GivenUpMail[]> {
  const { rows } = await sql.query(
    `SELECT id, kind, recipient, failure FROM mail WHERE site_id = $1 AND state = 'given-up' AND kind <> $2
     ORDER BY created_on DESC, id DESC LIMIT $3`,
    [siteId, GIVEN_UP_KIND, MAX_NAMED],
  )
  return rows.map((row) => ({
    id: `${row['id']}` as MailId,
    kind: `${row['kind']}`,
    to: textOrNull(row['recipient']),
    reason: `${row['failure'] ?? ''}`,
  }))
}
