/**
 * Rounds to 5 decimals; what is 0.0001 or nearer to zero, and what is not a number, becomes 0
 * (reference/interactions#timed-actions). Progress, eased progress and smoothed positions all go through it, so
 * pictures are equal to the last digit.
 */
export function roundFive(value: number): number {
  const rounded = Math.round(value * 1e5) / 1e5
  return rounded > 1e-4 || rounded < -1e-4 ? rounded : 0
}
