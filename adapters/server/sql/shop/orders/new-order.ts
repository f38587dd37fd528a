import { NO_EXTRAS } from '../../../../../core/use-cases/shop/orders/known-extras.js'
import type { OrderRow } from '../../engine/index.js'
import type { SiteDatabase } from '../site-database.js'

const EMPTY = {
  left_in: null,
  subscription_id: null,
  period: null,
  attempts: 0,
  email: null,
  shipping_address: null,
  billing_address: null,
  shipping_method_id: null,
  discount_code: null,
  payment_provider: null,
  payment_method: null,
  card: null,
  wallet_provider: null,
  wallet_reference: null,
  custom_data: '[]',
  extras_seen: NO_EXTRAS,
  token: null,
  subtotal_minor: null,
  total_minor: null,
  payment_reference: null,
  snapshot: null,
  placed_on: null,
} as const

/** The values in which new orders differ; all other columns are empty. */
export type NewOrder = Pick<OrderRow, 'id' | 'status' | 'member_id' | 'currency'> & Partial<OrderRow>

/** The row of an order that begins at `now`. */
export const newOrderRow = (
  { siteId }: Pick<SiteDatabase, 'siteId'>,
  own: NewOrder,
  now: number,
): OrderRow => ({
  ...EMPTY,
  site_id: siteId,
  started_on: now,
  updated_on: now,
  ...own,
})
