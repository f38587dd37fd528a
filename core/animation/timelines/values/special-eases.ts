import type { Ease } from '../../values/bezier.js'

/** A staircase of equal steps: each level, the first and the last included, lasts equally long. */
export const stepsEase = (steps: number): Ease => {
  const count = Math.max(1, Math.round(steps))
  return (p) => Math.min(Math.floor(p * (count + 1)), count) / count
}

/** An ease by the ratio of two scales, so that a zoom looks even. */
export function expoScaleEase(from: number, to: number, template: Ease): Ease {
  if (from <= 0 || to <= 0 || from === to) return template
  return (p) => (from * Math.pow(to / from, template(p)) - from) / (to - from)
}

/**
 * Fast, then slow and even, then fast. The middle is a line of `ratio` of the time with the slope `1 -
 * power`; quartic ends join it to 0 and 1. `yoyo`: from 0 to 1 and back, at rest in the middle.
 */
export function slowMoEase(ratio: number, power: number, yoyo: boolean): Ease {
  const length = Math.min(Math.max(ratio, 0), 1)
  const end = (1 - length) / 2
  const line = (p: number): number => p + (0.5 - p) * (length === 1 ? 0 : power)
  /** The remaining share of the nearer end: 1 at the very start or end, 0 in the middle. */
  const left = (p: number): number => Math.max(0, 1 - Math.min(p, 1 - p) / end)
  if (yoyo) return (p) => (end === 0 ? 1 : 1 - left(p) ** 2)
  return (p) => {
    const even = line(p)
    return end === 0 ? even : even + ((p < 0.5 ? 0 : p) - even) * left(p) ** 4
  }
}

/** The options of a rough ease. */
export interface RoughOptions {
  readonly template: Ease
  readonly points: number
  readonly strength: number
  readonly taper: string
  readonly randomizes: boolean
  readonly clamps: boolean
}

const TAPERS: Readonly<Record<string, (p: number) => number>> = {
  in: (p) => p * p,
  out: (p) => (1 - p) * (1 - p),
  both: (p) => (p < 0.5 ? 2 * p * p : 2 * (1 - p) * (1 - p)),
}

/** A jagged line along a template; the points are drawn once. */
export function roughEase(options: RoughOptions, random: () => number): Ease {
  const { template, strength, taper, randomizes, clamps } = options
  const count = Math.min(Math.max(1, Math.round(options.points)), 500)
  const points = Array.from({ length: count }, (_, at) => {
    const x = randomizes ? random() : at / count
    const height = 0.4 * strength * (Object.hasOwn(TAPERS, taper) ? (TAPERS[taper]?.(x) ?? 1) : 1)
    const y = template(x) + height * (randomizes ? random() - 0.5 : at % 2 ? 0.5 : -0.5)
    return [x, clamps ? Math.min(Math.max(y, 0), 1) : y] as const
  })
    .filter(([x]) => x > 0)
    .sort(([one], [other]) => one - other)
  return polyline([[0, 0], ...points, [1, 1]])
}

/** The line through points whose first numbers rise from 0 to 1. */
export function polyline(points: readonly (readonly [x: number, y: number])[]): Ease {
  return (p) => {
    let low = 0
    let high = points.length - 1
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((points[middle]?.[0] ?? 1) <= p) low = middle
      else high = middle
    }
    const [x1, y1] = points[low] ?? [0, 0]
    const [x2, y2] = points[high] ?? [1, 1]
    return x2 === x1 ? y2 : y1 + ((y2 - y1) * (p - x1)) / (x2 - x1)
  }
}

const ENVELOPES: Readonly<Record<string, (p: number) => number>> = {
  easeOut: (p) => 1 - p,
  easeInOut: (p) => Math.sin(Math.PI * p),
  anticipate: (p) => p * (1 - p) * 4 * p,
  uniform: () => 1,
}

/** Swings to and fro `wiggles` times around the start, and ends at the start. */
export const wiggleEase = (wiggles: number, type: string): Ease => {
  const envelope = (Object.hasOwn(ENVELOPES, type) ? ENVELOPES[type] : null) ?? ((p: number) => 1 - p)
  const count = Math.max(1, Math.round(wiggles))
  return (p) => (p >= 1 ? 0 : Math.sin(2 * Math.PI * count * p) * envelope(p))
}

/**
 * A falling ball that keeps `strength` of its speed at each bounce. `endsAtStart`: it is thrown up and comes
 * to rest at the start.
 */
export function bounceEase(strength: number, endsAtStart: boolean): Ease {
  const kept = Math.min(Math.max(strength, 0), 0.95)
  const halves = [endsAtStart ? 2 : 1]
  for (let speed = kept; speed > 0.03; speed *= kept) halves.push(2 * speed)
  const whole = halves.reduce((sum, part) => sum + part, 0)
  const heightAt = (p: number): number => {
    let time = p * whole
    let arc = 0
    while (arc < halves.length - 1 && time > (halves[arc] ?? 0)) time -= halves[arc++] ?? 0
    const length = halves[arc] ?? 1
    // The first fall is half an arc; an arc of length 2 is 1 high.
    const from = arc === 0 && !endsAtStart ? time + 1 : time
    const full = arc === 0 && !endsAtStart ? 2 : length
    return Math.max(0, (from * (full - from) * (full / 2) ** 2) / (full / 2) ** 2)
  }
  return (p) => (p >= 1 ? (endsAtStart ? 0 : 1) : endsAtStart ? heightAt(p) : 1 - heightAt(p))
}
