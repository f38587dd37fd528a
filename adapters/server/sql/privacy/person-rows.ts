import type { PersonHoldings, PersonOrder } from '../../../../core/use-cases/privacy/decide-erasure.js'
import type { Querier, SqlAnswer } from '../engine/index.js'

type Row = SqlAnswer['rows'][number]

/** The database, the site and the mail address of the person. */
export interface PersonQuery {
  readonly sql: Querier
  readonly siteId: string
  readonly email: string
}

/** A person's rows by table, without secrets that give access. */
export type PersonRows = Readonly<Record<string, readonly Row[]>>

const STATUSES: readonly PersonOrder['status'][] = ['cart', 'submitting', 'placed']
/** Columns that give access to a page or an account, or are tokens of a provider. */
const SECRETS: ReadonlySet<string> = new Set([
  ...[
    'site_id',
    'token',
    'payment_method',
    'wallet_reference',
    'password_hash',
    'source',
    'confirmed_reference',
  ],
])
const OF_ORDERS = [
  'order_line',
  'payment_attempt',
  'order_event',
  'order_word',
  'fulfilment',
  'refund',
  'order_document',
] as const
const OF_MEMBERS = [
  'member_group',
  'member_event',
  'member_note',
  'member_campaign',
  'member_provider',
  'member_file',
] as const

const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !SECRETS.has(name)))

const ORDERS = 'FROM shop_order WHERE site_id = $1 AND LOWER(email) = LOWER($2)'
const MAILS = 'FROM mail WHERE site_id = $1 AND LOWER(recipient) = LOWER($2)'
const MEMBERS = 'FROM member WHERE site_id = $1 AND LOWER(email) = LOWER($2)'
const SUBSCRIPTIONS = 'FROM subscription WHERE site_id = $1 AND LOWER(email) = LOWER($2)'

const countOf = ({ rows }: SqlAnswer): number => Number(rows[0]?.['total'])

/** Reads the data that decide about an erasure, without the submissions of forms. Rejects with `SqlError`. */
export async function readHoldings({
  sql,
  siteId,
  email,
}: PersonQuery): Promise<Omit<PersonHoldings, 'submissions'>> {
  const ask = (text: string): Promise<SqlAnswer> => sql.query(text, [siteId, email])
  const orders = await ask(`SELECT id, status, placed_on ${ORDERS} ORDER BY id`)
  return {
    orders: orders.rows.map(({ id, status, placed_on: placedOn }) => ({
      id: String(id),
      status: STATUSES.find((known) => known === status) ?? 'submitting',
      placedOn: placedOn === null ? null : Number(placedOn),
    })),
    mails: countOf(await ask(`SELECT COUNT(*) AS total ${MAILS}`)),
    isMember: countOf(await ask(`SELECT COUNT(*) AS total ${MEMBERS}`)) > 0,
    liveSubscriptions: countOf(
      await ask(`SELECT COUNT(*) AS total ${SUBSCRIPTIONS} AND status <> 'canceled' AND ended_on IS NULL`),
    ),
  }
}

/** Reads every row about a person. Rejects with `SqlError`. */
export async function readPersonRows({ sql, siteId, email }: PersonQuery): Promise<PersonRows> {
  const found: Record<string, readonly Row[]> = {}
  const add = (table: string, rows: readonly Row[]): void => {
    found[table] = [...(found[table] ?? []), ...rows.map(withoutSecrets)]
  }
  const read = async (from: string, value: string): Promise<readonly Row[]> =>
    (await sql.query(`SELECT * ${from} ORDER BY id`, [siteId, value])).rows
  const orders = await read(ORDERS, email)
  add('shop_order', orders)
  for (const { id } of orders)
    for (const table of OF_ORDERS)
      add(table, await read(`FROM ${table} WHERE site_id = $1 AND order_id = $2`, String(id)))
  for (const { id } of orders)
    add(
      'withdrawal',
      await read('FROM withdrawal WHERE site_id = $1 AND (id = $2 OR order_id = $2)', String(id)),
    )
  add('subscription', await read(SUBSCRIPTIONS, email))
  // Their texts contain links that open accounts.
  const mails = `SELECT id, kind, recipient, state, created_on ${MAILS} ORDER BY id`
  add('mail', (await sql.query(mails, [siteId, email])).rows)
  const members = await read(MEMBERS, email)
  add('member', members)
  for (const { id } of members)
    for (const table of OF_MEMBERS)
      add(table, await read(`FROM ${table} WHERE site_id = $1 AND member_id = $2`, String(id)))
  return found
}
