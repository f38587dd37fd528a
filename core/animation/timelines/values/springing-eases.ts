import type { Ease } from '../../values/bezier.js'
import { inOutOf, outOf } from '../../values/ease-forms.js'
import type { EaseForms } from './ease-families.js'

const { asin, max, min, PI, pow, sin } = Math

/** The arcs of a falling ball: bounds, centres and floors. */
const ARCS = [
  [1 / 2.75, 0, 0],
  [2 / 2.75, 1.5, 0.75],
  [2.5 / 2.75, 2.25, 0.9375],
  [Infinity, 2.625, 0.984375],
] as const

/** The path of a ball that falls and bounces three times. */
export const fall: Ease = (t) => {
  const [, centre, floor] = ARCS.find(([bound]) => t < bound) ?? ARCS[3]
  return 7.5625 * (t - centre / 2.75) ** 2 + floor
}

const elasticOut = (amplitude: number, period: number): Ease => {
  const height = max(amplitude, 1)
  const length = period / min(amplitude, 1)
  const shift = (length / (2 * PI)) * asin(1 / height)
  return (p) => (p === 1 ? 1 : height * pow(2, -10 * p) * sin(((p - shift) * 2 * PI) / length) + 1)
}

/** Elastic curves of both ends have a longer period, unless the data name one. */
export function elasticForms(amplitude = 1, period?: number): EaseForms {
  const single = elasticOut(amplitude, period ?? 0.3)
  const double = elasticOut(amplitude, period ?? 0.45)
  return [outOf(single), single, inOutOf(outOf(double))]
}
