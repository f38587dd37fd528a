import type { Address, PaymentAction, PaymentMethod } from '../orders/index.js'
import type { Result } from '../shared/index.js'
import type { PaymentButtons } from './payment-buttons.port.js'
import type { WalletSheets } from './wallet-sheet.port.js'

/**
 * `validation`: what was entered is incomplete or wrong, `message` is for the shopper; `declined`: the bank
 * or the challenge said no; `unavailable`: no payment provider here, or it could not be reached.
 */
export interface PaymentFailure {
  readonly tag: 'validation' | 'declined' | 'unavailable'
  readonly message: string
}

/** The payer and their address, as the provider is told. */
export interface BillingDetails {
  readonly name: string | null
  readonly email: string | null
  readonly address: Address
}

/**
 * The page's side of a payment provider. The provider draws its own fields, so card data never reach our code
 * or our server. Never rejects, never throws.
 */
export interface PaymentForm {
  /** Absent: the provider has no wallets. */
  readonly wallets?: WalletSheets
  /** Absent: the provider has no buttons of its own. */
  readonly buttons?: PaymentButtons
  /** Draws the provider's fields into the elements that `scope` has for them; answers what removes them. */
  readonly mount: (scope: object) => () => void
  /**
   * Turns what the shopper entered in the fields of `scope` into a token. `billing` null: nothing is ordered, the
   * method is only kept (`PaymentProcessor.keep`); who agrees to that on the provider's pages is asked by `perform`.
   */
  readonly createPaymentMethod: (
    scope: object,
    billing: BillingDetails | null,
  ) => Promise<Result<PaymentMethod, PaymentFailure>>
  /** Does what a payment demands, e.g. shows the bank's challenge; the order is then submitted again. */
  readonly perform: (
    action: PaymentAction,
  ) => Promise<Result<{ readonly confirmation: string }, PaymentFailure>>
}
