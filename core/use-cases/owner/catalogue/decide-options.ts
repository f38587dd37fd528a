import { optionsProblem, planOptions } from '../../../catalog/index.js'
import type { WantedOption } from '../../../catalog/index.js'
import { refuse } from '../../../owners/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import type { CatalogueTable } from '../../../ports/owner/files/catalogue-file.port.js'
import { oneLine, ok, plural } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { COLUMNS } from '../../shop/catalogue/catalogue-columns.js'
import type { CatalogueDecision } from './catalogue-lines.js'
import { presentOptionsProblem, variantsProblem } from './check-options.js'
import { isSame } from './new-variant.js'
import type { NewVariant, VariantIdOf } from './new-variant.js'
import { changesOfLines, linesOfOptions, missingColumns } from './option-lines.js'
import type { CheckedOptions, OptionRules } from './option-lines.js'
import { presentProduct } from './present-product.js'

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

const tidy = (wanted: readonly WantedOption[]): readonly WantedOption[] =>
  wanted.map(({ was, name, values }) => ({
    was,
    name: oneLine(name).trim(),
    values: values.map((value) => ({ was: value.was, name: oneLine(value.name).trim() })),
  }))

const describe = (options: readonly WantedOption[]): string =>
  options.map(({ name, values }) => `${name}: ${values.map((value) => value.name).join(', ')}`).join('; ') ||
  'no options'

/** Checks a change against the file, and plans which variants it keeps, adds and takes out. */
function checkOptions(
  table: CatalogueTable,
  handle: string,
  { options: given, added }: OptionsChange,
  idOf: VariantIdOf,
): Result<CheckedOptions, OwnerProblem> {
  const product = presentProduct(table, handle, idOf)
  const first = product?.lines[0]
  if (product === null || first === undefined)
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
  const wrong = variantsProblem(plan, wanted, variants) ?? twinProblem(variants)
  return wrong === null ? ok({ table, product, first, wanted, plan, variants }) : refuse('bad-input', wrong)
}

/** The problem of new variants that share a SKU; null: none. */
function twinProblem(variants: readonly NewVariant[]): string | null {
  const codes = variants.map(({ code }) => oneLine(code).trim()).filter((code) => code !== '')
  const twin = codes.find((code, at) => codes.findIndex((other) => isSame(other, code)) !== at)
  return twin === undefined ? null : `Two variants have the SKU "${twin}".`
}

/** The variants that a change takes out of the file. */
const removedBy = ({ plan, product }: CheckedOptions): OptionsDecision['removed'] =>
  plan.removed.flatMap((variant) => {
    const present = product.lines[variant]
    if (present === undefined) return []
    return [{ id: present.id, name: present.values.join(' / ') || (present.cells.get(COLUMNS.sku) ?? '') }]
  })

/**
 * Decides new options of a product. Lines of kept variants stay the same variants, with their ids, so that they keep
 * orders, carts and stock. Lines of new variants are like the line from which they differ least.
 */
export function decideOptions(
  table: CatalogueTable,
  handle: string,
  change: OptionsChange,
  rules: OptionRules,
): Result<OptionsDecision, OwnerProblem> {
  const checked = checkOptions(table, handle, change, rules.idOf)
  if (!checked.ok) return checked
  const lines = linesOfOptions(checked.value, handle, rules)
  if (!lines.ok) return lines
  const { product, wanted, variants } = checked.value
  const addedColumns = missingColumns(table, lines.value)
  const removed = removedBy(checked.value)
  const sentences = [
    describe(wanted),
    ...(variants.length > 0 ? [`${plural(variants.length, 'variant')} added`] : []),
    ...(removed.length > 0 ? [`${plural(removed.length, 'variant')} removed`] : []),
  ]
  return ok({
    removed,
    rewrite: {
      addedColumns,
      changes: changesOfLines(table, product, lines.value, addedColumns),
      order: null,
    },
    summary: `${handle}: ${sentences.join('; ')}`,
  })
}
