import type { OrderGateway, PageQuery } from '../ports/shop/commerce-gateway.port.js'
import type { EventSink } from '../ports/page/event-sink.port.js'
import type { KeyValueStore } from '../ports/page/key-value-store.port.js'
import type { Navigator } from '../ports/page/navigator.port.js'
import { assertNever, runMachine } from '../shared/index.js'
import type { ReadableStore } from '../shared/index.js'
import { transition } from './confirmation.machine.js'
import type { ConfirmationEffect, ConfirmationState, PlacedOrderKey } from './confirmation.machine.js'
import { orderId, orderToken } from '../orders/index.js'
import type { Order } from '../orders/index.js'
import { trackPurchase } from './purchase-tracking.js'

/** The ports that the confirmation needs. */
export interface ConfirmationPorts {
  readonly commerce: Pick<OrderGateway, 'readPlacedOrder'>
  readonly navigator: Pick<Navigator, 'current'>
  readonly storage: Pick<KeyValueStore, 'read' | 'write'>
  /** The storage key for the orders that were already reported to trackers. */
  readonly seenOrdersKey: string
  readonly events: EventSink
  /** The page's own query, if it has one. */
  readonly query?: PageQuery
}

/** The confirmation page: open it, observe its state. */
export interface ConfirmationService extends ReadableStore<ConfirmationState> {
  /** Reads the order that the page's address names; without id and token nothing is loaded. */
  readonly open: () => void
  /** Reads it again after the shop could not be reached. */
  readonly retry: () => void
}

/** Runs the confirmation page. */
export function createConfirmationService(ports: ConfirmationPorts): ConfirmationService {
  const idle: ConfirmationState = { tag: 'idle' }
  const { getSnapshot, subscribe, send } = runMachine(
    idle,
    transition,
    (effect: ConfirmationEffect, dispatch) => {
      switch (effect.tag) {
        case 'read-placed-order':
          void ports.commerce
            .readPlacedOrder(effect.which, ports.query)
            .then((answer) => dispatch({ tag: 'order-read', answer }))
          return
        case 'track-purchase':
          return track(effect.order, ports)
        default:
          assertNever(effect)
      }
    },
  )

  return {
    getSnapshot,
    subscribe,
    open: () => send({ tag: 'opened', which: readKey(ports.navigator.current().query) }),
    retry: () => send({ tag: 'retry-requested' }),
  }
}

function readKey(query: Readonly<Record<string, string>>): PlacedOrderKey | null {
  const { orderId: id, token } = query
  return id && token ? { orderId: orderId(id), token: orderToken(token) } : null
}

/**
 * Reports each order once to the trackers. A browser without storage would report it at every reload, so it
 * never reports.
 */
function track(order: Order, { events, storage, seenOrdersKey }: ConfirmationPorts): void {
  if (!events.isListening()) return
  const purchase = trackPurchase(order, storage.read(seenOrdersKey))
  if (purchase === null) return
  storage.write(seenOrdersKey, purchase.nextStored)
  if (storage.read(seenOrdersKey) === purchase.nextStored) events.send(purchase.event)
}
