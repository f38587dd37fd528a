import { orderLinksOf, progressOf, withoutPersonalData } from '../../../orders/index.js'
import type { DeskOrder, Order, OrderPages } from '../../../orders/index.js'
import { isOpen } from './open-order.js'
import type { OwnedOrder, VisitorReadings } from './open-order.js'

const DAY_MS = 24 * 60 * 60 * 1000

/** A placed order with the token that opens it. */
export interface OpenedOrder extends OwnedOrder {
  readonly token: string
  readonly order: Order
  /** Wall-clock ms. */
  readonly placedMs: number
}

/** The data for a confirmation. */
export interface PlacedOrderReader extends Pick<VisitorReadings<OwnedOrder>, 'findSession'> {
  /** null: no order was placed under this id. */
  readonly findPlaced: (orderId: string) => Promise<OpenedOrder | null>
  /** The order as its owner handles it; null: it was deleted. */
  readonly loadHandled: (orderId: string) => Promise<DeskOrder | null>
  /** The files that still belong to the buyer, with their present addresses. */
  readonly downloadsOf: (order: Order) => Promise<Order['downloads']>
  /** True if two tokens are equal, in a time that does not reveal where they differ. */
  readonly isSameToken: (given: string, expected: string) => boolean
}

/** The terms on which links of orders open. */
export interface LinkTerms {
  /** The number of days for which a link shows personal data. */
  readonly linkDays: number
  readonly pages: OrderPages
  readonly nowMs: number
}

/**
 * A placed order by its id and token; null: one of them is wrong. Links stay in histories and are shared: an
 * old link, or a member's link without a live session of theirs, shows the order without personal data.
 */
export async function readPlacedOrder(
  reader: PlacedOrderReader,
  { linkDays, pages, nowMs }: LinkTerms,
  { orderId, token }: { readonly orderId: string; readonly token: string },
): Promise<Order | null> {
  const found = await reader.findPlaced(orderId)
  if (found === null || !reader.isSameToken(found.token, token)) return null
  const { order } = found
  const isOld = nowMs - found.placedMs > linkDays * DAY_MS
  if (isOld || !(await isOpen(reader, found, nowMs))) return withoutPersonalData(order)
  const downloads = await reader.downloadsOf(order)
  const handled = await reader.loadHandled(orderId)
  return {
    ...order,
    downloads,
    progress: handled && progressOf(handled, orderLinksOf(handled, token, pages, nowMs)),
  }
}
