import { listCursor } from '../../../../../core/ports/owner/owner-list.port.js'
import type {
  ListCursor,
  ListPage,
  ListQuery,
  OwnerList,
} from '../../../../../core/ports/owner/owner-list.port.js'
import { err, ok, sortOrderText } from '../../../../../core/shared/index.js'
import type { SortOrder } from '../../../../../core/shared/index.js'
import type { Querier, SqlAnswer, SqlValue } from '../sql.js'
import { lostConnectionText, toSqlError } from '../sql-error.js'
import { isStorable } from '../../../../../core/shared/texts/storable-text.js'

/** The SQL expression of a sort key; never NULL. */
export interface SortColumn {
  readonly expression: string
  readonly type: 'BIGINT' | 'TEXT'
}

/**
 * Writes the end of one part of a union: the part's sort value and id, its rows behind the previous page, in
 * order, at most one page. An index of the part then answers, and the union sorts a few rows only.
 */
export type PartEnd = (sortValue: string, id: string) => string

/** A list over the rows of a query. */
export interface KeysetListOptions<Item, Key extends string, Filter> {
  readonly sql: Querier
  /** The selected columns, and their source (tables and joins). */
  readonly columns: string
  readonly from: string | ((end: PartEnd) => string)
  /** A column that is unique among the rows, and never changed. */
  readonly idColumn: string
  readonly sortColumns: Readonly<Record<Key, SortColumn>>
  /** Resolves the names in a filter before a page is read. @default the filter as it is */
  readonly lookUp?: (filter: Filter) => Promise<Filter>
  /** The condition of a filter, with its values as `$1` and so on. */
  readonly where: (filter: Filter) => { readonly text: string; readonly values: readonly SqlValue[] }
  readonly read: (rows: SqlAnswer['rows']) => Promise<readonly Item[]>
}

/** The last entry of a page: its sort value and its id. */
interface Position {
  readonly value: string | number
  readonly id: string
}

const encode = (sort: SortOrder<string>, { value, id }: Position): ListCursor =>
  listCursor(Buffer.from(JSON.stringify([sortOrderText(sort), value, id])).toString('base64url'))

const isPositionText = (text: unknown): text is string => typeof text === 'string' && isStorable(text)

/** Null for an invalid cursor, or one of another order. */
function decode(cursor: ListCursor, sort: SortOrder<string>, type: SortColumn['type']): Position | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const [order, value, id]: readonly unknown[] = Array.isArray(parts) ? parts : []
    if (order !== sortOrderText(sort) || !isPositionText(id)) return null
    if (type === 'BIGINT') return Number.isSafeInteger(value) ? { value: Number(value), id } : null
    return isPositionText(value) ? { value, id } : null
  } catch {
    return null
  }
}

/**
 * An owner's list with keyset pagination. A page begins after the last entry of the previous one, so that new rows
 * do not shift it, and a late page costs as much as the first.
 */
export function createKeysetList<Item, Key extends string, Filter>(
  options: KeysetListOptions<Item, Key, Filter>,
): OwnerList<Item, Key, Filter> {
  const { sql, columns, from, idColumn, sortColumns, lookUp, where, read } = options

  const statement = (
    { filter, sort, limit }: ListQuery<Key, Filter>,
    position: Position | null,
  ): readonly [text: string, values: readonly SqlValue[]] => {
    const { expression, type } = sortColumns[sort.key]
    const condition = where(filter)
    const values = [...condition.values, ...(position === null ? [] : [position.value, position.id])]
    const first = condition.values.length + 1
    const [direction, comparison] = sort.isDescending ? ['DESC', '<'] : ['ASC', '>']
    const last = `CAST($${first} AS ${type})`
    const behind = (value: string, id: string): string =>
      position === null ? '' : ` AND (${value}, ${id}) ${comparison} (${last}, $${first + 1})`
    // One row more than requested shows whether there is another page.
    const inOrder = (value: string, id: string): string =>
      `ORDER BY ${value} ${direction}, ${id} ${direction} LIMIT $${values.length + 1}`
    // The condition uses the sort value, for which a part has an index; the id may differ between the part
    // and the union.
    const end: PartEnd = (value, id) =>
      `${position === null ? '' : ` AND ${value} ${comparison}= ${last}`}${behind(value, id)} ${inOrder(value, id)}`
    const text = `SELECT ${columns}, ${expression} AS sort_value, ${idColumn} AS sort_id
      FROM ${typeof from === 'string' ? from : from(end)}
      WHERE (${condition.text})${behind(expression, idColumn)} ${inOrder(expression, idColumn)}`
    return [text, [...values, limit + 1]]
  }

  const readPage = async (
    query: ListQuery<Key, Filter>,
    position: Position | null,
  ): Promise<ListPage<Item>> => {
    const { rows } = await sql.query(...statement(query, position))
    const shown = rows.slice(0, query.limit)
    const last = rows.length > query.limit ? shown.at(-1) : undefined
    const value = last?.['sort_value']
    const next =
      last === undefined
        ? null
        : encode(query.sort, {
            value: sortColumns[query.sort.key].type === 'BIGINT' ? Number(value) : `${value}`,
            id: `${last['sort_id']}`,
          })
    return { items: await read(shown), next }
  }

  return {
    page: async (query) => {
      const { after, sort } = query
      const position = after === null ? null : decode(after, sort, sortColumns[sort.key].type)
      if (after !== null && position === null) return err({ tag: 'unknown-cursor' })
      try {
        const filter = lookUp === undefined ? query.filter : await lookUp(query.filter)
        return ok(await readPage({ ...query, filter }, position))
      } catch (thrown) {
        return err({ tag: 'unavailable', message: lostConnectionText(thrown) ?? toSqlError(thrown).message })
      }
    },
  }
}
