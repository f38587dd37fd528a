import {
  byWantedOrder,
  OPTION_COLUMN,
  optionColumnsOf,
  optionsProblem,
  planOptions,
} from '../../../catalog/index.js'
import type { WantedOption } from '../../../catalog/index.js'
import type { CurrencyCode } from '../../../money/index.js'
import { refuse } from '../../../owners/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import type { CatalogueTable } from '../../../ports/owner/catalogue-file.port.js'
import type { TableChange } from '../../../ports/owner/collection-tables.port.js'
import { isSameJson, oneLine, ok, plural } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { COLUMNS, VARIANT_COLUMNS } from '../../shop/catalogue/catalogue-columns.js'
import { withCells } from './catalogue-lines.js'
import type { CatalogueDecision } from './catalogue-lines.js'
import { presentOptionsProblem, variantsProblem } from './check-options.js'
import { idForNew, isSame, newVariantCells } from './new-variant.js'
import type { NewVariant, VariantIdOf } from './new-variant.js'
import { presentProduct } from './present-product.js'
import type { Cells, Present, PresentProduct } from './present-product.js'

/** The options of a product as they are wanted, with the variants that are made for new values. */
export interface OptionsChange {
  readonly options: readonly WantedOption[]
  readonly added: readonly NewVariant[]
}

/** A decided change of options. */
export interface OptionsDecision extends CatalogueDecision {
  /** The variants that it takes out of the file. */
  readonly removed: readonly { readonly id: string; readonly name: string }[]
}

/** The currency of the shop, and the ids of its variants. */
export interface OptionRules {
  readonly currency: CurrencyCode
  readonly idOf: VariantIdOf
}

const tidy = (wanted: readonly WantedOption[]): readonly WantedOption[] =>
  wanted.map(({ was, name, values }) => ({
    was,
    name: oneLine(name).trim(),
    values: values.map((value) => ({ was: value.was, name: oneLine(value.name).trim() })),
  }))

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

const describe = (options: readonly WantedOption[]): string =>
  options.map(({ name, values }) => `${name}: ${values.map((value) => value.name).join(', ')}`).join('; ') ||
  'no options'

/**
 * Decides new options of a product. Lines of kept variants stay the same variants, with their ids, so that orders,
 * carts and stock stay theirs; lines of new ones are like the line from which they differ least.
 */
export function decideOptions(
  table: CatalogueTable,
  handle: string,
  { options: given, added }: OptionsChange,
  { currency, idOf }: OptionRules,
): Result<OptionsDecision, OwnerProblem> {
  const product = presentProduct(table, handle, idOf)
  const before = product?.lines[0]
  if (product === null || before === undefined)
    return refuse(
      'not-found',
      'The catalogue file has no product with this handle: it was taken out meanwhile.',
    )
  const wanted = tidy(given)
  const problem = optionsProblem(wanted) ?? presentOptionsProblem(product, wanted)
  if (problem !== null) return refuse('bad-input', problem)
  const plan = planOptions(
    product.lines.map(({ values }) => values),
    wanted,
  )
  const variants = added.map((variant) => ({
    ...variant,
    values: variant.values.map((value) => oneLine(value).trim()),
  }))
  const wrong = variantsProblem(plan, wanted, variants)
  if (wrong !== null) return refuse('bad-input', wrong)
  const codes = variants.map(({ code }) => oneLine(code).trim()).filter((code) => code !== '')
  const twin = codes.find((code, at) => codes.findIndex((other) => isSame(other, code)) !== at)
  if (twin !== undefined) return refuse('bad-input', `Two variants have the SKU "${twin}".`)

  const made: { readonly values: readonly string[]; readonly cells: Cells; readonly was: number | null }[] =
    plan.kept.map(({ variant, values }) => {
      const present = product.lines[variant] ?? before
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
  const taken = new Set(plan.kept.map(({ variant }) => product.lines[variant]?.id ?? ''))
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
        ...(product.lines[like ?? plan.kept[0]?.variant ?? 0] ?? before).cells,
        ...cells.value,
        ...optionCells(product, wanted, values),
        [COLUMNS.skuId, id] as const,
      ]),
    })
  }
  const compare = byWantedOrder(wanted)
  made.sort((left, right) => compare(left.values, right.values))
  const contents = made.map(({ cells }) => cells)
  const from = made.findIndex(({ was }) => was === 0)
  const filled = from === 0 ? contents : withProductValues(contents, from, before)

  const used = new Set(filled.flatMap((cells) => [...cells].flatMap(([column, value]) => value && column)))
  const addedColumns = [...used].filter((column) => column !== '' && !table.columns.includes(column))
  const columns = [...table.columns, ...addedColumns]
  const slots = product.lines.map(({ line }) => line)
  const changes = filled.flatMap((cells, at): readonly TableChange[] => {
    const line = slots[at]
    const base = line === undefined ? [] : (table.lines[line]?.cells ?? [])
    const next = withCells(columns, base, cells)
    if (line === undefined) return [{ tag: 'add', cells: next }]
    const isChanged = columns.some((_, place) => (next[place] ?? '').trim() !== (base[place] ?? '').trim())
    return isChanged ? [{ tag: 'set', line, cells: next }] : []
  })
  const spare = slots.slice(filled.length).map((line) => ({ tag: 'remove' as const, line }))
  const removed = plan.removed.flatMap((variant) => {
    const present = product.lines[variant]
    if (present === undefined) return []
    return [{ id: present.id, name: present.values.join(' / ') || (present.cells.get(COLUMNS.sku) ?? '') }]
  })
  const told = [
    describe(wanted),
    ...(variants.length > 0 ? [`${plural(variants.length, 'variant')} added`] : []),
    ...(removed.length > 0 ? [`${plural(removed.length, 'variant')} removed`] : []),
  ]
  return ok({
    removed,
    rewrite: { addedColumns, changes: [...changes, ...spare], order: null },
    summary: `${handle}: ${told.join('; ')}`,
  })
}
