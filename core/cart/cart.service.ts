import type { CartGateway, PageQuery } from '../ports/commerce-gateway.port.js'
import type { KeyValueStore } from '../ports/key-value-store.port.js'
import type { Random } from '../ports/random.port.js'
import { assertNever, CART_CHANGE_MARK, runMachine, until, USER_CHANGE_MARK } from '../shared/index.js'
import type { Machine } from '../shared/index.js'
import { transition, UNREAD_CART } from './cart.machine.js'
import type { CartEffect, CartEvent, CartState, QueryReading } from './cart.machine.js'

/** The ports that the cart needs. */
export interface CartPorts {
  readonly commerce: Pick<CartGateway, 'readCart' | 'updateItem'>
  /** Carries a mark from tab to tab; the cart itself is never stored in the browser. */
  readonly storage: KeyValueStore
  readonly random: Random
  /** The queries of what the page shows now, asked for at every read; none: the built-in query. */
  readonly queries?: () => readonly PageQuery[]
}

/** The visitor's cart on this page: one for everything that shows it. */
export interface CartService extends Machine<CartState, CartEvent> {
  /** Reads the cart (again) and settles when the reading is there or has failed; never rejects. */
  readonly refresh: () => Promise<void>
  /**
   * As `refresh`, after this page changed the order by another way than `send`: other tabs read it again too.
   */
  readonly invalidate: () => Promise<void>
  /** Stops listening to other tabs. */
  readonly dispose: () => void
}

/**
 * Runs the cart: changes go out, readings come in, and a change made in another tab, or another visitor, is read here
 * too
 * (reference/cart#changes).
 */
export function createCartService(ports: CartPorts): CartService {
  const machine = runMachine(UNREAD_CART, transition, (effect: CartEffect, send) => {
    switch (effect.tag) {
      case 'read':
        void readAll(ports).then((readings) => send({ tag: 'read', readings }))
        return
      case 'update':
        void ports.commerce
          .updateItem({ skuId: effect.skuId, count: effect.count })
          .then((result) => send({ tag: 'changed', skuId: effect.skuId, result }))
        return
      case 'broadcast':
        return ports.storage.write(CART_CHANGE_MARK, ports.random.token())
      default:
        assertNever(effect)
    }
  })
  const { send } = machine

  /** A reading that a listener of the cart asks for begins once the listener is through. */
  const settled = async (): Promise<void> => {
    await Promise.resolve()
    await until(machine, ({ phase }) => phase !== 'reading')
  }

  // A log-in brings the member's cart along, and a log-out leaves no cart behind.
  const stops = [CART_CHANGE_MARK, USER_CHANGE_MARK].map((mark) =>
    ports.storage.subscribe(mark, () => send({ tag: 'refresh' })),
  )

  return {
    ...machine,
    refresh: () => {
      send({ tag: 'refresh' })
      return settled()
    },
    invalidate: () => {
      send({ tag: 'invalidated' })
      return settled()
    },
    dispose: () => stops.forEach((stop) => stop()),
  }
}

async function readAll({ commerce, queries }: CartPorts): Promise<readonly QueryReading[]> {
  const texts = [...new Set((queries?.() ?? []).map(({ text }) => text.trim()))]
  const wanted = texts.length === 0 ? [''] : texts
  return Promise.all(
    wanted.map(async (query) => ({
      query,
      result: await commerce.readCart(query === '' ? undefined : { text: query }),
    })),
  )
}
