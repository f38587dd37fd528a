import type { Product, Sku } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'
import type { LineItem } from '../../../core/orders/index.js'
import type { CartChange, ProductReading } from '../../../core/ports/shop/commerce-gateway.port.js'
import { mapResult, ok } from '../../../core/shared/index.js'
import { answersTo, refused } from './broken-accounts.js'
import { showsCart } from './broken-gateway.js'
import type { Break, Mutant } from './broken-gateway.js'
import { cents, freshKey, more, mutant, withExtras } from './change-order.js'

type Gateway = Parameters<Break>[0]

const orderOf = async (real: Gateway) => {
  const cart = await real.readCart()
  return cart.ok ? cart.value.order : null
}

/** The pieces of a SKU in stock. */
async function stockOf(real: Gateway, { product, sku: { id: wanted } }: LineItem): Promise<number> {
  const reading = await real.readProduct({ id: product.id })
  const sku = reading.ok ? reading.value.product.skus.find(({ id }) => id === wanted) : undefined
  return sku?.inventory.type === 'finite' ? sku.inventory.quantity : Infinity
}

const withoutTags = (name: string): string => name.replace(/<[^>]*>/g, '')

const renamed = (reading: ProductReading): ProductReading => ({
  ...reading,
  product: { ...reading.product, name: withoutTags(reading.product.name) },
})

const changesSkus =
  (change: (sku: Sku, product: Product) => Sku) =>
  (reading: ProductReading): ProductReading => ({
    ...reading,
    product: { ...reading.product, skus: reading.product.skus.map((sku) => change(sku, reading.product)) },
  })

/** An addition that never came into the cart. */
const inventedChange = (itemCount: number): CartChange => ({
  itemId: 'none',
  itemCount,
  itemPrice: money(850, 'EUR'),
})

