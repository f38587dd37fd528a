import { isLiveSession } from '../../../accounts/index.js'
import { opensFor } from './opens-for.js'

/** The session of a request, as stored. */
export interface StoredSession {
  readonly memberId: string
  readonly standing: Parameters<typeof isLiveSession>[0]
}

/** The member of a session; null: it has ended, or there is none. */
export const memberOf = (session: StoredSession | null, nowMs: number): string | null =>
  session !== null && isLiveSession(session.standing, nowMs) ? session.memberId : null

/** The order that a visitor's pages show, as far as it decides whether they may see it. */
export interface OwnedOrder {
  /** null: a guest's. */
  readonly memberId: string | null
}

/** The readings of a visitor's order, without a lock. */
export interface VisitorReadings<Order extends OwnedOrder> {
  /** The order that the pages of the visitor show, in any state; null: none. */
  readonly findOrder: () => Promise<Order | null>
  /** The session of the request; null: none. */
  readonly findSession: () => Promise<StoredSession | null>
}

/** True if the request may see an order. Its session is read only for an order of a member. */
export const isOpen = async (
  { findSession }: Pick<VisitorReadings<OwnedOrder>, 'findSession'>,
  { memberId }: OwnedOrder,
  nowMs: number,
): Promise<boolean> => memberId === null || opensFor(memberId, memberOf(await findSession(), nowMs))

/** The order that the visitor's pages show; null: none, or the session of its member has ended. */
export async function openOrder<Order extends OwnedOrder>(
  readings: VisitorReadings<Order>,
  nowMs: number,
): Promise<Order | null> {
  const order = await readings.findOrder()
  return order !== null && (await isOpen(readings, order, nowMs)) ? order : null
}
