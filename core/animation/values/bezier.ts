/** Maps progress 0..1 to eased progress; may overshoot. */
export type Ease = (progress: number) => number

const SAMPLES = 11
const STEP = 1 / (SAMPLES - 1)

/** The cubic with end points 0 and 1 and inner control values `a`, `b`, at parameter `t`. */
const cubicAt = (t: number, a: number, b: number): number =>
  ((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t * t + 3 * a * t

const slopeAt = (t: number, a: number, b: number): number =>
  3 * (1 - 3 * b + 3 * a) * t * t + 2 * (3 * b - 6 * a) * t + 3 * a

function bisect(x: number, from: number, to: number, x1: number, x2: number): number {
  let low = from
  let high = to
  let middle = low
  for (let step = 0; step < 10; step++) {
    middle = low + (high - low) / 2
    const miss = cubicAt(middle, x1, x2) - x
    if (Math.abs(miss) <= 1e-7) break
    if (miss > 0) high = middle
    else low = middle
  }
  return middle
}

function newton(x: number, guess: number, x1: number, x2: number): number {
  let t = guess
  for (let step = 0; step < 4; step++) {
    const slope = slopeAt(t, x1, x2)
    if (slope === 0) break
    t -= (cubicAt(t, x1, x2) - x) / slope
  }
  return t
}

/**
 * The easing curve of a CSS-like cubic bezier (reference/interactions#easing). The solver's table and step
 * counts decide the last digits of every frame, so they are fixed. Null if x1 or x2 lies outside 0..1 or a
 * number is missing.
 */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): Ease | null {
  if (!(x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1) || !Number.isFinite(y1 + y2)) return null
  if (x1 === y1 && x2 === y2) return (progress) => progress
  const table = Array.from({ length: SAMPLES }, (_, index) => cubicAt(index * STEP, x1, x2))
  const sample = (index: number): number => table[index] ?? 0
  return (x) => {
    if (x === 0 || x === 1) return x
    let index = 1
    while (index < SAMPLES - 1 && sample(index) <= x) index++
    index--
    const start = index * STEP
    const guess = start + ((x - sample(index)) / (sample(index + 1) - sample(index))) * STEP
    const slope = slopeAt(guess, x1, x2)
    const t =
      slope >= 0.001 ? newton(x, guess, x1, x2) : slope === 0 ? guess : bisect(x, start, start + STEP, x1, x2)
    return cubicAt(t, y1, y2)
  }
}
