import { money } from '../../../core/money/index.js'
import type { Order } from '../../../core/orders/index.js'
import { mapResult, ok } from '../../../core/shared/index.js'
import { answersTo, refused } from './broken-accounts.js'
import { once, showsCart, showsPlaced } from './broken-gateway.js'
import type { Mutant } from './broken-gateway.js'
import { mutant, withExtras } from './change-order.js'

const shippedTo = (order: Order): string | null => order.shippingAddress?.country ?? null

const withTax = (order: Order, amount: number): Order => ({
  ...order,
  extraItems: [...order.extraItems, { kind: 'tax', name: 'VAT', price: money(amount, 'EUR') }],
  total: money(order.total.amount + amount, 'EUR'),
})

/** Rules of a cart that changes, and of carts of others. */
export const STANDING_MUTANTS: readonly Mutant[] = [
  mutant('a declined payment uses a discount up', (real, { memory, visitor }) => ({
    applyDiscount: async (code) => {
      if (memory.has(`used ${code}`)) return refused('DiscountUsageReached')
      memory.set(`code ${visitor}`, code)
      return real.applyDiscount(code)
    },
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      if (answersTo(answer, 'PaymentDeclined'))
        memory.set(`used ${String(memory.get(`code ${visitor}`))}`, true)
      return answer
    },
  })),
  mutant('a way of shipping goes along to an address that it does not serve', (real) => ({
    updateAddress: (change) =>
      real.updateAddress(
        change.kind === 'shipping' && change.address.country === 'AT'
          ? { ...change, address: { ...change.address, country: 'DE' } }
          : change,
      ),
  })),
  mutant('shipping stays as cheap as it was for a larger cart', (real, world) =>
    showsCart((order) =>
      withExtras(order, 'shipping', (amount) => {
        const key = `cheapest ${world.visitor} ${shippedTo(order)}`
        const least = Math.min(amount, (world.memory.get(key) ?? amount) as number)
        world.memory.set(key, least)
        return least
      }),
    )(real, world),
  ),
  mutant(
    'a tax is taken abroad too',
    showsCart((order) => (shippedTo(order) === 'AT' ? withTax(order, 162) : order)),
  ),
  mutant(
    'a tax goes by the billing address',
    showsCart((order) =>
      order.billingAddress?.country === 'AT' ? withExtras(order, 'tax', () => 0) : order,
    ),
  ),
  mutant(
    'a discount is taken off the shipping too',
    showsCart((order) =>
      order.extraItems.some(
        ({ kind, price }) => kind === 'discount' && price.amount === -order.subtotal.amount,
      )
        ? withExtras(order, 'shipping', () => 0)
        : order,
    ),
  ),
  mutant(
    'an order is free when its goods are',
    showsCart((order) =>
      order.extraItems.some(
        ({ kind, price }) => kind === 'discount' && price.amount === -order.subtotal.amount,
      )
        ? { ...order, flags: { ...order.flags, isFreeOrder: true } }
        : order,
    ),
  ),
  mutant('a new estimate takes the discount off', (real) => ({
    recalculate: async () => {
      await real.removeDiscount?.()
      return real.recalculate()
    },
  })),
  mutant('a changed count takes the discount off', (real) => ({
    updateItem: async (item) => {
      await real.removeDiscount?.()
      return real.updateItem(item)
    },
  })),
  mutant('a changed count forgets the payment', (real, world) => ({
    ...showsCart((order) => (world.memory.has(world.visitor) ? { ...order, card: null } : order))(
      real,
      world,
    ),
    updateItem: (item) => {
      world.memory.set(world.visitor, true)
      return real.updateItem(item)
    },
  })),
  mutant("another visitor's cart is ordered by its id", (real, { memory, fixture, self }) => ({
    readCart: async (query) =>
      mapResult(await real.readCart(query), (reading) => {
        if (reading.order !== null) memory.set(reading.order.id, self)
        return reading
      }),
    submitOrder: (submit) => {
      const owner = memory.get(submit.orderId ?? '') as typeof self | undefined
      return (owner === undefined ? real : fixture.backend.open(owner).commerce).submitOrder(submit)
    },
  })),
  mutant('the id of the cart that was seen is not looked at', (real) => ({
    submitOrder: ({ orderId, ...submit }) => real.submitOrder(orderId === undefined ? submit : { ...submit }),
  })),
  mutant(
    'a placed order has lost its discount',
    showsPlaced((order) => withExtras(order, 'discount', () => 0)),
  ),
  mutant(
    'a placed order shows the cheapest way of shipping',
    showsPlaced((order) => withExtras(order, 'shipping', () => 490)),
  ),
  mutant(
    'a placed order has lost what the shopper wrote to it',
    showsPlaced((order) => ({ ...order, customData: [] })),
  ),
  mutant('the category of a withdrawn product is still named', (real, world) => ({
    listCategories: () => once(world, 'categories', () => real.listCategories!()),
  })),
  mutant('a category is named once for each product', (real) => ({
    listCategories: async () => mapResult(await real.listCategories!(), (names) => [...names, ...names]),
  })),
  mutant('no category is named', () => ({ listCategories: async () => ok([]) })),
]
