import { changedMeanwhile } from '../../../owners/index.js'
import { applyDecision } from '../../../orders/index.js'
import type { DeskAct, DeskOrder, OrderDecision, OrderRefusal } from '../../../orders/index.js'
import type { Clock } from '../../../ports/platform/clock.port.js'
import type { OrderDesk } from '../../../ports/owner/order-desk.port.js'
import { err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'

/** The ports for changing orders. */
export interface DeskPorts {
  readonly desk: OrderDesk
  readonly clock: Pick<Clock, 'wallTime'>
  /** Makes the id of a parcel or a refund. */
  readonly newId: () => string
}

/** The order to change, the person who acts, and whether this is a preview. */
export interface OrderCommand {
  /** The number for people (`orderNumber`), or the id. */
  readonly order: string
  /** The author in the log: `owner`, an e-mail address. */
  readonly by: string
  /** True: only previews the result. @default false */
  readonly isDryRun?: boolean
  /** The order's `revision` that its owner read; the change is refused if it is newer now. @default any */
  readonly expectedRevision?: number
}

/** The reason why an order was not changed; `message` is for its owner. */
export type OrderFailure =
  | OrderRefusal
  | {
      readonly tag: 'unknown-order' | 'several-orders' | 'busy' | 'changed-meanwhile'
      readonly message: string
    }

/** An order after a change; `decision` is null if nothing had to be written. */
export interface ChangedOrder {
  readonly order: DeskOrder
  readonly decision: OrderDecision | null
}

/** The maximum number of attempts if others change the order between reading and writing. */
const MAX_TRIES = 5

const FIND_FAILURES = {
  unknown: err<OrderFailure>({
    tag: 'unknown-order',
    message: 'There is no placed order of this number or id.',
  }),
  several: err<OrderFailure>({
    tag: 'several-orders',
    message: 'Several orders have this number: name one of them by its id.',
  }),
} as const

const BUSY = err<OrderFailure>({
  tag: 'busy',
  message: 'Other changes to the order are running: try again in a moment.',
})

const CHANGED = changedMeanwhile('The order', 'then decide')

/** Reads an order by its number or id. */
export async function loadOrder(
  desk: Pick<OrderDesk, 'find' | 'load'>,
  order: string,
): Promise<Result<DeskOrder, OrderFailure>> {
  const found = await desk.find(order)
  if (!found.ok) return FIND_FAILURES[found.failure]
  const read = await desk.load(found.value)
  return read === null ? FIND_FAILURES.unknown : ok(read)
}

/**
 * Loads an order, lets `decide` decide the changes, and saves them. If the order was changed meanwhile, it
 * starts again, so that of two simultaneous owners the second decides on the first one's result.
 */
export async function changeOrder(
  { desk, clock, newId }: DeskPorts,
  { order: name, by, isDryRun = false, expectedRevision }: OrderCommand,
  decide: (order: DeskOrder, act: DeskAct) => Result<OrderDecision | null, OrderRefusal>,
): Promise<Result<ChangedOrder, OrderFailure>> {
  const id = newId()
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const loaded = await loadOrder(desk, name)
    if (!loaded.ok) return loaded
    const order = loaded.value
    if (expectedRevision !== undefined && order.revision !== expectedRevision) return CHANGED
    const decided = decide(order, { id, by, atMs: clock.wallTime() })
    if (!decided.ok) {
      // The parts of an order are read one after the other, so a change in between may look like a refusal:
      // it is read once more.
      const again = await loadOrder(desk, name)
      if (!again.ok || again.value.revision === order.revision) return decided
      continue
    }
    const decision = decided.value
    if (decision === null) return ok({ order, decision })
    if (isDryRun || (await desk.save(order, decision)))
      return ok({ order: applyDecision(order, decision), decision })
  }
  return BUSY
}
