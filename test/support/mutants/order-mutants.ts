import { orderToken } from '../../../core/orders/index.js'
import type { Order } from '../../../core/orders/index.js'
import type { SubmitAnswer } from '../../../core/ports/shop/commerce-gateway.port.js'
import { mapResult, ok } from '../../../core/shared/index.js'
import { saysInstead, saysPlaced, showsPlaced } from './broken-gateway.js'
import type { Break, Mutant } from './broken-gateway.js'
import { cents, freshKey, more, mutant, withExtras } from './change-order.js'

/** Passes a challenge that the shopper did not pass. */
const passesItself: Break = (real, { fixture }) => ({
  submitOrder: async (submit) => {
    if (submit.confirmation === undefined) return real.submitOrder(submit)
    const waiting = await real.findSubmit(submit.key)
    if (!waiting.ok || waiting.value.tag !== 'action-required') return real.submitOrder(submit)
    const confirmation = await fixture.passChallenge(waiting.value.action)
    return real.submitOrder({ ...submit, confirmation })
  },
})

const tokenOf = (id: string, count: number): string =>
  `${id}`.length > 0 ? `order-token-${String(count).padStart(12, '0')}` : id

/** Tokens that are made by a rule in place of random ones. */
const tokensBy =
  (make: (orderId: string, count: number) => string): Break =>
  (real, { memory }) => {
    const known = (answer: SubmitAnswer): SubmitAnswer => {
      if (answer.tag !== 'accepted') return answer
      const earlier = memory.get(`made ${answer.orderId}`) as string | undefined
      const token = earlier ?? make(answer.orderId, memory.size)
      memory.set(`made ${answer.orderId}`, token)
      memory.set(`real ${token}`, answer.token)
      return { ...answer, token: orderToken(token) }
    }
    return {
      submitOrder: async (submit) => mapResult(await real.submitOrder(submit), known),
      findSubmit: async (key) =>
        mapResult(await real.findSubmit(key), (found) =>
          found.tag === 'accepted' ? (known(found) as typeof found) : found,
        ),
      readPlacedOrder: (which, query) =>
        real.readPlacedOrder(
          { ...which, token: (memory.get(`real ${which.token}`) ?? which.token) as typeof which.token },
          query,
        ),
    }
  }

