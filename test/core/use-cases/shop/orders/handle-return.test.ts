import { expect, it } from '@jest/globals'
import type { DeskOrder, ReturnState, Withdrawal } from '../../../../../core/orders/index.js'
import type { EntryOf } from '../../../../../core/owners/index.js'
import { moveReturn } from '../../../../../core/use-cases/shop/orders/handle-return.js'
import { TERMINAL } from '../../../../../core/use-cases/owner/audit.js'
import { createFakeOrderDesk } from '../../../../fakes/order-desk.fake.js'
import { deskOrder } from '../../../orders/handling/desk-order.fixture.js'

/** A return whose order, or which itself, is changed by others before each of the first writes. */
function open(others: readonly ('order' | 'return' | 'gone')[]) {
  const state: ReturnState = 'accepted'
  const read = { id: 'w', lines: [], state, changedMs: 0, isLate: false, receivedMs: 0 } as const
  const first: DeskOrder = { ...deskOrder(), returns: [read] }
  const desk = createFakeOrderDesk([first])
  let kept: Withdrawal = { ...read, orderId: first.id, name: 'Anna', statement: null }
  const left = [...others]
  let isGone = false
  const entryOf: EntryOf = (what) => ({
    ...what,
    id: 'entry',
    ...TERMINAL,
    by: 'owner',
    atMs: 7,
  })
  const ports = {
    desk,
    withdrawals: {
      ofOrder: async () => (isGone ? [] : [kept]),
      move: async (order: DeskOrder, _: unknown, { state: next }: Pick<Withdrawal, 'state'>) => {
        const change = left.shift()
        const now = desk.orders.get(first.id)!
        if (change === 'order') desk.orders.set(first.id, { ...now, revision: now.revision + 1 })
        if (change === 'return') kept = { ...kept, state: 'received' }
        isGone = change === 'gone'
        if (desk.orders.get(first.id)!.revision !== order.revision || change === 'return' || isGone)
          return false
        kept = { ...kept, state: next }
        return true
      },
    },
    entryOf,
  }
  const move = (order: string = first.id, number: number | null = null) =>
    moveReturn(ports, {
      order,
      number,
      act: 'receive',
      pieces: null,
      isDryRun: false,
    })
  return { move, state: () => kept.state }
}

it('is changed although the provider changed its order meanwhile', async () => {
  const { move, state } = open(['order', 'order'])
  expect(await move()).toMatchObject({
    ok: true,
    value: {
      order: { returns: [{ id: 'w', state: 'received', receivedMs: 0 }] },
      withdrawal: { state: 'received', changedMs: 7 },
    },
  })
  expect(state()).toBe('received')
})

it('is not changed if another person changed it, or if its order keeps changing', async () => {
  const changed = { ok: false, failure: { message: expect.stringMatching(/^The return was changed/) } }
  expect(await open(['return']).move()).toMatchObject(changed)
  const busy = open(Array.from({ length: 9 }, () => 'order' as const))
  expect(await busy.move()).toMatchObject(changed)
  expect(busy.state()).toBe('accepted')
})

it.each([
  ['its order is unknown', 'other', null, [], /no placed order/],
  ['the order has fewer returns', undefined, 2, [], /^The order has 1 return, and no number 2/],
  ['it is gone meanwhile', undefined, null, ['gone'], /has not withdrawn/],
] as const)('is not changed if %s', async (_, order, number, others, message) => {
  const { move, state } = open(others)
  expect(await move(order, number)).toMatchObject({
    ok: false,
    failure: { message: expect.stringMatching(message) },
  })
  expect(state()).toBe('accepted')
})
