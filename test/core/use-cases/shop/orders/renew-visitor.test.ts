import { describe, expect, it } from '@jest/globals'
import { visitorId } from '../../../../../core/ports/visitor.port.js'
import { renewVisitor } from '../../../../../core/use-cases/shop/orders/renew-visitor.js'
import type {
  RenewableVisitor,
  RenewalOrder,
  VisitorRenewalWork,
} from '../../../../../core/use-cases/shop/orders/renew-visitor.js'

const SECRET = visitorId('secret')
const NEXT = 'secret after token'
const PLACED: RenewalOrder = { id: 'order', status: 'placed', token: 'token' }
const CART: RenewalOrder = { id: 'own', status: 'cart', token: null }

interface Situation {
  readonly visitor: Partial<RenewableVisitor> | null
  readonly submitted: RenewalOrder | null
  /** The order of the next visitor; absent: it is not stored yet. */
  readonly next?: RenewalOrder | null
}

/** Renews a visitor, and says what was written. */
async function renew({ visitor, submitted, next }: Situation) {
  const written: unknown[] = []
  const work: VisitorRenewalWork = {
    lock: async () => visitor && { lineage: 'owner', orderId: 'order', renewedFor: null, ...visitor },
    lockSubmitted: async (lineage, key) => (lineage === 'owner' && key === 'key' ? submitted : null),
    insertNext: async (row) => {
      if (next === undefined) written.push(row)
      return next === undefined
    },
    lockNextOrder: async () => next ?? null,
    showOrder: async (id, orderId) => void written.push([id, orderId]),
    saveReplaced: async (id, leavesOrder, nowMs) => void written.push({ id, leavesOrder, nowMs }),
  }
  const ports = {
    unitOfWork: <T>(run: (unit: VisitorRenewalWork) => Promise<T>) => run(work),
    secretAfter: (token: string) => visitorId(`${SECRET} after ${token}`),
    clock: { wallTime: () => 5 },
  }
  return [await renewVisitor(ports, SECRET, 'key'), ...written]
}

describe('a visitor after a submit', () => {
  it.each<[string, Situation]>([
    ['is unknown', { visitor: null, submitted: PLACED }],
    ['has submitted nothing under the key', { visitor: {}, submitted: null }],
    ['has not placed the order', { visitor: {}, submitted: { ...PLACED, status: 'submitting' } }],
    ['has an order whose buyer was erased', { visitor: {}, submitted: { ...PLACED, token: null } }],
    ['has the secret after this order', { visitor: { renewedFor: 'order' }, submitted: PLACED }],
  ])('keeps the secret that %s', async (_, situation) => {
    expect(await renew(situation)).toEqual([SECRET])
  })

  it.each([
    ['the placed order', null, 'order'],
    ['a cart that was begun since', 'cart', 'cart'],
  ])('gets the next secret with %s', async (_, orderId, shown) => {
    expect(await renew({ visitor: { orderId }, submitted: PLACED })).toEqual([
      NEXT,
      { id: NEXT, lineage: 'owner', orderId: shown, renewedFor: 'order' },
      { id: NEXT, leavesOrder: true, nowMs: 5 },
    ])
  })

  it('takes a cart along that was begun after a lost answer', async () => {
    expect(await renew({ visitor: { orderId: 'cart' }, submitted: PLACED, next: PLACED })).toEqual([
      NEXT,
      [NEXT, 'cart'],
      { id: NEXT, leavesOrder: true, nowMs: 5 },
    ])
  })

  it.each<[string, string | null, RenewalOrder | null]>([
    ['the next one has a cart of its own', 'cart', CART],
    ['there is no order to give', null, PLACED],
  ])('leaves the orders where they are if %s', async (_, orderId, next) => {
    expect(await renew({ visitor: { orderId }, submitted: PLACED, next })).toEqual([
      NEXT,
      { id: NEXT, leavesOrder: false, nowMs: 5 },
    ])
  })
})
