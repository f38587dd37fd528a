import { MAX_OPTION_TEXT_LENGTH, optionColumnsOf, optionNumbers } from '../../../catalog/index.js'
import type { CurrencyCode } from '../../../money/index.js'
import { refuse } from '../../../owners/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import type { CatalogueTable } from '../../../ports/owner/files/catalogue-file.port.js'
import { isSameJson, oneLine, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { COLUMNS } from '../../shop/catalogue/catalogue-columns.js'
import { withCells } from './catalogue-lines.js'
import type { CatalogueDecision } from './catalogue-lines.js'
import { idForNew, isSame, newVariantCells } from './new-variant.js'
import type { NewVariant, VariantIdOf } from './new-variant.js'
import { productLines } from './present-product.js'
import type { Cells } from './present-product.js'

/** Decides the line of a new variant: like the last line of its product, except for what is given. */
export function decideNewVariant(
  table: CatalogueTable,
  handle: string,
  variant: NewVariant,
  { currency, idOf }: { readonly currency: CurrencyCode; readonly idOf: VariantIdOf },
): Result<CatalogueDecision, OwnerProblem> {
  const lines = productLines(table, handle)
  const last = lines.at(-1)
  if (last === undefined)
    return refuse(
      'not-found',
      'The catalogue file has no product with this handle: it was taken out meanwhile.',
    )
  const options = optionNumbers(table.columns)
    .map(optionColumnsOf)
    .filter(({ value }) => lines.some(({ cells }) => cells.get(value)))
  if (options.length === 0)
    return refuse('not-allowed', 'The product has no option: give it one in catalogue.csv first.')
  const typed = variant.values.map((value) => oneLine(value).trim())
  const isText = (value: string): boolean => value !== '' && value.length <= MAX_OPTION_TEXT_LENGTH
  if (typed.length !== options.length || !typed.every(isText))
    return refuse('bad-input', `Write a value of 1 to ${MAX_OPTION_TEXT_LENGTH} characters for each option.`)
  const valuesOf = (cells: Cells): readonly string[] => options.map(({ value }) => cells.get(value) ?? '')
  // A line that has the value of each option already, with its spelling and its id.
  const known = options.map(({ value }, at) =>
    lines.find(({ cells }) => isSame(cells.get(value) ?? '', typed[at] ?? '')),
  )
  const values = options.map(({ value }, at) => known[at]?.cells.get(value) ?? typed[at] ?? '')
  if (lines.some(({ cells }) => isSameJson(valuesOf(cells), values)))
    return refuse('bad-input', `The product has the variant ${values.join(' / ')} already.`)
  const own = newVariantCells(table, variant, currency)
  if (!own.ok) return own
  const taken = new Set(lines.map(({ cells }) => cells.get(COLUMNS.skuId) || idOf(handle, valuesOf(cells))))
  const cells = new Map<string, string>([
    ...own.value,
    [COLUMNS.skuId, idForNew(handle, values, { taken, idOf })],
    ...options.flatMap((columns, at) => [
      [columns.value, values[at] ?? ''] as const,
      [
        columns.name,
        lines.find((line) => line.cells.get(columns.name))?.cells.get(columns.name) ?? '',
      ] as const,
      [columns.valueId, known[at]?.cells.get(columns.valueId) ?? ''] as const,
    ]),
  ])
  const addedColumns = [COLUMNS.sku, COLUMNS.inventory, COLUMNS.skuId].filter(
    (column) => !table.columns.includes(column) && cells.get(column) !== '',
  )
  return ok({
    rewrite: {
      addedColumns,
      changes: [
        {
          tag: 'add',
          cells: withCells([...table.columns, ...addedColumns], table.lines[last.line]?.cells ?? [], cells),
        },
      ],
      order: null,
    },
    summary: `${handle}: new variant ${values.join(' / ')}`,
  })
}
