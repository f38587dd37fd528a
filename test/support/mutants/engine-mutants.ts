import type { Address, Order } from '../../../core/orders/index.js'
import type { CommerceGateway, OrderReading } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import { mapResult, ok } from '../../../core/shared/index.js'
import { showsCart, showsPlaced } from './broken-gateway.js'
import type { Break, Mutant } from './broken-gateway.js'
import { freshKey, mutant, withExtras } from './change-order.js'

const TAX = 0.19

const sumOf = (order: Order, kind: string): number =>
  order.extraItems.filter((extra) => extra.kind === kind).reduce((sum, { price }) => sum + price.amount, 0)

/** Shows a cart whose tax is calculated in another way. */
const taxedBy = (tax: (order: Order) => number): Break =>
  showsCart((order) => withExtras(order, 'tax', () => tax(order)))

const halfToEven = (amount: number): number => {
  const rounded = Math.round(amount)
  return Math.abs(amount % 1) === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded
}

const takesAddress =
  (change: (address: Address) => Address): Break =>
  (real) => ({ updateAddress: (sent) => real.updateAddress({ ...sent, address: change(sent.address) }) })

/** Undoes the discount with a change, like some engines. */
const forgetsDiscountAt =
  (name: 'updateAddress' | 'addToCart' | 'submitOrder'): Break =>
  (real) => ({
    [name]: async (sent: never) => {
      const answer = await real[name](sent)
      if (name !== 'submitOrder' || !answer.ok) await real.removeDiscount?.()
      return answer
    },
  })

/** Answers for the visitor whose request came last. */
const answersForTheLast: Break = (_real, { memory, self, fixture }) => {
  const named = async <T>(call: (gateway: CommerceGateway) => Promise<T>): Promise<T> => {
    memory.set('current', self)
    await new Promise((passed) => setTimeout(passed, 1))
    return call(fixture.backend.open(memory.get('current') as Visitor).commerce)
  }
  return {
    addToCart: (item) => named((gateway) => gateway.addToCart(item)),
    updateIdentity: (email) => named((gateway) => gateway.updateIdentity(email)),
    readCart: (query) => named((gateway) => gateway.readCart(query)),
  }
}

/** Keeps a tab's reading until the same tab makes a change. */
const remembersForTab: Break = (real) => {
  let kept: OrderReading | null = null
  const forgets =
    <Sent, Answered>(call: (sent: Sent) => Promise<Answered>) =>
    (sent: Sent): Promise<Answered> => {
      kept = null
      return call(sent)
    }
  return {
    readCart: async (query) => {
      const answer = kept === null ? await real.readCart(query) : ok(kept)
      if (answer.ok) kept = answer.value
      return answer
    },
    addToCart: forgets(real.addToCart),
    updateItem: forgets(real.updateItem),
    updateIdentity: forgets(real.updateIdentity),
    updateAddress: forgets(real.updateAddress),
    updateShippingMethod: forgets(real.updateShippingMethod),
    submitOrder: forgets(real.submitOrder),
  }
}

const withTimes = (order: Order, change: (ms: number) => number): Order => ({
  ...order,
  startedOn: change(order.startedOn),
  updatedOn: change(order.updatedOn),
})

const withoutOptions = (order: Order): Order => ({
  ...order,
  items: order.items.map((item) => ({ ...item, sku: { ...item.sku, optionValues: {} } })),
})

const withoutPictures = (order: Order): Order => ({
  ...order,
  items: order.items.map((item) => ({ ...item, sku: { ...item.sku, mainImage: null } })),
})

