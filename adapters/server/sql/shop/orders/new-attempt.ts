import type { Order } from '../../../../../core/orders/index.js'
import type { PaymentAttemptRow } from '../../schema/tables.js'
import type { StoreContext } from '../store-context.js'

/** The values in which new attempts differ; all other columns are empty. */
export interface NewAttempt extends Pick<
  PaymentAttemptRow,
  | 'id'
  | 'order_id'
  | 'amount_minor'
  | 'currency'
  | 'provider'
  | 'moves_money'
  | 'payment_method'
  | 'capture'
  | 'purpose'
  | 'renewal'
  | 'next_try_on'
  | 'source'
  | 'discount_code'
> {
  /** The order as it is paid: later changes of the catalogue or the settings do not affect it. */
  readonly snapshot: Order
  /** The pieces taken from stock. */
  readonly reserved: readonly (readonly [skuId: string, count: number])[]
}

/** The row of an attempt to be charged, begun at `now`. */
export const newAttemptRow = (
  { siteId }: Pick<StoreContext, 'siteId'>,
  { snapshot, reserved, ...own }: NewAttempt,
  now: number,
): PaymentAttemptRow => ({
  ...own,
  site_id: siteId,
  status: 'pending',
  confirmed_reference: null,
  reference: null,
  action: null,
  captured_minor: null,
  refunded_minor: null,
  disputed: null,
  reserved: JSON.stringify(reserved),
  snapshot: JSON.stringify(snapshot),
  item_count: snapshot.itemCount,
  customer_name: snapshot.fullName ?? '',
  failure: null,
  created_on: now,
  updated_on: now,
})
