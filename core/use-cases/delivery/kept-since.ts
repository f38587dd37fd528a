const DAY_MS = 24 * 60 * 60 * 1000

/** The days for which a row is kept. Mails that were not sent have addresses and names. */
const KEPT_DAYS = { mail: 30, event: 30, 'cart reminder': 90 } as const

/** The time since which rows of a kind are kept (wall clock ms); earlier ones are deleted. */
export const rowsKeptSince = (kind: keyof typeof KEPT_DAYS, nowMs: number): number =>
  nowMs - KEPT_DAYS[kind] * DAY_MS
