/**
 * Rounds to 5 decimals; values up to 0.0001 from zero, and NaN, become 0
 * (reference/interactions#timed-actions). Progress, eased progress and smoothed positions all use it, so that
 * pictures are equal to the last digit.
 */
export function roundFive(value: number): number {
  const rounded = Math.round(value * 1e5) / 1e5
  return rounded > 1e-4 || rounded < -1e-4 ? rounded : 0
}
