import type { Stamp } from '../../../ports/platform/stamp.port.js'
import { opensFor } from './opens-for.js'
import type { StoredOrder } from './stored-order.js'
import { memberOf } from './open-order.js'
import type { StoredSession } from './open-order.js'

/** A visitor who is locked until the unit ends. */
export interface LockedVisitor {
  /** The owner of the visitor's keys; the same before and after an order. */
  readonly lineage: string
  /** The order that the visitor's pages show, in any state; null: none. */
  readonly order: StoredOrder | null
}

/** The same with the member of the request's live session. */
export interface LockedShopper extends LockedVisitor {
  /** null: a guest. */
  readonly memberId: string | null
}

/** A visitor in one unit of work. */
export interface VisitorWork {
  /** Reads the session of the request, which cannot end before the unit; null: none. */
  readonly holdSession: () => Promise<StoredSession | null>
  readonly lockVisitor: () => Promise<LockedVisitor>
  /** Takes the order from the locked visitor, whose keys have another owner from then on. */
  readonly leaveOrder: (lineage: string) => Promise<void>
}

/**
 * Locks the visitor of a request: the session first, as in all other units, to avoid deadlocks. If a member's session
 * has ended, the order stays with the member, and the visitor has neither the order nor the keys that were used with
 * it.
 */
export async function lockShopper(work: VisitorWork, { nowMs, newId }: Stamp): Promise<LockedShopper> {
  const memberId = memberOf(await work.holdSession(), nowMs)
  const { lineage, order } = await work.lockVisitor()
  if (order === null || opensFor(order.memberId, memberId)) return { lineage, order, memberId }
  const own = newId()
  await work.leaveOrder(own)
  return { lineage: own, order: null, memberId }
}
