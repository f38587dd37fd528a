import { isNumber, toRecord, toText } from '../../../shared/index.js'
import type { Ease } from '../../values/bezier.js'
import { inOutOf, linear, outOf } from '../../values/ease-forms.js'

const { cos, PI, pow, sqrt } = Math

const power =
  (exponent: number): Ease =>
  (p) =>
    pow(p, exponent)

/** A curve that first swings back by `overshoot`. */
export const backIn =
  (overshoot: number): Ease =>
  (p) =>
    p * p * ((overshoot + 1) * p - overshoot)

/** The three forms of a family by its curve: in, out, inOut. */
export type EaseForms = readonly [Ease, Ease, Ease]

/** The forms of a curve. */
export const formsOf = (curve: Ease): EaseForms => [curve, outOf(curve), inOutOf(curve)]

const expoIn: Ease = (p) => (p === 0 ? 0 : pow(2, 10 * (p - 1)) * p + pow(p, 6) * (1 - p))

/** The families in the order of their numbers, three each from 1; null: made by `DescribeEase`. */
const FAMILIES: readonly (readonly [name: string, curve: Ease | null])[] = [
  ['power1', power(2)],
  ['power2', power(3)],
  ['power3', power(4)],
  ['power4', power(5)],
  ['back', backIn(1.70158)],
  ['bounce', null],
  ['circ', (p) => 1 - sqrt(1 - p * p)],
  ['elastic', null],
  ['expo', expoIn],
  ['sine', (p) => (p === 1 ? 1 : 1 - cos((p * PI) / 2))],
]

/** The names of the forms, in their order. */
export const FORM_NAMES = ['in', 'out', 'inOut']

/** The ease of actions without one. */
const DEFAULT_EASE = outOf(power(2))

/** The ease by which smoothed positions slow down. */
export const SETTLING_EASE = outOf(expoIn)

/** Makes an ease from its description; null: unknown kind. */
export type DescribeEase = (options: Readonly<Record<string, unknown>>, random: () => number) => Ease | null

/**
 * The ease for a number, name or description in the data; null: unknown. Absent: the default ease; numbers
 * above 30 are unknown. `describe` makes eases from descriptions and those that bounce, which few pages use;
 * `random` returns 0..1.
 */
export function timelineEase(value: unknown, random: () => number, describe?: DescribeEase): Ease | null {
  const ofFamily = (family: (typeof FAMILIES)[number] | undefined, form: number): Ease | null | undefined => {
    const [type, curve] = family ?? []
    if (curve) return formsOf(curve)[form]
    return type === undefined || form < 0 ? null : describe?.({ type, curve: FORM_NAMES[form] }, random)
  }
  if (value === undefined || value === null) return DEFAULT_EASE
  if (isNumber(value)) return ofFamily(FAMILIES[Math.ceil(value / 3) - 1], (value - 1) % 3) ?? linear
  const text = toText(value)
  if (text === null) return describe?.(toRecord(value), random) ?? null
  if (/^(?:none|linear)\b/.test(text)) return linear
  const [family, form = 'out'] = text.split('.')
  return (
    ofFamily(
      FAMILIES.find(([name]) => name === family),
      FORM_NAMES.indexOf(form),
    ) ??
    describe?.({ text }, random) ??
    null
  )
}
