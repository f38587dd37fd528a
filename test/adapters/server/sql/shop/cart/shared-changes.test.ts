import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SqlError } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { shippingMethodId } from '../../../../../../core/orders/index.js'
import type { Order } from '../../../../../../core/orders/index.js'
import {
  acceptedOf,
  codeOf,
  GERMAN_ADDRESS,
  newKey,
  newShopper,
  valueOf,
} from '../../../../../contracts/backend/shopper.js'
import type { BackendFixture } from '../../../../../contracts/backend/backend-fixture.js'
import { createStoreFixture } from '../../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'

let sql: Sql
let shop: BackendFixture
const seen = { transactions: 0, statements: 0, failing: 0 }
beforeAll(async () => {
  sql = await openTestMemory()
  const counted: Sql = {
    ...sql,
    tx: (work) => {
      seen.transactions += 1
      return sql.tx(async (querier) => {
        const answer = await work({
          query: (text, values) => {
            seen.statements += 1
            return querier.query(text, values)
          },
        })
        seen.failing -= 1
        if (seen.failing >= 0) throw new SqlError('XX000', 'the test says so')
        return answer
      })
    },
  }
  shop = await createStoreFixture(counted, { onError: () => undefined })
}, 60_000)
afterAll(() => sql.close())

const transactionsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = seen.transactions
  await work()
  return seen.transactions - before
}

/** The changes of a checkout's first page, asked for without waiting. */
const details = (shopper: ReturnType<typeof newShopper>) => [
  shopper.add(shop.shop.tea.sku, 2),
  shopper.updateIdentity('ada@example.com'),
  shopper.updateAddress({ kind: 'shipping', address: GERMAN_ADDRESS }),
  shopper.updateAddress({ kind: 'billing', address: GERMAN_ADDRESS }),
  shopper.updateShippingMethod(shippingMethodId('parcel')),
]

const comparable = (order: Order | null) =>
  order && {
    ...order,
    id: '',
    items: order.items.map((item) => ({ ...item, id: '' })),
    startedOn: 0,
    updatedOn: 0,
  }

describe('parallel changes of a cart', () => {
  it('share one transaction, of any kind, with the same result as one by one', async () => {
    const [together, alone] = [newShopper(shop), newShopper(shop)]
    expect(await transactionsOf(() => Promise.all(details(together)))).toBe(1)
    valueOf(await alone.add(shop.shop.tea.sku, 2))
    valueOf(await alone.updateIdentity('ada@example.com'))
    valueOf(await alone.updateAddress({ kind: 'shipping', address: GERMAN_ADDRESS }))
    valueOf(await alone.updateAddress({ kind: 'billing', address: GERMAN_ADDRESS }))
    valueOf(await alone.updateShippingMethod(shippingMethodId('parcel')))
    expect(comparable(await together.cart())).toEqual(comparable(await alone.cart()))
  })

  it('are carried out in order, each on the result of the previous one', async () => {
    const shopper = newShopper(shop)
    const { tea, guide } = shop.shop
    const counts = await Promise.all([
      shopper.add(tea.sku, 2),
      shopper.add(tea.sku, 3),
      shopper.updateItem({ skuId: tea.sku, count: 4 }),
      shopper.add(guide.sku),
      shopper.updateItem({ skuId: tea.sku, count: 0 }),
    ])
    expect(counts.map((answer) => valueOf(answer).itemCount)).toEqual([2, 5, 4, 1, 0])
    expect((await shopper.cart())?.items.map(({ product, count }) => [product.name, count])).toEqual([
      ['Guide <b>', 1],
    ])
  })

  it('include the other lines after a change of one, with their pieces and taxes', async () => {
    const shopper = newShopper(shop)
    const { tea, mug } = shop.shop
    valueOf(await shopper.add(tea.sku, 2))
    valueOf(await shopper.add(mug.blue))
    await shopper.fillIn(shop.cards.accepted)
    const answers = await Promise.all([shopper.add(tea.sku), shopper.add(mug.blue)])
    expect(answers.map((answer) => valueOf(answer).itemCount)).toEqual([3, 2])
    acceptedOf(await shopper.submit())
  })

  it('are independent: a refused one changes nothing, the others count', async () => {
    const shopper = newShopper(shop)
    const answers = await Promise.all([
      shopper.add(shop.shop.tea.sku),
      shopper.add(shop.shop.mug.red),
      shopper.applyDiscount('NO SUCH CODE'),
      shopper.updateIdentity('ada@example.com'),
    ])
    expect(answers.map((answer) => codeOf(answer) === 'ok')).toEqual([true, false, false, true])
    expect(await shopper.cart()).toMatchObject({ itemCount: 1, email: 'ada@example.com' })
  })

  it('are tried one by one if their transaction fails, and none is counted twice', async () => {
    const shopper = newShopper(shop)
    seen.failing = 1
    const answers = await Promise.all(details(shopper))
    expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
    expect((await shopper.cart())?.itemCount).toBe(2)
  })

  it('are in an order that is requested after them, and not in one before them', async () => {
    const shopper = newShopper(shop)
    const [, , , , , , placed, added] = await Promise.all([
      ...details(shopper),
      shopper.storePaymentMethod(shop.cards.accepted),
      shopper.submit(newKey()),
      shopper.add(shop.shop.guide.sku),
    ] as const)
    const order = acceptedOf(placed as Awaited<ReturnType<typeof shopper.submit>>)
    expect(order.purchasedItems.map(({ name, count }) => [name, count])).toEqual([['Tea', 2]])
    expect(codeOf(added as Awaited<ReturnType<typeof shopper.add>>)).toBe('ok')
    expect((await shopper.cart())?.items.map(({ product }) => product.name)).toEqual(['Guide <b>'])
  })
})

