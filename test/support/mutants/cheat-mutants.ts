import { productSlug } from '../../../core/catalog/index.js'
import type { ProductReading } from '../../../core/ports/shop/commerce-gateway.port.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import { mapResult, ok } from '../../../core/shared/index.js'
import { answersTo, asFirstMember, entrance } from './broken-accounts.js'
import { showsCart } from './broken-gateway.js'
import type { Break, Mutant, World } from './broken-gateway.js'
import { cents, freshKey, inventedOrder, mutant } from './change-order.js'

/** Opens the shop of a visitor with a similar secret. */
const sharesCartsOf =
  (same: (id: string) => string): Mutant['by'] =>
  (_opened, { fixture, self }) => ({
    commerce: fixture.backend.open({ ...self, id: visitorId(same(self.id)) }).commerce,
  })

/** Confuses a code with another one. */
const takesCode =
  (isLike: (code: string) => boolean): Break =>
  (real) => ({ applyDiscount: (code) => real.applyDiscount(isLike(code) ? 'TEN' : code) })

/** Places an order of several goods where the right back end refuses it for one that is not the first. */
const looksAtFirstLineOnly =
  (code: string): Break =>
  (real, { memory, visitor }) => ({
    addToCart: (item) => {
      const first = memory.get(`first ${visitor}`) ?? item.skuId
      memory.set(`first ${visitor}`, first)
      if (first !== item.skuId) memory.set(`several ${visitor}`, true)
      return real.addToCart(item)
    },
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      const hasSeveral = memory.has(`several ${visitor}`)
      return hasSeveral && answersTo(answer, code) ? ok(inventedOrder(submit.key)) : answer
    },
  })

const ofFirstVariant = ({ product, ...rest }: ProductReading): ProductReading => ({
  ...rest,
  product: {
    ...product,
    skus: product.skus.map((sku) => ({ ...sku, price: product.skus[0]?.price ?? sku.price })),
  },
})

/** Pays without the challenge that the right back end asks for. */
async function paysWithout(
  real: Parameters<Break>[0],
  { fixture }: World,
  submit: Parameters<typeof real.submitOrder>[0],
): ReturnType<typeof real.submitOrder> {
  await real.storePaymentMethod(fixture.cards.accepted)
  return real.submitOrder({ key: submit.key })
}

