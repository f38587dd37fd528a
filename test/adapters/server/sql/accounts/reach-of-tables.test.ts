import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { parseSetCookie } from 'cookie'
import { buildSchema, getNamedType, isNonNullType, isObjectType } from 'graphql'
import type { GraphQLField, GraphQLObjectType } from 'graphql'
import {
  COMMERCE_ENDPOINT,
  CSRF_COOKIE,
  CSRF_ENDPOINT,
  CSRF_HEADER,
} from '../../../../../adapters/graphql/protocol/index.js'
import { createMemberAdmin } from '../../../../../adapters/server/sql/accounts/index.js'
import type { SqlValue } from '../../../../../adapters/server/sql/engine/index.js'
import { sessionId } from '../../../../../core/ports/visitor.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { acceptedOf, newKey, shippingOf } from '../../../../contracts/backend/shopper.js'
import { ADA, createAccountsFixture, NICKNAME } from '../../../../support/accounts/accounts-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../support/value-of.js'
import { secrets as signer, serveShop } from '../../../graphql/support/site.js'

const schema = buildSchema(readFileSync('adapters/graphql/protocol/schema.graphql', 'utf8'))

/** Values of required arguments, as the fields of this fixture want them. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  id: JSON.stringify(NICKNAME.slug),
  name: '"f_colour_"',
  productIds: '["membership"]',
}

const argumentsOf = ({ args }: GraphQLField<unknown, unknown>): string => {
  const wanted = args.filter(({ type }) => isNonNullType(type))
  return wanted.length === 0 ? '' : `(${wanted.map(({ name }) => `${name}: ${ARGUMENTS[name]}`).join(', ')})`
}

/** Every field below a type, as deep as no type repeats; the catalogue is public. */
function everyField(type: GraphQLObjectType, seen: readonly string[] = []): string {
  const inner = [...seen, type.name]
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const of = getNamedType(field.type)
    if (field.name === 'collections' || inner.includes(of.name)) return []
    const call = `${field.name}${argumentsOf(field)}`
    if (!isObjectType(of)) return [call]
    const below = everyField(of, inner)
    return below === '' ? [] : [`${call} ${below}`]
  })
  return fields.length === 0 ? '' : `{ ${fields.join(' ')} }`
}

/** Operations have a limit of tokens. */
const MAX_CHARS = 3000

/** Queries that together ask for every field below a type. */
function queriesOf(type: GraphQLObjectType, wrap: (fields: string) => string): readonly string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const of = getNamedType(field.type)
    if (field.name === 'collections') return []
    const call = `${field.name}${argumentsOf(field)}`
    if (!isObjectType(of)) return [wrap(call)]
    const inner = (fields: string): string => wrap(`${call} { ${fields} }`)
    const all = everyField(of)
    return all.length < MAX_CHARS ? [wrap(`${call} ${all}`)] : queriesOf(of, inner)
  })
}
const QUERIES = queriesOf(schema.getQueryType() as GraphQLObjectType, (fields) => `{ ${fields} }`)

let fixture: Awaited<ReturnType<typeof createAccountsFixture>>
let served: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  fixture = await createAccountsFixture(await openTestMemory())
  served = await serveShop(fixture.backend)
}, 60_000)
afterAll(async () => {
  await served.close()
  await fixture.close()
})

/** The answers to every query of the shop, for a browser with the secrets of a visitor. */
async function everyAnswer({ id, session }: Visitor): Promise<string> {
  const cookies = [
    `vitrine_visitor=${signer.sign(id)}`,
    ...(session === undefined ? [] : [`vitrine_session=${session}`]),
  ]
  const ajax = { 'x-requested-with': 'XMLHttpRequest', cookie: cookies.join('; ') }
  const begun = await fetch(new URL(CSRF_ENDPOINT, served.url), { method: 'POST', headers: ajax })
  const csrf = begun.headers
    .getSetCookie()
    .map((line) => parseSetCookie(line))
    .find(({ name }) => name === CSRF_COOKIE)?.value
  const headers = {
    'content-type': 'application/json',
    cookie: [...cookies, `${CSRF_COOKIE}=${csrf}`].join('; '),
    [CSRF_HEADER]: `${csrf}`,
  }
  const answers: string[] = []
  for (const query of QUERIES) {
    const body = JSON.stringify([{ operationName: null, variables: {}, query }])
    const response = await fetch(new URL(COMMERCE_ENDPOINT, served.url), { method: 'POST', headers, body })
    answers.push(await response.text())
  }
  return answers.join('\n')
}

interface Person {
  readonly email: string
  readonly password: string
  readonly words: (kind: string) => string
}

/** Words that only one person has. */
const wordsOf =
  (name: string) =>
  (kind: string): string =>
    `${name} of ${kind}`
const ada: Person = { ...ADA, words: wordsOf('Ottoline') }
const eve: Person = {
  email: 'eve@example.com',
  password: 'seven green kettles',
  words: wordsOf('Evangeline'),
}

