import { optionValueColumns } from '../../../catalog/index.js'
import type { CurrencyCode } from '../../../money/index.js'
import { refuse } from '../../../owners/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import type { CatalogueTable } from '../../../ports/owner/catalogue-file.port.js'
import { oneLine, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { COLUMNS } from '../../shop/catalogue/catalogue-columns.js'
import { cellOf, linesByHandle, withCells } from './catalogue-lines.js'
import type { CatalogueDecision } from './catalogue-lines.js'
import { idForNew, isSame, MAX_VALUE, newVariantCells } from './new-variant.js'
import type { NewVariant, VariantIdOf } from './new-variant.js'

/** Decides the line of a new variant: like the last line of its product, except for what is given. */
export function decideNewVariant(
  table: CatalogueTable,
  handle: string,
  variant: NewVariant,
  { currency, idOf }: { readonly currency: CurrencyCode; readonly idOf: VariantIdOf },
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
  const typed = variant.values.map((value) => oneLine(value).trim())
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
  const own = newVariantCells(table, variant, currency)
  if (!own.ok) return own
  const taken = new Set(
    lines.map(
      (line) =>
        read(line, COLUMNS.skuId) ||
        idOf(
          handle,
          columns.map((column) => read(line, column)),
        ),
    ),
  )
  const cells = new Map<string, string>([
    ...own.value,
    [COLUMNS.skuId, idForNew(handle, values, { taken, idOf })],
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
  ])
  const addedColumns = [COLUMNS.sku, COLUMNS.inventory, COLUMNS.skuId].filter(
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
