import type { CommerceGateway } from '../../../core/ports/shop/commerce-gateway.port.js'
import { mapResult } from '../../../core/shared/index.js'
import { once, saysInstead, showsCart } from './broken-gateway.js'
import type { Break, Mutant } from './broken-gateway.js'
import { dollars, freshKey, more, mutant } from './change-order.js'

const addsTo =
  (
    change: (
      item: Parameters<CommerceGateway['addToCart']>[0],
    ) => Parameters<CommerceGateway['addToCart']>[0],
  ): Break =>
  (real) => ({ addToCart: (item) => real.addToCart(change(item)) })

/** Rules of carts. */
export const CART_MUTANTS: readonly Mutant[] = [
  mutant(
    'a key adds as often as it comes',
    addsTo((item) => ({ ...item, key: freshKey() })),
  ),
  mutant('keys of additions are shared between visitors', (real, world) => ({
    addToCart: (item) => once(world, item.key, () => real.addToCart(item)),
  })),
  mutant('an addition that is repeated answers something else', (real, world) => ({
    addToCart: async (item) => {
      const known = world.memory.has(item.key)
      world.memory.set(item.key, true)
      return mapResult(await real.addToCart(item), (change) =>
        known ? { ...change, itemCount: change.itemCount + 1 } : change,
      )
    },
  })),
  mutant(
    'buy now keeps the rest of the cart',
    addsTo((item) => ({ ...item, buyNow: false })),
  ),
  mutant(
    'adding replaces the cart',
    addsTo((item) => ({ ...item, buyNow: true })),
  ),
  mutant(
    'only one piece is added at a time',
    addsTo((item) => ({ ...item, count: Math.min(item.count, 1) })),
  ),
  mutant(
    'a quantity below one is taken for one',
    addsTo((item) => ({ ...item, count: item.count < 1 ? 1 : item.count })),
  ),
  mutant(
    'a broken quantity is rounded',
    addsTo((item) => ({ ...item, count: Math.floor(item.count) })),
  ),
  mutant('a count is added and not set', (real) => ({
    updateItem: async (item) =>
      item.count > 0 ? real.addToCart({ ...item, buyNow: false, key: freshKey() }) : real.updateItem(item),
  })),
  mutant('a line cannot be removed', (real) => ({
    updateItem: (item) => real.updateItem({ ...item, count: Math.max(item.count, 1) }),
  })),
  mutant('a change says the count before', (real) => ({
    addToCart: async (item) =>
      mapResult(await real.addToCart(item), (change) => ({
        ...change,
        itemCount: change.itemCount - item.count,
      })),
  })),
  mutant('a change says another price', (real) => ({
    addToCart: async (item) =>
      mapResult(await real.addToCart(item), (change) => ({ ...change, itemPrice: more(change.itemPrice) })),
  })),
  mutant('a change names no line', (real) => ({
    addToCart: async (item) =>
      mapResult(await real.addToCart(item), (change) => ({ ...change, itemId: 'line' })),
  })),
  mutant('sold out is said in other words', (real) => ({
    addToCart: async (item) => saysInstead(await real.addToCart(item), 'OutOfInventory', 'ItemNotFound'),
  })),
  mutant('what does not exist is said to be sold out', (real) => ({
    addToCart: async (item) => saysInstead(await real.addToCart(item), 'ItemNotFound', 'OutOfInventory'),
  })),
  mutant('an impossible quantity is said to be sold out', (real) => ({
    addToCart: async (item) => saysInstead(await real.addToCart(item), 'InvalidQuantity', 'OutOfInventory'),
  })),
  mutant('mixed carts are refused in other words', (real) => ({
    addToCart: async (item) => saysInstead(await real.addToCart(item), 'MixedCartError', 'ItemNotFound'),
  })),
  mutant(
    'lines come in another order',
    showsCart((order) => ({ ...order, items: [...order.items].reverse() })),
  ),
  mutant(
    'lines are counted and not pieces',
    showsCart((order) => ({ ...order, itemCount: order.items.length })),
  ),
  mutant(
    'a row is a cent too much',
    showsCart((order) => ({
      ...order,
      items: order.items.map((item) => ({ ...item, rowTotal: more(item.rowTotal) })),
    })),
  ),
  mutant(
    'the subtotal is a cent too much',
    showsCart((order) => ({ ...order, subtotal: more(order.subtotal) })),
  ),
  mutant(
    'the total is a cent too much',
    showsCart((order) => ({ ...order, total: more(order.total) })),
  ),
  mutant(
    'the total leaves extras out',
    showsCart((order) => ({ ...order, total: order.subtotal })),
  ),
  mutant(
    'the total is in another currency',
    showsCart((order) => ({ ...order, total: dollars(order.total) })),
  ),
  mutant('an empty cart is an order without lines', (real) => ({
    readCart: async (query) => {
      const reading = await real.readCart(query)
      return mapResult(reading, (read) => ({
        ...read,
        order: read.order ?? ({ items: [], extraItems: [] } as never),
      }))
    },
  })),
  mutant(
    'all visitors have one cart',
    (_real, { fixture }) => fixture.backend.open({ id: 'one' as never }).commerce,
  ),
  mutant('a cart is forgotten when it is read in another tab', (real, world) => ({
    readCart: async (query) => {
      const isFirst = !world.memory.has(world.visitor)
      world.memory.set(world.visitor, true)
      return mapResult(await real.readCart(query), (read) => ({
        ...read,
        order: isFirst ? read.order : null,
      }))
    },
  })),
]
