import type { OptionSet } from '../product.js'

/** The chosen options of a variant as texts, `Size: L`, in the order of the product's option sets. */
export const optionTexts = (
  sets: readonly OptionSet[],
  chosen: Readonly<Record<string, string>>,
): readonly string[] =>
  sets.flatMap(({ id, name, values }) => {
    const value = values.find((one) => one.id === chosen[id])
    return value === undefined ? [] : [`${name}: ${value.name}`]
  })
