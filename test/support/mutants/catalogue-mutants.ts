import type { ProductQuery } from '../../../core/catalog/index.js'
import type { ProductReading } from '../../../core/ports/shop/commerce-gateway.port.js'
import { mapResult, ok } from '../../../core/shared/index.js'
import { once } from './broken-gateway.js'
import type { Break, Mutant } from './broken-gateway.js'
import { dollars, more, mutant } from './change-order.js'

const inListAndPage =
  (change: (reading: ProductReading) => ProductReading): Break =>
  (real) => ({
    readProduct: async (which) => mapResult(await real.readProduct(which), change),
    listProducts: async (request) => mapResult(await real.listProducts(request), (all) => all.map(change)),
  })

const withSkus = (
  { product, ...reading }: ProductReading,
  change: (sku: ProductReading['product']['skus'][number]) => ProductReading['product']['skus'][number],
): ProductReading => ({ ...reading, product: { ...product, skus: product.skus.map(change) } })

const without = (query: ProductQuery, part: 'after' | 'search' | 'sort'): ProductQuery => {
  const { [part]: dropped, ...rest } = query
  return dropped === undefined ? query : rest
}

/** Rules of the catalogue. */
export const CATALOGUE_MUTANTS: readonly Mutant[] = [
  mutant('shown stock never changes', (real, world) => ({
    readProduct: (which) => once(world, JSON.stringify(which), () => real.readProduct(which)),
  })),
  mutant('listed stock never changes', (real, world) => ({
    listProducts: (which) => once(world, JSON.stringify(which), () => real.listProducts(which)),
  })),
  mutant(
    'stock is a number too large',
    inListAndPage((reading) =>
      withSkus(reading, (sku) =>
        sku.inventory.type === 'finite'
          ? { ...sku, inventory: { ...sku.inventory, quantity: sku.inventory.quantity + 1 } }
          : sku,
      ),
    ),
  ),
  mutant(
    'everything is without end',
    inListAndPage((reading) => withSkus(reading, (sku) => ({ ...sku, inventory: { type: 'infinite' } }))),
  ),
  mutant(
    'shown prices are a cent too low',
    inListAndPage((reading) => withSkus(reading, (sku) => ({ ...sku, price: more(sku.price, -1) }))),
  ),
  mutant(
    'prices are in another currency',
    inListAndPage((reading) => withSkus(reading, (sku) => ({ ...sku, price: dollars(sku.price) }))),
  ),
  mutant(
    'the price before is lost',
    inListAndPage((reading) => withSkus(reading, (sku) => ({ ...sku, compareAtPrice: null }))),
  ),
  mutant(
    'further pictures are lost',
    inListAndPage((reading) => withSkus(reading, (sku) => ({ ...sku, moreImages: [] }))),
  ),
  mutant(
    'variants have no options',
    inListAndPage((reading) => withSkus(reading, (sku) => ({ ...sku, optionValues: {} }))),
  ),
  mutant(
    'variants come in another order',
    inListAndPage(({ product, ...reading }) => ({
      ...reading,
      product: { ...product, skus: [...product.skus].reverse() },
    })),
  ),
  mutant('a withdrawn product is still listed', (real, world) => ({
    listProducts: async (request) => {
      const now = await real.listProducts(request)
      if (!now.ok) return now
      const before = (world.memory.get('all') ?? []) as readonly ProductReading[]
      const gone = before.filter(({ product }) => !now.value.some((each) => each.product.id === product.id))
      if (request.category === null && request.limit > 1) world.memory.set('all', [...now.value, ...gone])
      return ok([...now.value, ...(request.category === null && request.limit > 1 ? gone : [])])
    },
  })),
  mutant('a withdrawn product is still shown', (real, world) => ({
    readProduct: async (which) => {
      const answer = await real.readProduct(which)
      const key = JSON.stringify(which)
      if (answer.ok) world.memory.set(key, answer)
      return answer.ok ? answer : ((world.memory.get(key) ?? answer) as typeof answer)
    },
  })),
  mutant('lists have no end', (real) => ({
    listProducts: (query) => real.listProducts({ ...query, limit: 100 }),
  })),
  mutant('lists do not know categories', (real) => ({
    listProducts: (query) => real.listProducts({ ...query, category: null }),
  })),
  mutant('a category that does not exist has everything', (real) => ({
    listProducts: async (request) => {
      const found = await real.listProducts(request)
      return found.ok && found.value.length === 0 ? real.listProducts({ ...request, category: null }) : found
    },
  })),
  mutant('every page is the first one', (real) => ({
    listProducts: (query) => real.listProducts(without(query, 'after')),
  })),
  mutant('a page begins with the last product of the page before', (real) => ({
    listProducts: async (query) => {
      const found = await real.listProducts(query)
      if (!found.ok || query.after === undefined) return found
      const before = await real.readProduct({ id: query.after })
      return before.ok ? ok([before.value, ...found.value].slice(0, query.limit)) : found
    },
  })),
  mutant('a list behind an unknown product begins anew', (real) => ({
    listProducts: async (query) => {
      const found = await real.listProducts(query)
      return found.ok ? found : real.listProducts(without(query, 'after'))
    },
  })),
  mutant('lists are not sorted', (real) => ({
    listProducts: (query) => real.listProducts(without(query, 'sort')),
  })),
  mutant('lists are sorted upwards only', (real) => ({
    listProducts: ({ sort, ...query }) =>
      real.listProducts({ ...query, ...(sort && { sort: { ...sort, isDescending: false } }) }),
  })),
  mutant('pages are sorted one by one', (real) => ({
    listProducts: async ({ sort, ...query }) => {
      const page = await real.listProducts(query)
      const whole = await real.listProducts({ category: null, limit: 100, ...(sort && { sort }) })
      if (!page.ok || !whole.ok) return page
      const place = ({ product }: ProductReading): number =>
        whole.value.findIndex((each) => each.product.id === product.id)
      return ok([...page.value].sort((one, other) => place(one) - place(other)))
    },
  })),
  mutant('a search finds everything', (real) => ({
    listProducts: (query) => real.listProducts(without(query, 'search')),
  })),
  mutant('a search finds what has one of its words', (real) => ({
    listProducts: async ({ search = '', ...query }) => {
      const words = search.split(' ').filter((word) => word !== '')
      if (words.length < 2) return real.listProducts({ ...query, search })
      const found = await Promise.all(words.map((word) => real.listProducts({ ...query, search: word })))
      return ok(found.flatMap((each) => (each.ok ? each.value : [])))
    },
  })),
  mutant('a search tells upper case apart', (real) => ({
    listProducts: (query) =>
      /[A-Z]/.test(query.search ?? '') ? Promise.resolve(ok([])) : real.listProducts(query),
  })),
  mutant('a search looks outside of the category', (real) => ({
    listProducts: (query) => real.listProducts(query.search ? { ...query, category: null } : query),
  })),
  mutant('a product that does not exist is another one', (real, { fixture }) => ({
    readProduct: async (which) => {
      const found = await real.readProduct(which)
      return found.ok ? found : real.readProduct({ id: fixture.shop.tea.id })
    },
  })),
  mutant(
    'every visitor holds memberships',
    inListAndPage((reading) => ({
      ...reading,
      memberships: [{ productId: reading.product.id, orderId: 'x', active: true }],
    })),
  ),
]
