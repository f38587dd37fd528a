import { toRecord, toText } from '../../../../core/shared/index.js'

/** A bank's statement about a card holder (3-D Secure), in PayPal's letters; null: it said nothing. */
export interface CardAuthentication {
  /**
   * The bearer of the loss if the payer was not the card holder: `POSSIBLE` the bank, `NO` the shop,
   * `UNKNOWN`.
   */
  readonly liabilityShift: string | null
  /** PayPal's letter that says if the card takes part at all. */
  readonly enrolled: string | null
  readonly outcome: string | null
}

/** Reads the result that an order carries; null where there is none. */
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

/** Cards and banks that take no part, or cannot now: the shop bears the risk, as without a challenge. */
const WITHOUT_CHALLENGE: ReadonlySet<string | null> = new Set(['N', 'U', 'B'])

/**
 * True if a card may be charged after its bank's statement (PayPal: "3D Secure response parameters", the
 * table of recommended actions). A statement that is not in that table charges nothing, and neither does a
 * challenge that was failed, refused, broken off or is unknown: the shopper may try again or choose another
 * way to pay.
 */
export const mayCharge = ({ liabilityShift, enrolled, outcome }: CardAuthentication): boolean =>
  liabilityShift === 'POSSIBLE' ||
  liabilityShift === 'YES' ||
  (liabilityShift === 'NO' && WITHOUT_CHALLENGE.has(enrolled) && outcome === null)
