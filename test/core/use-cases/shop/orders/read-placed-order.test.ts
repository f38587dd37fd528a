import { describe, expect, it } from '@jest/globals'
import { NO_ORDER_PAGES, withoutPersonalData } from '../../../../../core/orders/index.js'
import { readPlacedOrder } from '../../../../../core/use-cases/shop/orders/read-placed-order.js'
import type { PlacedOrderReader } from '../../../../../core/use-cases/shop/orders/read-placed-order.js'
import { sessionOf } from '../../../../fakes/cart-store.fake.js'
import { deskOrder, placedOrder } from '../../../orders/handling/desk-order.fixture.js'

const DAY_MS = 24 * 60 * 60 * 1000
const PLACED_MS = Date.UTC(2026, 0, 1)
const ORDER = { ...placedOrder([[1, 1250]]), email: 'ada@example.com' }
const FILE = { id: 'file', name: 'Book.pdf', url: '/book' }

/** Opens a confirmation after some days, and says what was asked of the storage. */
async function open(days: number, given: { token?: string; owner?: string | null; member?: string | null }) {
  const { token = 'token', owner = null, member = null } = given
  const calls: string[] = []
  const reader: PlacedOrderReader = {
    findPlaced: async (id) =>
      id === 'order' ? { token: 'token', order: ORDER, placedMs: PLACED_MS, memberId: owner } : null,
    findSession: async () => {
      calls.push('session')
      return sessionOf(member)
    },
    loadHandled: async () => {
      calls.push('handled')
      return deskOrder('taken', ORDER)
    },
    downloadsOf: async () => {
      calls.push('downloads')
      return [FILE]
    },
    isSameToken: (one, other) => one === other,
  }
  const terms = { linkDays: 30, pages: NO_ORDER_PAGES, nowMs: PLACED_MS + days * DAY_MS }
  return { read: (orderId: string) => readPlacedOrder(reader, terms, { orderId, token }), calls }
}

describe('a placed order', () => {
  it('is shown to each reader of a fresh link', async () => {
    const { read, calls } = await open(30, {})
    expect(await read('order')).toMatchObject({ email: 'ada@example.com', downloads: [FILE] })
    expect(calls).toEqual(['downloads', 'handled'])
  })

  it('is shown to its member', async () => {
    const { read, calls } = await open(1, { owner: 'ada', member: 'ada' })
    expect(await read('order')).toMatchObject({ email: 'ada@example.com' })
    expect(calls).toEqual(['session', 'downloads', 'handled'])
  })

  it.each([
    ['after its days', 31, {}],
    ['to a guest, if it is a member’s', 1, { owner: 'ada' }],
    ['to another member', 1, { owner: 'ada', member: 'bert' }],
  ])('is shown without personal data %s', async (_, days, given) => {
    expect(await (await open(days, given)).read('order')).toEqual(withoutPersonalData(ORDER))
  })

  it('is not shown with another token or id', async () => {
    expect(await (await open(1, { token: 'guessed' })).read('order')).toBeNull()
    expect(await (await open(1, {})).read('another')).toBeNull()
  })
})