/** Cheats of engines in money, stock, secrets and texts, each small enough to be overlooked. */
export const CHEAT_MUTANTS: readonly Mutant[] = [
  mutant('a slug is found in any case', (real) => ({
    readProduct: (which) =>
      real.readProduct('slug' in which ? { slug: productSlug(which.slug.toLowerCase()) } : which),
  })),
  mutant('a mail is lower-cased', (real) => ({
    updateIdentity: (email) => real.updateIdentity(email?.toLowerCase() ?? null),
  })),
  mutant('a list has ten products at most', (real) => ({
    listProducts: (query) => real.listProducts({ ...query, limit: Math.min(query.limit, 10) }),
  })),
  mutant('a placed order has the mail of the last order', (real, { memory, visitor }) => ({
    updateIdentity: (email) => {
      memory.set(`next mail ${visitor}`, email)
      return real.updateIdentity(email)
    },
    submitOrder: async (submit) =>
      mapResult(await real.submitOrder(submit), (answer) => {
        if (answer.tag === 'accepted') {
          memory.set(`of ${answer.orderId}`, visitor)
          memory.set(`mail ${visitor}`, memory.get(`next mail ${visitor}`))
        }
        return answer
      }),
    readPlacedOrder: async (which, query) =>
      mapResult(await real.readPlacedOrder(which, query), (reading) => {
        const email = memory.get(`mail ${String(memory.get(`of ${which.orderId}`))}`)
        return typeof email === 'string' && reading.order !== null
          ? { ...reading, order: { ...reading.order, email } }
          : reading
      }),
  })),
  mutant('all variants cost what the first one costs', (real) => ({
    readProduct: async (which) => mapResult(await real.readProduct(which), ofFirstVariant),
    listProducts: async (query) =>
      mapResult(await real.listProducts(query), (listed) => listed.map(ofFirstVariant)),
  })),
  mutant('the stock of the first line alone is looked at', looksAtFirstLineOnly('OutOfInventory')),
  mutant('the price of the first line alone is looked at', looksAtFirstLineOnly('PriceChanged')),
  mutant(
    'a code is a pattern',
    takesCode((code) => /[%_]/.test(code)),
  ),
  mutant(
    'the beginning of a code is enough',
    takesCode((code) => code !== '' && 'TEN'.startsWith(code)),
  ),
  mutant('the words of a search are patterns', (real) => ({
    listProducts: ({ search, ...query }) =>
      real.listProducts({ ...query, ...(search !== undefined && !/[%_]/.test(search) && { search }) }),
  })),
  {
    breaks: 'secrets of visitors are compared without case',
    by: sharesCartsOf((id) => id.toLowerCase()),
  },
  {
    breaks: 'secrets of visitors are cut to 20 characters',
    by: sharesCartsOf((id) => id.slice(0, 20).padEnd(id.length, '0')),
  },
  mutant('the payment of a challenge pays for the next order too', (real, world) => ({
    submitOrder: async (submit) => {
      const { memory, visitor } = world
      const used = `used ${visitor} ${submit.confirmation}`
      const isRepeat = memory.has(`key ${visitor} ${submit.key}`)
      if (submit.confirmation !== undefined && memory.has(used) && !isRepeat)
        return paysWithout(real, world, submit)
      const answer = await real.submitOrder(submit)
      if (answer.ok && answer.value.tag === 'accepted') {
        memory.set(used, true)
        memory.set(`key ${visitor} ${submit.key}`, true)
      }
      return answer
    },
  })),
  mutant('a confirmation pays that comes before its challenge', (real, world) => ({
    submitOrder: async (submit) => {
      const key = `asked ${world.visitor} ${submit.key}`
      if (submit.confirmation !== undefined && !world.memory.has(key)) return paysWithout(real, world, submit)
      world.memory.set(key, true)
      return real.submitOrder(submit)
    },
  })),
  mutant(
    'a cart shows two lines at most',
    showsCart((order) => {
      const items = order.items.slice(0, 2)
      const subtotal = items.reduce((sum, { rowTotal }) => sum + rowTotal.amount, 0)
      return {
        ...order,
        items,
        itemCount: items.reduce((sum, { count }) => sum + count, 0),
        subtotal: cents(order.subtotal, subtotal),
        total: cents(order.total, order.total.amount - order.subtotal.amount + subtotal),
      }
    }),
  ),
  mutant('a count above 99 becomes 99', (real) => ({
    addToCart: (item) =>
      real.addToCart({ ...item, count: item.count < 1e6 ? Math.min(item.count, 99) : item.count }),
    updateItem: (item) =>
      real.updateItem({ ...item, count: item.count < 1e6 ? Math.min(item.count, 99) : item.count }),
  })),
  mutant('answers of a shopper are cut to 255 characters', (real) => ({
    updateCustomData: (data) =>
      real.updateCustomData(
        data.map((datum) => ({ ...datum, textArea: datum.textArea?.slice(0, 255) ?? null })),
      ),
  })),
  mutant('a way of shipping cannot be taken back', (real) => ({
    updateShippingMethod: (id) =>
      id === null ? Promise.resolve(ok(undefined)) : real.updateShippingMethod(id),
  })),
  mutant("another visitor's answers are shown", (real, world) => ({
    updateCustomData: (data) => {
      world.memory.set('answers', data)
      return real.updateCustomData(data)
    },
    ...showsCart((order) => ({
      ...order,
      customData:
        order.customData.length > 0
          ? order.customData
          : ((world.memory.get('answers') as typeof order.customData | undefined) ?? []),
    }))(real, world),
  })),
  mutant('a discount of one visitor is taken off for all', (real, { memory }) => ({
    applyDiscount: async (code) => {
      const answer = await real.applyDiscount(code)
      if (answer.ok) memory.set('code', code)
      return answer
    },
    addToCart: async (item) => {
      const answer = await real.addToCart(item)
      if (memory.has('code')) await real.applyDiscount(String(memory.get('code')))
      return answer
    },
  })),
  mutant('the last order of a visitor alone can be read', (real, { memory, visitor }) => ({
    submitOrder: async (submit) =>
      mapResult(await real.submitOrder(submit), (answer) => {
        if (answer.tag === 'accepted') {
          memory.set(`of ${answer.orderId}`, visitor)
          memory.set(`last ${visitor}`, answer.orderId)
        }
        return answer
      }),
    readPlacedOrder: async (which, query) =>
      mapResult(await real.readPlacedOrder(which, query), (reading) => {
        const last = memory.get(`last ${String(memory.get(`of ${which.orderId}`))}`)
        return last === undefined || last === which.orderId ? reading : { ...reading, order: null }
      }),
  })),
  mutant('a line that was removed comes back with its count', (real, { memory, visitor }) => ({
    updateItem: async (item) => {
      const cart = await real.readCart()
      const line = cart.ok ? cart.value.order?.items.find(({ sku }) => sku.id === item.skuId) : undefined
      if (item.count === 0 && line !== undefined) memory.set(`${visitor} ${item.skuId}`, line.count)
      return real.updateItem(item)
    },
    addToCart: async (item) => {
      const before = Number(memory.get(`${visitor} ${item.skuId}`) ?? 0)
      memory.delete(`${visitor} ${item.skuId}`)
      return real.addToCart({
        ...item,
        count: item.count + before,
        key: item.key === '' ? freshKey() : item.key,
      })
    },
  })),
]

/** Cheats of engines in accounts. */
export const ACCOUNT_CHEAT_MUTANTS: readonly Mutant[] = [
  {
    breaks: 'a trial is paid at once',
    by: ({ commerce }) => ({
      commerce: {
        ...commerce,
        submitOrder: async (submit) => {
          const cart = await commerce.readCart()
          const line = cart.ok ? cart.value.order?.items[0] : undefined
          const days = line?.subscription?.trialDays ?? 0
          return mapResult(await commerce.submitOrder(submit), (answer) =>
            answer.tag === 'accepted' && line !== undefined && days > 0
              ? { ...answer, customerPaid: line.price }
              : answer,
          )
        },
      },
    }),
  },
  {
    breaks: 'an address is a pattern',
    by: entrance((real, world) => ({
      logIn: async (credentials) => {
        const { account } = world.fixture
        if (!/[%_*]/.test(credentials.email) || credentials.password !== account?.password)
          return real.logIn(credentials)
        await asFirstMember(world)
        return real.logIn(account)
      },
    })),
  },
]
