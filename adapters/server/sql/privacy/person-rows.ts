import type { PersonHoldings, PersonOrder } from '../../../../core/use-cases/privacy/decide-erasure.js'
import { isSpelled, spellingsOf } from '../engine/index.js'
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

const ORDERS = `FROM shop_order WHERE site_id = $1 AND email IS NOT NULL AND ${isSpelled('email', '$2')}`
/** The source and condition of the mails to an address. */
export const MAILS = `FROM mail WHERE site_id = $1 AND ${isSpelled('recipient', '$2')}`
const MEMBERS = `FROM member WHERE site_id = $1 AND ${isSpelled('email', '$2')}`
const SUBSCRIPTIONS = `FROM subscription WHERE site_id = $1 AND ${isSpelled('email', '$2')}`

const IS_LIVE = `status <> 'canceled' AND ended_on IS NULL`

/** The spellings under which rows have the person's address. Rejects with `SqlError`. */
export const addressesOf = ({ sql, siteId, email }: PersonQuery): Promise<string> =>
  spellingsOf(
    sql,
    siteId,
    [email],
    ['shop_order.email', 'mail.recipient', 'member.email', 'subscription.email'],
  )

/** Reads the data that decide about an erasure, without the submissions of forms. Rejects with `SqlError`. */
export async function readHoldings(person: PersonQuery): Promise<Omit<PersonHoldings, 'submissions'>> {
  const addresses = await addressesOf(person)
  const ask = async (text: string): Promise<readonly Row[]> =>
    (await person.sql.query(text, [person.siteId, addresses])).rows
  const orders = await ask(`SELECT id, status, placed_on ${ORDERS} ORDER BY id`)
  const ended = await ask(
    `SELECT id, COALESCE(ended_on, period_end) AS ended ${SUBSCRIPTIONS} AND NOT (${IS_LIVE}) ORDER BY id`,
  )
  return {
    orders: orders.map(({ id, status, placed_on: placedOn }) => ({
      id: String(id),
      status: STATUSES.find((known) => known === status) ?? 'submitting',
      placedOn: placedOn === null ? null : Number(placedOn),
    })),
    mails: (await ask(`SELECT id ${MAILS}`)).length,
    isMember: (await ask(`SELECT id ${MEMBERS}`)).length > 0,
    liveSubscriptions: (await ask(`SELECT id ${SUBSCRIPTIONS} AND ${IS_LIVE}`)).length,
    endedSubscriptions: ended.map(({ id, ended }) => ({ id: String(id), endedOn: Number(ended) })),
  }
}

/** The addresses of the person's accounts, as they are stored. Rejects with `SqlError`. */
export async function readAccountAddresses(person: PersonQuery): Promise<readonly string[]> {
  const addresses = await addressesOf(person)
  const { rows } = await person.sql.query(`SELECT email ${MEMBERS} ORDER BY id`, [person.siteId, addresses])
  return rows.map(({ email }) => `${email}`)
}

/** Reads every row about a person. Rejects with `SqlError`. */
export async function readPersonRows(person: PersonQuery): Promise<PersonRows> {
  const { sql, siteId } = person
  const addresses = await addressesOf(person)
  const found: Record<string, readonly Row[]> = {}
  const add = (table: string, rows: readonly Row[]): void => {
    found[table] = [...(found[table] ?? []), ...rows.map(withoutSecrets)]
  }
  const read = async (from: string, value: string): Promise<readonly Row[]> =>
    (await sql.query(`SELECT * ${from} ORDER BY id`, [siteId, value])).rows
  const ofPerson = (from: string): Promise<readonly Row[]> => read(from, addresses)
  const orders = await ofPerson(ORDERS)
  add('shop_order', orders)
  for (const { id } of orders)
    for (const table of OF_ORDERS)
      add(table, await read(`FROM ${table} WHERE site_id = $1 AND order_id = $2`, String(id)))
  for (const { id } of orders)
    add(
      'withdrawal',
      await read('FROM withdrawal WHERE site_id = $1 AND (id = $2 OR order_id = $2)', String(id)),
    )
  add('subscription', await ofPerson(SUBSCRIPTIONS))
  // The texts of mails are left out: they contain links that open accounts.
  const mails = `SELECT id, kind, recipient, state, created_on ${MAILS} ORDER BY id`
  add('mail', (await sql.query(mails, [siteId, addresses])).rows)
  const members = await ofPerson(MEMBERS)
  add('member', members)
  for (const { id } of members)
    for (const table of OF_MEMBERS)
      add(table, await read(`FROM ${table} WHERE site_id = $1 AND member_id = $2`, String(id)))
  return found
}
