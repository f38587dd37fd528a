import type { Money } from '../../money/index.js'
import type { Address, PaymentMethod, ShippingMethodId } from '../../orders/index.js'

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

/** The facts for making a sheet. */
export interface SheetRequest {
  /** The country of the business, ISO 3166-1 alpha-2. */
  readonly country: string
  readonly requiresShipping: boolean
  readonly contents: SheetContents
}

/** The payment that the shopper approved in the sheet. */
export interface SheetPayment {
  readonly method: PaymentMethod
  readonly email: string | null
  readonly shippingAddress: Address | null
  readonly billingAddress: Address
  readonly shippingMethodId: ShippingMethodId | null
}

/** The events of a sheet. Each except `opened` and `cancelled` waits for its answer. */
export type SheetEvent =
  /** By the wallet's own button. */
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

/** A payment sheet, ready to open. Never throws. */
export interface WalletSheet {
  /**
   * The button that opens it: the page's own for Apple Pay or for any wallet, or one drawn by the wallet
   * itself.
   */
  readonly button: 'apple-pay' | 'any-wallet' | 'own'
  /** Opens it within the shopper's click, otherwise browsers refuse. */
  readonly show: () => void
  /** Updates the sheet after a change of the order, while it is closed. */
  readonly update: (contents: SheetContents) => void
  readonly answer: (answer: SheetAnswer) => void
  /** Closes it after `approved`. */
  readonly complete: (outcome: 'success' | 'fail') => void
  readonly dispose: () => void
}

/** A provider's payment sheets. Never rejects, never throws. */
export interface WalletSheets {
  /** Prepares a sheet; null: no wallet is available. `holder`: the place for a wallet's own button. */
  readonly prepare: (
    request: SheetRequest,
    holder: object,
    tell: (event: SheetEvent) => void,
  ) => Promise<WalletSheet | null>
}
