import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Order } from '../../../../../../core/orders/index.js'
import { acceptedOf, newShopper, valueOf } from '../../../../../contracts/backend/shopper.js'
import type { BackendFixture } from '../../../../../contracts/backend/backend-fixture.js'
import { CONTRACT_SETTINGS } from '../../../../../contracts/backend/contract-shop.js'
import { createFakeClock } from '../../../../../fakes/clock.fake.js'
import { createStoreFixture, realRandom, settingsOf } from '../../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'
import { makeStore } from '../../../../../support/shop/make-store.js'

const DAY_MS = 86_400_000
const clock = createFakeClock()

let sql: Sql
let fixture: BackendFixture
beforeAll(async () => {
  sql = await openTemporaryPostgres()
  fixture = await createStoreFixture(sql, { clock, siteId: 'links' })
}, 60_000)
afterAll(() => sql.close())

/** Every text of an order, at any depth. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return typeof value === 'string' ? [value] : []
}

it('shows goods and sums in an old link, and no personal data', async () => {
  const shopper = newShopper(fixture)
  valueOf(await shopper.add(fixture.shop.tea.sku, 2))
  await shopper.fillIn(fixture.cards.accepted)
  valueOf(
    await shopper.updateCustomData([
      { name: 'Gift note', textArea: 'To my aunt', textInput: null, checkbox: null },
    ]),
  )
  const link = acceptedOf(await shopper.submit())
  const read = async (): Promise<Order> => {
    const { order } = valueOf(await newShopper(fixture).readPlacedOrder(link))
    if (order === null) throw new Error('the link shows nothing')
    return order
  }
  const fresh = await read()
  const personal = textsOf([
    fresh.email,
    fresh.fullName,
    fresh.shippingAddress,
    fresh.billingAddress,
    fresh.card?.last4,
    fresh.customData,
  ])
  expect(personal).toEqual(expect.arrayContaining(['ada@example.com', 'Ada Lovelace', 'To my aunt']))
  clock.advance(30 * DAY_MS)
  expect(await read()).toEqual(fresh)
  clock.advance(1)
  const old = await read()
  expect(textsOf(old).filter((value) => personal.includes(value))).toEqual([])
  expect(old).toMatchObject({ id: fresh.id, status: 'placed', items: fresh.items, total: fresh.total })
})

it('shows personal data for as many days as the owner sets', async () => {
  const settings = settingsOf({ ...CONTRACT_SETTINGS, orderLinkDays: 2 })
  const shop = makeStore({
    ...{ sql, siteId: 'links', settings, clock, random: realRandom },
    processors: [],
  })
  const shopper = newShopper(fixture)
  valueOf(await shopper.add(fixture.shop.tea.sku))
  await shopper.fillIn(fixture.cards.accepted)
  const link = acceptedOf(await shopper.submit())
  const emailNow = async (): Promise<string | null | undefined> =>
    valueOf(await shop.open(fixture.newVisitor()).commerce.readPlacedOrder(link)).order?.email
  clock.advance(2 * DAY_MS)
  expect(await emailNow()).toBe('ada@example.com')
  clock.advance(1)
  expect(await emailNow()).toBeNull()
})

it('belongs to an order with the confirmations that its goods need, and keeps them', async () => {
  const settings = settingsOf({ ...CONTRACT_SETTINGS, confirmations: [{ name: 'Adult' }] })
  const shop = makeStore({
    ...{ sql, siteId: 'links', settings, clock, random: realRandom },
    processors: [],
  })
  const visitor = fixture.newVisitor()
  const shopper = newShopper(fixture, visitor)
  valueOf(await shopper.add(fixture.shop.tea.sku))
  await shopper.fillIn(fixture.cards.accepted)
  const tick = (checkbox: boolean) =>
    shopper.updateCustomData([{ name: 'Adult', checkbox, textArea: null, textInput: null }])
  const refusal = async (key: string) => {
    const answer = await shop.open(visitor).commerce.submitOrder({ key })
    return !answer.ok && answer.failure.tag === 'rejected' ? answer.failure.code : answer
  }
  expect(await refusal('none')).toBe('NeedConfirmation')
  valueOf(await tick(false))
  expect(await refusal('unticked')).toBe('NeedConfirmation')
  valueOf(await tick(true))
  expect(await refusal('ticked')).not.toBe('NeedConfirmation')
  const link = acceptedOf(await shopper.submit())
  const { order } = valueOf(await newShopper(fixture).readPlacedOrder(link))
  expect(order?.customData).toMatchObject([{ name: 'Adult', checkbox: true }])
})
