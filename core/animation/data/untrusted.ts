/** A JSON object of unknown content; everything else reads as an empty one. */
export type UntrustedRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is UntrustedRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const toRecord = (value: unknown): UntrustedRecord => (isRecord(value) ? value : {})

export const toList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : []

export const toText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** Finite numbers only: a broken number in the data must not reach a style. */
export const toNumber = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback

/** Durations and delays: never negative. */
export const toMs = (value: unknown): number => Math.max(0, toNumber(value, 0))
