import { orderToken } from '../../../core/orders/index.js'
import type { Address } from '../../../core/orders/index.js'
import type { CommerceGateway, ProductReading } from '../../../core/ports/shop/commerce-gateway.port.js'
import { mapResult, ok } from '../../../core/shared/index.js'
import { createHash } from 'node:crypto'
import { answersTo } from './broken-accounts.js'
import { once, saysPlaced } from './broken-gateway.js'
import type { Break, Mutant, World } from './broken-gateway.js'
import { freshKey, mutant } from './change-order.js'

type Submitted = Awaited<ReturnType<CommerceGateway['submitOrder']>>
type Listed = Awaited<ReturnType<CommerceGateway['listProducts']>>

const isAccepted = (answer: Submitted): boolean => answer.ok && answer.value.tag === 'accepted'

/** Opens orders by texts made from known facts about them. */
const opensByMade =
  (make: (orderId: string, count: number) => string): Break =>
  (real, { memory }) => ({
    ...saysPlaced((answer) => {
      const count = memory.size
      const token = orderToken(make(answer.orderId, count))
      if (!memory.has(answer.orderId)) memory.set(answer.orderId, [token, answer.token])
      return { ...answer, token: (memory.get(answer.orderId) as [typeof token])[0] }
    })(real, { memory } as World),
    readPlacedOrder: (which, query) => {
      const [made, token] = (memory.get(which.orderId) ?? []) as (typeof which.token)[]
      const isRight = made === which.token && token !== undefined
      return real.readPlacedOrder({ ...which, token: isRight ? token : orderToken('') }, query)
    },
  })

/** Never finds the submits that equal one. */
const findsNone =
  (isLike: (answer: Submitted, confirmation: string | undefined) => boolean): Break =>
  (real, { memory, visitor }) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      if (isLike(answer, submit.confirmation)) memory.set(`${visitor} ${submit.key}`, true)
      return answer
    },
    findSubmit: (key) =>
      memory.has(`${visitor} ${key}`) ? Promise.resolve(ok({ tag: 'not-placed' })) : real.findSubmit(key),
  })

/** Shows the first reading of some lists for ever. */
const keepsLists =
  (isKept: (query: Parameters<CommerceGateway['listProducts']>[0]) => boolean, change = sameAs): Break =>
  (real, world) => ({
    listProducts: async (query) => {
      const now = await real.listProducts(query)
      if (!isKept(query)) return now
      return change(now, await once<Listed>(world, JSON.stringify(query), () => Promise.resolve(now)))
    },
  })

const sameAs = (_now: Listed, first: Listed): Listed => first

const withStockOf = (now: ProductReading, first: ProductReading | undefined): ProductReading => ({
  ...now,
  product: {
    ...now.product,
    skus: now.product.skus.map((sku) => ({
      ...sku,
      inventory: first?.product.skus.find(({ id }) => id === sku.id)?.inventory ?? sku.inventory,
    })),
  },
})

const stockOfBefore = (now: Listed, first: Listed): Listed =>
  mapResult(now, (readings) =>
    readings.map((reading) => {
      const known = first.ok ? first.value : []
      return withStockOf(
        reading,
        known.find(({ product }) => product.id === reading.product.id),
      )
    }),
  )

/** Answers another visitor's call as the first one's with the same key. */
const answersAsFirst = <T>(
  { memory, visitor }: World,
  key: string,
  ask: () => Promise<T>,
  isKept = allOf,
) => {
  const first = memory.get(key) as { readonly of: string; readonly answer: T } | undefined
  if (first !== undefined && first.of !== visitor) return Promise.resolve(first.answer)
  return ask().then((answer) => {
    if (isKept(answer)) memory.set(key, { of: visitor, answer })
    return answer
  })
}
const allOf = (_answer: unknown): boolean => true

const digest = (name: string, text: string): Buffer => createHash(name).update(text).digest()

