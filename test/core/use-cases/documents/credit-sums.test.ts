import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { money } from '../../../../core/money/index.js'
import {
  applyDecision,
  decideRefundOutcome,
  paidParts,
  refundableMoney,
  refundableShipping,
} from '../../../../core/orders/index.js'
import type { DeskOrder, RefundExtent } from '../../../../core/orders/index.js'
import { creditsOf } from '../../../../core/use-cases/documents/credits.js'
import { creditTaxes } from '../../../../core/use-cases/documents/credit-taxes.js'
import { act } from '../../orders/handling/desk-order.fixture.js'
import { answered, refund } from '../../orders/handling/desk-steps.fixture.js'
import { anyRequest, paidOrder } from '../../orders/handling/priced-order.fixture.js'

/** A step of an owner or a bank, by numbers that an order gives their meaning. */
type Step = readonly [kind: number, part: number]

const KINDS = 5
const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: KINDS }), fc.nat(9999)), { maxLength: 9 })

function extentOf(order: DeskOrder, [kind, part]: Step): RefundExtent {
  const { items } = order.placed
  const lines = [{ lineId: items[part % items.length]?.id ?? '', count: 1 }]
  const { currency } = order.payment.taken
  switch (kind) {
    case 0:
      return { tag: 'lines', lines: [], shipping: 'all' }
    case 1:
      return { tag: 'lines', lines: [], shipping: money(1 + (part % 900), currency) }
    case 2:
      return { tag: 'lines', lines, shipping: money(1 + (part % 300), currency) }
    case 3:
      return { tag: 'amount', amount: money(1 + part, currency) }
    default:
      return { tag: 'lines', lines }
  }
}

function refundedBy(order: DeskOrder, extent: RefundExtent, id: string): DeskOrder {
  const asked = refund(order, extent, { key: id, id })
  if (!asked.ok || asked.value.tag === 'repeated') return order
  return answered(applyDecision(order, asked.value.decision), 'done', id)
}

/** The bank returns the money of the newest refund. */
function returnedByBank(order: DeskOrder): DeskOrder {
  const newest = order.refunds.filter(({ state }) => state === 'done').at(-1)
  const decision =
    newest && decideRefundOutcome(order, newest.id, { tag: 'returned', message: 'closed card' }, act())
  return decision ? applyDecision(order, decision) : order
}

/** The order after some steps and a refund of the rest. */
function played(order: DeskOrder, all: readonly Step[]): DeskOrder {
  const end = all.reduce(
    (now, step, index) =>
      step[0] === KINDS ? returnedByBank(now) : refundedBy(now, extentOf(now, step), `${index}`),
    order,
  )
  return refundedBy(end, { tag: 'whole' }, 'rest')
}

it('credits add up to what was charged: the money, and each rate’s base and tax to the minor unit', () => {
  fc.assert(
    fc.property(anyRequest, steps, (wanted, all) => {
      const order = paidOrder(wanted)
      const end = played(order, all)
      const { taken } = order.payment
      const credits = creditsOf(end)
      expect(credits.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(taken.amount)
      expect(refundableMoney(end).amount).toBe(0)
      const notes = credits.map((credit) => creditTaxes(end, credit))
      const sums = (order.placed.taxes ?? []).map(({ name, share }) => {
        const ofRate = notes.flat().filter((tax) => tax.name === name && tax.share === share)
        const total = (key: 'net' | 'amount'): number => ofRate.reduce((sum, tax) => sum + tax[key].amount, 0)
        return [share, total('net'), total('amount')]
      })
      const charged = taken.amount === 0 ? [] : (order.placed.taxes ?? [])
      if (taken.amount > 0)
        expect(sums).toEqual(charged.map(({ share, net, amount }) => [share, net.amount, amount.amount]))
    }),
    { numRuns: 2000 },
  )
})

it('shipping is refunded once, whole or in parts, and never more than was paid for it', () => {
  fc.assert(
    fc.property(anyRequest, steps, (wanted, all) => {
      const order = paidOrder(wanted)
      const paid = paidParts(order.placed, order.payment.taken).shipping.amount
      const end = played(order, all)
      const back = end.refunds
        .filter(({ state }) => state === 'done')
        .reduce((sum, { shipping }) => sum + shipping.amount, 0)
      expect(back).toBeLessThanOrEqual(paid)
      expect(refundableShipping(end).amount).toBe(0)
      for (const { amount, shipping } of end.refunds)
        expect(shipping.amount).toBeLessThanOrEqual(amount.amount)
    }),
    { numRuns: 2000 },
  )
})
