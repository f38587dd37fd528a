import { optionValueColumns } from '../../../catalog/index.js'
import type { CurrencyCode } from '../../../money/index.js'
import type {
  CatalogueRewrite,
  CatalogueTable,
  GivenTable,
} from '../../../ports/owner/files/catalogue-file.port.js'
import type { TableChange } from '../../../ports/owner/files/collection-tables.port.js'
import type { Steps } from '../../../shared/index.js'
import { COLUMNS, tooManyValues } from '../../shop/catalogue/catalogue-columns.js'
import { plainAmount } from '../../shop/catalogue/plain-amount.js'
import { cellOf, withCells } from './catalogue-lines.js'

/** The results of an import's lines; `refused` stops it. */
export const IMPORT_OUTCOMES = ['added', 'changed', 'same', 'removed', 'refused'] as const
/** One of `IMPORT_OUTCOMES`. */
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** The result for a line of an imported table, or for a line of the file that the table does not name. */
export interface ImportedLine {
  /**
   * The row of the imported table in the numbering of spreadsheets, in which the header is row 1; null: the
   * table does not name this line.
   */
  readonly row: number | null
  /** The handle of the product, with the variant's code if it has one. */
  readonly name: string
  readonly outcome: ImportOutcome
  readonly changes: readonly { readonly column: string; readonly before: string; readonly after: string }[]
  /** The reason for a refusal; null: none. */
  readonly problem: string | null
}

/** The planned result of an import. */
export interface CatalogueMerge {
  readonly rewrite: CatalogueRewrite
  /** In the order of the imported table; removed lines follow. */
  readonly lines: readonly ImportedLine[]
  /**
   * For each line of the rewritten table the index of its entry in `lines`; null: the import does not name
   * it.
   */
  readonly entryOf: readonly (number | null)[]
  /** The number of products of the file. */
  readonly products: number
  /** Products of the file without any remaining line. */
  readonly removedProducts: number
}

/** The options of an import. */
export interface MergeOptions {
  readonly currency: CurrencyCode
  /** True: removes lines that the imported table does not name. */
  readonly removesMissing: boolean
}

const AMOUNTS: readonly string[] = [COLUMNS.price, COLUMNS.compareAt]
const MEASURES: readonly string[] = [COLUMNS.weight, COLUMNS.width, COLUMNS.height, COLUMNS.length]

/** A function that returns the names by which a line of a table is found, the most reliable first. */
function keysIn(table: CatalogueTable): (cells: readonly string[]) => readonly string[] {
  const options = [...optionValueColumns(table.columns)].sort()
  return (cells) => {
    const of = (column: string): string => cellOf(table, cells, column)
    const values = options.map(of).filter((value) => value !== '')
    return [
      of(COLUMNS.skuId) !== '' && `id ${of(COLUMNS.skuId)}`,
      of(COLUMNS.sku) !== '' && `sku ${of(COLUMNS.sku)}`,
      of(COLUMNS.handle) !== '' && `options ${JSON.stringify([of(COLUMNS.handle), ...values])}`,
    ].filter((key) => key !== false)
  }
}

/** The value of an imported cell in the file's number format. */
function converted(
  value: string,
  column: string,
  {
    from,
    to,
    currency,
  }: { readonly from: '.' | ','; readonly to: '.' | ','; readonly currency: CurrencyCode },
): string {
  if (from === to) return value
  if (AMOUNTS.includes(column)) {
    const plain = plainAmount(value, currency, from)
    return to === ',' ? plain.replace('.', ',') : plain
  }
  return MEASURES.includes(column) ? value.replace(from, to) : value
}

const nameOf = (table: CatalogueTable, cells: readonly string[]): string =>
  [COLUMNS.handle, COLUMNS.sku]
    .map((column) => cellOf(table, cells, column))
    .filter((part) => part !== '')
    .join(' ')

/** Empty cells after the last column are ignored. */
const shapeProblem = ({ columns }: CatalogueTable, cells: readonly string[]): string | null =>
  cells.slice(columns.length).every((cell) => cell.trim() === '')
    ? null
    : tooManyValues(cells.length, columns.length)

/** The number of lines in some milliseconds of work. */
const LINES_A_STEP = 100

/** The lines of the file by the names of `keysIn`, and those of each product by its handle. */
interface FileIndex {
  readonly lineOf: ReadonlyMap<string, number>
  readonly linesOf: ReadonlyMap<string, readonly number[]>
}

function* indexFile(known: CatalogueTable): Steps<FileIndex> {
  const keysOf = keysIn(known)
  const lineOf = new Map<string, number>()
  const linesOf = new Map<string, number[]>()
  for (const [line, { cells }] of known.lines.entries()) {
    if (line % LINES_A_STEP === 0) yield
    const handle = cellOf(known, cells, COLUMNS.handle)
    const of = linesOf.get(handle)
    if (of === undefined) linesOf.set(handle, [line])
    else of.push(line)
    for (const key of keysOf(cells)) if (!lineOf.has(key)) lineOf.set(key, line)
  }
  return { lineOf, linesOf }
}

