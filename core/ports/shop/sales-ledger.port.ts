import type { PlacedPayment } from '../../orders/index.js'

/** A placed order for figures. Amounts are minor units of its currency, times wall-clock ms. */
export interface LedgerOrder {
  readonly placedOn: number
  readonly currency: string
  readonly totalMinor: number
  readonly refundedMinor: number
  readonly isCancelled: boolean
  readonly payment: PlacedPayment
  /** ISO 3166-1 alpha-2 of the delivery address, else of the billing address; null: unknown. */
  readonly country: string | null
  readonly lines: readonly LedgerLine[]
  readonly taxes: readonly LedgerTax[]
}

/** A tax of such an order. */
export interface LedgerTax {
  readonly name: string
  /** Null: the order is from before rates were stored. */
  readonly percent: number | null
  /** True: the prices include it already. */
  readonly isIncluded: boolean
  readonly amountMinor: number
}

/** A line of such an order. */
export interface LedgerLine {
  readonly productId: string
  readonly name: string
  readonly pieces: number
  readonly totalMinor: number
}

/** A buyer by mailbox (`emailKey`); one entry for each currency. */
export interface Customer {
  readonly email: string
  readonly name: string
  readonly orders: number
  readonly currency: string
  readonly totalMinor: number
  readonly refundedMinor: number
  readonly firstOn: number
  readonly lastOn: number
}

/** The orders of a shop for its figures. Rejects only if storage fails. */
export interface SalesLedger {
  /** Orders placed between two moments (the second excluded), in parts, oldest first. */
  readonly placed: (fromMs: number, untilMs: number) => AsyncIterable<readonly LedgerOrder[]>
  /** Customers, the latest buyers first. `search`: a part of address or name. */
  readonly customers: (query: {
    readonly search: string | null
    readonly limit: number
  }) => Promise<readonly Customer[]>
}
