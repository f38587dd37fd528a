import {
  optionsProblem,
  optionValueColumns,
  planOptions,
  suggestCode,
  variantCountProblem,
  YES_WORDS,
} from '../../catalog/index.js'
import type { WantedOption } from '../../catalog/index.js'
import type { DecimalMark } from '../../money/index.js'
import { amountFieldText, markedText } from '../amount-text.js'
import { fileOptions } from './file-options.js'
import type { DeskProductFile } from './product-file.js'
import type { DeskProduct } from './product-view.js'

/** A value of an option in a form; `was`: its present name, null: a new value. */
export interface ValueDraft {
  readonly id: string
  readonly was: string | null
  readonly name: string
}

/** An option in a form; `was`: its place among the present options, null: a new one. */
export interface OptionDraft {
  readonly id: string
  readonly was: number | null
  readonly name: string
  readonly values: readonly ValueDraft[]
}

/** A variant that a new value suggests, with what its fields say before they are edited. */
export interface SuggestedVariant {
  readonly id: string
  readonly values: readonly string[]
  readonly code: string
  readonly price: string
  readonly pieces: string
}

/** The effect of the options in a form. */
export interface OptionsRead {
  readonly options: readonly WantedOption[]
  /** Null: the options are acceptable. */
  readonly problem: string | null
  readonly suggested: readonly SuggestedVariant[]
  /** The names of variants that would be removed. */
  readonly removed: readonly string[]
  readonly hasChanged: boolean
}

/** The values of the variants for sale in the file; drafts are none. */
function fileVariants({ columns, lines }: DeskProductFile) {
  const cell = (cells: readonly string[], column: string): string => cells[columns.indexOf(column)] ?? ''
  const valueColumns = optionValueColumns(columns).filter((column) =>
    lines.some(({ cells }) => cell(cells, column) !== ''),
  )
  const isHidden = (cells: readonly string[]): boolean =>
    ['Draft', 'Archived'].some((column) => YES_WORDS.includes(cell(cells, column).trim().toLowerCase()))
  return lines
    .filter(({ cells }) => !isHidden(cells))
    .map(({ name, cells }) => ({
      name,
      code: cell(cells, 'Variant Sku'),
      price: cell(cells, 'Variant Price'),
      isCounted: cell(cells, 'Variant Inventory') !== '',
      values: valueColumns.map((column) => cell(cells, column)),
    }))
}

/** The present options of a product, as a form begins with them. */
export function optionDrafts(file: DeskProductFile): readonly OptionDraft[] {
  const variants = fileVariants(file)
  return fileOptions(file).map(({ name, values }, was) => ({
    id: `${was}`,
    was,
    name,
    // Values that only drafts have are left out: the shop does not know them.
    values: values
      .filter((value) => variants.some((variant) => variant.values[was] === value))
      .map((value) => ({ id: `${was} ${value}`, was: value, name: value })),
  }))
}

/** A new option in a form; `mark` is its id there. */
export const newOption = (mark: string): OptionDraft => ({ id: mark, was: null, name: '', values: [] })

/** New values for an option, from a text with commas between them; those that it has already are left out. */
export function newValues({ values }: OptionDraft, text: string, mark: string): readonly ValueDraft[] {
  const known = new Set(values.map(({ name }) => name.trim().toLowerCase()))
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name, at, all) => {
      const lower = name.toLowerCase()
      return name !== '' && !known.has(lower) && all.findIndex((one) => one.toLowerCase() === lower) === at
    })
    .map((name, at) => ({ id: `${mark} ${at}`, was: null, name }))
}

/** Reads the options in a form: the variants that they make and remove. */
export function readOptions(
  product: DeskProduct,
  file: DeskProductFile,
  drafts: readonly OptionDraft[],
  mark: DecimalMark = '.',
): OptionsRead {
  const options = drafts.map(({ was, name, values }) => ({
    was,
    name: name.trim(),
    values: values.map((value) => ({ was: value.was, name: value.name.trim() })),
  }))
  const hasChanged = JSON.stringify(drafts) !== JSON.stringify(optionDrafts(file))
  const problem = optionsProblem(options)
  if (problem !== null) return { options, problem, suggested: [], removed: [], hasChanged }
  const variants = fileVariants(file)
  const plan = planOptions(
    variants.map(({ values }) => values),
    options,
  )
  const ofShop = (name: string) =>
    product.variants.length === 1
      ? product.variants[0]
      : product.variants.find(
          (one) => one.options.map((text) => text.replace(/^.*?: /, '')).join(' / ') === name,
        )
  const codes = new Set(variants.map(({ code }) => code))
  const suggested = plan.missing.map(({ like, values }): SuggestedVariant => {
    const base = variants[like]
    const before = options.map(({ was }) => (was === null ? undefined : base?.values[was]))
    const renamed = options.map(({ values: named }, at) => {
      const now = named.find((value) => value.name === values[at])
      return now?.was === before[at] ? (before[at] ?? '') : (values[at] ?? '')
    })
    const made = suggestCode(base?.code ?? '', before, renamed)
    const code = codes.has(made) ? '' : made
    codes.add(code)
    const price = ofShop(base?.name ?? '')?.price
    return {
      id: JSON.stringify(values),
      values,
      code,
      price: price === undefined ? markedText(base?.price ?? '', mark) : amountFieldText(price, mark),
      pieces: base?.isCounted === true ? '0' : '',
    }
  })
  return {
    options,
    problem: variantCountProblem({ kept: plan.kept.length, isTooMany: plan.isTooMany }),
    suggested,
    removed: plan.removed.map((variant) => variants[variant]?.name ?? ''),
    hasChanged,
  }
}
