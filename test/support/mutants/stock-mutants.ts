import type { ProductReading } from '../../../core/ports/shop/commerce-gateway.port.js'
import { err, mapResult, ok } from '../../../core/shared/index.js'
import { answersTo, refused } from './broken-accounts.js'
import { once, showsCart } from './broken-gateway.js'
import type { Break, Mutant, World } from './broken-gateway.js'
import { cents, mutant } from './change-order.js'

const fewer = (reading: ProductReading, pieces: number): ProductReading => ({
  ...reading,
  product: {
    ...reading.product,
    skus: reading.product.skus.map((sku) =>
      sku.inventory.type === 'finite'
        ? { ...sku, inventory: { ...sku.inventory, quantity: sku.inventory.quantity - pieces } }
        : sku,
    ),
  },
})

/** Takes a piece more from stock for each submit that `counts`. */
const takesMore =
  (counts: (submit: { readonly confirmation?: string }, isAsked: boolean) => boolean): Break =>
  (real, { memory }) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      const isAsked = answer.ok && answer.value.tag === 'action-required'
      if (counts(submit, isAsked)) memory.set('taken', Number(memory.get('taken') ?? 0) + 1)
      return answer
    },
    readProduct: async (which) =>
      mapResult(await real.readProduct(which), (reading) => fewer(reading, Number(memory.get('taken') ?? 0))),
  })

const firstReading = (
  world: World,
  real: Parameters<Break>[0],
  which: Parameters<typeof real.readProduct>[0],
) => once(world, `first ${JSON.stringify(which)}`, () => real.readProduct(which))

/** Mistakes of engines in stock, lists, pages of lists and their caches. */
export const STOCK_MUTANTS: readonly Mutant[] = [
  mutant(
    'an order with a challenge takes its stock twice',
    takesMore(({ confirmation }) => confirmation !== undefined),
  ),
  mutant('a challenge that was left keeps its stock', (real, world) => ({
    ...takesMore((_submit, isAsked) => isAsked)(real, world),
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      const held = Number(world.memory.get('taken') ?? 0)
      if (answer.ok && answer.value.tag === 'action-required') world.memory.set('taken', held + 1)
      else if (submit.confirmation !== undefined) world.memory.set('taken', held - 1)
      return answer
    },
  })),
  mutant('a challenge that was left uses a discount up', (real, { memory, visitor }) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      const isAsked = answer.ok && answer.value.tag === 'action-required'
      if (isAsked && memory.has(`once ${visitor}`)) memory.set('used up', true)
      return answer
    },
    applyDiscount: async (code) => {
      if (code === 'ONCE') memory.set(`once ${visitor}`, true)
      return code === 'ONCE' && memory.has('used up')
        ? refused('DiscountUsageReached')
        : real.applyDiscount(code)
    },
  })),
  mutant('a further page forgets its category', (real) => ({
    listProducts: (query) =>
      real.listProducts(query.after === undefined ? query : { ...query, category: null }),
  })),
  mutant('a further page forgets its search', (real) => ({
    listProducts: ({ search, ...query }) =>
      real.listProducts(search === undefined || query.after !== undefined ? query : { ...query, search }),
  })),
  mutant('no list holds more than two products', (real) => ({
    listProducts: (query) => real.listProducts({ ...query, limit: Math.min(query.limit, 2) }),
  })),
  mutant('shown prices are those that were read first', (real, world) => ({
    readProduct: (which) => firstReading(world, real, which),
  })),
  mutant('prices of products by their slug are those that were read first', (real, world) => ({
    readProduct: (which) => ('slug' in which ? firstReading(world, real, which) : real.readProduct(which)),
  })),
  mutant('found prices are those that were read first', (real, world) => ({
    listProducts: (query) =>
      query.search === undefined
        ? real.listProducts(query)
        : once(world, `found ${JSON.stringify(query)}`, () => real.listProducts(query)),
  })),
  mutant('lists are sorted by the prices that were read first', (real, world) => ({
    listProducts: async (query) => {
      if (query.sort === undefined) return real.listProducts(query)
      const order = await once(world, `order ${JSON.stringify(query)}`, async () => {
        const listed = await real.listProducts(query)
        return listed.ok ? listed.value.map(({ product }) => String(product.id)) : []
      })
      return mapResult(await real.listProducts(query), (listed) =>
        [...listed].sort(
          (one, other) => order.indexOf(String(one.product.id)) - order.indexOf(String(other.product.id)),
        ),
      )
    },
  })),
  mutant('a withdrawn product is still found by its slug', (real, world) => ({
    readProduct: async (which) => {
      const answer = await real.readProduct(which)
      if (!('slug' in which)) return answer
      if (answer.ok) world.memory.set(`slug ${which.slug}`, answer.value)
      const before = world.memory.get(`slug ${which.slug}`) as ProductReading | undefined
      if (answer.ok || before === undefined) return answer
      return answersTo(answer, 'ItemNotFound') ? ok(before) : err(answer.failure)
    },
  })),
  mutant(
    'a withdrawn product is still counted in the cart',
    showsCart((order) => {
      const items = order.items.map((line) =>
        line.count > 0 ? line : { ...line, count: 1, rowTotal: line.price },
      )
      const [subtotal, itemCount] = [
        items.reduce((sum, { rowTotal }) => sum + rowTotal.amount, 0),
        items.reduce((sum, { count }) => sum + count, 0),
      ]
      const total = order.total.amount + subtotal - order.subtotal.amount
      return {
        ...order,
        items,
        itemCount,
        subtotal: cents(order.subtotal, subtotal),
        total: cents(order.total, total),
      }
    }),
  ),
  mutant(
    'the cart says nothing of a withdrawn product',
    showsCart((order) => ({ ...order, items: order.items.filter(({ count }) => count > 0) })),
  ),
]
