/** Processors promise to know a key again for a day (Stripe: "idempotent requests"). */
const KEY_KNOWN_MS = 24 * 60 * 60 * 1000
/** A request, or its repetitions, may arrive so long after the clock was read. */
const IN_FLIGHT_GRACE_MS = 60 * 60 * 1000
/** After that, repeating a key could take money twice. */
const KEY_LIFE_MS = KEY_KNOWN_MS - IN_FLIGHT_GRACE_MS

/**
 * True for an attempt too old to be repeated, or of a time to come, since the clock was set back: it is only looked
 * up from then on. Both times are wall-clock ms.
 */
export const isExpired = (createdMs: number, nowMs: number): boolean =>
  Math.abs(nowMs - createdMs) > KEY_LIFE_MS