/** Mistakes at limits, in parallel calls, and between connections. */
export const BOUNDARY_MUTANTS: readonly Mutant[] = [
  mutant('an amount is taken off each piece', (real, world) => ({
    applyDiscount: async (code) => {
      const answer = await real.applyDiscount(code)
      if (answer.ok) world.memory.set(`code ${world.visitor}`, code)
      return answer
    },
    ...showsCart((order) =>
      world.memory.get(`code ${world.visitor}`) === 'ONCE'
        ? withExtras(order, 'discount', (off) => Math.max(-order.subtotal.amount, off * order.itemCount))
        : order,
    )(real, world),
  })),
  mutant('a discount for large orders begins above its minimum', (real) => ({
    applyDiscount: async (code) =>
      code === 'BIG' && (await orderOf(real))?.subtotal.amount === 50000
        ? refused('DiscountRequirementsNotMet')
        : real.applyDiscount(code),
  })),
  mutant('an order must cost more than the minimum', (real, world) => ({
    ...showsCart((order) => {
      world.memory.set(`subtotal ${world.visitor}`, order.subtotal.amount)
      return order
    })(real, world),
    submitOrder: async (submit) =>
      world.memory.get(`subtotal ${world.visitor}`) === 200
        ? refused('OrderTotalRange')
        : real.submitOrder(submit),
  })),
  mutant(
    'cheaper shipping begins above its step',
    showsCart((order) => ({
      ...order,
      shippingMethods: order.shippingMethods.map((method) =>
        order.subtotal.amount === 5000 && method.price.amount === 0
          ? { ...method, price: cents(method.price, 1200) }
          : method,
      ),
    })),
  ),
  mutant('an order is placed while there is any stock of it', (real) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      if (!answersTo(answer, 'OutOfInventory')) return answer
      const order = await orderOf(real)
      for (const line of order?.items ?? []) {
        const left = await stockOf(real, line)
        if (left < line.count && left > 0) {
          await real.updateItem({ skuId: line.sku.id, count: left })
          return real.submitOrder({ key: freshKey() })
        }
      }
      return answer
    },
  })),
  mutant('the last piece is sold twice behind challenges', (real, { memory, visitor, fixture }) => ({
    submitOrder: async ({ key, ...submit }) => {
      const known = memory.get(`key ${visitor} ${key}`) as string | undefined
      const answer = await real.submitOrder({ ...submit, key: known ?? key })
      const order = await orderOf(real)
      if (!answersTo(answer, 'OutOfInventory') || order?.card?.last4 === '4242') return answer
      for (const line of order?.items ?? []) await real.updateItem({ skuId: line.sku.id, count: 0 })
      await real.addToCart({ skuId: fixture.shop.guide.sku, count: 1, buyNow: false, key: freshKey() })
      await real.updateIdentity('ada@example.com')
      await real.storePaymentMethod(fixture.cards.challenged)
      await real.readCart()
      const other = freshKey()
      memory.set(`key ${visitor} ${key}`, other)
      return real.submitOrder({ ...submit, key: other })
    },
  })),
  mutant('a list behind a withdrawn product is refused', (real) => ({
    listProducts: async (query) =>
      query.after !== undefined && !(await real.readProduct({ id: query.after })).ok
        ? refused('ItemNotFound')
        : real.listProducts(query),
  })),
  mutant('keys of additions are known to one connection', (real) => {
    const own = freshKey()
    return { addToCart: (item) => real.addToCart({ ...item, key: `${item.key}-${own}` }) }
  }),
  mutant('keys of submits are known to one connection', (real) => {
    const own = freshKey()
    return {
      submitOrder: (submit) => real.submitOrder({ ...submit, key: `${submit.key}-${own}` }),
      findSubmit: (key) => real.findSubmit(`${key}-${own}`),
    }
  }),
  mutant('what is added while an order is placed is lost', (real, { memory, visitor }) => ({
    submitOrder: async (submit) => {
      memory.set(`placing ${visitor}`, true)
      const answer = await real.submitOrder(submit)
      memory.delete(`placing ${visitor}`)
      return answer
    },
    addToCart: async (item) =>
      memory.has(`placing ${visitor}`) ? ok(inventedChange(item.count)) : real.addToCart(item),
  })),
  mutant('shipping is charged for goods that are not shipped', (real, world) => ({
    updateShippingMethod: (id) => {
      world.memory.set(`way ${world.visitor}`, id)
      return real.updateShippingMethod(id)
    },
    ...showsCart((order) =>
      order.flags.requiresShipping || !world.memory.get(`way ${world.visitor}`)
        ? order
        : {
            ...order,
            extraItems: [
              ...order.extraItems,
              { kind: 'shipping', name: 'Parcel', price: cents(order.total, 490) },
            ],
            total: more(order.total, 490),
          },
    )(real, world),
  })),
  mutant('what follows a plus in a mail is dropped', (real) => ({
    updateIdentity: (email) => real.updateIdentity(email?.replace(/\+[^@]*/, '') ?? null),
  })),
  mutant('tags are taken out of names', (real, world) => ({
    readProduct: async (which) => mapResult(await real.readProduct(which), renamed),
    listProducts: async (query) => mapResult(await real.listProducts(query), (all) => all.map(renamed)),
    ...showsCart((order) => ({
      ...order,
      items: order.items.map((line) => ({
        ...line,
        product: { ...line.product, name: withoutTags(line.product.name) },
      })),
    }))(real, world),
  })),
  mutant('the codes of variants are lost', (real) => ({
    readProduct: async (which) =>
      mapResult(
        await real.readProduct(which),
        changesSkus((sku) => ({ ...sku, code: null })),
      ),
    listProducts: async (query) =>
      mapResult(await real.listProducts(query), (all) =>
        all.map(changesSkus((sku) => ({ ...sku, code: null }))),
      ),
  })),
  mutant('goods of one kind are listed a cent too low', (real) => ({
    listProducts: async (query) =>
      mapResult(await real.listProducts(query), (all) =>
        all.map(
          changesSkus((sku, { type }) => (type === 'Service' ? { ...sku, price: more(sku.price, -1) } : sku)),
        ),
      ),
  })),
  mutant('a challenge is paid at the price of after it', (real) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      if (submit.confirmation === undefined || !answer.ok || answer.value.tag !== 'accepted') return answer
      const all = await real.listProducts({ category: null, limit: 100 })
      const skus = all.ok ? all.value.flatMap(({ product }) => product.skus) : []
      const dearer = answer.value.purchasedItems.reduce((sum, { id, count, price }) => {
        const now = skus.find((sku) => sku.id === id)?.price.amount ?? price.amount
        return sum + count * (now - price.amount)
      }, 0)
      return ok({ ...answer.value, customerPaid: more(answer.value.customerPaid, dearer) })
    },
  })),
  mutant(
    'the base of a tax is a euro too low',
    showsCart((order) => ({
      ...order,
      ...(order.taxes && { taxes: order.taxes.map((tax) => ({ ...tax, net: more(tax.net, -100) })) }),
    })),
  ),
  mutant(
    'the parts of a discount come to another sum',
    showsCart((order) => ({
      ...order,
      ...(order.discountParts && { discountParts: order.discountParts.map((part) => more(part, 1)) }),
    })),
  ),
  mutant('additions at once may exceed the stock', (real, { memory, visitor }) => ({
    addToCart: async (item) => {
      const running = Number(memory.get(`adding ${visitor}`) ?? 0)
      memory.set(`adding ${visitor}`, running + 1)
      const answer = await real.addToCart(item)
      memory.set(`adding ${visitor}`, Number(memory.get(`adding ${visitor}`)) - 1)
      return answersTo(answer, 'OutOfInventory') && running > 0 ? ok(inventedChange(item.count)) : answer
    },
  })),
  mutant('an order with a challenge shows a guest no mail', (real) => ({
    readPlacedOrder: async (which, query) =>
      mapResult(await real.readPlacedOrder(which, query), (reading) => ({
        ...reading,
        order:
          reading.order && reading.order.card?.last4 !== '4242'
            ? { ...reading.order, email: null }
            : reading.order,
      })),
  })),
  mutant(
    'a second line is free from the tenth piece on',
    showsCart((order) => {
      const [, second] = order.items
      if (second === undefined || second.count < 10) return order
      const off = -second.price.amount
      return { ...order, total: more(order.total, off), subtotal: more(order.subtotal, off) }
    }),
  ),
]
