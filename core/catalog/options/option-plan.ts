import { toSlug } from '../slug.js'

/** The maximum number of variants that the options of a product may make. */
export const MAX_VARIANTS = 1000

/** A value of an option as it is wanted; `was`: its present name, null: a new value. */
export interface WantedValue {
  readonly was: string | null
  readonly name: string
}

/** An option of a product as it is wanted; `was`: its place among the present options, null: a new option. */
export interface WantedOption {
  readonly was: number | null
  readonly name: string
  /** In their order; present values that are not named are removed. */
  readonly values: readonly WantedValue[]
}

/** A variant that a change of options keeps, with its values in the order of the wanted options. */
export interface KeptVariant {
  readonly variant: number
  readonly values: readonly string[]
}

/** A variant that does not exist yet; `like`: the present variant from which it differs least. */
export interface MissingVariant {
  readonly like: number
  readonly values: readonly string[]
}

/** The effect of wanted options on the variants of a product. Variants are counted from 0. */
export interface OptionPlan {
  readonly kept: readonly KeptVariant[]
  readonly removed: readonly number[]
  /** Combinations with a new value, as far as the kept variants suggest them. */
  readonly missing: readonly MissingVariant[]
  /** True: with all of them there would be more than `MAX_VARIANTS`; `missing` ends there. */
  readonly isTooMany: boolean
}

const keyOf = (values: readonly string[]): string => JSON.stringify(values)

/** The wanted values of a present variant; null: one of its values is removed. A new option gives its first value. */
function valuesAfter(present: readonly string[], wanted: readonly WantedOption[]): readonly string[] | null {
  const values = wanted.map(({ was, values: named }) =>
    was === null ? named[0]?.name : named.find((value) => value.was === present[was])?.name,
  )
  return values.every((value) => value !== undefined) ? values : null
}

/** The comparison of variants by the order of the wanted values. */
export function byWantedOrder(
  wanted: readonly WantedOption[],
): (left: readonly string[], right: readonly string[]) => number {
  const places = wanted.map(({ values }) => new Map(values.map(({ name }, place) => [name, place])))
  return (left, right) => {
    for (const [at, place] of places.entries()) {
      const difference = (place.get(left[at] ?? '') ?? 0) - (place.get(right[at] ?? '') ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }
}

/** The kept variants and all that new values make of them, until there are too many. */
function combine(kept: readonly KeptVariant[], wanted: readonly WantedOption[]) {
  const all = new Map<string, MissingVariant>(
    kept.map(({ variant, values }) => [keyOf(values), { like: variant, values }]),
  )
  for (const [at, { was, values }] of wanted.entries()) {
    const added = values.filter((value, place) => value.was === null && (was !== null || place > 0))
    for (const { like, values: base } of [...all.values()])
      for (const { name } of added) {
        const next = base.map((value, option) => (option === at ? name : value))
        if (all.has(keyOf(next))) continue
        if (all.size >= MAX_VARIANTS) return { all, isTooMany: true }
        all.set(keyOf(next), { like, values: next })
      }
  }
  return { all, isTooMany: false }
}

/**
 * Plans a change of a product's options: which variants stay, go and are missing. Of variants that become equal
 * the first stays. `present`: the values of each variant.
 */
export function planOptions(
  present: readonly (readonly string[])[],
  wanted: readonly WantedOption[],
): OptionPlan {
  const found = new Map<string, KeptVariant>()
  const removed: number[] = []
  for (const [variant, before] of present.entries()) {
    const values = valuesAfter(before, wanted)
    if (values === null || found.has(keyOf(values))) removed.push(variant)
    else found.set(keyOf(values), { variant, values })
  }
  const compare = byWantedOrder(wanted)
  const kept = [...found.values()].sort((left, right) => compare(left.values, right.values))
  const { all, isTooMany } = combine(kept, wanted)
  const missing = [...all].filter(([key]) => !found.has(key)).map(([, variant]) => variant)
  missing.sort((left, right) => compare(left.values, right.values))
  return { kept, removed, missing, isTooMany }
}

const token = (value: string): string => toSlug(value).toUpperCase()

/** The part of a code that stands for a value, in full or shortened: `S` or `Forest` in `MUG-S` and `MUG-FOR`. */
function saidIn(code: string, value: string): { readonly start: number; readonly text: string } | null {
  const whole = token(value)
  const upper = code.toUpperCase()
  if (whole === '') return null
  const at = `${upper}-`.lastIndexOf(`-${whole}-`)
  if (at > 0) return { start: at + 1, text: whole }
  const parts = upper.split('-')
  for (let place = parts.length - 1; place > 0; place -= 1) {
    const part = parts[place] ?? ''
    const isEnough = part.length > 1 || (part !== '' && place === parts.length - 1)
    if (isEnough && whole.startsWith(part))
      return { start: parts.slice(0, place).join('-').length + 1, text: part }
  }
  return null
}

/**
 * The suggested code of a variant like another one: `MUG-S` with the value `S` becomes `MUG-L`, and `MUG` gets
 * a suffix, `MUG-L`. Empty: the other variant has no code. `before`: the values of that variant, undefined
 * where it has none.
 */
export function suggestCode(
  code: string,
  before: readonly (string | undefined)[],
  after: readonly string[],
): string {
  if (code === '') return ''
  return after.reduce((made, value, at) => {
    const was = before[at]
    const next = token(value)
    if (was === value || next === '') return made
    const said = was === undefined ? null : saidIn(made, was)
    if (said === null) return `${made}-${next}`
    const { start, text } = said
    const written = text === token(was ?? '') ? next : next.replaceAll('-', '').slice(0, text.length)
    return `${made.slice(0, start)}${written}${made.slice(start + text.length)}`
  }, code)
}
