import type { Money } from '../money/index.js'
import type { Address, PaymentMethod, ShippingMethodId } from '../orders/index.js'

/** The content of a wallet's payment sheet for an order. */
export interface SheetContents {
  readonly total: { readonly label: string; readonly amount: Money; readonly isPending: boolean }
  readonly lines: readonly { readonly label: string; readonly amount: Money }[]
  readonly shippingOptions: readonly {
    readonly id: ShippingMethodId
    readonly label: string
    readonly detail: string
    readonly amount: Money
    readonly isSelected: boolean
  }[]
}

/** The facts that a sheet is made from. */
export interface SheetRequest {
  /** Of the business, ISO 3166-1 alpha-2. */
  readonly country: string
  readonly requiresShipping: boolean
  readonly contents: SheetContents
}

/** The payment that the shopper agreed to in the sheet. */
export interface SheetPayment {
  readonly method: PaymentMethod
  readonly email: string | null
  readonly shippingAddress: Address | null
  readonly billingAddress: Address
  readonly shippingMethodId: ShippingMethodId | null
}

/** The events in a sheet. Each but `opened` and `cancelled` waits for its answer. */
export type SheetEvent =
  /** By a button of the wallet's own. */
  | { readonly tag: 'opened' }
  /** The address is coarse: before the shopper has agreed, wallets keep names and streets to themselves. */
  | { readonly tag: 'address-chosen'; readonly address: Address }
  | { readonly tag: 'option-chosen'; readonly id: ShippingMethodId }
  | { readonly tag: 'approved'; readonly payment: SheetPayment }
  | { readonly tag: 'cancelled' }

/** The answer to a chosen address or option. */
export type SheetAnswer =
  | { readonly tag: 'contents'; readonly contents: SheetContents }
  /** Nothing can be sent to this address. */
  | { readonly tag: 'undeliverable' }
  | { readonly tag: 'failed' }

/** A payment sheet that can be opened. Never throws. */
export interface WalletSheet {
  /**
   * The button that opens it: the page's own for Apple Pay or for any wallet, or one that the wallet has
   * drawn itself.
   */
  readonly button: 'apple-pay' | 'any-wallet' | 'own'
  /** Opens it: at once, within the shopper's click, or browsers refuse. */
  readonly show: () => void
  /** Takes in that the order is another one now, while the sheet is closed. */
  readonly update: (contents: SheetContents) => void
  readonly answer: (answer: SheetAnswer) => void
  /** Closes it after `approved`. */
  readonly complete: (outcome: 'success' | 'fail') => void
  readonly dispose: () => void
}

/** A provider's way to a payment sheet. Never rejects, never throws. */
export interface WalletSheets {
  /** Makes a sheet ready; null: no wallet is available. `holder`: the place for a wallet's own button. */
  readonly prepare: (
    request: SheetRequest,
    holder: object,
    tell: (event: SheetEvent) => void,
  ) => Promise<WalletSheet | null>
}
