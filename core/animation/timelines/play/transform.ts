const NUMBERS = 15
/** A bit for each number. */
export const ALL_USED = 2 ** NUMBERS - 1

const DEGREES = 180 / Math.PI

/** The bits of numbers that have an effect together. */
const DEPTH = 1 << 2
const PERCENTS = (3 << 3) | (3 << 13)
const SCALES = 3 << 5
const TURNS = 31 << 7

const plain = (value: number): number => (value === 0 ? 0 : Math.round(value * 1e5) / 1e5)

/**
 * The numbers of a computed transform, a matrix: x, y, z, the two percents, scales, rotations around z, x and
 * y, skews, the perspective, the shares of x and y. A 3D matrix is decomposed in the order in which
 * `transformText` composes it.
 */
export function readTransform(text: string): Float64Array {
  // Without a transform: scales of 1, everything else 0.
  const row = new Float64Array(NUMBERS)
  row[5] = row[6] = 1
  const [, depth, list = ''] = /^matrix(3d)?\(([^)]*)\)/.exec(text) ?? []
  const flat = list.split(',').map(Number.parseFloat)
  if (flat.length < 6 || flat.some(Number.isNaN)) return row
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = flat
  const m = depth ? flat : [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, x, y, 0]
  const at = (index: number): number => m[index] ?? 0
  const ratio = (one: number, other: number): number => (other === 0 ? 0 : one / other)
  const scaleX = Math.hypot(at(0), at(1), at(2))
  // The length of the second column without its part along the first.
  const scaleY = depth || scaleX === 0 ? Math.hypot(at(4), at(5), at(6)) : (a * d - b * c) / scaleX
  const shear = depth ? 0 : ratio(a * c + b * d, scaleX)
  row[0] = at(12)
  row[1] = at(13)
  row[2] = at(14)
  row[5] = scaleX
  row[6] = scaleY
  row[7] = Math.atan2(at(1), at(0)) * DEGREES
  row[8] = Math.atan2(ratio(at(6), scaleY), at(10)) * DEGREES
  row[9] = Math.asin(Math.min(Math.max(-ratio(at(2), scaleX), -1), 1)) * DEGREES
  row[10] = scaleY === 0 ? 0 : Math.atan2(shear, scaleY) * DEGREES
  return row.map(plain)
}

/** True if two rows have the same numbers, as far as `used` has a bit for them. */
export function areAlike(one: Float64Array, other: Float64Array, used: number): boolean {
  for (let at = 0; used >>> at; at++) if (one[at] !== other[at]) return false
  return true
}

/**
 * The transform of a row of numbers, always in one order; parts without effect are left out. `used` has a bit for
 * each number that may have an effect: the others are not looked at, since a frame has no time for them.
 */
export function transformText(row: Float64Array, used: number): string {
  const of = (at: number): number => plain(row[at] as number)
  let text = ''
  if (row[12]) text += `perspective(${of(12)}px) `
  if (used & PERCENTS) {
    const xPercent = plain((row[3] as number) + (row[13] as number))
    const yPercent = plain((row[4] as number) + (row[14] as number))
    if (xPercent !== 0 || yPercent !== 0) text += `translate(${xPercent}%, ${yPercent}%) `
  }
  const z = used & DEPTH ? of(2) : 0
  text += z === 0 ? `translate(${of(0)}px, ${of(1)}px)` : `translate3d(${of(0)}px, ${of(1)}px, ${z}px)`
  if (used & TURNS) {
    if (row[7]) text += ` rotate(${of(7)}deg)`
    if (row[9]) text += ` rotateY(${of(9)}deg)`
    if (row[8]) text += ` rotateX(${of(8)}deg)`
    if (row[10] || row[11]) text += ` skew(${of(10)}deg, ${of(11)}deg)`
  }
  if (used & SCALES && (row[5] !== 1 || row[6] !== 1)) text += ` scale(${of(5)}, ${of(6)})`
  return text
}
