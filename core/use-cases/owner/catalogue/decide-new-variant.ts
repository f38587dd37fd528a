import { MAX_PRICE_MINOR, MAX_STOCK } from '../../../catalog/index.js'
import { money, toDecimalString } from '../../../money/index.js'
import type { CurrencyCode } from '../../../money/index.js'
import { refuse } from '../../../owners/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import type { CatalogueTable } from '../../../ports/owner/catalogue-file.port.js'
import { oneLine, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { COLUMNS, optionValueColumns } from '../../shop/catalogue/catalogue-columns.js'
import { cellOf, linesByHandle, withCells } from './catalogue-lines.js'
import type { CatalogueDecision } from './catalogue-lines.js'

/** A variant that is added to a product. */
export interface NewVariant {
  /** A value for each option of the product, in their order; other values than those of the file are new ones. */
  readonly values: readonly string[]
  /** Empty: none. */
  readonly code: string
  readonly priceMinor: number
  /** Null: unlimited. */
  readonly stock: number | null
}

const MAX_VALUE = 200

/** Columns of a variant of its own, which its new neighbour does not take over. */
const OWN_COLUMNS = [COLUMNS.skuId, COLUMNS.compareAt, COLUMNS.mainImage, COLUMNS.moreImages] as const

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Decides the line of a new variant: like the last line of its product, except for what is given. */
export function decideNewVariant(
  table: CatalogueTable,
  handle: string,
  { values: given, code: givenCode, priceMinor, stock }: NewVariant,
  currency: CurrencyCode,
): Result<CatalogueDecision, OwnerProblem> {
  const cellsOf = (line: number): readonly string[] => table.lines[line]?.cells ?? []
  const read = (line: number, column: string): string => cellOf(table, cellsOf(line), column)
  const lines = linesByHandle(table).get(handle) ?? []
  const last = lines.at(-1)
  if (last === undefined || handle === '')
    return refuse(
      'not-found',
      'The catalogue file has no product with this handle: it was taken out meanwhile.',
    )
  const columns = optionValueColumns(table.columns).filter((column) =>
    lines.some((line) => read(line, column)),
  )
  if (columns.length === 0)
    return refuse('not-allowed', 'The product has no option: give it one in catalogue.csv first.')
  const typed = given.map((value) => oneLine(value).trim())
  if (typed.length !== columns.length || typed.some((value) => value === '' || value.length > MAX_VALUE))
    return refuse('bad-input', `Write a value of 1 to ${MAX_VALUE} characters for each option.`)
  const known = (column: string, value: string): number | undefined =>
    lines.find((line) => isSame(read(line, column), value))
  const values = columns.map((column, at) => {
    const line = known(column, typed[at] ?? '')
    return line === undefined ? (typed[at] ?? '') : read(line, column)
  })
  if (lines.some((line) => columns.every((column, at) => read(line, column) === values[at])))
    return refuse('bad-input', `The product has the variant ${values.join(' / ')} already.`)
  const code = oneLine(givenCode).trim()
  if (code.length > MAX_VALUE) return refuse('bad-input', `A SKU has at most ${MAX_VALUE} characters.`)
  if (code !== '' && table.lines.some((_, line) => isSame(read(line, COLUMNS.sku), code)))
    return refuse('bad-input', `Another variant has the SKU "${code}".`)
  if (!Number.isSafeInteger(priceMinor) || priceMinor < 0 || priceMinor > MAX_PRICE_MINOR)
    return refuse('bad-input', 'A price is a whole number of minor units from 0.')
  if (stock !== null && (!Number.isSafeInteger(stock) || stock < 0 || stock > MAX_STOCK))
    return refuse('bad-input', `Write a whole number of pieces from 0 to ${MAX_STOCK}.`)
  const cells = new Map<string, string>([
    ...OWN_COLUMNS.map((column) => [column, ''] as const),
    ...columns.flatMap((column, at) => {
      const line = known(column, values[at] ?? '')
      const idColumn = column.replace(/Value$/, 'Value ID')
      const nameColumn = column.replace(/Value$/, 'Name')
      const named = lines.find((each) => read(each, nameColumn) !== '') ?? last
      return [
        [column, values[at] ?? ''],
        [nameColumn, read(named, nameColumn)],
        [idColumn, line === undefined ? '' : read(line, idColumn)],
      ] as const
    }),
    [COLUMNS.sku, code],
    [COLUMNS.price, toDecimalString(money(priceMinor, currency)).replace('.', table.decimal)],
    [COLUMNS.inventory, stock === null ? '' : `${stock}`],
  ])
  const addedColumns = [COLUMNS.sku, COLUMNS.inventory].filter(
    (column) => !table.columns.includes(column) && cells.get(column) !== '',
  )
  return ok({
    rewrite: {
      addedColumns,
      changes: [{ tag: 'add', cells: withCells([...table.columns, ...addedColumns], cellsOf(last), cells) }],
      order: null,
    },
    summary: `${handle}: new variant ${values.join(' / ')}`,
  })
}
