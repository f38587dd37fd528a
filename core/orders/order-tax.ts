import type { Money, PartsPerMillion } from '../money/index.js'

/** A tax of an order with what it is taken from, as documents list it. */
export interface OrderTax {
  readonly name: string
  readonly share: PartsPerMillion
  /** The amount that the tax is taken from, without any tax. */
  readonly net: Money
  readonly amount: Money
  /** The prices hold it already. */
  readonly isIncluded: boolean
  /** The places of the lines that it is taken from. */
  readonly items: readonly number[]
  readonly isOnShipping: boolean
}
