import { describe, expect, it } from '@jest/globals'
import { lockShopper } from '../../../../../core/use-cases/shop/orders/lock-shopper.js'
import type { VisitorWork } from '../../../../../core/use-cases/shop/orders/lock-shopper.js'
import { memberOf } from '../../../../../core/use-cases/shop/orders/open-order.js'
import { orderOf, sessionOf } from '../../../../fakes/cart-store.fake.js'

const STAMP = { nowMs: Date.UTC(2026, 0, 1), newId: () => 'new owner' }

/** Locks a visitor with an order of one member, whose session is of another or the same. */
async function lock(ownerId: string | null, memberId: string | null, hasOrder = true) {
  const calls: string[] = []
  const work: VisitorWork = {
    holdSession: async () => {
      calls.push('session')
      return sessionOf(memberId)
    },
    lockVisitor: async () => {
      calls.push('visitor')
      return { lineage: 'owner', order: hasOrder ? orderOf('order', { memberId: ownerId }) : null }
    },
    leaveOrder: async (lineage) => {
      calls.push(`leave for ${lineage}`)
    },
  }
  const { order, ...shopper } = await lockShopper(work, STAMP)
  return { ...shopper, order: order?.id ?? null, calls }
}

describe('a locked shopper', () => {
  const own = { lineage: 'owner', order: 'order', calls: ['session', 'visitor'] }
  const left = { lineage: 'new owner', order: null, calls: ['session', 'visitor', 'leave for new owner'] }

  it.each([
    ['a guest with their order', null, null, own],
    ["a member with a guest's order", null, 'ada', own],
    ['a member with their order', 'ada', 'ada', own],
    ['a guest after the session has ended', 'ada', null, left],
    ["another member than the order's", 'ada', 'bert', left],
  ] as const)('is %s', async (_, ownerId, memberId, expected) => {
    expect(await lock(ownerId, memberId)).toEqual({ memberId, ...expected })
  })

  it('may have no order', async () => {
    expect(await lock(null, 'ada', false)).toEqual({ ...own, memberId: 'ada', order: null })
  })
})

describe('the member of a session', () => {
  const { nowMs } = STAMP
  const standing = { expiresOnMs: nowMs + 1, usedOnMs: nowMs, bannedOnMs: null }

  it.each([
    ['the one who logged in', standing, 'ada'],
    ['none once it has expired', { ...standing, expiresOnMs: nowMs - 1 }, null],
    ['none while the member is banned', { ...standing, bannedOnMs: nowMs - 1 }, null],
  ])('is %s', (_, given, expected) => {
    expect(memberOf({ memberId: 'ada', standing: given }, nowMs)).toBe(expected)
  })

  it('does not exist without one', () => {
    expect(memberOf(null, nowMs)).toBeNull()
  })
})
