import type { Querier, Sql, SqlAnswer, SqlValue } from '../../../adapters/server/sql/engine/index.js'

type Row = Readonly<Record<string, unknown>>
type Table = Map<string, Row>
type Values = readonly SqlValue[]
/** A parsed statement: applies some values to the tables. */
type Plan = (tables: MemoryTables, values: Values) => SqlAnswer

/** Every table by its name; rows are never changed, only replaced. */
export class MemoryTables {
  private readonly tables = new Map<string, Table>()
  /** The tables before the open transaction wrote to them; null: none is open. */
  private before: Map<string, Table> | null = null

  rows(name: string): Table {
    const table = this.tables.get(name)
    if (table !== undefined) return table
    const made: Table = new Map()
    this.tables.set(name, made)
    return made
  }

  /** The same table, for writes. */
  writable(name: string): Table {
    const table = this.rows(name)
    if (this.before === null || this.before.has(name)) return table
    this.before.set(name, table)
    const copied = new Map(table)
    this.tables.set(name, copied)
    return copied
  }

  begin(): void {
    this.before = new Map()
  }

  commit(): void {
    this.before = null
  }

  rollback(): void {
    for (const [name, table] of this.before ?? []) this.tables.set(name, table)
    this.before = null
  }

  copy(): MemoryTables {
    const copied = new MemoryTables()
    for (const [name, table] of this.tables) copied.tables.set(name, new Map(table))
    return copied
  }
}

const keyOf = (row: Row): string => `${String(row['site_id'])}\n${String(row['id'])}`
const unsupported = (text: string): never => {
  throw new Error(`The tables in memory do not know this statement: ${text}`)
}

type Condition = (row: Row, values: Values) => boolean
interface Where {
  readonly test: Condition
  /** The places of site and id among the values, where both are asked for. */
  readonly key: readonly [number, number] | null
}

const at = (place: string): number => Number(place.slice(1)) - 1

function parseCondition(text: string): Condition {
  const [, left, right] = /^\((.+) or (.+)\)$/.exec(text) ?? []
  if (left !== undefined && right !== undefined) {
    const sides = [left, right].map(parseCondition)
    return (row, values) => sides.some((side) => side(row, values))
  }
  const [, empty] = /^"(\w+)" is null$/.exec(text) ?? []
  if (empty !== undefined) return (row) => row[empty] === null
  const inList = /^"(\w+)" in \((\$\d+(?:, \$\d+)*)\)$/.exec(text)
  if (inList) {
    const [, column = '', places = ''] = inList
    const indexes = places.split(', ').map(at)
    return (row, values) => indexes.some((index) => values[index] === row[column])
  }
  const [, column = '', operator, place = ''] =
    /^"(\w+)" (=|!=|<=|>=) (\$\d+)$/.exec(text) ?? unsupported(text)
  if (operator === '<=' || operator === '>=') {
    const sign = operator === '<=' ? 1 : -1
    return (row, values) =>
      row[column] !== null && sign * Number(row[column]) <= sign * Number(values[at(place)])
  }
  return operator === '='
    ? (row, values) => row[column] === values[at(place)]
    : (row, values) => row[column] !== values[at(place)]
}

function parseWhere(text: string): Where {
  const parts = text.split(/ and (?![^(]*\))/)
  const conditions = parts.map(parseCondition)
  const place = (column: string): number | null => {
    const found = parts.map((part) => new RegExp(`^"${column}" = (\\$\\d+)$`).exec(part)?.[1]).find(Boolean)
    return found === undefined ? null : at(found)
  }
  const [site, id] = [place('site_id'), place('id')]
  return {
    test: (row, values) => conditions.every((condition) => condition(row, values)),
    key: site === null || id === null ? null : [site, id],
  }
}

function find(table: Table, { test, key }: Where, values: Values): readonly Row[] {
  if (key !== null) {
    const row = table.get(`${String(values[key[0]])}\n${String(values[key[1]])}`)
    return row !== undefined && test(row, values) ? [row] : []
  }
  return [...table.values()].filter((row) => test(row, values))
}