describe('additions of one request', () => {
  it('under one key count once and are answered alike', async () => {
    const shopper = newShopper(shop)
    const item = { skuId: shop.shop.tea.sku, count: 2, buyNow: false, key: newKey() }
    const answers = await Promise.all([shopper.addToCart(item), shopper.addToCart(item)])
    expect(answers[1]).toEqual(answers[0])
    expect(valueOf(await shopper.addToCart(item))).toEqual(valueOf(answers[0]))
    expect((await shopper.cart())?.itemCount).toBe(2)
  })

  it('move a line that was removed in between behind the others', async () => {
    const shopper = newShopper(shop)
    const { tea, guide } = shop.shop
    valueOf(await shopper.add(tea.sku))
    await Promise.all([
      shopper.updateItem({ skuId: tea.sku, count: 0 }),
      shopper.add(guide.sku),
      shopper.add(tea.sku, 3),
    ])
    expect((await shopper.cart())?.items.map(({ product, count }) => [product.name, count])).toEqual([
      ['Guide <b>', 1],
      ['Tea', 3],
    ])
  })
})

describe('the statements of an addition', () => {
  const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = seen.statements
    await work()
    return seen.statements - before
  }

  it('are three reads and one change for any number of goods', async () => {
    const shopper = newShopper(shop)
    const { tea, guide, mug } = shop.shop
    // Looks for a cart, makes the visitor, reads the goods, and writes the cart.
    expect(await statementsOf(async () => valueOf(await shopper.add(tea.sku)))).toBe(4)
    // Locks the cart, reads its lines and the goods, and writes the cart.
    expect(await statementsOf(async () => valueOf(await shopper.add(tea.sku)))).toBe(4)
    expect(await statementsOf(() => Promise.all([shopper.add(guide.sku), shopper.add(mug.blue)]))).toBe(5)
  })

  it('are the same number for a changed line, and one less for a removed line', async () => {
    const shopper = newShopper(shop)
    const { tea } = shop.shop
    valueOf(await shopper.add(tea.sku))
    expect(await statementsOf(() => shopper.updateItem({ skuId: tea.sku, count: 4 }))).toBe(4)
    expect(await statementsOf(() => shopper.updateItem({ skuId: tea.sku, count: 0 }))).toBe(3)
  })
})