/** A column of the imported table with its places in both tables; `knownAt` -1: the file lacks it. */
interface SharedColumn {
  readonly column: string
  readonly at: number
  readonly knownAt: number
}

/** The columns of the rewritten file; those that only the imported table fills are added. */
function mergedColumns(known: CatalogueTable, given: CatalogueTable) {
  const isFilled = (column: string): boolean =>
    given.lines.some(({ cells }) => cellOf(given, cells, column) !== '')
  const addedColumns = given.columns.filter(
    (column) => column !== '' && !known.columns.includes(column) && isFilled(column),
  )
  const columns = [...known.columns, ...addedColumns]
  const shared = given.columns
    .filter((column) => columns.includes(column))
    .map((column): SharedColumn => ({
      column,
      at: given.columns.indexOf(column),
      knownAt: known.columns.indexOf(column),
    }))
  return { addedColumns, columns, shared }
}

/** The reason to refuse an imported line; `earlier`: the line that names the same variant before it. */
const lineProblem = (given: GivenTable, index: number, earlier: ImportedLine | undefined): string | null =>
  given.faults.get(index) ??
  shapeProblem(given, given.lines[index]?.cells ?? []) ??
  (earlier === undefined ? null : `Row ${earlier.row} names the same variant already.`)

/** Makes the function that compares an imported line with one of the file, in the file's number format. */
function comparison(
  known: CatalogueTable,
  given: CatalogueTable,
  shared: readonly SharedColumn[],
  currency: CurrencyCode,
) {
  const numbers = { from: given.decimal, to: known.decimal, currency }
  return (cells: readonly string[], before: readonly string[]): ImportedLine['changes'] => {
    const differing: { column: string; before: string; after: string }[] = []
    for (const { column, at, knownAt } of shared) {
      // Most cells of a large table are equal: they need no reading.
      if (given.decimal === known.decimal && (cells[at] ?? '') === (before[knownAt] ?? '')) continue
      const after = converted(cellOf(given, cells, column), column, numbers)
      const was = cellOf(known, before, column)
      if (was !== after) differing.push({ column, before: was, after })
    }
    return differing
  }
}

/** Decides the changes of the catalogue file by a table: a line that the table names takes its values. */
export function* mergeCatalogue(
  known: CatalogueTable,
  given: GivenTable,
  { currency, removesMissing }: MergeOptions,
): Steps<CatalogueMerge> {
  const { lineOf, linesOf } = yield* indexFile(known)
  const { addedColumns, columns, shared } = mergedColumns(known, given)
  const keysOf = keysIn(given)
  const compare = comparison(known, given, shared, currency)
  const changes: TableChange[] = []
  const lines: ImportedLine[] = []
  const entryOfKnown = new Map<number, number>()
  const entriesAdded: number[] = []
  const handles = new Set<string>()
  for (const [index, { cells }] of given.lines.entries()) {
    if (index % LINES_A_STEP === 0) yield
    handles.add(cellOf(given, cells, COLUMNS.handle))
    const line = keysOf(cells)
      .map((key) => lineOf.get(key))
      .find((found) => found !== undefined)
    const base = { row: index + 2, name: nameOf(given, cells), changes: [], problem: null }
    const problem = lineProblem(
      given,
      index,
      line === undefined ? undefined : lines[entryOfKnown.get(line) ?? -1],
    )
    if (problem !== null) {
      lines.push({ ...base, outcome: 'refused', problem })
      continue
    }
    const before = line === undefined ? [] : (known.lines[line]?.cells ?? [])
    const differing = compare(cells, before)
    const next = withCells(columns, before, new Map(differing.map(({ column, after }) => [column, after])))
    if (line === undefined) {
      entriesAdded.push(lines.length)
      changes.push({ tag: 'add', cells: next })
      lines.push({ ...base, outcome: 'added', changes: differing })
      continue
    }
    entryOfKnown.set(line, lines.length)
    if (differing.length > 0) changes.push({ tag: 'set', line, cells: next })
    lines.push({ ...base, outcome: differing.length > 0 ? 'changed' : 'same', changes: differing })
  }
  const gone = new Set(
    removesMissing ? [...known.lines.keys()].filter((line) => !entryOfKnown.has(line)) : [],
  )
  for (const [at, line] of [...gone].entries()) {
    if (at % LINES_A_STEP === 0) yield
    changes.push({ tag: 'remove', line })
    const name = nameOf(known, known.lines[line]?.cells ?? [])
    lines.push({ row: null, name, outcome: 'removed', changes: [], problem: null })
  }
  const removedProducts = [...linesOf].filter(
    ([handle, of]) => (handle === '' || !handles.has(handle)) && of.every((line) => gone.has(line)),
  ).length
  const kept = known.lines.flatMap((_, line) => (gone.has(line) ? [] : [entryOfKnown.get(line) ?? null]))
  return {
    rewrite: { addedColumns, changes, order: null },
    lines,
    entryOf: [...kept, ...entriesAdded],
    products: linesOf.size,
    removedProducts,
  }
}