/** Rules that break with repeated keys, payments or readings. */
export const REPEAT_MUTANTS: readonly Mutant[] = [
  mutant('a payment of before answers a challenge of the same shopper', (real, world) => ({
    submitOrder: async (submit) => {
      const [used, asked] = [`used ${submit.confirmation}`, `asked ${submit.key}`]
      if (world.memory.get(used) === world.visitor && world.memory.get(asked) === world.visitor) {
        await real.storePaymentMethod(world.fixture.cards.accepted)
        return real.submitOrder({ key: freshKey() })
      }
      const answer = await real.submitOrder(submit)
      if (answer.ok && answer.value.tag === 'action-required') world.memory.set(asked, world.visitor)
      if (isAccepted(answer) && submit.confirmation !== undefined) {
        world.memory.set(used, world.visitor)
        world.memory.delete(asked)
      }
      return answer
    },
  })),
  mutant('equal goods are added once for a key of all visitors', (real, world) => ({
    addToCart: (item) =>
      answersAsFirst(world, `${item.key} ${item.skuId} ${item.count}`, () => real.addToCart(item)),
  })),
  mutant('a payment is refused to all by the key of one', (real, world) => ({
    submitOrder: (submit) =>
      answersAsFirst(
        world,
        submit.key,
        () => real.submitOrder(submit),
        (answer) => answersTo(answer as Submitted, 'PaymentDeclined'),
      ),
  })),
  mutant('a submit that is found has the prices of today', (real) => ({
    findSubmit: async (key) => {
      const [found, listed] = [
        await real.findSubmit(key),
        await real.listProducts({ category: null, limit: 100 }),
      ]
      const skus = listed.ok ? listed.value.flatMap(({ product }) => product.skus) : []
      return mapResult(found, (answer) =>
        answer.tag !== 'accepted'
          ? answer
          : {
              ...answer,
              purchasedItems: answer.purchasedItems.map((item) => ({
                ...item,
                price: skus.find(({ id }) => id === item.id)?.price ?? item.price,
              })),
            },
      )
    },
  })),
  mutant(
    'a submit is not found that a challenge was passed for',
    findsNone((answer, confirmation) => isAccepted(answer) && confirmation !== undefined),
  ),
  mutant(
    'a submit is not found that cost nothing',
    findsNone(
      (answer) => answer.ok && answer.value.tag === 'accepted' && answer.value.customerPaid.amount === 0,
    ),
  ),
  mutant('a key of a refused payment places the next cart', (real, { memory, visitor }) => ({
    submitOrder: async (submit) => {
      const answer = await real.submitOrder(submit)
      if (answersTo(answer, 'PaymentDeclined')) memory.set(`${visitor} ${submit.key}`, true)
      return answersTo(answer, 'KeyReused') && memory.has(`${visitor} ${submit.key}`)
        ? real.submitOrder({ ...submit, key: freshKey() })
        : answer
    },
  })),
  mutant('a challenge of a cart before is asked for again', (real, { memory, visitor }) => ({
    submitOrder: async (submit) => {
      const key = `${visitor} ${submit.key}`
      if (memory.has(key) && submit.confirmation === undefined) return memory.get(key) as Submitted
      const answer = await real.submitOrder(submit)
      if (answer.ok && answer.value.tag === 'action-required') memory.set(key, answer)
      return answer
    },
  })),
  mutant(
    'stock in the lists of a category is that of the first reading',
    keepsLists(({ category }) => category !== null, stockOfBefore),
  ),
  mutant('stock by a slug is that of the first reading', (real, world) => ({
    readProduct: async (which) => {
      const now = await real.readProduct(which)
      if (!('slug' in which)) return now
      const first = await once(world, `slug ${which.slug}`, () => Promise.resolve(now))
      return mapResult(now, (reading) => withStockOf(reading, first.ok ? first.value : undefined))
    },
  })),
  mutant(
    'a withdrawn product stays in short lists',
    keepsLists(({ limit, search, sort }) => limit < 100 && search === undefined && sort === undefined),
  ),
  mutant('a withdrawn product is still sold at once', (real, { memory }) => ({
    addToCart: async (item) => {
      const answer = await real.addToCart(item)
      if (answer.ok) memory.set(item.skuId, answer)
      const isGone = item.buyNow && answersTo(answer, 'ItemNotFound') && memory.has(item.skuId)
      return isGone ? (memory.get(item.skuId) as typeof answer) : answer
    },
  })),
  mutant("another visitor's address is shown beside a mail", (real, { memory, visitor }) => ({
    updateAddress: (change) => {
      memory.set('last', { of: visitor, address: change.address })
      return real.updateAddress(change)
    },
    readCart: async (query) =>
      mapResult(await real.readCart(query), (reading) => {
        const last = memory.get('last') as { readonly of: string; readonly address: Address } | undefined
        const { order } = reading
        const isBare = order !== null && order.email !== null && order.billingAddress === null
        return isBare && last !== undefined && last.of !== visitor
          ? { ...reading, order: { ...order, billingAddress: last.address } }
          : reading
      }),
  })),
  mutant(
    'a token is a long digest of the order',
    opensByMade((id) => digest('sha512', id).toString('hex')),
  ),
  mutant(
    'a token is a digest of the order, written for addresses',
    opensByMade((id) => digest('sha256', id).toString('base64url')),
  ),
  mutant(
    'a token is a digest of the order and its mail',
    opensByMade((id) => digest('sha256', `${id}:ada@example.com`).toString('hex')),
  ),
  mutant(
    'a token is a digest of how many orders there are',
    opensByMade((_id, count) => digest('sha1', `${count}`).toString('hex')),
  ),
]
