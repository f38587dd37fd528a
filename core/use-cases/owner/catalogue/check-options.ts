import { MAX_VARIANTS } from '../../../catalog/index.js'
import type { OptionPlan, WantedOption } from '../../../catalog/index.js'
import { hasTwins } from '../../../shared/index.js'
import { MAX_VALUE } from './new-variant.js'
import type { NewVariant } from './new-variant.js'
import type { PresentProduct } from './present-product.js'

const MAX_OPTIONS = 20

const isText = (text: string): boolean => text !== '' && text.length <= MAX_VALUE

/** The reason why options cannot be wanted; null: they can. */
export function optionsProblem(
  { options, lines }: PresentProduct,
  wanted: readonly WantedOption[],
): string | null {
  if (wanted.length > MAX_OPTIONS) return `A product has at most ${MAX_OPTIONS} options.`
  if (hasTwins(wanted.map(({ name }) => name))) return 'Two options have the same name.'
  const before = wanted.flatMap(({ was }) => (was === null ? [] : [was]))
  if (new Set(before).size !== before.length || before.some((was) => options[was] === undefined))
    return 'The product has no such option.'
  for (const { was, name, values } of wanted) {
    if (!isText(name) || values.some((value) => !isText(value.name)))
      return `Write names and values of 1 to ${MAX_VALUE} characters.`
    if (values.length === 0) return `${name}: write at least one value.`
    if (values.length > MAX_VARIANTS) return `${name}: write at most ${MAX_VARIANTS} values.`
    if (hasTwins(values.map((value) => value.name))) return `${name}: two values are the same.`
    const known = new Set(was === null ? [] : lines.map((line) => line.values[was] ?? ''))
    const named = values.flatMap((value) => (value.was === null ? [] : [value.was]))
    if (hasTwins(named.map((value) => JSON.stringify(value))) || named.some((value) => !known.has(value)))
      return `${name}: the product has no such value.`
  }
  return null
}

/** The reason why the variants of a plan cannot be; null: they can. */
export function variantsProblem(
  { kept }: OptionPlan,
  options: readonly WantedOption[],
  added: readonly NewVariant[],
): string | null {
  const all = [...kept.map(({ values }) => values), ...added.map(({ values }) => values)]
  if (kept.length === 0) return 'At least one variant of the product has to stay.'
  if (all.length > MAX_VARIANTS) return `A product has at most ${MAX_VARIANTS} variants.`
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