type Assign = (row: Row, values: Values, excluded: Row) => readonly [string, unknown]

function parseAssignments(text: string): readonly Assign[] {
  return text.split(', ').map((part): Assign => {
    const [, given] = /^"(\w+)" = "excluded"\."\1"$/.exec(part) ?? []
    if (given !== undefined) return (_row, _values, excluded) => [given, excluded[given]]
    const [, column = '', own, sign, place = ''] =
      /^"(\w+)" = (?:(?:"\w+"\.)?"(\w+)" ([+-]) )?(\$\d+)$/.exec(part) ?? unsupported(part)
    if (own === undefined) return (_, values) => [column, values[at(place)]]
    const factor = sign === '-' ? -1 : 1
    return (row, values) => [
      column,
      row[own] === null ? null : Number(row[own]) + factor * Number(values[at(place)]),
    ]
  })
}

/** `excluded`: the row of an insertion that meets this one. */
function changed(row: Row, assignments: readonly Assign[], values: Values, excluded: Row = {}): Row {
  const next: Record<string, unknown> = { ...row }
  for (const assign of assignments) {
    const [column, value] = assign(row, values, excluded)
    next[column] = value
  }
  return next
}

function parseInsert(text: string): Plan {
  const [, name = '', columnText = '', placeText = '', conflict] =
    /^insert into "(\w+)" \(([^)]*)\) values \((.*?)\)(?: on conflict (.*))?$/.exec(text) ?? unsupported(text)
  const columns = columnText.split(', ').map((column) => column.slice(1, -1))
  const tuples = placeText.split('), (').map((tuple) => tuple.split(', ').map(at))
  const update = conflict === undefined ? undefined : /do update set (.*)$/.exec(conflict)?.[1]
  const assignments = update === undefined ? null : parseAssignments(update)
  /** Writes one row; false: it exists and stays unchanged. */
  const write = (table: Table, row: Row, values: Values): boolean => {
    const known = table.get(keyOf(row))
    if (known !== undefined && conflict === undefined) throw new Error(`duplicate key in ${name}`)
    if (known !== undefined && assignments === null) return false
    table.set(keyOf(row), known === undefined ? row : changed(known, assignments ?? [], values, row))
    return true
  }
  return (tables, values) => {
    const table = tables.writable(name)
    const rows = tuples.map((places): Row =>
      Object.fromEntries(columns.map((column, index) => [column, values[places[index] ?? -1]])),
    )
    return { rows: [], changedRows: rows.filter((row) => write(table, row, values)).length }
  }
}

function parseUpdate(text: string): Plan {
  const [, name = '', sets = '', where = '', returned] =
    /^update "(\w+)" set (.*) where (.*?)(?: returning ("\w+"(?:, "\w+")*))?$/.exec(text) ?? unsupported(text)
  const columns = returned?.split(', ').map((column) => column.slice(1, -1))
  const assignments = parseAssignments(sets)
  const condition = parseWhere(where)
  return (tables, values) => {
    const table = tables.writable(name)
    const rows = find(table, condition, values).map((row) => changed(row, assignments, values))
    for (const next of rows) {
      if (name === 'sku' && Number(next['quantity']) < 0) throw new Error('stock below zero')
      table.set(keyOf(next), next)
    }
    const answer = columns === undefined ? [] : rows
    return {
      rows: answer.map((row) => Object.fromEntries((columns ?? []).map((column) => [column, row[column]]))),
      changedRows: rows.length,
    }
  }
}

function parseSelect(text: string): Plan {
  const [, , name = '', where = '', order] =
    /^select (.*) from "(\w+)" where (.*?)( order by .*?)?(?: for update)?$/.exec(text) ?? unsupported(text)
  const condition = parseWhere(where)
  return (tables, values) => {
    const rows = find(tables.rows(name), condition, values)
    // The order of lines is the order in which they were added; no list here is longer than its limit.
    return { rows: order === undefined ? rows : [...rows], changedRows: 0 }
  }
}

