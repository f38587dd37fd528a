import { money } from '../../../core/money/index.js'
import type { ProductReading } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { PaymentMethod } from '../../../core/orders/index.js'
import { mapResult, ok } from '../../../core/shared/index.js'
import { once } from './broken-gateway.js'
import type { Break, Mutant } from './broken-gateway.js'
import { freshKey, mutant } from './change-order.js'

/** Opens an order with a text that only resembles the right token. */
const opensBy =
  (isLike: (token: string, given: string) => boolean): Break =>
  (real, { memory }) => ({
    submitOrder: async (submit) =>
      mapResult(await real.submitOrder(submit), (answer) => {
        if (answer.tag === 'accepted') memory.set(answer.orderId, answer.token)
        return answer
      }),
    readPlacedOrder: (which, query) => {
      const token = memory.get(which.orderId) as typeof which.token | undefined
      return real.readPlacedOrder(
        token !== undefined && isLike(token, which.token) ? { ...which, token } : which,
        query,
      )
    },
  })

/** Confuses two keys. */
const keysAs =
  (same: (key: string) => string): Break =>
  (real, { memory, visitor }) => {
    const keyOf = (key: string): string => {
      const name = `key ${visitor} ${same(key)}`
      if (!memory.has(name)) memory.set(name, key)
      return memory.get(name) as string
    }
    return {
      addToCart: (item) => real.addToCart({ ...item, key: keyOf(item.key) }),
      submitOrder: (submit) => real.submitOrder({ ...submit, key: keyOf(submit.key) }),
      findSubmit: (key) => real.findSubmit(keyOf(key)),
    }
  }

/** Rules that break by habits of databases, and in the second order of a visitor. */
export const HABIT_MUTANTS: readonly Mutant[] = [
  mutant('a key is forgotten with its line', (real, { memory, visitor }) => ({
    addToCart: (item) =>
      real.addToCart({ ...item, key: `${item.key}${(memory.get(visitor) as string | undefined) ?? ''}` }),
    updateItem: (item) => {
      if (item.count === 0) memory.set(visitor, freshKey())
      return real.updateItem(item)
    },
  })),
  mutant(
    'keys are compared without case',
    keysAs((key) => key.toLowerCase()),
  ),
  mutant(
    'keys are cut to 32 characters',
    keysAs((key) => key.slice(0, 32)),
  ),
  mutant('only the last order of a visitor is remembered', (real, { memory, visitor }) => ({
    submitOrder: async (submit) => {
      const keys = (memory.get(visitor) ?? []) as string[]
      if (keys.includes(submit.key) && keys[keys.length - 1] !== submit.key)
        return real.submitOrder({ ...submit, key: freshKey() })
      const answer = await real.submitOrder(submit)
      if (answer.ok && answer.value.tag === 'accepted' && !keys.includes(submit.key))
        memory.set(visitor, [...keys, submit.key])
      return answer
    },
  })),
  mutant(
    'an order opens with the beginning of its token',
    opensBy((token, given) => given.length >= 8 && token.startsWith(given)),
  ),
  mutant(
    'tokens are compared without case',
    opensBy((token, given) => token.toLowerCase() === given.toLowerCase()),
  ),
  mutant(
    'an order opens with more than its token',
    opensBy((token, given) => given.startsWith(token)),
  ),
  mutant('a withdrawn product stays in its categories', (real, world) => ({
    listProducts: async (query) => {
      if (query.category === null) return real.listProducts(query)
      const name = `listed ${JSON.stringify(query)}`
      return ok(
        await once<readonly ProductReading[]>(world, name, async () => {
          const listed = await real.listProducts(query)
          return listed.ok ? listed.value : []
        }),
      )
    },
  })),
  mutant('a withdrawn product is still found', (real, world) => ({
    listProducts: async (query) => {
      if (query.search === undefined) return real.listProducts(query)
      return ok(
        await once<readonly ProductReading[]>(world, `found ${JSON.stringify(query)}`, async () => {
          const listed = await real.listProducts(query)
          return listed.ok ? listed.value : []
        }),
      )
    },
  })),
  mutant('a placed order has the mail of the next cart', (real, { memory, visitor }) => ({
    updateIdentity: (email) => {
      memory.set(`mail ${visitor}`, email)
      return real.updateIdentity(email)
    },
    submitOrder: async (submit) =>
      mapResult(await real.submitOrder(submit), (answer) => {
        if (answer.tag === 'accepted') memory.set(`by ${answer.orderId}`, visitor)
        return answer
      }),
    readPlacedOrder: async (which, query) =>
      mapResult(await real.readPlacedOrder(which, query), (reading) => ({
        ...reading,
        order: reading.order && {
          ...reading.order,
          email: (memory.get(`mail ${String(memory.get(`by ${which.orderId}`))}`) ?? null) as string | null,
        },
      })),
  })),
  mutant('buying now adds to what is in the cart of it', (real) => ({
    addToCart: async (item) => {
      if (!item.buyNow) return real.addToCart(item)
      const read = await real.readCart()
      const before = read.ok
        ? read.value.order?.items.find(({ sku }) => sku.id === item.skuId)?.count
        : undefined
      return real.addToCart({ ...item, count: item.count + (before ?? 0) })
    },
  })),
  mutant('waiting submits of all visitors are found', (real, { memory }) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      if (answer.ok && answer.value.tag === 'action-required') memory.set(`waits ${submit.key}`, answer)
      return answer
    },
    findSubmit: async (key) => {
      const found = await real.findSubmit(key)
      const waiting = memory.get(`waits ${key}`) as typeof found | undefined
      return found.ok && found.value.tag === 'not-placed' && waiting !== undefined ? waiting : found
    },
  })),
  mutant('a card pays for the next order too', (real, { memory, visitor }) => ({
    storePaymentMethod: (method) => {
      memory.set(`card ${visitor}`, method)
      return real.storePaymentMethod(method)
    },
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      const isMissing =
        !answer.ok && answer.failure.tag === 'rejected' && answer.failure.code === 'NeedPaymentMethod'
      const card = memory.get(`card ${visitor}`) as PaymentMethod | undefined
      if (!isMissing || card === undefined) return answer
      await real.storePaymentMethod(card)
      return real.submitOrder({ ...submit, key: freshKey() })
    },
  })),
  mutant('what is added during a challenge is sold for nothing', (real, { memory, visitor }) => ({
    addToCart: async (item) => {
      if (!memory.has(`asked ${visitor}`)) return real.addToCart(item)
      memory.set(`more ${visitor}`, { id: item.skuId, name: 'More', count: item.count })
      return ok({ itemId: item.skuId, itemCount: item.count, itemPrice: money(1200, 'EUR') })
    },
    submitOrder: async (submit) =>
      mapResult(await real.submitOrder(submit), (answer) => {
        if (answer.tag === 'action-required') memory.set(`asked ${visitor}`, true)
        const added = memory.get(`more ${visitor}`) as { id: string; name: string; count: number } | undefined
        if (answer.tag !== 'accepted' || added === undefined) return answer
        const sold = { ...added, price: money(1200, 'EUR') }
        return { ...answer, purchasedItems: [...answer.purchasedItems, sold] }
      }),
  })),
]
