import { CompiledQuery } from 'kysely'
import type { Compilable, Kysely } from 'kysely'
import type { NewMail } from '../../../../core/ports/mail/mail-outbox.port.js'
import type { Stamp } from '../../../../core/ports/platform/stamp.port.js'
import { goesToOwner } from '../../../../core/use-cases/mails/orders/order-mail.js'
import type { OrderMail, OrderMailAbout } from '../../../../core/use-cases/mails/orders/order-mail.js'
import { defer } from '../engine/index.js'
import type { MailRow, SqlValue } from '../engine/index.js'

/** The site whose mails are queued, with the time and the ids of new mails. */
export interface QueueContext extends Stamp {
  readonly siteId: string
}

/** The row of a new mail, due at once. */
export function mailRowOf({ siteId, nowMs, newId }: QueueContext, { kind, to, content }: NewMail): MailRow {
  return {
    site_id: siteId,
    id: newId(),
    kind,
    recipient: to,
    content: JSON.stringify(content),
    state: 'waiting',
    tries: 0,
    failure: null,
    created_on: nowMs,
    next_try_on: nowMs,
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
 * The text of an INSERT of one mail for each row of `source`, used in a statement that also makes that row.
 * The values of the row are its parameters from `$first` on.
 */
export function insertMailFor(source: string, row: MailRow, first: number): string {
  const columns = Object.keys(row)
  const values = columns.map(
    (name, index) => `CAST($${first + index} AS ${NUMBERS.includes(name) ? 'BIGINT' : 'TEXT'})`,
  )
  return `INSERT INTO mail (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${source}`
}

/** The text of an INSERT of rows, whose parameters begin after the given number of others. */
function insertText(rows: readonly MailRow[], before = 0): string {
  const columns = Object.keys(rows[0] ?? {})
  const tuples = rows.map(
    (_, row) => `(${columns.map((__, index) => `$${before + row * columns.length + index + 1}`).join(', ')})`,
  )
  return `INSERT INTO mail (${columns.join(', ')}) VALUES ${tuples.join(', ')}`
}

const valuesOf = (rows: readonly MailRow[]): readonly SqlValue[] =>
  rows.flatMap((row) => Object.values(row) as readonly SqlValue[])

/** Texts of INSERTs by their numbers of rows and of earlier parameters: making a text is slow. */
const inserts = new Map<string, string>()

function knownText(rows: readonly MailRow[], before: number): string {
  const key = `${rows.length} ${before}`
  const text = inserts.get(key) ?? insertText(rows, before)
  inserts.set(key, text)
  return text
}

/** The INSERT of one mail, with its values. */
export const insertOfMail = (
  row: MailRow,
): { readonly text: string; readonly values: readonly SqlValue[] } => ({
  text: insertText([row]),
  values: valuesOf([row]),
})

const insertOf = (rows: readonly MailRow[]): Compilable => ({
  compile: () => CompiledQuery.raw(knownText(rows, 0), [...valuesOf(rows)]),
})

/** A change of other rows that also queues mails, in one statement. */
export const withMails = (change: Compilable, rows: readonly MailRow[]): Compilable =>
  rows.length === 0
    ? change
    : {
        compile: () => {
          const { sql, parameters } = change.compile()
          const text = `WITH queued AS (${knownText(rows, parameters.length)}) ${sql}`
          return CompiledQuery.raw(text, [...parameters, ...valuesOf(rows)])
        },
      }

/**
 * Queues mails with one INSERT, in the transaction of `tables`: they are queued if and only if it commits.
 */
export async function queueMails<Tables>(
  tables: Kysely<Tables>,
  context: QueueContext,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) return
  await defer(tables, insertOf(mails.map((mail) => mailRowOf(context, mail))))
}

/** Mails of one order. */
export const mailsAbout = (
  { id }: { readonly id: string },
  mails: readonly OrderMailAbout[],
): readonly OrderMail[] => mails.map((about) => ({ ...about, orderId: id }))

/**
 * The rows of mails about orders. `to` is the shopper's address; if absent, only the owner's mails have rows.
 */
export const orderMailRows = (
  context: QueueContext,
  to: string | null,
  mails: readonly OrderMail[],
): readonly MailRow[] =>
  mails.flatMap((mail) => {
    const isForOwner = goesToOwner(mail.kind)
    if (to === null && !isForOwner) return []
    const content = { tag: 'order', mail } as const
    return [mailRowOf(context, { kind: mail.kind, to: isForOwner ? null : to, content })]
  })

/**
 * Queues mails about orders, in the transaction that changes the orders. `to` is the shopper's address; if
 * absent, only the owner's mails are queued.
 */
export async function queueOrderMails<Tables>(
  tables: Kysely<Tables>,
  context: QueueContext,
  to: string | null,
  mails: readonly OrderMail[],
): Promise<void> {
  const rows = orderMailRows(context, to, mails)
  if (rows.length > 0) await defer(tables, insertOf(rows))
}
