import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import type { GraphQLInputType } from 'graphql'
import { openDatabase } from '../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../adapters/server/sql/engine/index.js'
import { accessTable } from '../../adapters/server/graphql/owner/access.js'
import { ownerSchema } from '../../adapters/server/graphql/owner/owner-schema.js'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { ACCESS_LEVELS } from '../../core/owners/index.js'
import type { AccessLevel } from '../../core/owners/index.js'
import { startPostgres } from '../support/sql/postgres.js'
import { valueOf } from '../support/value-of.js'
import { openBrowser } from './support/member-browser.js'
import { inviteOwner, useCode } from './support/invited-owner.js'
import { openDesk } from './support/owner-desk.js'
import type { DeskBrowser } from './support/owner-desk.js'
import { placeOrder } from './support/place-order.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

// Every operation of the owner's API at a shop served on PostgreSQL, sent by each kind of sender who may not use it.

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Whole: 1,
  Boolean: true,
  DateTime: '2026-01-01T00:00:00Z',
  JSON: {},
}

/** A value of a type with its required fields only. */
function valueFor(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType)
  if (isListType(type)) return [valueFor(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? '1'
  const fields = Object.values(type.getFields()).filter(isRequiredInputField)
  return Object.fromEntries(fields.map((field) => [field.name, valueFor(field.type)]))
}

interface Operation {
  readonly name: string
  readonly level: AccessLevel
  readonly variables: Readonly<Record<string, unknown>>
  /** One call in several spellings. */
  readonly spellings: readonly string[]
}

const SCHEMA = ownerSchema()
const TABLE = accessTable(SCHEMA)
const OPERATIONS: readonly Operation[] = [SCHEMA.getQueryType()!, SCHEMA.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields()).map((field): Operation => {
    const kind = type.name.toLowerCase()
    const given = field.args.filter((arg) => isNonNullType(arg.type))
    const declared = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
    const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
    const call =
      field.name +
      (passed === '' ? '' : `(${passed})`) +
      (isLeafType(getNamedType(field.type)) ? '' : ' { __typename }')
    const head = declared === '' ? '' : `(${declared})`
    return {
      name: `${type.name}.${field.name}`,
      level: TABLE[`${type.name}.${field.name}`]!,
      variables: Object.fromEntries(given.map((arg) => [arg.name, valueFor(arg.type)])),
      spellings: [
        `${kind} ${head} { ${call} }`,
        `${kind} ${head} { session: ${call} }`,
        `${kind} ${head} { ...all } fragment all on ${type.name} { ... on ${type.name} { ${call} } }`,
      ],
    }
  }),
)
/** The place of a role in the order of rights: each includes the earlier ones. */
const rankOf = (level: AccessLevel): number => ACCESS_LEVELS.indexOf(level)

let site: ScratchSite
let running: RunningSite
let sql: Sql
const closing: (() => unknown)[] = []
const senders: Record<string, DeskBrowser> = {}

/** Tables that count requests or note the last use of a session. */
const COUNTS = /^(?:rate_|owner_session|visit|job|migration)/
/** A hash of each other table. */
async function contents(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
    [],
  )
  const found: Record<string, string> = {}
  for (const name of rows
    .map((row) => String(row['name']))
    .filter((each) => !COUNTS.test(each))
    .sort()) {
    const text = `SELECT md5(coalesce(string_agg(each::text, '|' ORDER BY each::text), '')) AS hash FROM "${name}" each`
    found[name] = String((await sql.query(text, [])).rows[0]?.['hash'])
  }
  return found
}

beforeAll(async () => {
  site = scratchSite()
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createShopDatabase()
  running = valueOf(await startSite(site.folder, { port: 0, databaseUrl }))
  sql = valueOf(await openDatabase({ url: databaseUrl }))
  closing.push(
    () => running.close(),
    () => sql.close(),
    () => postgres.close(),
  )
  const { url } = running.server
  const owner = openDesk(url)
  await useCode(owner, 'owner@example.org', running.firstOwnerCode?.code ?? '')
  const removed = await inviteOwner(owner, url, { email: 'removed@example.org', role: 'OWNER' })
  const reader = await inviteOwner(owner, url, { email: 'reader@example.org', role: 'READ_ONLY' })
  const staff = await inviteOwner(owner, url, { email: 'staff@example.org', role: 'STAFF' })
  await owner.ask(`mutation ($input: RemoveOwnerInput!) { removeOwner(input: $input) { __typename } }`, {
    input: { key: 'remove', id: removed.id, version: removed.version },
  })
  const { commerce, cookie } = openBrowser(url)
  await placeOrder(commerce)
  Object.assign(senders, {
    'no session': openDesk(url),
    'a made-up session': openDesk(url, `vitrine-owner=${'ab'.repeat(16)}`),
    'a shopper’s secret': openDesk(url, `vitrine-owner=${cookie('wf-order-id') ?? 'x'}`),
    'a removed owner': removed.browser,
    'a reader': reader.browser,
    'a member of staff': staff.browser,
  })
}, 240_000)
afterAll(async () => {
  for (const close of closing) await close()
  site.remove()
})

describe('operations that a role does not allow', () => {
  it.each([
    ['no session', 'anyone'],
    ['a made-up session', 'anyone'],
    ['a shopper’s secret', 'anyone'],
    ['a removed owner', 'anyone'],
    ['a reader', 'read-only'],
    ['a member of staff', 'staff'],
  ] as const)('is refused to %s, and changes no row', async (sender, right) => {
    const before = await contents()
    const answered: string[] = []
    for (const { name, level, variables, spellings } of OPERATIONS) {
      if (rankOf(level) <= rankOf(right)) continue
      for (const [index, spelling] of spellings.entries()) {
        const { status, codes, data } = await senders[sender]!.ask(spelling, variables)
        const told = `${status} ${codes.join()} ${JSON.stringify(data)}`
        const isRefused = /^200 (?:FORBIDDEN|UNAUTHENTICATED) (?:null|\{"\w+":null\})$/.test(told)
        // Some spellings of a mutation are valid for no sender.
        const isInvalid = index > 0 && told === '200 GRAPHQL_VALIDATION_FAILED null'
        if (!isRefused && !isInvalid) answered.push(`${name}: ${told}`)
      }
    }
    expect(answered).toEqual([])
    expect(await contents()).toEqual(before)
  })
})
