/** Finite numbers only: a broken number in the data must not reach a style. */
export const toNumber = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback

/** Durations and delays, ms: never negative. */
export const toMs = (value: unknown): number => Math.max(0, toNumber(value, 0))