/** Rows of several tables that belong together, by table. */
type Joined = Readonly<Record<string, Row>>

type Column = (joined: Joined, tables: MemoryTables, values: Values) => Row

/** The columns of a join: `"a".*`, a whole row as JSON text, or one value of another table's row. */
function parseColumns(text: string): Column {
  const columns = text.split(', ').map((part): Column => {
    const [, all] = /^"(\w+)"\.\*$/.exec(part) ?? []
    if (all !== undefined) return (joined) => joined[all] ?? {}
    const [, inner, column = ''] = /^\((select "\w+" from .*)\) as "(\w+)"$/.exec(part) ?? []
    if (inner !== undefined) {
      const plan = parseSelect(inner)
      return (_, tables, values) => ({ [column]: plan(tables, values).rows[0]?.[column] ?? null })
    }
    const [, one, value = ''] = /^"(\w+)"\."(\w+)"$/.exec(part) ?? []
    if (one !== undefined) return (joined) => ({ [value]: joined[one]?.[value] ?? null })
    const [, table = '', name = ''] =
      /^row_to_json\("(\w+)"\)::text as "(\w+)"$/.exec(part) ?? unsupported(part)
    return (joined) => ({ [name]: JSON.stringify(joined[table] ?? {}) })
  })
  return (...of) => Object.assign({}, ...columns.map((column) => column(...of))) as Row
}

const JOINED = new RegExp(
  '^select (.*) from "(\\w+)"((?: inner join "\\w+" on (?:(?! inner join ).)*)+) ' +
    'where (.*?)(?: order by .*| for (?:update|no key update) of .*)?$',
)

/** The rows with these values; by their key where site and id are among them. */
function matching(table: Table, wanted: Row): readonly Row[] {
  const columns = Object.keys(wanted)
  const keyed = 'site_id' in wanted && 'id' in wanted
  const row = keyed ? table.get(keyOf(wanted)) : undefined
  const rows = keyed ? (row === undefined ? [] : [row]) : [...table.values()]
  return rows.filter((each) => columns.every((column) => each[column] === wanted[column]))
}

/** `"a" inner join "b" on "b"."x" = "a"."y" and ...`, table by table. */
function parseJoined(text: string): Plan {
  const [, columnText = '', first = '', joinText = '', where = ''] = JOINED.exec(text) ?? unsupported(text)
  const columns = parseColumns(columnText)
  const joins = joinText
    .split(' inner join ')
    .filter(Boolean)
    .map((join) => {
      const [, table = '', conditions = ''] = /^"(\w+)" on (.*)$/.exec(join) ?? unsupported(join)
      const pairs = conditions.split(' and ').map((part) => {
        const [, own = '', other = '', column = ''] =
          /^"\w+"\."(\w+)" = "(\w+)"\."(\w+)"$/.exec(part) ?? unsupported(part)
        return { own, other, column }
      })
      return { table, pairs }
    })
  const asked = where.split(' and ').map((part) => {
    const [, table = '', column = '', place = ''] =
      /^"(\w+)"\."(\w+)" = (\$\d+)$/.exec(part) ?? unsupported(part)
    return { table, column, place: at(place) }
  })
  const ofFirst = asked.filter(({ table }) => table === first)
  return (tables, values) => {
    const wanted: Row = Object.fromEntries(ofFirst.map(({ column, place }) => [column, values[place]]))
    let found: readonly Joined[] = matching(tables.rows(first), wanted).map((row) => ({ [first]: row }))
    for (const { table, pairs } of joins)
      found = found.flatMap((joined) => {
        const like = Object.fromEntries(pairs.map(({ own, other, column }) => [own, joined[other]?.[column]]))
        return matching(tables.rows(table), like).map((row) => ({ ...joined, [table]: row }))
      })
    const rows = found
      .filter((joined) =>
        asked.every(({ table, column, place }) => joined[table]?.[column] === values[place]),
      )
      .map((joined) => columns(joined, tables, values))
    return { rows, changedRows: 0 }
  }
}

