import { toSlug } from '../../../core/catalog/index.js'
import type { DeskColumn, DeskTableLine } from '../../../core/desk/index.js'

/** A visible column, with its index in the table. */
export interface ShownColumn extends DeskColumn {
  readonly at: number
}

/** Columns that only the builder uses. */
const HIDDEN: ReadonlySet<string> = new Set([
  'collection-id',
  'locale-id',
  'item-id',
  'created-on',
  'updated-on',
  'published-on',
])

/** The columns that an owner edits, the name first. */
export function shownColumns(columns: readonly DeskColumn[]): readonly ShownColumn[] {
  const shown = columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ name }) => name !== '' && !HIDDEN.has(toSlug(name)))
  const name = shown.find((column) => toSlug(column.name) === 'name')
  return name === undefined ? shown : [name, ...shown.filter((column) => column !== name)]
}

/** The name of a line for people. */
export const lineName = (columns: readonly ShownColumn[], { cells }: DeskTableLine): string =>
  cells[columns[0]?.at ?? 0]?.trim() || 'Without a name'

/** True for a value that needs several lines in its editor. */
export const isLong = ({ kind }: ShownColumn, value: string): boolean =>
  kind === 'RICH' || value.includes('\n') || value.length > 80
