/** Processors promise to recognise a key for a day (Stripe: "idempotent requests"). */
const KEY_KNOWN_MS = 24 * 60 * 60 * 1000
/** The time within which a request, or its repetitions, may arrive after the clock was read. */
const IN_FLIGHT_GRACE_MS = 60 * 60 * 1000
/** The age from which repeating a key could take money twice. */
const KEY_LIFE_MS = KEY_KNOWN_MS - IN_FLIGHT_GRACE_MS

/**
 * True for an attempt that is too old to be repeated, or lies in the future because the clock was set back;
 * it is only looked up from then on. Both times are wall-clock ms.
 */
export const isExpired = (createdMs: number, nowMs: number): boolean =>
  Math.abs(nowMs - createdMs) > KEY_LIFE_MS
