import type { Money } from '../money/index.js'
import type { CardSummary } from '../orders/index.js'
import type { Result } from '../shared/index.js'

/**
 * `declined`: the bank said no (`StripeRejected` to the page); `failed`: the processor could not be used or
 * its answer was lost; try again with the same key.
 */
export interface ProcessorFailure {
  readonly tag: 'declined' | 'failed'
  readonly message: string
}

/** How a charge ended, or what it waits for. */
export type ChargeAnswer =
  | { readonly tag: 'charged'; readonly reference: string; readonly card: CardSummary | null }
  | { readonly tag: 'action-required'; readonly reference: string; readonly clientSecret: string }

/** The server's side of taking money. Never rejects, never throws. */
export interface PaymentProcessor {
  /**
   * Charges once per `key`: repeating it, also in parallel or after a lost answer, answers the same charge.
   * `confirmedReference` is the id the page sends after a challenge.
   */
  readonly charge: (request: {
    readonly key: string
    readonly amount: Money
    readonly paymentMethod: string
    readonly confirmedReference?: string
  }) => Promise<Result<ChargeAnswer, ProcessorFailure>>
  /** What a stored payment method's token says of its card; null where nothing is known. */
  readonly describe: (paymentMethod: string) => Promise<CardSummary | null>
}
