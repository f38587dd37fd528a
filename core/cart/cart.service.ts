import type { CartGateway, PageQuery } from '../ports/shop/commerce-gateway.port.js'
import type { KeyValueStore } from '../ports/page/key-value-store.port.js'
import type { Random } from '../ports/platform/random.port.js'
import { assertNever, CART_CHANGE_MARK, runMachine, until, USER_CHANGE_MARK } from '../shared/index.js'
import type { Machine } from '../shared/index.js'
import { transition, UNREAD_CART } from './cart.machine.js'
import type { CartEffect, CartEvent, CartState, QueryReading } from './cart.machine.js'

/** The ports that the cart needs. */
export interface CartPorts {
  readonly commerce: Pick<CartGateway, 'readCart' | 'updateItem'>
  /** Signals changes to other tabs; the cart itself is never stored in the browser. */
  readonly storage: KeyValueStore
  readonly random: Random
  /** The queries of the page's present content, requested at every read; none: the built-in query. */
  readonly queries?: () => readonly PageQuery[]
}

/** The visitor's cart on this page, shared by everything that shows it. */
export interface CartService extends Machine<CartState, CartEvent> {
  /** Reads the cart (again) and resolves when the reading is there or has failed; never rejects. */
  readonly refresh: () => Promise<void>
  /** Like `refresh`, after this page changed the order without `send`; other tabs read it again too. */
  readonly invalidate: () => Promise<void>
  /** Stops listening to other tabs. */
  readonly dispose: () => void
}

/**
 * Runs the cart: sends changes and reads the results. Changes in another tab, or by another visitor, are read
 * here too (reference/cart#changes).
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

  /** A read that a listener of the cart requests starts after all listeners have run. */
  const settled = async (): Promise<void> => {
    await Promise.resolve()
    await until(machine, ({ phase }) => phase !== 'reading')
  }

  // After a log-in the member's cart is read, after a log-out an empty one.
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