async function logIn({ email, password }: Person, visitor = fixture.newVisitor()): Promise<Visitor> {
  const { entrance } = fixture.backend.open(visitor)
  const { visitor: id, session } = valueOf(await entrance!.logIn({ email, password }))
  return { id, ...(session && { session: session.id }) }
}

async function signUp({ email, password }: Person): Promise<void> {
  const { entrance } = fixture.backend.open(fixture.newVisitor())
  const rest = { name: 'Eve', acceptPrivacy: true, acceptCommunications: false, entries: [] }
  const none = { inviteToken: null, captchaToken: null, redirectPath: null }
  valueOf(await entrance!.signUp({ email, password, ...rest, ...none }))
  const [mail] = await fixture.mailsTo!(email)
  valueOf(await entrance!.verifyEmail({ token: mail?.token ?? '', redirectPath: null }))
}

/** Fills the account, an order and a cart at the checkout with words of their own. */
async function live({ email, words }: Person, visitor: Visitor): Promise<void> {
  const { commerce } = fixture.backend.open(visitor)
  const fill = async (): Promise<void> => {
    valueOf(await commerce.addToCart({ skuId: fixture.shop.tea.sku, count: 1, buyNow: false, key: newKey() }))
    valueOf(await commerce.updateIdentity(email))
    const address = {
      ...{ addressee: words('address'), line1: words('street'), line2: words('line'), city: words('city') },
      ...{ state: null, country: 'DE', postalCode: '10115' },
    }
    valueOf(await commerce.updateAddress({ kind: 'shipping', address }))
    valueOf(await commerce.updateAddress({ kind: 'billing', address }))
    const customData = [
      { name: words('question'), textArea: null, textInput: words('answer'), checkbox: null },
    ]
    valueOf(await commerce.updateCustomData(customData))
    valueOf(await commerce.updateShippingMethod(shippingOf(fixture).parcel))
    valueOf(await commerce.storePaymentMethod(fixture.cards.accepted))
  }
  await fill()
  acceptedOf(await commerce.submitOrder({ key: newKey() }))
  await fill()
}

type Rows = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>

async function readTables(): Promise<Rows> {
  const { sql } = fixture.context
  const tables = new Map<string, readonly Readonly<Record<string, unknown>>[]>()
  const { rows } = await sql.query(
    `SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() ORDER BY table_name`,
  )
  for (const { table_name: table } of rows)
    tables.set(`${table}`, (await sql.query(`SELECT * FROM ${table}`)).rows)
  return tables
}