/** Rules of orders. */
export const ORDER_MUTANTS: readonly Mutant[] = [
  mutant('any reference passes a challenge', passesItself),
  mutant("another payment's reference passes a challenge", (real, world) => ({
    submitOrder: async (submit) => {
      const { confirmation } = submit
      if (confirmation === undefined) return real.submitOrder(submit)
      const genuine = (world.memory.get('genuine') ?? new Set()) as Set<string>
      const answer = await real.submitOrder(submit)
      if (answer.ok && answer.value.tag === 'accepted') genuine.add(confirmation)
      world.memory.set('genuine', genuine)
      return genuine.has(confirmation) ? passesItself(real, world).submitOrder!(submit) : answer
    },
  })),
  mutant('keys of submits are shared between visitors', (real, world) => ({
    submitOrder: async (submit) => {
      const known = world.memory.get(submit.key) as Awaited<ReturnType<typeof real.submitOrder>> | undefined
      if (known !== undefined) return known
      const answer = await real.submitOrder(submit)
      if (answer.ok && answer.value.tag === 'accepted') world.memory.set(submit.key, answer)
      return answer
    },
  })),
  mutant('submits of all visitors are found', (real, world) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      if (answer.ok && answer.value.tag === 'accepted') world.memory.set(submit.key, answer)
      return answer
    },
    findSubmit: async (key) => (world.memory.get(key) ?? (await real.findSubmit(key))) as never,
  })),
  mutant('a submit is never found', () => ({ findSubmit: async () => ok({ tag: 'not-placed' }) })),
  mutant('a declined submit is not found', (real) => ({
    findSubmit: async (key) => {
      const found = await real.findSubmit(key)
      return found.ok ? found : ok({ tag: 'not-placed' })
    },
  })),
  mutant('looking for a submit places it', (real) => ({
    findSubmit: async (key) => {
      const found = await real.findSubmit(key)
      if (found.ok && found.value.tag === 'not-placed') await real.submitOrder({ key })
      return found
    },
  })),
  mutant('a waiting submit is found as undecided', (real) => ({
    findSubmit: async (key) =>
      mapResult(await real.findSubmit(key), (found) =>
        found.tag === 'action-required' ? ({ tag: 'pending' } as const) : found,
      ),
  })),
  mutant('a reused key is never refused', (real) => ({
    submitOrder: ({ key, confirmation }) =>
      real.submitOrder({ key, ...(confirmation !== undefined && { confirmation }) }),
  })),
  mutant('a reused key places another order', (real) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      const isReused = !answer.ok && answer.failure.tag === 'rejected' && answer.failure.code === 'KeyReused'
      return isReused ? real.submitOrder({ ...submit, key: `${submit.key}-again` }) : answer
    },
  })),
  mutant('a key places as many orders as it comes', (real) => ({
    submitOrder: (submit) => real.submitOrder({ ...submit, key: freshKey() }),
  })),
  mutant(
    'tokens are numbers in a row',
    tokensBy((id, count) => tokenOf(id, count)),
  ),
  mutant(
    'tokens are the ids of orders',
    tokensBy((id) => id),
  ),
  mutant(
    'tokens are the ids of orders in base64',
    tokensBy((id) => btoa(id)),
  ),
  mutant(
    'tokens are short',
    tokensBy((_id, count) => `${(count * 7919) % 10_000}`.padStart(4, '0')),
  ),
  mutant(
    'every order has one token',
    tokensBy(() => 'a-token-that-is-long-enough-0'),
  ),
  mutant('an order is shown for any token', (real, { memory }) => ({
    submitOrder: async (submit) =>
      mapResult(await real.submitOrder(submit), (answer) => {
        if (answer.tag === 'accepted') memory.set(answer.orderId, answer.token)
        return answer
      }),
    readPlacedOrder: (which, query) =>
      real.readPlacedOrder({ ...which, token: (memory.get(which.orderId) ?? which.token) as never }, query),
  })),
  mutant("an order is shown for another order's token", (real, { memory }) => ({
    submitOrder: async (submit) =>
      mapResult(await real.submitOrder(submit), (answer) => {
        if (answer.tag === 'accepted') {
          memory.set(answer.orderId, answer.token)
          memory.set(answer.token, true)
        }
        return answer
      }),
    readPlacedOrder: (which, query) =>
      real.readPlacedOrder(
        memory.has(which.token)
          ? { ...which, token: (memory.get(which.orderId) ?? which.token) as never }
          : which,
        query,
      ),
  })),
  mutant('a placed order is shown at the prices of today', (real, world) => ({
    readPlacedOrder: async (which, query) => {
      const reading = await real.readPlacedOrder(which, query)
      if (!reading.ok || reading.value.order === null) return reading
      const { order } = reading.value
      const items = await Promise.all(
        order.items.map(async (item) => {
          const now = await world.fixture.backend
            .open({ id: 'x' as never })
            .commerce.readProduct({ id: item.product.id })
          const sku = now.ok ? now.value.product.skus.find(({ id }) => id === item.sku.id) : undefined
          const price = sku?.price ?? item.price
          return { ...item, price, rowTotal: cents(price, price.amount * item.count) }
        }),
      )
      const subtotal = items.reduce((sum, { rowTotal }) => sum + rowTotal.amount, 0)
      const extras = order.extraItems.reduce((sum, { price }) => sum + price.amount, 0)
      return ok({
        ...reading.value,
        order: {
          ...order,
          items,
          subtotal: cents(order.subtotal, subtotal),
          total: cents(order.total, subtotal + extras),
        },
      })
    },
  })),
  mutant(
    'a placed order has no mail',
    showsPlaced((order) => ({ ...order, email: null })),
  ),
  mutant(
    'a placed order shows the billing address as the shipping address',
    showsPlaced((order) => ({
      ...order,
      shippingAddress: order.billingAddress,
    })),
  ),
  mutant(
    'a placed order stays a cart',
    showsPlaced((order) => ({ ...order, status: 'cart' })),
  ),
  mutant(
    'a placed order has lost its tax',
    showsPlaced((order) => withExtras(order, 'tax', () => 0)),
  ),
  mutant('a placed order shows the token of its payment', (real, world) =>
    showsPlaced((order) => ({ ...order, comment: world.fixture.cards.accepted.token }))(real, world),
  ),
  mutant(
    'no answer tells what was paid',
    saysPlaced((answer) => ({
      ...answer,
      customerPaid: cents(answer.customerPaid, 0),
    })),
  ),
  mutant(
    'an answer tells a cent too much',
    saysPlaced((answer) => ({ ...answer, customerPaid: more(answer.customerPaid) })),
  ),
  mutant(
    'an answer tells nothing of the goods',
    saysPlaced((answer) => ({ ...answer, purchasedItems: [] })),
  ),
  mutant(
    'an answer tells other counts',
    saysPlaced((answer) => ({
      ...answer,
      purchasedItems: answer.purchasedItems.map((item) => ({ ...item, count: 1 })),
    })),
  ),
  mutant('the cart is still there after the order', (real, world) => ({
    readCart: async (query) => {
      const reading = await real.readCart(query)
      if (!reading.ok) return reading
      if (reading.value.order !== null) world.memory.set(world.visitor, reading.value.order)
      return ok({ ...reading.value, order: (world.memory.get(world.visitor) ?? null) as Order | null })
    },
  })),
  mutant('a declined card is said in other words', (real) => ({
    submitOrder: async (submit) =>
      saysInstead(await real.submitOrder(submit), 'PaymentDeclined', 'PaymentUnavailable'),
  })),
  mutant('a declined card pays', (real, { fixture }) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      const isDeclined =
        !answer.ok && answer.failure.tag === 'rejected' && answer.failure.code === 'PaymentDeclined'
      if (!isDeclined) return answer
      await real.storePaymentMethod(fixture.cards.accepted)
      return real.submitOrder({ ...submit, key: `${submit.key}-again` })
    },
  })),
  mutant('no challenge is asked for', (real, { fixture }) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      if (!answer.ok || answer.value.tag !== 'action-required') return answer
      const confirmation = await fixture.passChallenge(answer.value.action)
      return real.submitOrder({ ...submit, confirmation })
    },
  })),
  mutant('a price that was not seen is taken', (real) => ({
    submitOrder: async (submit) => {
      await real.readCart()
      const answer = await real.submitOrder(submit)
      const isNews = !answer.ok && answer.failure.tag === 'rejected' && answer.failure.code === 'PriceChanged'
      if (!isNews) return answer
      await real.readCart()
      return real.submitOrder({ ...submit, key: `${submit.key}-again` })
    },
  })),
  mutant('costs that were not seen are taken', (real) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      const isNews =
        !answer.ok && answer.failure.tag === 'rejected' && answer.failure.code === 'OrderExtrasChanged'
      if (!isNews) return answer
      await real.readCart()
      return real.submitOrder({ ...submit, key: `${submit.key}-again` })
    },
  })),
  ...[
    'OutOfInventory',
    'OrderTotalRange',
    'NeedShippingAddress',
    'InvalidShippingAddress',
    'NeedShippingMethod',
    'NeedPaymentMethod',
    'KeyReused',
    'PriceChanged',
    'OrderExtrasChanged',
    'ItemNotFound',
  ].map((code) =>
    mutant(`an order is refused without saying ${code}`, (real) => ({
      submitOrder: async (submit) => saysInstead(await real.submitOrder(submit), code, 'Unknown'),
    })),
  ),
]
