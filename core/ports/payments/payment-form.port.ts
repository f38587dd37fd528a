import type { Address, PaymentAction, PaymentMethod } from '../../orders/index.js'
import type { Result } from '../../shared/index.js'
import type { PaymentButtons } from './payment-buttons.port.js'
import type { WalletSheets } from './wallet-sheet.port.js'

/**
 * The failure of a payment form.
 * - `validation`: the entered data are incomplete or wrong; `message` is for the shopper.
 * - `declined`: the bank or the challenge refused.
 * - `unavailable`: there is no payment provider, or it could not be reached.
 */
export interface PaymentFailure {
  readonly tag: 'validation' | 'declined' | 'unavailable'
  readonly message: string
}

/** The payer and their address, for the provider. */
export interface BillingDetails {
  readonly name: string | null
  readonly email: string | null
  readonly address: Address
}

/**
 * The page's side of a payment provider. The provider draws its own fields, so that card data never reach our
 * code or our server. Never rejects, never throws.
 */
export interface PaymentForm {
  /** Absent: the provider has no wallets. */
  readonly wallets?: WalletSheets
  /** Absent: the provider has no buttons of its own. */
  readonly buttons?: PaymentButtons
  /** Draws the provider's fields into their elements in `scope`; returns the function that removes them. */
  readonly mount: (scope: object) => () => void
  /**
   * Turns the entered data in the fields of `scope` into a token. `billing` null: nothing is ordered, the
   * method is only stored (`PaymentProcessor.keep`); if the shopper must approve that on the provider's
   * pages, `perform` asks them.
   */
  readonly createPaymentMethod: (
    scope: object,
    billing: BillingDetails | null,
  ) => Promise<Result<PaymentMethod, PaymentFailure>>
  /**
   * Carries out an action that a payment requires, e.g. shows the bank's challenge; the order is then
   * submitted again.
   */
  readonly perform: (
    action: PaymentAction,
  ) => Promise<Result<{ readonly confirmation: string }, PaymentFailure>>
}
