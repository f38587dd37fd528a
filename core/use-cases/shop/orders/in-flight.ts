/** Grace period for requests sent with the previous secret. */
export const IN_FLIGHT_GRACE_MS = 30_000

/** A visitor's secret that may have been replaced. */
export interface ReplacedSecret {
  /** Wall-clock ms; null: it is the present one. */
  readonly replacedMs: number | null
  /** A digest of the network address that got the present one; null: unknown. */
  readonly replacedFor: string | null
}

/** A request with a secret. */
export interface SentRequest {
  /** Wall-clock ms at which it arrived. */
  readonly openedMs: number
  /** A digest of its network address; null: unknown. */
  readonly source: string | null
}

/**
 * True if a request was sent before its browser had the present secret: before the secret was made, or soon
 * afterwards from the same address.
 */
export function isInFlight(
  { replacedMs, replacedFor }: ReplacedSecret,
  { openedMs, source }: SentRequest,
): boolean {
  if (replacedMs === null) return false
  const isFromThere = source !== null && source === replacedFor
  return openedMs <= replacedMs + (isFromThere ? IN_FLIGHT_GRACE_MS : 0)
}
