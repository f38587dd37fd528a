import { MAX_VARIANTS, variantCountProblem } from '../../../catalog/index.js'
import type { OptionPlan, WantedOption } from '../../../catalog/index.js'
import { hasTwins } from '../../../shared/index.js'
import type { NewVariant } from './new-variant.js'
import type { PresentProduct } from './present-product.js'

/** The reason why wanted options do not fit the present ones of a product; null: they fit. */
export function presentOptionsProblem(
  { options, lines }: PresentProduct,
  wanted: readonly WantedOption[],
): string | null {
  const before = wanted.flatMap(({ was }) => (was === null ? [] : [was]))
  if (new Set(before).size !== before.length || before.some((was) => options[was] === undefined))
    return 'The product has no such option.'
  for (const { was, name, values } of wanted) {
    const known = new Set(was === null ? [] : lines.map((line) => line.values[was] ?? ''))
    const named = values.flatMap((value) => (value.was === null ? [] : [value.was]))
    if (hasTwins(named.map((value) => JSON.stringify(value))) || named.some((value) => !known.has(value)))
      return `${name}: the product has no such value.`
  }
  return null
}

/** The reason why the variants of a plan are refused; null: they are accepted. */
export function variantsProblem(
  { kept }: OptionPlan,
  options: readonly WantedOption[],
  added: readonly NewVariant[],
): string | null {
  const all = [...kept.map(({ values }) => values), ...added.map(({ values }) => values)]
  const problem = variantCountProblem({ kept: kept.length, isTooMany: all.length > MAX_VARIANTS })
  if (problem !== null) return problem
  for (const { values } of added)
    if (
      values.length !== options.length ||
      options.some((option, at) => option.values.every(({ name }) => name !== values[at]))
    )
      return `The options have no variant ${values.join(' / ')}.`
  const names = all.map((values) => JSON.stringify(values))
  const twin = all.find((_, at) => names.indexOf(names[at] ?? '') !== at)
  if (twin !== undefined) return `The product has the variant ${twin.join(' / ')} already.`
  for (const [at, { name, values }] of options.entries()) {
    const empty = values.find((value) => all.every((variant) => variant[at] !== value.name))
    if (empty !== undefined) return `${name}: no variant has the value ${empty.name}.`
  }
  return null
}
