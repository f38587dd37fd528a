import { PAYMENT_DECLINED, PAYMENT_UNAVAILABLE } from '../../../core/errors/index.js'

/**
 * The domain's payment codes, with the codes that older pages know, which were named after a single provider
 * (reference/errors#checkout).
 */
const WIRE_CODES: readonly (readonly [domain: string, wire: string])[] = [
  [PAYMENT_DECLINED, 'StripeRejected'],
  [PAYMENT_UNAVAILABLE, 'StripeFailure'],
]

/** The code in answers to pages. */
export const toWireCode = (code: string): string =>
  WIRE_CODES.find(([domain]) => domain === code)?.[1] ?? code

/** The domain's code of an answer; null stays null. */
export const fromWireCode = (code: string | null): string | null =>
  WIRE_CODES.find(([, wire]) => wire === code)?.[0] ?? code
