/** A second implementation of the mathematics of timelines, with which tests compare the player. */

type Curve = (p: number) => number

const LAST_BOUNCES = [
  [1 / 2.75, 0, 0],
  [2 / 2.75, 1.5 / 2.75, 0.75],
  [2.5 / 2.75, 2.25 / 2.75, 0.9375],
  [Infinity, 2.625 / 2.75, 0.984375],
] as const

const bounced: Curve = (t) => {
  for (const [before, centre, floor] of LAST_BOUNCES)
    if (t < before) return 7.5625 * (t - centre) ** 2 + floor
  return NaN
}

const springing =
  (period: number): Curve =>
  (p) => {
    const t = 1 - p
    if (t >= 1) return 0
    const shift = (period / (2 * Math.PI)) * Math.asin(1)
    return -(2 ** (-10 * t)) * Math.sin(((t - shift) * 2 * Math.PI) / period)
  }

const powerOf =
  (exponent: number): Curve =>
  (p) =>
    p ** exponent

/** The curves in the order of their numbers; each has a second one where its two halves differ. */
const FAMILIES: readonly (readonly [Curve, Curve?])[] = [
  [powerOf(2)],
  [powerOf(3)],
  [powerOf(4)],
  [powerOf(5)],
  [(p) => p * p * (2.70158 * p - 1.70158)],
  [(p) => 1 - bounced(1 - p)],
  [(p) => 1 - Math.sqrt(1 - p * p)],
  [springing(0.3), springing(0.45)],
  [(p) => (p === 0 ? 0 : 2 ** (10 * (p - 1)) * p + p ** 6 * (1 - p))],
  [(p) => (p === 1 ? 1 : 1 - Math.cos((p * Math.PI) / 2))],
]

/** The ease of a number from 0 to 30, by its formula. */
export function modelEase(index: number): Curve {
  if (index === 0) return (p) => p
  const [whole, halves = whole] = FAMILIES[Math.floor((index - 1) / 3)] ?? [(p: number) => p]
  const forms: readonly Curve[] = [
    whole,
    (p) => 1 - whole(1 - p),
    (p) => (p < 0.5 ? halves(2 * p) / 2 : 1 - halves(2 * (1 - p)) / 2),
  ]
  return forms[(index - 1) % 3] ?? whole
}

/** The times of an action, in s. */
export interface ModelTimes {
  readonly position?: number
  readonly duration: number
  readonly repeat?: number
  readonly repeatDelay?: number
  readonly yoyo?: boolean
  readonly ease: number
}

/** The share of an action's way at a time: 0 before its begin. */
export function modelShare(times: ModelTimes, timeS: number): number {
  const { position = 0, duration, repeat = 0, repeatDelay = 0, yoyo = false, ease } = times
  const elapsed = Math.max(0, timeS - position)
  const cycle = duration + repeatDelay
  const round = Math.min(Math.floor(elapsed / cycle + 1e-9), repeat)
  const within = Math.min(elapsed - round * cycle, duration)
  const p = within / duration
  return modelEase(ease)(yoyo && round % 2 === 1 ? 1 - p : p)
}

/** The begins of elements in a row, from a place among them; its first neighbour follows `each` s later. */
export function modelStagger(
  count: number,
  each: number,
  from: 'start' | 'end' | 'center' | 'edges',
): number[] {
  const last = count - 1
  const places = Array.from({ length: count }, (_, at) => at)
  const away = { start: (at: number) => at, end: (at: number) => last - at }
  const middle = (at: number): number => Math.abs(at - last / 2)
  if (from === 'start' || from === 'end') return places.map((at) => away[from](at) * each)
  const [near, far] = [middle(Math.floor(last / 2)), middle(0)]
  const share = (at: number): number => (far === near ? 0 : (middle(at) - near) / (far - near))
  return places.map((at) => (from === 'center' ? share(at) : 1 - share(at)) * last * each)
}

/**
 * The begins of elements in a grid with a number of columns, spread over the steps of its longer side or of
 * an axis.
 */
export function modelGrid(
  count: number,
  columns: number,
  each: number,
  from: 'start' | 'end' | 'center' | 'edges',
  axis: 'x' | 'y' | null,
): number[] {
  const rows = count / columns
  const share = { start: 0, center: 0.5, edges: 0.5, end: 1 }[from]
  // Distances count from the outer side of the first or last place.
  const [left, top] = [share * Math.min(columns, count) - 0.5, share * rows - 0.5]
  const away = Array.from({ length: count }, (_, at) => {
    const [across, down] = [Math.abs((at % columns) - left), Math.abs(Math.floor(at / columns) - top)]
    return axis === 'x' ? across : axis === 'y' ? down : Math.sqrt(across ** 2 + down ** 2)
  })
  const [near, far] = [Math.min(...away), Math.max(...away)]
  const side = axis === 'x' ? columns : axis === 'y' ? rows : Math.max(columns, rows)
  const steps = columns > count ? count - 1 : side
  return away.map((distance) => {
    const part = far === near ? 0 : (distance - near) / (far - near)
    return each * steps * (from === 'edges' ? 1 - part : part)
  })
}

/** A command of toggles and controls to a timeline. */
export type ModelCommand = 'play' | 'pause' | 'resume' | 'reverse' | 'restart' | 'reset' | 'complete' | 'none'

/** A timeline as a tape: its position, its speed, and its last direction. */
export interface ModelTape {
  readonly at: number
  readonly rate: number
  readonly goesBack: boolean
}

/** The tape after a command. */
export function modelCommand(tape: ModelTape, name: ModelCommand, length: number, speed = 1): ModelTape {
  const run = (at: number, goesBack: boolean): ModelTape => ({
    at,
    goesBack,
    rate: goesBack ? -speed : speed,
  })
  switch (name) {
    case 'play':
      return run(tape.at, false)
    case 'restart':
      return run(0, false)
    case 'reverse':
      return run(tape.at, true)
    case 'resume':
      return run(tape.at, tape.goesBack)
    case 'pause':
      return { ...tape, rate: 0 }
    case 'reset':
      return { ...tape, rate: 0, at: 0 }
    case 'complete':
      return { ...tape, rate: 0, at: length }
    case 'none':
      return tape
  }
}

/** The tape after a number of seconds. */
export const modelLater = (tape: ModelTape, seconds: number, length: number): ModelTape => ({
  ...tape,
  at: Math.min(Math.max(tape.at + tape.rate * seconds, 0), length),
})
