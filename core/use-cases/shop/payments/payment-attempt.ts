import type { Money } from '../../../money/index.js'
import type { Order } from '../../../orders/index.js'
import type { StoreSettings } from '../../settings/store-settings.js'
import type { StoredOrder } from '../orders/stored-order.js'
import type { AttemptPurpose, StoredAttempt } from './attempt-state.js'

/** A number of pieces of a SKU, taken from stock. */
export type Reserved = readonly [skuId: string, count: number]

/** The money of a payment by the provider's last report; null: it has reported none. */
export interface ReportedMoney {
  readonly capturedMinor: number | null
  readonly refundedMinor: number | null
  readonly isDisputed: boolean | null
}

/** A payment attempt with the data that its flows load and save. */
export interface PaymentAttempt {
  /** Also the provider's idempotency key. */
  readonly id: string
  readonly orderId: string
  readonly state: StoredAttempt
  /** Wall-clock ms. */
  readonly createdMs: number
  /** The provider's token of the means of payment. */
  readonly paymentMethod: string | null
  /** The page's result of a challenge; null: none yet. */
  readonly confirmation: string | null
  /** A digest of the network address of its submit; null: no shopper submitted it. */
  readonly source: string | null
  readonly reserved: readonly Reserved[]
  readonly reported: ReportedMoney
  /** The order as it is paid. */
  readonly frozen: Order
  /** The order that each renewal of its subscription repeats; null: it begins none. */
  readonly renewal: Order | null
  /** For an extra attempt of a renewal: the time of the next regular one, in wall-clock ms. */
  readonly nextTryMs: number | null
}

/** An attempt that begins now. */
export interface NewAttempt extends Pick<
  PaymentAttempt,
  'id' | 'orderId' | 'paymentMethod' | 'source' | 'reserved' | 'frozen' | 'renewal' | 'nextTryMs'
> {
  readonly amount: Money
  readonly purpose: AttemptPurpose
  /** null: the order is free. */
  readonly provider: string | null
  /** True if real money moves at its provider. */
  readonly movesMoney: boolean
  readonly capture: StoreSettings['capture']
  /** null: it takes no discount. */
  readonly discountCode: string | null
}

/** An attempt with its order; null: it does not exist any more. */
export interface AttemptWithOrder {
  readonly attempt: PaymentAttempt | null
  readonly order: StoredOrder | null
}
