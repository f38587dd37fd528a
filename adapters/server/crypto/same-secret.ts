import { timingSafeEqual } from 'node:crypto'

/** True if two texts are equal, in a time that does not reveal where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
