import { isNumber, toText } from '../../../shared/index.js'
import { cubicBezier } from '../../values/bezier.js'
import type { Ease } from '../../values/bezier.js'
import { linear, outOf } from '../../values/ease-forms.js'
import { backIn, FORM_NAMES, formsOf, timelineEase } from './ease-families.js'
import type { DescribeEase, EaseForms } from './ease-families.js'
import { namedEase } from './read-ease-name.js'
import { pathEase } from './path-ease.js'
import { bounceEase, expoScaleEase, roughEase, slowMoEase, stepsEase, wiggleEase } from './special-eases.js'
import { elasticForms, fall } from './springing-eases.js'

const numberOr = (value: unknown, otherwise: number): number => (isNumber(value) ? value : otherwise)

const formOf = (forms: EaseForms, curve: unknown): Ease =>
  forms[Math.max(FORM_NAMES.indexOf(toText(curve) ?? 'out'), 0)] ?? forms[1]

/** The eases that data describe by an object, by type. */
const DESCRIBED: Readonly<
  Record<string, (options: Readonly<Record<string, unknown>>, random: () => number) => Ease | null>
> = {
  back: ({ curve, power: overshoot }) => formOf(formsOf(backIn(numberOr(overshoot, 1.70158))), curve),
  bounce: ({ curve }) => formOf(formsOf(outOf(fall)), curve),
  elastic: ({ curve, amplitude, period }) =>
    formOf(elasticForms(numberOr(amplitude, 1), isNumber(period) ? period : undefined), curve),
  steps: ({ stepCount }) => stepsEase(numberOr(stepCount, 6)),
  slowMo: ({ linearRatio, power: strength, yoyoMode }) =>
    slowMoEase(numberOr(linearRatio, 0.7), numberOr(strength, 0.7), yoyoMode === true),
  expoScale: ({ startingScale, endingScale, templateCurve }, random) =>
    expoScaleEase(
      numberOr(startingScale, 1),
      numberOr(endingScale, 2),
      timelineEase(templateCurve ?? 0, random, describedEase) ?? linear,
    ),
  rough: (options, random) =>
    roughEase(
      {
        template: timelineEase(options['templateCurve'] ?? 0, random, describedEase) ?? linear,
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

/** Makes the ease that data describe by an object with a type, or name in a way that is not a plain one. */
export const describedEase: DescribeEase = (options, random) => {
  const text = toText(options['text'])
  const named = text === null ? null : namedEase(text)
  if (named !== null) return timelineEase(named, random, describedEase)
  const type = toText(options['type']) ?? ''
  return Object.hasOwn(DESCRIBED, type) ? (DESCRIBED[type]?.(options, random) ?? null) : null
}
