import { isNumber } from '../../shared/index.js'

/** Finite numbers only: a broken number in the data must not reach a style. */
export const toNumber = (value: unknown, fallback: number): number => (isNumber(value) ? value : fallback)

/** Durations and delays, ms: never negative. */
export const toMs = (value: unknown): number => Math.max(0, toNumber(value, 0))
