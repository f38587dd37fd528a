import { money } from '../../../core/money/index.js'
import { mapResult, ok } from '../../../core/shared/index.js'
import type { Order } from '../../../core/orders/index.js'
import type { SubmitAnswer } from '../../../core/ports/shop/commerce-gateway.port.js'
import { saysPlaced, showsCart, showsPlaced } from './broken-gateway.js'
import type { Break, Mutant } from './broken-gateway.js'
import { cents, freshKey, more, mutant } from './change-order.js'

/** Does one more thing before a call. */
const afterEach =
  <Name extends 'updateAddress' | 'updateIdentity' | 'recalculate' | 'updateCustomData'>(
    name: Name,
    also: (real: Parameters<Break>[0], ...args: never[]) => Promise<unknown>,
  ): Break =>
  (real) => ({
    [name]: async (...args: readonly unknown[]) => {
      const answer: unknown = await (real[name] as (...all: readonly unknown[]) => Promise<unknown>)(...args)
      await also(real, ...(args as never[]))
      return answer
    },
  })

const foundAs =
  (change: (answer: Extract<SubmitAnswer, { readonly tag: 'accepted' }>) => Partial<SubmitAnswer>): Break =>
  (real) => ({
    findSubmit: async (key) =>
      mapResult(await real.findSubmit(key), (found) =>
        found.tag === 'accepted' ? ({ ...found, ...change(found) } as typeof found) : found,
      ),
  })

const ofCart =
  (change: (order: Order) => Partial<Order>): Break =>
  (real, world) =>
    showsCart((order) => ({ ...order, ...change(order) }))(real, world)

/** Calls that change unrelated data, and answers that differ from their order. */
export const STRAY_MUTANTS: readonly Mutant[] = [
  mutant(
    'an address takes the mail away',
    afterEach('updateAddress', (real) => real.updateIdentity(null)),
  ),
  mutant(
    'a shipping address becomes the billing address too',
    afterEach('updateAddress', (real, change: Parameters<typeof real.updateAddress>[0]) =>
      change.kind === 'shipping' ? real.updateAddress({ ...change, kind: 'billing' }) : Promise.resolve(),
    ),
  ),
  mutant(
    'a mail takes what was written away',
    afterEach('updateIdentity', (real) => real.updateCustomData([])),
  ),
  mutant(
    'a recalculation takes the way of shipping away',
    afterEach('recalculate', (real) => real.updateShippingMethod(null)),
  ),
  mutant(
    'a recalculation takes the discount off',
    afterEach('recalculate', (real) => real.removeDiscount?.() ?? Promise.resolve()),
  ),
  mutant('a mail cannot be taken back', (real) => ({
    updateIdentity: (email) => (email === null ? Promise.resolve(ok(undefined)) : real.updateIdentity(email)),
  })),
  mutant('what was written to an order is added to', (real, { memory, visitor }) => ({
    updateCustomData: (data) => {
      const all = [...((memory.get(`data ${visitor}`) as typeof data | undefined) ?? []), ...data]
      memory.set(`data ${visitor}`, all)
      return real.updateCustomData(all)
    },
  })),
  mutant('the last line of a cart cannot be removed', (real) => ({
    updateItem: async (item) => {
      const cart = await real.readCart()
      const lines = cart.ok ? (cart.value.order?.items.length ?? 0) : 0
      return item.count === 0 && lines === 1
        ? ok({ itemId: 'gone', itemCount: 0, itemPrice: money(0, 'EUR') })
        : real.updateItem(item)
    },
  })),
  mutant('removing a line removes them all', (real) => ({
    updateItem: async (item) => {
      const answer = await real.updateItem(item)
      if (item.count !== 0) return answer
      const cart = await real.readCart()
      for (const { sku } of cart.ok ? (cart.value.order?.items ?? []) : [])
        await real.updateItem({ skuId: sku.id, count: 0 })
      return answer
    },
  })),
  mutant('an addition that is refused adds what is left', (real) => ({
    addToCart: async (item) => {
      const answer = await real.addToCart(item)
      if (!answer.ok && item.count > 1) await real.addToCart({ ...item, count: 1, key: freshKey() })
      return answer
    },
  })),
  mutant('a count that is refused becomes one', (real) => ({
    updateItem: async (item) => {
      const answer = await real.updateItem(item)
      if (!answer.ok && item.count > 1) await real.updateItem({ ...item, count: 1 })
      return answer
    },
  })),
  mutant('buying at once what is sold out empties the cart', (real) => ({
    addToCart: async (item) => {
      const answer = await real.addToCart(item)
      if (answer.ok || !item.buyNow) return answer
      const cart = await real.readCart()
      for (const { sku } of cart.ok ? (cart.value.order?.items ?? []) : [])
        await real.updateItem({ skuId: sku.id, count: 0 })
      return answer
    },
  })),
  mutant(
    'a submit is found with another payment',
    foundAs(({ customerPaid }) => ({ customerPaid: more(customerPaid) })),
  ),
  mutant(
    'a submit is found without its goods',
    foundAs(() => ({ purchasedItems: [] })),
  ),
  mutant(
    'an order is said to be paid without its extras',
    saysPlaced((answer) => ({
      ...answer,
      customerPaid: cents(
        answer.customerPaid,
        answer.purchasedItems.reduce((sum, { price, count }) => sum + price.amount * count, 0),
      ),
    })),
  ),
  mutant(
    'an order is said to have one piece of each line',
    saysPlaced((answer) => ({
      ...answer,
      purchasedItems: answer.purchasedItems.map((item) => ({ ...item, count: 1 })),
    })),
  ),
  mutant(
    'lines have other ids at each reading',
    ofCart(({ items }) => ({ items: items.map((item) => ({ ...item, id: freshKey() })) })),
  ),
  mutant(
    'a cart is called placed',
    ofCart(() => ({ status: 'placed' })),
  ),
  mutant(
    'a placed order is called a cart',
    showsPlaced((order) => ({ ...order, status: 'cart' })),
  ),
  mutant(
    'a cart has another id at each reading',
    ofCart(() => ({ id: freshKey() as never })),
  ),
  mutant(
    'lines cost what one piece costs',
    ofCart(({ items }) => ({
      subtotal: cents(
        items[0]!.rowTotal,
        items.reduce((sum, { rowTotal, count }) => sum + rowTotal.amount / count, 0),
      ),
    })),
  ),
  mutant('goods in carts are taken from the shown stock', (real, { memory }) => ({
    addToCart: async (item) => {
      const answer = await real.addToCart(item)
      if (answer.ok) memory.set(item.skuId, Number(memory.get(item.skuId) ?? 0) + item.count)
      return answer
    },
    readProduct: async (which) =>
      mapResult(await real.readProduct(which), (reading) => ({
        ...reading,
        product: {
          ...reading.product,
          skus: reading.product.skus.map((sku) =>
            sku.inventory.type === 'finite'
              ? {
                  ...sku,
                  inventory: {
                    ...sku.inventory,
                    quantity: Math.max(0, sku.inventory.quantity - Number(memory.get(sku.id) ?? 0)),
                  },
                }
              : sku,
          ),
        },
      })),
  })),
]
