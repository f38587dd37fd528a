import type { LinePieces, SkuPieces } from './pieces.js'
import type { Refund } from './refund.js'

/** An event of a placed order. */
export type OrderEventFacts =
  | {
      readonly tag: 'fulfilled'
      readonly fulfilmentId: string
      readonly lines: readonly LinePieces[]
      readonly carrier: string | null
      readonly tracking: string | null
    }
  | { readonly tag: 'cancelled'; readonly reason: string | null; readonly stock: readonly SkuPieces[] }
  | { readonly tag: 'capture-requested' }
  | {
      readonly tag: 'refund-requested'
      readonly refundId: string
      readonly kind: Refund['kind']
      readonly amountMinor: number
      readonly lines: readonly LinePieces[]
      /** The part that was paid for shipping; absent: none. */
      readonly shippingMinor?: number
      readonly reason: string | null
    }
  | {
      readonly tag: 'refunded'
      readonly refundId: string
      readonly amountMinor: number
      readonly stock: readonly SkuPieces[]
    }
  | { readonly tag: 'released'; readonly refundId: string }
  | { readonly tag: 'refund-refused'; readonly refundId: string; readonly message: string }
  /**
   * Money was given back on the provider's own page; the sum of all that was. `providerRefund`: the provider's id of
   * the refund; absent: it lists none.
   */
  | { readonly tag: 'refunded-elsewhere'; readonly totalMinor: number; readonly providerRefund?: string }
  /** The bank returned the money of such a refund; the sum of those that are left. */
  | { readonly tag: 'returned-elsewhere'; readonly totalMinor: number; readonly providerRefund: string }
  /** `dueMs`: until then the shop may answer, in wall-clock ms; absent: unknown. */
  | { readonly tag: 'disputed'; readonly dueMs?: number }
  | { readonly tag: 'dispute-over' }
  /** The files of the order were mailed to its shopper again. */
  | { readonly tag: 'downloads-sent' }
  | { readonly tag: 'note'; readonly text: string }

/** The same with its time and author. */
export type OrderEvent = OrderEventFacts & {
  /** Wall-clock ms. */
  readonly atMs: number
  /** `owner`, `provider` ... */
  readonly by: string
}
