import { hasTwins } from '../../shared/index.js'
import { MAX_VARIANTS } from './option-plan.js'
import type { WantedOption } from './option-plan.js'

/** The maximum number of options of a product. */
const MAX_OPTIONS = 20

/** The maximum length of the name of an option, of a value, and of the code of a variant. */
export const MAX_OPTION_TEXT_LENGTH = 200

/** The reason why names or values of options are refused, for their owner; null: they are accepted. */
export function optionsProblem(wanted: readonly WantedOption[]): string | null {
  if (wanted.length > MAX_OPTIONS) return `A product has at most ${MAX_OPTIONS} options.`
  if (wanted.some(({ name }) => name === '')) return 'Give each option a name, such as Size.'
  if (hasTwins(wanted.map(({ name }) => name))) return 'Two options have the same name.'
  return wanted.map(valuesProblem).find((problem) => problem !== null) ?? null
}

function valuesProblem({ name, values }: WantedOption): string | null {
  if (values.length === 0) return `${name}: write at least one value, or remove the option.`
  if (values.length > MAX_VARIANTS) return `${name}: write at most ${MAX_VARIANTS} values.`
  if (values.some((value) => value.name === '')) return `${name}: a value is empty. Write or remove it.`
  if ([name, ...values.map((value) => value.name)].some((text) => text.length > MAX_OPTION_TEXT_LENGTH))
    return `Write names and values of 1 to ${MAX_OPTION_TEXT_LENGTH} characters.`
  return hasTwins(values.map((value) => value.name)) ? `${name}: two values are the same.` : null
}

/** The reason why options may not make these numbers of variants, for their owner; null: they may. */
export function variantCountProblem({
  kept,
  isTooMany,
}: {
  readonly kept: number
  readonly isTooMany: boolean
}): string | null {
  if (isTooMany) return `A product has at most ${MAX_VARIANTS} variants. Remove some of these values.`
  return kept === 0 ? 'At least one variant of the product has to stay.' : null
}
