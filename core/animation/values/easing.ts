import { ownValue } from '../../shared/index.js'
import { cubicBezier } from './bezier.js'
import type { Ease } from './bezier.js'
import { inOutOf, linear, outOf } from './ease-forms.js'
import { roundFive } from './round-five.js'

const { PI, sin, cos, sqrt, pow } = Math

const backWith =
  (overshoot: number): Ease =>
  (t) =>
    t * t * ((overshoot + 1) * t - overshoot)

const elasticWith =
  (period: number): Ease =>
  (t) =>
    t === 0 || t === 1 ? t : -pow(2, 10 * (t - 1)) * sin(((t - 1 - period / 4) * 2 * PI) / period)

/** `past`: the later arcs are mirrored above 1 instead of falling below it. */
const bounceWith =
  (past: boolean): Ease =>
  (t) => {
    const arc = (centre: number, floor: number): number => {
      const value = 7.5625 * (t - centre / 2.75) * (t - centre / 2.75) + floor
      return past && floor > 0 ? 2 - value : value
    }
    if (t < 1 / 2.75) return arc(0, 0)
    if (t < 2 / 2.75) return arc(1.5, 0.75)
    return t < 2.5 / 2.75 ? arc(2.25, 0.9375) : arc(2.625, 0.984375)
  }

const bezier = (x1: number, y1: number, x2: number, y2: number): Ease => cubicBezier(x1, y1, x2, y2) ?? linear

const families: Readonly<Record<string, Ease>> = {
  Quad: (t) => t * t,
  Cubic: (t) => t * t * t,
  Quart: (t) => pow(t, 4),
  Quint: (t) => pow(t, 5),
  Sine: (t) => 1 - cos((t * PI) / 2),
  Expo: (t) => (t === 0 ? 0 : pow(2, 10 * (t - 1))),
  Circ: (t) => 1 - sqrt(1 - t * t),
  Back: backWith(1.70158),
  Elastic: elasticWith(0.3),
}

const inBack = backWith(1.70158)
const inOutBack = inOutOf(backWith(1.70158 * 1.525))
const outBounce = bounceWith(false)

/** The 37 easing names of interaction data (reference/interactions#easing). */
export const EASES: Readonly<Record<string, Ease>> = {
  ease: bezier(0.25, 0.1, 0.25, 1),
  easeIn: bezier(0.42, 0, 1, 1),
  easeOut: bezier(0, 0, 0.58, 1),
  easeInOut: bezier(0.42, 0, 0.58, 1),
  ...Object.fromEntries(
    Object.entries(families).flatMap(([name, ease]) => [
      [`in${name}`, ease],
      [`out${name}`, outOf(ease)],
      [`inOut${name}`, inOutOf(ease)],
    ]),
  ),
  inOutBack,
  inOutElastic: inOutOf(elasticWith(0.45)),
  swingFrom: inBack,
  swingTo: outOf(inBack),
  swingFromTo: inOutBack,
  outBounce,
  bounce: outBounce,
  bouncePast: bounceWith(true),
}

type Four = [number, number, number, number]

/** The curve that interaction data name, or describe by four bezier numbers; null: none. */
export function toEase(easing: unknown): Ease | null {
  if (easing === '' || easing === 'linear' || easing === null || easing === undefined) return linear
  if (typeof easing === 'string') return ownValue(EASES, easing) ?? null
  if (!Array.isArray(easing)) return null
  // `Number` throws for an object that has no text.
  const [x1, y1, x2, y2] = easing.map((part) => (typeof part === 'object' ? NaN : Number(part))) as Four
  return cubicBezier(x1, y1, x2, y2)
}

/**
 * Eased progress as it is painted: exact at both ends, otherwise rounded
 * (reference/interactions#timed-actions).
 */
export const easedProgress = (ease: Ease, progress: number): number =>
  progress === 0 || progress === 1 || ease === linear ? progress : roundFive(ease(progress))
