import type { Compilable, Kysely } from 'kysely'
import type { Clock } from '../../../../core/ports/clock.port.js'
import type { NewMail } from '../../../../core/ports/mail-outbox.port.js'
import type { Random } from '../../../../core/ports/random.port.js'
import { goesToOwner } from '../../../../core/use-cases/mails/order-mail.js'
import type { OrderMail } from '../../../../core/use-cases/mails/order-mail.js'
import { defer, kyselyOver, newId } from '../engine/index.js'
import type { MailRow, MailTables } from '../engine/index.js'

/** Where mails are queued, and whose time and ids they get. */
export interface QueueContext {
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}

/** Writes statements only: nothing is sent through it. */
const statements = kyselyOver<MailTables>({
  query: () => Promise.reject(new Error('[vitrine] statements are run by their own transaction')),
})

/** The row of a new mail, due at once. */
export function mailRowOf(context: QueueContext, { kind, to, content }: NewMail): MailRow {
  const now = context.clock.wallTime()
  return {
    site_id: context.siteId,
    id: newId(context),
    kind,
    recipient: to,
    content: JSON.stringify(content),
    state: 'waiting',
    tries: 0,
    failure: null,
    created_on: now,
    next_try_on: now,
    leased_until: null,
  }
}

const NUMBERS: readonly string[] = [
  'tries',
  'created_on',
  'next_try_on',
  'leased_until',
] satisfies readonly (keyof MailRow)[]

/**
 * The text of an INSERT of one mail for each row of `source`, for a statement that makes that row as well. The values
 * of the row are its parameters from `$first` on.
 */
export function insertMailFor(source: string, row: MailRow, first: number): string {
  const columns = Object.keys(row)
  const values = columns.map(
    (name, index) => `CAST($${first + index} AS ${NUMBERS.includes(name) ? 'BIGINT' : 'TEXT'})`,
  )
  return `INSERT INTO mail (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${source}`
}

const insertOf = (rows: readonly MailRow[]): Compilable => statements.insertInto('mail').values(rows)

/** Queues mails with one INSERT, in the transaction of `tables`: they wait if and only if it commits. */
export async function queueMails<Tables>(
  tables: Kysely<Tables>,
  context: QueueContext,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) return
  await defer(tables, insertOf(mails.map((mail) => mailRowOf(context, mail))))
}

/**
 * Queues mails about orders, in the transaction of what they tell of. `to` is the shopper's address; without one only
 * the owner's mails are queued.
 */
export const queueOrderMails = <Tables>(
  tables: Kysely<Tables>,
  context: QueueContext,
  to: string | null,
  mails: readonly OrderMail[],
): Promise<void> =>
  queueMails(
    tables,
    context,
    mails
      .filter(({ kind }) => to !== null || goesToOwner(kind))
      .map((mail) => ({
        kind: mail.kind,
        to: goesToOwner(mail.kind) ? null : to,
        content: { tag: 'order', mail },
      })),
  )
