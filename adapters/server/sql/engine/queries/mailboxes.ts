import { emailKey } from '../../../../../core/accounts/index.js'
import type { Querier } from '../sql.js'

/** A column that holds addresses as they were typed. */
export type AddressColumn =
  | 'mail.recipient'
  | 'member.email'
  | 'owner_audit.acted_by'
  | 'shop_order.email'
  | 'subscription.email'

const PART = 1000

/** An address in small English letters; an index has the same expression (`0072-mailboxes`). */
export const plainAddress = (column: string): string => `LOWER(${column} COLLATE "C")`

/** The condition that a column has one of the addresses of `spellingsOf`, the value of a parameter. */
export const isSpelled = (column: string, parameter: string): string =>
  `${plainAddress(column)} = ANY(string_to_array(${parameter}, CHR(10)))`

const inPlainLetters = (email: string): string => email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/**
 * Reads the addresses of a column whose mailbox has spellings that no database compares: letters beyond
 * English, and hosts in ASCII form. An index has these only, with the same condition.
 */
async function* respelled(sql: Querier, siteId: string, column: AddressColumn): AsyncGenerator<string> {
  for (let last = ''; ;) {
    const { rows } = await sql.query(
      `SELECT DISTINCT ${column} COLLATE "C" AS address FROM ${column.split('.', 1)[0]} WHERE site_id = $1
        AND (OCTET_LENGTH(${column}) <> CHAR_LENGTH(${column}) OR ${column} ILIKE '%@%xn--%')
        AND ${column} COLLATE "C" > $2 ORDER BY address LIMIT ${PART}`,
      [siteId, last],
    )
    for (const { address } of rows) yield `${address}`
    if (rows.length < PART) return
    last = `${rows.at(-1)?.['address']}`
  }
}

/**
 * The spellings under which columns may hold addresses of the same mailboxes as `emails` (`emailKey`), as the
 * parameter of `isSpelled`. Rejects with `SqlError`.
 */
export async function spellingsOf(
  sql: Querier,
  siteId: string,
  emails: readonly string[],
  columns: readonly AddressColumn[],
): Promise<string> {
  const keys = new Set(emails.map(emailKey))
  const found = new Set([...keys, ...emails.map((email) => email.trim())])
  for (const column of columns)
    for await (const address of respelled(sql, siteId, column))
      if (keys.has(emailKey(address))) found.add(address)
  return [...new Set([...found].map(inPlainLetters))].filter((text) => !text.includes('\n')).join('\n')
}

/** A filter with the spellings of its address. */
export type SpelledFilter<Filter> = Filter & { readonly spellings?: string }

/** Adds the spellings of the address that a filter has (`email`), if it has one. Rejects with `SqlError`. */
export const withSpellings = async <Filter>(
  { sql, siteId }: { readonly sql: Querier; readonly siteId: string },
  filter: Filter,
  email: string | undefined,
  columns: readonly AddressColumn[],
): Promise<SpelledFilter<Filter>> => ({
  ...filter,
  ...(email !== undefined && { spellings: await spellingsOf(sql, siteId, [email], columns) }),
})

/**
 * The addresses of a column whose `plainAddress` is not their mailbox, and their mailboxes: the parameters of
 * `respelledTable`. Rejects with `SqlError`.
 */
export async function readRespelled(
  sql: Querier,
  siteId: string,
  column: AddressColumn,
): Promise<readonly [addresses: string, mailboxes: string]> {
  const found = new Map<string, string>()
  for await (const address of respelled(sql, siteId, column)) found.set(address, emailKey(address))
  return [[...found.keys()].join('\n'), [...found.values()].join('\n')]
}

/** The table `respelled` of two parameters, to be joined on its `address` for `mailboxOf`. */
export const respelledTable = (addresses: string, mailboxes: string): string =>
  `unnest(string_to_array(${addresses}, CHR(10)), string_to_array(${mailboxes}, CHR(10)))
    AS respelled (address, mailbox)`

/** The mailbox of an address (`emailKey`) beside a joined `respelledTable`. */
export const mailboxOf = (column: string): string => `COALESCE(respelled.mailbox, ${plainAddress(column)})`