function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    if (!/^[{[]/.test(value)) return [value]
    try {
      return leavesOf(JSON.parse(value))
    } catch {
      return [value]
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

type Reach = 'a live session of the member' | 'the owner' | 'the server' | 'names no person'

/**
 * The least that reaches the rows of each table. A new table is named here: one with a member, an order, a visitor or
 * an address is filled below and looked for in every answer.
 */
const REACH: Readonly<Record<Reach, readonly string[]>> = {
  'a live session of the member': [
    ...['member', 'member_session', 'member_file', 'member_passkey', 'member_provider', 'member_factor'],
    ...['member_group', 'shop_order', 'order_line', 'payment_attempt', 'subscription', 'visitor'],
    ...['order_desk', 'fulfilment', 'refund', 'withdrawal', 'cart_answer', 'submission', 'order_event'],
  ],
  'the owner': [
    ...['member_note', 'member_event', 'member_campaign', 'member_import', 'order_document', 'document_due'],
    ...['order_word', 'form_submission', 'form_file', 'mail', 'webhook_delivery', 'settings_change'],
    ...['owner_audit', 'webhook_endpoint', 'subscription_event'],
  ],
  'the server': [
    ...['account_mail', 'begun_trial', 'card_trial', 'cart_reminder', 'reminder_refusal', 'discount_use'],
    ...['member_device', 'member_recovery_code', 'member_token', 'rate_window', 'stored_file'],
    ...['stored_file_part', 'owner', 'owner_challenge', 'owner_code', 'owner_passkey', 'owner_realm'],
    ...['owner_recovery_code', 'owner_session'],
  ],
  'names no person': [
    ...['backup_run', 'catalogue_import', 'discount', 'document_series', 'job', 'product'],
    ...['site_key', 'sku', 'sku_price', 'sold_day', 'upload_turn', 'visit_day', 'schema_lock'],
    ...['schema_migration'],
  ],
}
const PERSONAL = /^(?:member_id|visitor_id|order_id|email|recipient|addressee|full_name)$/

interface Column {
  readonly name: string
  readonly type: string
}

async function columnsOf(table: string): Promise<readonly Column[]> {
  const { rows } = await fixture.context.sql.query(
    `SELECT column_name, data_type FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = $1`,
    [table],
  )
  return rows.map(({ column_name: name, data_type: type }) => ({ name: `${name}`, type: `${type}` }))
}

/** Adds a row about a person, whose texts name its table and column. */
async function addRow(table: string, ids: Readonly<Record<string, string>>): Promise<void> {
  const columns = await columnsOf(table)
  const valueFor = ({ name, type }: Column): SqlValue => {
    if (name === 'site_id') return fixture.context.siteId
    if (type === 'boolean') return false
    if (type === 'bytea') return Buffer.from(ada.words(table))
    return type === 'text' ? (ids[name] ?? ada.words(`${table}.${name}`)) : 1
  }
  await fixture.context.sql.query(
    `INSERT INTO ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
      VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    columns.map(valueFor),
  )
}

const leavesIn = (tables: Rows): ReadonlySet<string> => new Set([...tables.values()].flat().flatMap(leavesOf))

/** Texts in rows with any of these words or keys. */
const leavesAbout = (tables: Rows, keys: readonly string[]): ReadonlySet<string> =>
  leavesIn(
    new Map(
      [...tables].map(([table, rows]) => [
        table,
        rows.filter((row) => keys.some((key) => JSON.stringify(row).includes(key))),
      ]),
    ),
  )

/** Shorter texts are words of the program. */
const MIN_CHARS = 8

it('each table is listed with the least access that reads its rows', async () => {
  const named = Object.values(REACH).flat()
  const tables = [...(await readTables()).keys()]
  expect([...named].sort()).toEqual([...tables].sort())
  for (const table of REACH['names no person'])
    expect((await columnsOf(table)).filter(({ name }) => PERSONAL.test(name))).toEqual([])
})

it("no query returns a member's row to a browser without a live session of that member", async () => {
  await signUp(eve)
  const fresh = await everyAnswer(fixture.newVisitor())
  const [mine, theirs] = [await logIn(ada), await logIn(eve)]
  await live(ada, mine)
  await live(eve, theirs)
  const { id: memberId } = (await readTables()).get('member')!.find(({ email }) => email === ADA.email)!
  const [order] = (await readTables())
    .get('shop_order')!
    .filter((row) => JSON.stringify(row).includes('Ottoline'))
  const ids = {
    ...{ member_id: `${memberId}`, visitor_id: mine.id, order_id: `${order!['id']}` },
    ...{ email: ADA.email, recipient: ADA.email },
  }
  const isEmpty = async (table: string): Promise<boolean> =>
    (await fixture.context.sql.query(`SELECT site_id FROM ${table} LIMIT 1`)).rows.length === 0
  for (const table of [...REACH['the owner'], ...REACH['the server']])
    if (await isEmpty(table)) await addRow(table, ids)

  // The member reads their own words, and none that only the owner or the server has.
  const own = await everyAnswer(mine)
  expect(own).not.toContain('"errors"')
  for (const word of ['address', 'street', 'line', 'city', 'question', 'answer'])
    expect(own).toContain(ada.words(word))
  const filled = await readTables()
  const isOpen = ([table]: readonly [string, unknown]): boolean =>
    REACH['a live session of the member'].includes(table) || REACH['names no person'].includes(table)
  const open = leavesIn(new Map([...filled].filter(isOpen)))
  const closed = leavesIn(new Map([...filled].filter((entry) => !isOpen(entry))))
  const secret = [...closed].filter(
    (leaf) => leaf.length >= MIN_CHARS && !open.has(leaf) && !fresh.includes(leaf),
  )
  expect(secret.length).toBeGreaterThan(50)
  expect(secret.filter((leaf) => own.includes(leaf))).toEqual([])

  for (const table of REACH['a live session of the member'])
    if (await isEmpty(table)) await addRow(table, ids)
  const tables = await readTables()
  const ofOther = leavesAbout(tables, ['Evangeline', eve.email, theirs.id])
  const about = [...leavesAbout(tables, ['Ottoline', ADA.email, mine.id, `${memberId}`])].filter(
    (leaf) => leaf.length >= MIN_CHARS && !ofOther.has(leaf) && !fresh.includes(leaf),
  )
  expect(about.length).toBeGreaterThan(100)
  const seen = await everyAnswer(theirs)
  expect(about.filter((leaf) => seen.includes(leaf))).toEqual([])

  // The browser without its session, with another one, with that of another member, and after each end.
  expect(await everyAnswer({ id: mine.id })).toBe(fresh)
  expect(await everyAnswer({ id: mine.id, session: sessionId('0'.repeat(43)) })).toBe(fresh)
  const mixed = await everyAnswer({ id: mine.id, session: theirs.session! })
  expect(about.filter((leaf) => mixed.includes(leaf))).toEqual([])
  await createMemberAdmin(fixture.context).logOut(ADA.email)
  for (const visitor of [mine, { id: mine.id }]) expect(await everyAnswer(visitor)).toBe(fresh)
})
