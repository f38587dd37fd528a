import { MAX_VARIANTS, planOptions, suggestCode } from '../../../core/catalog/index.js'
import type { OwnedProduct, WantedOption } from '../../../core/catalog/index.js'
import { refuse } from '../../../core/owners/index.js'
import type { OwnerProblem } from '../../../core/owners/index.js'
import { ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import type { NewVariant } from '../../../core/use-cases/owner/catalogue/new-variant.js'
import type { PresentProduct } from '../../../core/use-cases/owner/catalogue/present-product.js'
import type { OptionsChange } from '../../../core/use-cases/owner/catalogue/decide-options.js'
import { COLUMNS } from '../../../core/use-cases/shop/catalogue/catalogue-columns.js'

/** Options as typed at a terminal: `Size: S, M>Medium, L`, and the names of removed ones. */
export interface TypedOptions {
  readonly set: readonly string[]
  readonly remove: readonly string[]
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The present and the new name of `M>Medium`; both are the same without a `>`. */
function renamed(text: string): readonly [string, string] {
  const [was = '', now] = text.split('>').map((part) => part.trim())
  return [was, now ?? was]
}

const valuesOf = ({ lines }: PresentProduct, at: number): readonly string[] => [
  ...new Set(lines.map(({ values }) => values[at] ?? '')),
]

function typedOption(product: PresentProduct, text: string): Result<WantedOption, OwnerProblem> {
  const colon = text.indexOf(':')
  if (colon < 1) return refuse('bad-input', `Write an option as "Size: S, M, L", not as "${text}".`)
  const [named, name] = renamed(text.slice(0, colon))
  const at = product.options.findIndex((option) => isSame(option.name, named))
  const known = at < 0 ? [] : valuesOf(product, at)
  const values = text
    .slice(colon + 1)
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .map((value) => {
      const whole = known.find((one) => isSame(one, value))
      if (whole !== undefined) return { was: whole, name: value }
      const [before, after] = renamed(value)
      return { was: known.find((one) => isSame(one, before)) ?? null, name: after }
    })
  return ok({ was: at < 0 ? null : at, name, values })
}

/** The present options of a product. */
export const presentOptions = (product: PresentProduct): readonly WantedOption[] =>
  product.options.map(({ name }, was) => ({
    was,
    name,
    values: valuesOf(product, was).map((value) => ({ was: value, name: value })),
  }))

/**
 * The variants of new values: each with the price of the variant that it copies, and none in stock if stock
 * is counted.
 */
function suggested(
  present: PresentProduct,
  options: readonly WantedOption[],
  shop: OwnedProduct,
): Result<readonly NewVariant[], OwnerProblem> {
  const { missing, isTooMany } = planOptions(
    present.lines.map(({ values }) => values),
    options,
  )
  if (isTooMany) return refuse('bad-input', `These options make more than ${MAX_VARIANTS} variants.`)
  const variants = missing.map(({ like, values }) => {
    const line = present.lines[like]
    const sold = shop.variants.find(({ id }) => id === line?.id) ?? shop.variants[0]
    const before = options.map(({ was }) => (was === null ? undefined : line?.values[was]))
    const code = suggestCode(line?.cells.get(COLUMNS.sku) ?? '', before, values)
    const isTaken = present.lines.some(({ cells }) => isSame(cells.get(COLUMNS.sku) ?? '', code))
    return {
      values,
      code: isTaken ? '' : code,
      priceMinor: sold?.price.amount ?? 0,
      stock: line?.cells.get(COLUMNS.inventory) ? 0 : null,
    }
  })
  return ok(variants)
}

/** Reads a typed change of options; options that it does not name stay. */
export function readTypedOptions(
  present: PresentProduct,
  { set, remove }: TypedOptions,
  shop: OwnedProduct,
): Result<OptionsChange, OwnerProblem> {
  const typed: WantedOption[] = []
  for (const text of set) {
    const option = typedOption(present, text)
    if (!option.ok) return option
    typed.push(option.value)
  }
  const unknown = remove.find((name) => !present.options.some((option) => isSame(option.name, name)))
  if (unknown !== undefined) return refuse('bad-input', `The product has no option "${unknown}".`)
  const stays = presentOptions(present).filter(({ name }) => !remove.some((gone) => isSame(gone, name)))
  const options = [
    ...stays.map((option) => typed.find(({ was }) => was === option.was) ?? option),
    ...typed.filter(({ was }) => was === null),
  ]
  const added = suggested(present, options, shop)
  return added.ok ? ok({ options, added: added.value }) : added
}
