import { money } from '../../../core/money/index.js'
import type { Order } from '../../../core/orders/index.js'
import { ok } from '../../../core/shared/index.js'
import { showsCart } from './broken-gateway.js'
import type { Mutant } from './broken-gateway.js'
import { cents, mutant, withExtras } from './change-order.js'

/** Rules for the details of a shopper. */
export const DETAILS_MUTANTS: readonly Mutant[] = [
  mutant("another visitor's address is shown", (real, world) => ({
    ...showsCart((order) => ({
      ...order,
      shippingAddress: order.shippingAddress ?? ((world.memory.get('address') ?? null) as never),
    }))(real, world),
    updateAddress: (change) => {
      world.memory.set('address', change.address)
      return real.updateAddress(change)
    },
  })),
  mutant("another visitor's mail is shown", (real, world) => ({
    ...showsCart((order) => ({
      ...order,
      email: order.email ?? ((world.memory.get('email') ?? null) as never),
    }))(real, world),
    updateIdentity: (email) => {
      if (email !== null) world.memory.set('email', email)
      return real.updateIdentity(email)
    },
  })),
  mutant("another visitor's card is shown", (real, world) =>
    showsCart((order) => {
      if (order.card !== null) world.memory.set('card', order.card)
      return { ...order, card: (world.memory.get('card') ?? null) as Order['card'] }
    })(real, world),
  ),
  mutant('the token of a payment is shown', (real, world) =>
    showsCart((order) => ({
      ...order,
      comment: order.card === null ? null : world.fixture.cards.accepted.token,
    }))(real, world),
  ),
  mutant('both addresses are one', (real) => ({
    updateAddress: async (change) => {
      await real.updateAddress({ ...change, kind: 'billing' })
      return real.updateAddress({ ...change, kind: 'shipping' })
    },
  })),
  mutant(
    'the addresses are swapped',
    showsCart((order) => ({
      ...order,
      shippingAddress: order.billingAddress,
      billingAddress: order.shippingAddress,
    })),
  ),
  mutant('a mail cannot be changed', (real, world) => ({
    updateIdentity: async (email) => {
      if (world.memory.has(world.visitor)) return ok(undefined)
      world.memory.set(world.visitor, true)
      return real.updateIdentity(email)
    },
  })),
  mutant('the chosen way of shipping does not count', (real, { fixture }) => ({
    updateShippingMethod: async (id) => {
      const known = await real.updateShippingMethod(id)
      return known.ok
        ? real.updateShippingMethod((fixture.shop.shipping?.parcel ?? 'parcel') as never)
        : known
    },
  })),
  mutant('a way of shipping that does not exist is taken', (real) => ({
    updateShippingMethod: async (id) => {
      await real.updateShippingMethod(id)
      return ok(undefined)
    },
  })),
  mutant(
    'every country is shipped to',
    showsCart((order) => ({
      ...order,
      shippingMethods:
        order.shippingMethods.length === 0 && order.shippingAddress !== null
          ? [
              {
                id: 'parcel' as never,
                name: 'P',
                description: null,
                price: money(490, 'EUR'),
                selected: false,
              },
            ]
          : order.shippingMethods,
    })),
  ),
  mutant(
    'all ways of shipping cost the same',
    showsCart((order) => ({
      ...order,
      shippingMethods: order.shippingMethods.map((each) => ({
        ...each,
        price: cents(each.price, 490),
      })),
    })),
  ),
  mutant(
    'no tax is taken',
    showsCart((order) => withExtras(order, 'tax', () => 0)),
  ),
  mutant(
    'a tax is rounded down',
    showsCart((order) => withExtras(order, 'tax', (amount) => (amount === 162 ? 161 : amount))),
  ),
  mutant(
    'shipping is taxed too',
    showsCart((order) =>
      withExtras(order, 'tax', (amount) =>
        order.extraItems.some(({ kind }) => kind === 'shipping') ? amount + 93 : amount,
      ),
    ),
  ),
  mutant(
    'shipping is free',
    showsCart((order) => withExtras(order, 'shipping', () => 0)),
  ),
  mutant(
    'a discount is not taken off',
    showsCart((order) => withExtras(order, 'discount', () => 0)),
  ),
  mutant(
    'a discount is taken off twice',
    showsCart((order) => withExtras(order, 'discount', (amount) => amount * 2)),
  ),
  mutant('a discount stays when it is taken off', () => ({ removeDiscount: async () => ok(undefined) })),
  mutant('a discount is not applied', (real) => ({
    applyDiscount: async (code) =>
      /^(?:TEN|FREE|BIG)$/.test(code) ? ok(undefined) : real.applyDiscount(code),
  })),
  mutant('every discount is taken', (real) => ({
    applyDiscount: async (code) => {
      await real.applyDiscount(code)
      return ok(undefined)
    },
  })),
  mutant('an expired discount is taken', (real) => ({
    applyDiscount: (code) => real.applyDiscount(code === 'OLD' ? 'TEN' : code),
  })),
  mutant('a discount for large orders is taken for small ones', (real) => ({
    applyDiscount: async (code) => {
      const answer = await real.applyDiscount(code)
      return code === 'BIG' && !answer.ok ? real.applyDiscount('TEN') : answer
    },
  })),
  mutant('additional information is lost', () => ({ updateCustomData: async () => ok(undefined) })),
  mutant('an unknown provider is taken', (real, { fixture }) => ({
    storePaymentMethod: async (method) => {
      const answer = await real.storePaymentMethod(method)
      return answer.ok ? answer : real.storePaymentMethod(fixture.cards.accepted)
    },
  })),
  mutant('addresses are shortened', (real) => ({
    updateAddress: (change) => {
      const { addressee } = change.address
      const address = { ...change.address, addressee: addressee?.slice(0, 20) ?? null }
      return real.updateAddress({ ...change, address })
    },
  })),
  mutant('letters lose their accents', (real) => ({
    updateAddress: (change) => {
      const addressee = change.address.addressee?.normalize('NFD').replace(/\p{M}/gu, '') ?? null
      return real.updateAddress({ ...change, address: { ...change.address, addressee } })
    },
  })),
  mutant('a postal code is a number', (real) => ({
    updateAddress: (change) => {
      const postalCode = change.address.postalCode?.replace(/^0+/, '') ?? null
      return real.updateAddress({ ...change, address: { ...change.address, postalCode } })
    },
  })),
]
