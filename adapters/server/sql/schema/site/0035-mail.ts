import type { Migration } from '../../engine/migrations/migration.js'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const NOW_MS = `CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)`
const COLUMNS = 'site_id, id, kind, recipient, content, state, tries, failure, created_on, next_try_on'

/**
 * One outbox for all mails: `content` is the JSON text that a mail is written from, `recipient` null for the
 * owner's mails. Waiting mails of `account_mail` and submissions without `mailed_at` are moved here. Both
 * tables stay otherwise, since a server of the previous version may still run and send its own mails.
 */
export const MAIL: Migration = {
  id: '0035-mail',
  statements: [
    `CREATE TABLE IF NOT EXISTS mail (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      kind TEXT NOT NULL,
      recipient TEXT,
      content TEXT NOT NULL,
      state TEXT NOT NULL,
      tries BIGINT NOT NULL,
      failure TEXT,
      created_on BIGINT NOT NULL,
      next_try_on BIGINT NOT NULL,
      leased_until BIGINT,
      PRIMARY KEY (site_id, id)
    )`,
    `CREATE INDEX IF NOT EXISTS mail_due ON mail (site_id, state, next_try_on)`,
    `WITH moved AS (DELETE FROM account_mail WHERE sent_on IS NULL RETURNING *)
      INSERT INTO mail (${COLUMNS})
      SELECT site_id, id, kind, recipient,
        CAST(json_build_object('tag', 'written', 'subject', subject, 'text', text_body, 'html', html_body,
          'links', CAST(links AS JSON)) AS TEXT),
        'waiting', tries, NULL, created_on, next_try_on
      FROM moved ON CONFLICT DO NOTHING`,
    `WITH moved AS (UPDATE form_submission SET mailed_at = received_at WHERE mailed_at IS NULL RETURNING *)
      INSERT INTO mail (${COLUMNS})
      SELECT site_id, id, 'submission', NULL,
        CAST(json_build_object('tag', 'submission', 'submissionId', id) AS TEXT),
        CASE WHEN received_at < ${NOW_MS} - ${WEEK_MS} THEN 'given-up' ELSE 'waiting' END,
        0, NULL, received_at, received_at
      FROM moved ON CONFLICT DO NOTHING`,
  ],
}
