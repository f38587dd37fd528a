import type { Money, PartsPerMillion } from '../money/index.js'

/** A tax of an order with its base, for documents. */
export interface OrderTax {
  readonly name: string
  readonly share: PartsPerMillion
  /** The base of the tax, without any tax. */
  readonly net: Money
  readonly amount: Money
  /** True: the prices include it already. */
  readonly isIncluded: boolean
  /** The indexes of the taxed lines. */
  readonly items: readonly number[]
  readonly isOnShipping: boolean
}
