const NUMBERS = 15
const ALL = 2 ** NUMBERS - 1
const DEGREES = 180 / Math.PI

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

/** True if two rows have the same text; `used` has a bit for each number in which they may differ. */
export function areAlike(one: Float64Array, other: Float64Array, used: number): boolean {
  for (let left = used & ALL; left !== 0; left &= left - 1) {
    const at = 31 - Math.clz32(left & -left)
    if (one[at] !== other[at]) return false
  }
  return true
}

/** The transform of a row of numbers, always in one order; parts without effect are left out. */
export function transformText(row: Float64Array): string {
  const x = plain(row[0] as number)
  const y = plain(row[1] as number)
  const z = plain(row[2] as number)
  const xPercent = plain((row[3] as number) + (row[13] as number))
  const yPercent = plain((row[4] as number) + (row[14] as number))
  const scaleX = plain(row[5] as number)
  const scaleY = plain(row[6] as number)
  const rotation = plain(row[7] as number)
  const rotationX = plain(row[8] as number)
  const rotationY = plain(row[9] as number)
  const skewX = plain(row[10] as number)
  const skewY = plain(row[11] as number)
  const perspective = plain(row[12] as number)
  let text = ''
  if (perspective !== 0) text += `perspective(${perspective}px) `
  if (xPercent !== 0 || yPercent !== 0) text += `translate(${xPercent}%, ${yPercent}%) `
  text += z === 0 ? `translate(${x}px, ${y}px)` : `translate3d(${x}px, ${y}px, ${z}px)`
  if (rotation !== 0) text += ` rotate(${rotation}deg)`
  if (rotationY !== 0) text += ` rotateY(${rotationY}deg)`
  if (rotationX !== 0) text += ` rotateX(${rotationX}deg)`
  if (skewX !== 0 || skewY !== 0) text += ` skew(${skewX}deg, ${skewY}deg)`
  if (scaleX !== 1 || scaleY !== 1) text += ` scale(${scaleX}, ${scaleY})`
  return text
}
