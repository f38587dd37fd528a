import { BOUNCED_KIND } from '../../../../core/use-cases/mails/mail-content.js'
import { GIVEN_UP_NOTICE } from '../../../../core/use-cases/mails/sending/given-up-notice.js'
import type { Bounce } from '../../../../core/use-cases/mails/sending/read-bounce.js'
import { secretId } from '../engine/index.js'
import type { Change, CommitChanges } from '../engine/index.js'
import { insertMailFor, insertOfMail, mailRowOf } from './queue-mails.js'
import type { SqlMailsOptions } from './sql-mail-outbox.js'

interface NoteBouncesOptions extends SqlMailsOptions {
  readonly commit: CommitChanges
  /** The entry of the audit log for this number of mails. */
  readonly auditOf: (count: number) => readonly Change[]
}

/** A bounce with the id of its row: the same report gives the same id. */
interface NamedBounce extends Bounce {
  readonly id: string
}

const named = (bounce: Bounce): NamedBounce => ({
  ...bounce,
  id: secretId(BOUNCED_KIND, bounce.messageId ?? bounce.reason, bounce.to),
})

/** Lists one mail that came back, with the notice to the owner unless one waits already. */
function bounceChange(
  { siteId, clock }: Pick<SqlMailsOptions, 'siteId' | 'clock'>,
  { id, to, reason }: NamedBounce,
): Change {
  const nowMs = clock.wallTime()
  const row = mailRowOf(
    { siteId, nowMs, newId: () => id },
    { kind: BOUNCED_KIND, to, content: { tag: BOUNCED_KIND } },
  )
  const { text, values } = insertOfMail({ ...row, state: 'given-up', tries: 1, failure: reason })
  const notice = mailRowOf({ siteId, nowMs, newId: () => `notice-${id}` }, GIVEN_UP_NOTICE)
  const later = { ...notice, next_try_on: notice.next_try_on + GIVEN_UP_NOTICE.delayMs }
  const site = values.length + 1
  const isFirst =
    `NOT EXISTS (SELECT 1 FROM mail WHERE site_id = $${site} AND kind = $${site + 1} ` +
    `AND state = 'waiting')`
  return {
    text:
      `WITH lost AS (${text} ON CONFLICT DO NOTHING RETURNING id) ` +
      `${insertMailFor(`lost WHERE ${isFirst}`, later, site + 2)} ON CONFLICT DO NOTHING`,
    values: [...values, siteId, GIVEN_UP_NOTICE.kind, ...Object.values(later)],
  }
}

/**
 * Lists mails that came back among those that were given up, with the notice to the owner and the entry of the audit
 * log in one transaction. Returns the number of those that were not listed before.
 */
export async function noteBounces(options: NoteBouncesOptions, bounces: readonly Bounce[]): Promise<number> {
  const { sql, siteId, commit, auditOf } = options
  const all = [...new Map(bounces.map(named).map((bounce) => [bounce.id, bounce])).values()]
  // A report of a delay or a success names no returned mail.
  if (all.length === 0) return 0
  const { rows } = await sql.query(
    `SELECT id FROM mail WHERE site_id = $1 AND id IN (${all.map((_, index) => `$${index + 2}`).join(', ')})`,
    [siteId, ...all.map(({ id }) => id)],
  )
  const listed = new Set(rows.map(({ id }) => id))
  const added = all.filter(({ id }) => !listed.has(id))
  if (added.length === 0) return 0
  await commit([...added.map((bounce) => bounceChange(options, bounce)), ...auditOf(added.length)])
  return added.length
}
