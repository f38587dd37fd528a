import { isNumber, toRecord, toText } from '../../../shared/index.js'
import type { Ease } from '../../values/bezier.js'
import { inOutOf, linear, outOf } from '../../values/ease-forms.js'

const { asin, cos, max, min, PI, pow, sin, sqrt } = Math

const power =
  (exponent: number): Ease =>
  (p) =>
    pow(p, exponent)

/** A curve that swings back by `overshoot` first. */
export const backIn =
  (overshoot: number): Ease =>
  (p) =>
    p * p * ((overshoot + 1) * p - overshoot)

/** The arcs of a ball that falls: their bounds, centres and floors. */
const ARCS = [
  [1 / 2.75, 0, 0],
  [2 / 2.75, 1.5, 0.75],
  [2.5 / 2.75, 2.25, 0.9375],
  [Infinity, 2.625, 0.984375],
] as const

const fall: Ease = (t) => {
  const [, centre, floor] = ARCS.find(([bound]) => t < bound) ?? ARCS[3]
  return 7.5625 * (t - centre / 2.75) ** 2 + floor
}

const elasticOut = (amplitude: number, period: number): Ease => {
  const height = max(amplitude, 1)
  const length = period / min(amplitude, 1)
  const shift = (length / (2 * PI)) * asin(1 / height)
  return (p) => (p === 1 ? 1 : height * pow(2, -10 * p) * sin(((p - shift) * 2 * PI) / length) + 1)
}

/** The three forms of a family by its curve: in, out, inOut. */
export type EaseForms = readonly [Ease, Ease, Ease]

/** The forms of a curve. */
export const formsOf = (curve: Ease): EaseForms => [curve, outOf(curve), inOutOf(curve)]

/** Elastic curves of both ends have a longer period, unless the data name one. */
export function elasticForms(amplitude = 1, period?: number): EaseForms {
  const single = elasticOut(amplitude, period ?? 0.3)
  const double = elasticOut(amplitude, period ?? 0.45)
  return [outOf(single), single, inOutOf(outOf(double))]
}

/** The families in the order of their numbers, three each from 1. */
const FAMILIES: readonly (readonly [name: string, forms: EaseForms])[] = [
  ['power1', formsOf(power(2))],
  ['power2', formsOf(power(3))],
  ['power3', formsOf(power(4))],
  ['power4', formsOf(power(5))],
  ['back', formsOf(backIn(1.70158))],
  ['bounce', formsOf(outOf(fall))],
  ['circ', formsOf((p) => 1 - sqrt(1 - p * p))],
  ['elastic', elasticForms()],
  ['expo', formsOf((p) => (p === 0 ? 0 : pow(2, 10 * (p - 1)) * p + pow(p, 6) * (1 - p)))],
  ['sine', formsOf((p) => (p === 1 ? 1 : 1 - cos((p * PI) / 2)))],
]

/** The names of the forms, in their order. */
export const FORM_NAMES = ['in', 'out', 'inOut']

/** The eases of a timeline's data in the order of their numbers: 0 is none, 1 to 30 the families. */
export const NUMBERED_EASES: readonly Ease[] = [linear, ...FAMILIES.flatMap(([, forms]) => forms)]

const EASE_NAMES: ReadonlyMap<string, Ease> = new Map([
  ['none', linear],
  ['linear', linear],
  ...FAMILIES.flatMap(([name, forms]) =>
    forms.map((ease, at) => [`${name}.${FORM_NAMES[at]}`, ease] as const),
  ),
  ...FAMILIES.map(([name, [, out]]) => [name, out] as const),
])

/** The ease of an action whose data name none. */
export const DEFAULT_EASE: Ease = NUMBERED_EASES[2] ?? linear

/** Makes an ease of its description; null where there is none of that kind. */
export type DescribeEase = (options: Readonly<Record<string, unknown>>, random: () => number) => Ease | null

/**
 * The ease that data name by number, name or description; null where there is none of that kind. Absent is the
 * default ease; a number above 30 is none. `describe` makes those of descriptions, which few pages have; `random`
 * answers 0..1.
 */
export function timelineEase(value: unknown, random: () => number, describe: DescribeEase): Ease | null {
  if (value === undefined || value === null) return DEFAULT_EASE
  if (isNumber(value)) return NUMBERED_EASES[value] ?? linear
  const name = toText(value)
  return name === null ? describe(toRecord(value), random) : (EASE_NAMES.get(name) ?? null)
}
