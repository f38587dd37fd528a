import { emailKey } from '../../../../core/accounts/index.js'
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

const IS_LIVE = `status <> 'canceled' AND ended_on IS NULL`

/** The tables and columns that hold addresses as they were typed. */
const ADDRESSES = [
  ['shop_order', 'email'],
  ['mail', 'recipient'],
  ['member', 'email'],
  ['subscription', 'email'],
] as const

const isPlain = (email: string): boolean => /^[\0-\x7f]*$/.test(email)

/**
 * The spellings under which an address was stored. They are found here, since a database has no common form
 * for non-English letters, and `LOWER` depends on its locale. Rejects with `SqlError`.
 */
export async function spellingsOf({ sql, siteId, email }: PersonQuery): Promise<readonly string[]> {
  if (isPlain(email) && isPlain(emailKey(email))) return [email]
  const found = new Set([email])
  for (const [table, column] of ADDRESSES) {
    const { rows } = await sql.query(
      `SELECT DISTINCT ${column} AS address FROM ${table}
        WHERE site_id = $1 AND (OCTET_LENGTH(${column}) <> CHAR_LENGTH(${column}) OR ${column} ILIKE '%@%xn--%')`,
      [siteId],
    )
    for (const { address } of rows) if (emailKey(`${address}`) === emailKey(email)) found.add(`${address}`)
  }
  return [...found]
}

/** Rows of all spellings of the person's address, each once by its `id`. */
async function rowsOf({ sql, siteId }: PersonQuery, spellings: readonly string[], text: string) {
  const found = new Map<string, Row>()
  for (const spelling of spellings)
    for (const row of (await sql.query(text, [siteId, spelling])).rows) found.set(`${row['id']}`, row)
  return [...found.values()]
}

/** Reads the data that decide about an erasure, without the submissions of forms. Rejects with `SqlError`. */
export async function readHoldings(person: PersonQuery): Promise<Omit<PersonHoldings, 'submissions'>> {
  const spellings = await spellingsOf(person)
  const ask = (text: string): Promise<readonly Row[]> => rowsOf(person, spellings, text)
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

/** Reads every row about a person. Rejects with `SqlError`. */
export async function readPersonRows(person: PersonQuery): Promise<PersonRows> {
  const { sql, siteId } = person
  const spellings = await spellingsOf(person)
  const found: Record<string, readonly Row[]> = {}
  const add = (table: string, rows: readonly Row[]): void => {
    found[table] = [...(found[table] ?? []), ...rows.map(withoutSecrets)]
  }
  const read = async (from: string, value: string): Promise<readonly Row[]> =>
    (await sql.query(`SELECT * ${from} ORDER BY id`, [siteId, value])).rows
  const ofPerson = (from: string): Promise<readonly Row[]> =>
    rowsOf(person, spellings, `SELECT * ${from} ORDER BY id`)
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
  add('mail', await rowsOf(person, spellings, mails))
  const members = await ofPerson(MEMBERS)
  add('member', members)
  for (const { id } of members)
    for (const table of OF_MEMBERS)
      add(table, await read(`FROM ${table} WHERE site_id = $1 AND member_id = $2`, String(id)))
  return found
}
