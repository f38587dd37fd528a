import { isNumber, toRecord, toText } from '../../../shared/index.js'
import { cubicBezier } from '../../values/bezier.js'
import type { Ease } from '../../values/bezier.js'
import { inOutOf, linear, outOf } from '../../values/easing.js'
import { pathEase } from './path-ease.js'
import { bounceEase, expoScaleEase, roughEase, slowMoEase, stepsEase, wiggleEase } from './special-eases.js'

const { asin, cos, max, min, PI, pow, sin, sqrt } = Math

const power =
  (exponent: number): Ease =>
  (p) =>
    pow(p, exponent)

const backIn =
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
type Forms = readonly [Ease, Ease, Ease]

const formsOf = (curve: Ease): Forms => [curve, outOf(curve), inOutOf(curve)]

/** Elastic curves of both ends have a longer period, unless the data name one. */
function elasticForms(amplitude = 1, period?: number): Forms {
  const single = elasticOut(amplitude, period ?? 0.3)
  const double = elasticOut(amplitude, period ?? 0.45)
  return [outOf(single), single, inOutOf(outOf(double))]
}

/** The families in the order of their numbers, three each from 1. */
const FAMILIES: readonly (readonly [name: string, forms: Forms])[] = [
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

const FORM_NAMES = ['in', 'out', 'inOut']

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

const numberOr = (value: unknown, otherwise: number): number => (isNumber(value) ? value : otherwise)

const formOf = (forms: Forms, curve: unknown): Ease =>
  forms[Math.max(FORM_NAMES.indexOf(toText(curve) ?? 'out'), 0)] ?? forms[1]

/** The eases that data describe by an object, by their types. */
const DESCRIBED: Readonly<
  Record<string, (options: Readonly<Record<string, unknown>>, random: () => number) => Ease | null>
> = {
  back: ({ curve, power: overshoot }) => formOf(formsOf(backIn(numberOr(overshoot, 1.70158))), curve),
  elastic: ({ curve, amplitude, period }) =>
    formOf(elasticForms(numberOr(amplitude, 1), isNumber(period) ? period : undefined), curve),
  steps: ({ stepCount }) => stepsEase(numberOr(stepCount, 6)),
  slowMo: ({ linearRatio, power: strength, yoyoMode }) =>
    slowMoEase(numberOr(linearRatio, 0.7), numberOr(strength, 0.7), yoyoMode === true),
  expoScale: ({ startingScale, endingScale, templateCurve }, random) =>
    expoScaleEase(
      numberOr(startingScale, 1),
      numberOr(endingScale, 2),
      timelineEase(templateCurve ?? 0, random) ?? linear,
    ),
  rough: (options, random) =>
    roughEase(
      {
        template: timelineEase(options['templateCurve'] ?? 0, random) ?? linear,
        points: numberOr(options['points'], 20),
        strength: numberOr(options['strength'], 1),
        taper: toText(options['taper']) ?? 'none',
        randomizes: options['randomizePoints'] !== false,
        clamps: options['clampPoints'] === true,
      },
      random,
    ),
  customWiggle: ({ wiggles, wiggleType }) =>
    wiggleEase(numberOr(wiggles, 10), toText(wiggleType) ?? 'easeOut'),
  customBounce: ({ strength, endAtStart }) => bounceEase(numberOr(strength, 0.7), endAtStart === true),
  customEase: ({ bezierCurve }) => customEase(toText(bezierCurve) ?? ''),
}

/** Four numbers of a bezier, or the path of a curve. */
function customEase(text: string): Ease | null {
  const numbers = text.split(/[\s,]+/).map(Number)
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = numbers
  return numbers.length === 4 ? cubicBezier(x1, y1, x2, y2) : pathEase(text)
}

/**
 * The ease that data name by number, name or description; null where there is none of that kind. Absent is the
 * default ease; a number above 30 is none. `random` answers 0..1.
 */
export function timelineEase(value: unknown, random: () => number): Ease | null {
  if (value === undefined || value === null) return DEFAULT_EASE
  if (isNumber(value)) return NUMBERED_EASES[value] ?? linear
  const name = toText(value)
  if (name !== null) return EASE_NAMES.get(name) ?? null
  const options = toRecord(value)
  const type = toText(options['type']) ?? ''
  return Object.hasOwn(DESCRIBED, type) ? (DESCRIBED[type]?.(options, random) ?? null) : null
}
