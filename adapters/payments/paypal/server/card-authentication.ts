import { toRecord, toText } from '../../../../core/shared/index.js'

/** A bank's statement about a card holder (3-D Secure), in PayPal's letters; null: none. */
export interface CardAuthentication {
  /**
   * The party that bears the loss if the payer was not the card holder: `POSSIBLE` the bank, `NO` the shop,
   * `UNKNOWN`.
   */
  readonly liabilityShift: string | null
  /** PayPal's letter for whether the card takes part in 3-D Secure. */
  readonly enrolled: string | null
  readonly outcome: string | null
}

/** Reads the result in an order; null: none. */
export function parseAuthentication(input: unknown): CardAuthentication | null {
  if (input === undefined || input === null) return null
  const result = toRecord(input)
  const secure = toRecord(result['three_d_secure'])
  return {
    liabilityShift: toText(result['liability_shift']),
    enrolled: toText(secure['enrollment_status']),
    outcome: toText(secure['authentication_status']),
  }
}

/**
 * Values of `enrolled` for cards and banks that do not take part, or cannot now: the shop bears the risk, as
 * without a challenge.
 */
const WITHOUT_CHALLENGE: ReadonlySet<string | null> = new Set(['N', 'U', 'B'])

/**
 * True if a card may be charged after its bank's statement (PayPal: "3D Secure response parameters", the
 * table of recommended actions). A statement outside of that table charges nothing. Neither does a challenge
 * that failed, was refused, was interrupted or is unknown; the shopper may try again or pay in another way.
 */
export const mayCharge = ({ liabilityShift, enrolled, outcome }: CardAuthentication): boolean =>
  liabilityShift === 'POSSIBLE' ||
  liabilityShift === 'YES' ||
  (liabilityShift === 'NO' && WITHOUT_CHALLENGE.has(enrolled) && outcome === null)
