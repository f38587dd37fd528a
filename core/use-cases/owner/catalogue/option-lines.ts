import { byWantedOrder, OPTION_COLUMN, optionColumnsOf } from '../../../catalog/index.js'
import type { OptionPlan, WantedOption } from '../../../catalog/index.js'
import type { CurrencyCode } from '../../../money/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import type { CatalogueTable } from '../../../ports/owner/files/catalogue-file.port.js'
import type { TableChange } from '../../../ports/owner/files/collection-tables.port.js'
import { isSameJson, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { COLUMNS, VARIANT_COLUMNS } from '../../shop/catalogue/catalogue-columns.js'
import { withCells } from './catalogue-lines.js'
import { idForNew, newVariantCells } from './new-variant.js'
import type { NewVariant, VariantIdOf } from './new-variant.js'
import type { Cells, Present, PresentProduct } from './present-product.js'

/** The currency of the shop, and the ids of its variants. */
export interface OptionRules {
  readonly currency: CurrencyCode
  readonly idOf: VariantIdOf
}

/** The line of a variant after a change; `was`: its place among the present lines, null: it is new. */
interface MadeLine {
  readonly values: readonly string[]
  readonly cells: Cells
  readonly was: number | null
}

/** A checked change of options: what is wanted, and which variants it keeps, adds and takes out. */
export interface CheckedOptions {
  readonly table: CatalogueTable
  readonly product: PresentProduct
  /** The first line of the product, which has its values. */
  readonly first: Present
  readonly wanted: readonly WantedOption[]
  readonly plan: OptionPlan
  readonly variants: readonly NewVariant[]
}

/** The cells of a line in the columns of options, with the ids of options and values that pages know. */
function optionCells(
  { lines, options }: PresentProduct,
  wanted: readonly WantedOption[],
  values: readonly string[],
): Cells {
  const anyOf = (column: string, isOf: (line: Present) => boolean = () => true): string =>
    lines
      .filter(isOf)
      .find(({ cells }) => cells.get(column))
      ?.cells.get(column) ?? ''
  const emptied = options.flatMap(({ number }) =>
    Object.values(optionColumnsOf(number)).map((column) => [column, ''] as const),
  )
  return new Map([
    ...emptied,
    ...wanted.flatMap(({ was, name, values: named }, at) => {
      const columns = optionColumnsOf(at + 1)
      const before = was === null ? undefined : options[was]
      const known = before && optionColumnsOf(before.number)
      const valueBefore = named.find((value) => value.name === values[at])?.was ?? null
      return [
        [columns.name, name],
        [columns.value, values[at] ?? ''],
        [columns.id, known === undefined ? '' : anyOf(known.id)],
        [
          columns.valueId,
          known === undefined || valueBefore === null
            ? ''
            : anyOf(known.valueId, (line) => line.values[was ?? 0] === valueBefore),
        ],
      ] as const
    }),
  ])
}

/** Gives the new first line the values of the product, in exchange for its own. */
function withProductValues(contents: readonly Cells[], from: number, before: Present): readonly Cells[] {
  const isOfProduct = (column: string): boolean =>
    !VARIANT_COLUMNS.has(column) && !OPTION_COLUMN.test(column) && column !== COLUMNS.handle
  const taken = new Map([...before.cells].filter(([column]) => isOfProduct(column)))
  const [first = new Map<string, string>()] = contents
  const given = new Map([...first].filter(([column]) => isOfProduct(column)))
  return contents.map((cells, at) => {
    if (at === 0) return new Map([...cells, ...taken])
    return at === from ? new Map([...cells, ...given]) : cells
  })
}

/** The lines of kept variants: the same variants, with their ids, in the columns of the new options. */
const keptLines = (
  { product, first, wanted, plan }: CheckedOptions,
  handle: string,
  idOf: OptionRules['idOf'],
): readonly MadeLine[] =>
  plan.kept.map(({ variant, values }) => {
    const present = product.lines[variant] ?? first
    const own = present.cells.get(COLUMNS.skuId) ?? ''
    const id = own === '' && present.id === idOf(handle, values) ? '' : present.id
    return {
      values,
      was: variant,
      cells: new Map([
        ...present.cells,
        ...optionCells(product, wanted, values),
        [COLUMNS.skuId, id] as const,
      ]),
    }
  })

/** The lines of new variants: each like the line from which it differs least, under an id of its own. */
function newLines(
  { table, product, first, wanted, plan, variants }: CheckedOptions,
  handle: string,
  { currency, idOf }: OptionRules,
): Result<readonly MadeLine[], OwnerProblem> {
  const taken = new Set(plan.kept.map(({ variant }) => product.lines[variant]?.id ?? ''))
  const made: MadeLine[] = []
  for (const variant of variants) {
    const { values } = variant
    const cells = newVariantCells(table, variant, currency)
    if (!cells.ok) return cells
    const like = plan.missing.find((one) => isSameJson(one.values, values))?.like
    const id = idForNew(handle, values, { taken, idOf })
    taken.add(id === '' ? idOf(handle, values) : id)
    made.push({
      values,
      was: null,
      cells: new Map([
        ...(product.lines[like ?? plan.kept[0]?.variant ?? 0] ?? first).cells,
        ...cells.value,
        ...optionCells(product, wanted, values),
        [COLUMNS.skuId, id] as const,
      ]),
    })
  }
  return ok(made)
}

/** All lines of the product after a change, in the order of its options. */
export function linesOfOptions(
  checked: CheckedOptions,
  handle: string,
  rules: OptionRules,
): Result<readonly Cells[], OwnerProblem> {
  const added = newLines(checked, handle, rules)
  if (!added.ok) return added
  const compare = byWantedOrder(checked.wanted)
  const made = [...keptLines(checked, handle, rules.idOf), ...added.value].sort((left, right) =>
    compare(left.values, right.values),
  )
  const contents = made.map(({ cells }) => cells)
  const from = made.findIndex(({ was }) => was === 0)
  return ok(from === 0 ? contents : withProductValues(contents, from, checked.first))
}

/** The columns that lines need and a table lacks. */
export function missingColumns({ columns }: CatalogueTable, lines: readonly Cells[]): readonly string[] {
  const used = new Set(lines.flatMap((cells) => [...cells].flatMap(([column, value]) => value && column)))
  return [...used].filter((column) => column !== '' && !columns.includes(column))
}

/** Writes lines over the present ones of a product: those that differ, those behind them, those left over. */
export function changesOfLines(
  table: CatalogueTable,
  { lines: present }: PresentProduct,
  lines: readonly Cells[],
  addedColumns: readonly string[],
): readonly TableChange[] {
  const columns = [...table.columns, ...addedColumns]
  const slots = present.map(({ line }) => line)
  const changes = lines.flatMap((cells, at): readonly TableChange[] => {
    const line = slots[at]
    const base = line === undefined ? [] : (table.lines[line]?.cells ?? [])
    const next = withCells(columns, base, cells)
    if (line === undefined) return [{ tag: 'add', cells: next }]
    const isChanged = columns.some((_, place) => (next[place] ?? '').trim() !== (base[place] ?? '').trim())
    return isChanged ? [{ tag: 'set', line, cells: next }] : []
  })
  return [...changes, ...slots.slice(lines.length).map((line) => ({ tag: 'remove' as const, line }))]
}