const escaped = (text: string): string => text.replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** Mistakes of engines in sums, requests at once, several tabs and several orders. */
export const ENGINE_MUTANTS: readonly Mutant[] = [
  mutant(
    'a tax is taken on what the goods cost before the discount',
    taxedBy(({ subtotal }) => Math.round(subtotal.amount * TAX)),
  ),
  mutant(
    'half a cent of a tax is rounded to the even cent',
    taxedBy((order) => halfToEven(((order.subtotal.amount + sumOf(order, 'discount')) * 19) / 100)),
  ),
  mutant(
    'a tax is rounded for each piece',
    taxedBy((order) =>
      sumOf(order, 'discount') === 0
        ? order.items.reduce((sum, { price, count }) => sum + count * Math.round(price.amount * TAX), 0)
        : sumOf(order, 'tax'),
    ),
  ),
  mutant(
    'goods that are not shipped are not taxed',
    taxedBy((order) =>
      order.items.some(({ product }) => product.type === 'Advanced')
        ? Math.round((order.items[0]?.rowTotal.amount ?? 0) * TAX)
        : sumOf(order, 'tax'),
    ),
  ),
  mutant(
    'a discount takes more off than the goods cost',
    showsCart((order) =>
      sumOf(order, 'discount') === -60 ? withExtras(order, 'discount', () => -100) : order,
    ),
  ),
  mutant('of two changes at once one is lost', (real) => {
    let isBusy = false
    return {
      updateAddress: async (sent) => {
        if (isBusy) return ok(undefined)
        isBusy = true
        const answer = await real.updateAddress(sent)
        isBusy = false
        return answer
      },
    }
  }),
  mutant(
    'the second line of an address is lost',
    takesAddress((address) => ({ ...address, line2: null })),
  ),
  mutant(
    'the state of an address is lost',
    takesAddress((address) => ({ ...address, state: null })),
  ),
  mutant('a changed address takes the discount off', forgetsDiscountAt('updateAddress')),
  mutant('another line takes the discount off', forgetsDiscountAt('addToCart')),
  mutant('a declined card takes the discount off', forgetsDiscountAt('submitOrder')),
  mutant('a declined card takes the answers of the shopper off', (real) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      if (!answer.ok) await real.updateCustomData([])
      return answer
    },
  })),
  mutant('a key whose card was declined pays with the next card', (real, { memory, visitor }) => ({
    storePaymentMethod: (method) => {
      memory.set(`next ${visitor}`, freshKey())
      return real.storePaymentMethod(method)
    },
    submitOrder: (submit) => real.submitOrder({ ...submit, key: String(memory.get(`next ${visitor}`)) }),
  })),
  mutant('requests at once are answered for the visitor who came last', answersForTheLast),
  mutant('a tab keeps the cart that it has read', remembersForTab),
  mutant('a key counts anew with other goods', (real) => ({
    addToCart: (item) => real.addToCart({ ...item, key: `${item.key}-${item.skuId}` }),
  })),
  mutant('a key counts anew with another count', (real) => ({
    addToCart: (item) => real.addToCart({ ...item, key: `${item.key}-${item.count}` }),
  })),
  mutant('the same goods are the same order', (real, { memory, visitor }) => ({
    submitOrder: async (submit) => {
      const read = await real.readCart()
      const goods = read.ok ? read.value.order?.items.map(({ sku, count }) => `${sku.id} ${count}`) : []
      const name = `goods ${visitor} ${String(goods)}`
      const before = memory.get(name) as Awaited<ReturnType<typeof real.submitOrder>> | undefined
      if (before !== undefined) return before
      const answer = await real.submitOrder(submit)
      if (answer.ok) memory.set(name, answer)
      return answer
    },
  })),
  mutant('what was written to an order stays for the next one', (real, { memory, visitor }) => ({
    updateCustomData: (data) => {
      memory.set(`data ${visitor}`, data)
      return real.updateCustomData(data)
    },
    readCart: async (query) =>
      mapResult(await real.readCart(query), (reading) => ({
        ...reading,
        order: reading.order && {
          ...reading.order,
          customData: (memory.get(`data ${visitor}`) ?? []) as Order['customData'],
        },
      })),
  })),
  mutant(
    'times are seconds',
    showsCart((order) => withTimes(order, (ms) => Math.round(ms / 1000))),
  ),
  mutant(
    'times are those of another zone',
    showsCart((order) => withTimes(order, (ms) => ms + 2 * 3_600_000)),
  ),
  mutant(
    'names are escaped in the cart',
    showsCart((order) => ({
      ...order,
      items: order.items.map((item) => ({
        ...item,
        product: { ...item.product, name: escaped(item.product.name) },
      })),
    })),
  ),
  mutant('the cart shows no variant', showsCart(withoutOptions)),
  mutant('the cart shows no picture', showsCart(withoutPictures)),
  mutant('a placed order shows no variant', showsPlaced(withoutOptions)),
  mutant('a placed order shows no picture', showsPlaced(withoutPictures)),
  mutant('what is changed without a cart changes the placed order', (real, { memory, visitor }) => ({
    submitOrder: async (submit) =>
      mapResult(await real.submitOrder(submit), (answer) => {
        if (answer.tag === 'accepted') memory.set(`last ${visitor}`, answer.orderId)
        return answer
      }),
    updateIdentity: async (email) => {
      const read = await real.readCart()
      const last = memory.get(`last ${visitor}`)
      if (read.ok && read.value.order === null && last !== undefined)
        memory.set(`mail of ${String(last)}`, email)
      return real.updateIdentity(email)
    },
    readPlacedOrder: async (which, query) =>
      mapResult(await real.readPlacedOrder(which, query), (reading) => ({
        ...reading,
        order: reading.order && {
          ...reading.order,
          email: (memory.get(`mail of ${which.orderId}`) ?? reading.order.email) as string | null,
        },
      })),
  })),
  mutant('a shopper who has ordered reads every order', (real, { memory, visitor }) => ({
    submitOrder: async (submit) =>
      mapResult(await real.submitOrder(submit), (answer) => {
        if (answer.tag !== 'accepted') return answer
        memory.set(`ordered ${visitor}`, true)
        memory.set(`token of ${answer.orderId}`, answer.token)
        return answer
      }),
    readPlacedOrder: (which, query) => {
      const token = memory.get(`token of ${which.orderId}`) as typeof which.token | undefined
      const opens = memory.has(`ordered ${visitor}`) && token !== undefined
      return real.readPlacedOrder(opens ? { ...which, token } : which, query)
    },
  })),
]