function parseDelete(text: string): Plan {
  const [, name = '', where = ''] = /^delete from "(\w+)" where (.*)$/.exec(text) ?? unsupported(text)
  const condition = parseWhere(where)
  return (tables, values) => {
    const table = tables.writable(name)
    const rows = find(table, condition, values)
    for (const row of rows) table.delete(keyOf(row))
    return { rows: [], changedRows: rows.length }
  }
}

/**
 * The statements of `with "a" as (...), "b" as (...) ...`, the main one last; values have no brackets of
 * their own.
 */
function statementsOf(text: string): readonly string[] {
  const statements: string[] = []
  let rest = text.slice('with '.length)
  for (let next = /^"\w+" as \(/.exec(rest); next !== null; next = /^"\w+" as \(/.exec(rest)) {
    let depth = 1
    let end = next[0].length
    for (; depth > 0 && end < rest.length; end += 1) depth += { '(': 1, ')': -1 }[rest[end] ?? ''] ?? 0
    statements.push(rest.slice(next[0].length, end - 1))
    rest = rest.slice(end).replace(/^,? /, '')
  }
  return [...statements, rest]
}

/** `with "a" as (insert ...), "b" as (delete ...) update ...`: no statement reads what another one writes. */
function parseBatch(text: string): Plan {
  const plans = statementsOf(text).map((part) => (WRITERS[part.slice(0, 6)] ?? unsupported)(part))
  return (tables, values) => plans.map((plan) => plan(tables, values)).at(-1) ?? unsupported(text)
}

const WRITERS: Readonly<Record<string, (text: string) => Plan>> = {
  insert: parseInsert,
  update: parseUpdate,
  delete: parseDelete,
}

const PARSERS: Readonly<Record<string, (text: string) => Plan>> = {
  ...WRITERS,
  select: parseSelect,
  'with "': parseBatch,
}

const plans = new Map<string, Plan>()

function planOf(text: string): Plan {
  const known = plans.get(text)
  if (known !== undefined) return known
  const parse = text.includes(' inner join ') ? parseJoined : PARSERS[text.slice(0, 6)]
  const plan = (parse ?? unsupported)(text)
  plans.set(text, plan)
  return plan
}

/** Tables in memory that several processes of a shop work on, one transaction after the other. */
export interface MemoryDatabase {
  readonly tables: MemoryTables
  /** The database of one process; `mayGoOn` is called before each statement: false ends the process. */
  readonly connect: (mayGoOn: () => boolean) => Sql
}

const never = new Promise<never>(() => undefined)

/**
 * Runs the statements that the store makes for payments, as Kysely writes them; any other one throws. One
 * transaction runs after the other, as on the embedded engine, and one whose process ends leaves no trace.
 */
export function createMemoryDatabase(tables: MemoryTables): MemoryDatabase {
  let last: Promise<void> = Promise.resolve()

  const connect = (mayGoOn: () => boolean): Sql => {
    const querier = (onEnd: () => void): Querier => ({
      query: (text, values = []) => {
        if (!mayGoOn()) {
          onEnd()
          return never
        }
        return Promise.resolve(planOf(text)(tables, values))
      },
    })
    return {
      ...querier(() => undefined),
      location: 'memory',
      close: () => Promise.resolve(),
      tx: async (work) => {
        const before = last
        let release: () => void = () => undefined
        last = new Promise((resolve) => {
          release = resolve
        })
        await before
        tables.begin()
        const undo = (): void => {
          tables.rollback()
          release()
        }
        try {
          const result = await work(querier(undo))
          if (!mayGoOn()) {
            undo()
            return await never
          }
          tables.commit()
          release()
          return result
        } catch (thrown) {
          undo()
          throw thrown
        }
      },
    }
  }
  return { tables, connect }
}
