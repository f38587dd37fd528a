import { toSlug } from '../../../catalog/index.js'
import { isOfKind, kindSteps } from '../../../collections/index.js'
import type { FieldKind } from '../../../collections/index.js'
import { changedMeanwhile, refuse } from '../../../owners/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import type { ItemTable, TableChange } from '../../../ports/owner/files/collection-tables.port.js'
import { allAtOnce, ok, oncePer, plural } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'

/** A new value of a cell; `column` counts from 0. */
export interface CellEdit {
  readonly column: number
  readonly value: string
}

/** One edit of a collection; `line` is the id of a line that was read. */
export type ItemEdit =
  | { readonly tag: 'set'; readonly line: string; readonly cells: readonly CellEdit[] }
  | { readonly tag: 'add'; readonly cells: readonly CellEdit[] }
  | { readonly tag: 'remove'; readonly line: string }

/** The changes of a table, and a description of them. */
export interface ItemsDecision {
  readonly changes: readonly TableChange[]
  readonly summary: string
}

const MAX_CELL = 100_000

/** The kinds of a table's columns, by their values; found once, since each page of a table needs all of them. */
export const columnKinds = oncePer((table: ItemTable): readonly FieldKind[] =>
  table.columns.map((_, column) =>
    allAtOnce(kindSteps(table.lines.map(({ cells }) => cells[column]?.trim() ?? ''))),
  ),
)

const EXPECTED: Readonly<Record<FieldKind, string>> = {
  text: 'a text',
  rich: 'a text',
  image: 'the address of a picture, such as /images/oak.jpg',
  images: 'addresses of pictures, with ; between them',
  date: 'a date such as 2027-01-31',
  number: 'a number such as 12.5',
  link: 'an address such as https://example.com',
  email: 'a mail address',
  bool: 'true or false',
  color: 'a colour such as #1f4f8f',
}

const CHANGED = changedMeanwhile('This line', 'then edit it')

interface Rules {
  readonly table: ItemTable
  readonly kinds: readonly FieldKind[]
  /** The index of the column for an item's address; -1: none. */
  readonly slugColumn: number
  readonly nameColumn: number
}

function rulesOf(table: ItemTable): Rules {
  const slugs = table.columns.map(toSlug)
  const named = slugs.indexOf('name')
  return {
    table,
    kinds: columnKinds(table),
    slugColumn: slugs.indexOf('slug'),
    nameColumn: named === -1 ? slugs.findIndex((slug) => slug !== '' && slug !== 'slug') : named,
  }
}

/** The cells of a line after edits; each value is checked against the others in its column. */
function withCells(
  { table: { columns }, kinds }: Rules,
  cells: readonly string[],
  edits: readonly CellEdit[],
): Result<readonly string[], OwnerProblem> {
  const next = columns.map((_, column) => cells[column] ?? '')
  for (const { column, value } of edits) {
    const name = columns[column]
    const kind = kinds[column] ?? 'text'
    if (name === undefined) return refuse('bad-input', `The table has no column ${column}.`)
    if (value.length > MAX_CELL) return refuse('bad-input', `${name}: write at most ${MAX_CELL} characters.`)
    if (value.trim() !== '' && !isOfKind(kind, value.trim()))
      return refuse('bad-input', `${name}: write ${EXPECTED[kind]}, as in the other lines, or nothing.`)
    next[column] = value
  }
  return ok(next)
}

const slugIn = ({ slugColumn, nameColumn }: Rules, cells: readonly string[]): string =>
  (cells[slugColumn]?.trim() ?? '') || toSlug(cells[nameColumn] ?? '')

const withCell = (cells: readonly string[], column: number, value: string): readonly string[] =>
  cells.map((cell, at) => (at === column ? value : cell))

/** A slug that no other item has, if necessary with a number at the end. */
function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  for (let number = 2; ; number += 1) {
    const slug = `${wanted}-${number}`
    if (!isTaken(slug)) return slug
  }
}

/** Fills in the slug of a new item, and checks that each item has a name and its own address. */
function named(
  rules: Rules,
  cells: readonly string[],
  { isTaken, isNew }: { readonly isTaken: (slug: string) => boolean; readonly isNew: boolean },
): Result<readonly string[], OwnerProblem> {
  const { slugColumn, nameColumn, table } = rules
  const slug = slugIn(rules, cells)
  if (slug === '')
    return refuse('bad-input', `${table.columns[nameColumn] ?? 'The first column'}: write a name.`)
  const isGiven = (cells[slugColumn]?.trim() ?? '') !== ''
  if (!isTaken(slug))
    return ok(isNew && !isGiven && slugColumn !== -1 ? withCell(cells, slugColumn, slug) : cells)
  if (isGiven || slugColumn === -1)
    return refuse('bad-input', `Another item has the address "${slug}": write another one.`)
  return ok(withCell(cells, slugColumn, freeSlug(slug, isTaken)))
}

/**
 * Decides edits of a collection: each line must be unchanged since it was read, each value must fit its
 * column.
 */
export function decideItems(
  table: ItemTable,
  edits: readonly ItemEdit[],
): Result<ItemsDecision, OwnerProblem> {
  const rules = rulesOf(table)
  const changes: TableChange[] = []
  const lineOf = new Map(table.lines.map(({ id }, line) => [id, line]))
  const items = new Map<string, number>()
  const count = (slug: string, change: 1 | -1) => items.set(slug, (items.get(slug) ?? 0) + change)
  for (const { cells } of table.lines) count(slugIn(rules, cells), 1)
  const isTaken = (slug: string): boolean => (items.get(slug) ?? 0) > 0
  const edited = new Set<number>()
  const counts = { set: 0, add: 0, remove: 0 }
  for (const edit of edits) {
    const line = edit.tag === 'add' ? -1 : (lineOf.get(edit.line) ?? -1)
    if (edit.tag !== 'add' && line === -1) return CHANGED
    const known = table.lines[line]
    if (edited.has(line)) return refuse('bad-input', 'Edit each line once in a request.')
    counts[edit.tag] += 1
    if (known !== undefined) {
      edited.add(line)
      count(slugIn(rules, known.cells), -1)
    }
    if (edit.tag === 'remove') {
      changes.push({ tag: 'remove', line })
      continue
    }
    const written = withCells(rules, known?.cells ?? [], edit.cells)
    if (!written.ok) return written
    const cells = named(rules, written.value, { isTaken, isNew: edit.tag === 'add' })
    if (!cells.ok) return cells
    count(slugIn(rules, cells.value), 1)
    changes.push(
      edit.tag === 'add' ? { tag: 'add', cells: cells.value } : { tag: 'set', line, cells: cells.value },
    )
  }
  const summary = [
    counts.set > 0 && `${plural(counts.set, 'item')} changed`,
    counts.add > 0 && `${plural(counts.add, 'item')} added`,
    counts.remove > 0 && `${plural(counts.remove, 'item')} removed`,
  ]
  return ok({ changes, summary: summary.filter((part) => part !== false).join(', ') })
}
