import { orderId, orderToken } from '../../../core/orders/index.js'
import { err, mapResult, ok } from '../../../core/shared/index.js'
import { saysInstead, saysPlaced, showsCart, showsPlaced } from './broken-gateway.js'
import type { Mutant } from './broken-gateway.js'
import { freshKey, inventedOrder, more, mutant } from './change-order.js'

const FLAGS = [
  'requiresShipping',
  'isFreeOrder',
  'hasSubscription',
  'shippingAddressRequiresPostalCode',
  'billingAddressRequiresPostalCode',
] as const

/** Places an order where the right back end refuses it. */
const placesInsteadOf = (code: string): Mutant =>
  mutant(`an order is placed in spite of ${code}`, (real) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      return !answer.ok && answer.failure.tag === 'rejected' && answer.failure.code === code
        ? ok(inventedOrder(submit.key))
        : answer
    },
  }))

const isDeclined = (answer: {
  readonly ok: boolean
  readonly failure?: { readonly tag: string; readonly code?: string }
}) => !answer.ok && answer.failure?.code === 'PaymentDeclined'

/** Rules of repetition, of flags and of what an order needs. */
export const FURTHER_MUTANTS: readonly Mutant[] = [
  ...FLAGS.map((flag) =>
    mutant(
      `the flag ${flag} says the contrary`,
      showsCart((order) => ({
        ...order,
        flags: { ...order.flags, [flag]: !order.flags[flag] },
      })),
    ),
  ),
  ...[
    'OutOfInventory',
    'OrderTotalRange',
    'NeedShippingAddress',
    'InvalidShippingAddress',
    'NeedShippingMethod',
    'NeedPaymentMethod',
    'ItemNotFound',
    'PriceChanged',
    'OrderExtrasChanged',
    'PaymentDeclined',
    'KeyReused',
  ].map(placesInsteadOf),
  mutant('an answer that was lost cannot be had again', (real, { memory }) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      if (memory.has(submit.key))
        return err({ tag: 'rejected', code: 'ItemNotFound', message: '', problems: [] })
      if (answer.ok && answer.value.tag === 'accepted') memory.set(submit.key, true)
      return answer
    },
  })),
  mutant('an order that is repeated has another token', (real, { memory }) => ({
    submitOrder: async (submit) =>
      mapResult(await real.submitOrder(submit), (answer) => {
        const isKnown = memory.has(submit.key)
        memory.set(submit.key, true)
        return isKnown && answer.tag === 'accepted'
          ? { ...answer, token: orderToken(crypto.randomUUID()) }
          : answer
      }),
  })),
  mutant('a challenge is another one each time', (real) => ({
    submitOrder: async (submit) =>
      mapResult(await real.submitOrder(submit), (answer) =>
        answer.tag === 'action-required'
          ? { ...answer, action: { ...answer.action, data: `${answer.action.data}#${freshKey()}` } }
          : answer,
      ),
  })),
  mutant('a refusal is forgotten when its key comes again', (real, { memory, fixture }) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      if (!isDeclined(answer)) return answer
      if (!memory.has(submit.key)) {
        memory.set(submit.key, true)
        return answer
      }
      await real.storePaymentMethod(fixture.cards.accepted)
      return real.submitOrder({ ...submit, key: `${submit.key}-again` })
    },
  })),
  mutant('a declined card takes the cart away', (real, { memory, visitor }) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      if (isDeclined(answer)) memory.set(visitor, true)
      return answer
    },
    readCart: async (query) =>
      mapResult(await real.readCart(query), (read) => ({
        ...read,
        order: memory.has(visitor) ? null : read.order,
      })),
  })),
  mutant('a discount stays for the next order', (real, { memory, visitor }) => ({
    applyDiscount: (code) => {
      memory.set(visitor, code)
      return real.applyDiscount(code)
    },
    addToCart: async (item) => {
      const answer = await real.addToCart(item)
      const code = memory.get(visitor)
      if (answer.ok && typeof code === 'string') await real.applyDiscount(code)
      return answer
    },
  })),
  mutant('a discount that is used up is said to be unknown', (real) => ({
    applyDiscount: async (code) =>
      saysInstead(await real.applyDiscount(code), 'DiscountUsageReached', 'DiscountDoesNotExist'),
  })),
  mutant('an expired discount is said to be unknown', (real) => ({
    applyDiscount: async (code) =>
      saysInstead(await real.applyDiscount(code), 'DiscountExpired', 'DiscountDoesNotExist'),
  })),
  mutant('a mail cannot be taken back', (real) => ({
    updateIdentity: async (email) => (email === null ? ok(undefined) : real.updateIdentity(email)),
  })),
  mutant(
    'the card of a cart is not shown',
    showsCart((order) => ({ ...order, card: null })),
  ),
  mutant(
    'the provider of a cart is not shown',
    showsCart((order) => ({ ...order, paymentProcessor: null })),
  ),
  mutant(
    'no way of shipping is ever selected',
    showsCart((order) => ({
      ...order,
      shippingMethods: order.shippingMethods.map((each) => ({ ...each, selected: false })),
    })),
  ),
  mutant(
    'a placed order shows no card',
    showsPlaced((order) => ({ ...order, card: null })),
  ),
  mutant(
    'a placed order has lost its lines',
    showsPlaced((order) => ({ ...order, items: [] })),
  ),
  mutant(
    'a placed order has another total',
    showsPlaced((order) => ({ ...order, total: more(order.total) })),
  ),
  mutant(
    'an order has one id for all',
    saysPlaced((answer) => ({ ...answer, orderId: orderId('one') })),
  ),
  mutant('recalculating adds a cent', (real, { memory, visitor }) => ({
    recalculate: () => {
      memory.set(visitor, true)
      return real.recalculate()
    },
    ...showsCart((order) => (memory.has(visitor) ? { ...order, total: more(order.total) } : order))(
      real,
      {} as never,
    ),
  })),
  mutant('what throws is not caught', () => ({
    addToCart: () => Promise.reject(new Error('down')),
  })),
]
