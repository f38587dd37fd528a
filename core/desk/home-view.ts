import type { BestSeller, HomeCounts, OpenCarts } from '../ports/owner/home-figures.port.js'
import type { DeskMoney } from './orders/order-view.js'

/** The sales of one day; `day` such as `2027-01-31`. */
export interface DeskDay {
  readonly day: string
  readonly orders: number
  readonly total: DeskMoney
}

/** The counts in the navigation. */
export type DeskCounts = Pick<HomeCounts, 'toSend' | 'failedMails' | 'outOfStock' | 'unreadEntries'>

/** Counts of everything that needs the owner today, and the sales of the last days. */
export interface DeskHome extends HomeCounts {
  /** The next end of the time to answer a dispute, ISO 8601; null: none is known. */
  readonly disputeDueAt: string | null
  /** Oldest day first, today last. */
  readonly sales: readonly DeskDay[]
  /** The visits of these days. */
  readonly visits: number
  readonly openCarts: OpenCarts
  readonly bestSellers: readonly BestSeller[]
}

/** A step on the way to an order, with the number of visitors who took it. */
export interface FunnelStep {
  readonly name: string
  readonly count: number
  /** The share, 0..1, of the first step's visitors. */
  readonly share: number
}

/**
 * The steps from visits to orders in the days of the sales; an order was a cart and a checkout before. Visits
 * are left out if they are fewer than carts, since then they were not counted all the time.
 */
export function funnelOf({
  sales,
  visits,
  openCarts,
}: Pick<DeskHome, 'sales' | 'visits' | 'openCarts'>): readonly FunnelStep[] {
  const orders = sales.reduce((sum, day) => sum + day.orders, 0)
  const carts = openCarts.carts + orders
  const isCounted = visits > 0 && visits >= carts
  const first = isCounted ? visits : carts
  return [
    ...(isCounted ? [{ name: 'Visits', count: visits }] : []),
    { name: 'Carts with goods', count: carts },
    { name: 'Checkouts begun', count: openCarts.checkouts + orders },
    { name: 'Orders', count: orders },
  ].map((step) => ({ ...step, share: first === 0 ? 0 : step.count / first }))
}
