import { expect, it } from '@jest/globals'
import { refundMissing } from '../../../../core/orders/index.js'
import type { DeskOrder, DeskPayment, LinePieces } from '../../../../core/orders/index.js'
import { deskOrder, placedOrder } from '../handling/desk-order.fixture.js'
import { answered, asked, eur, line, refunded } from '../handling/desk-steps.fixture.js'

const WHOLE: readonly LinePieces[] = []
const five = { tag: 'amount', amount: eur(500) } as const
const pieces = (count: number) => ({ tag: 'lines', lines: [line(count)] }) as const
const paidAs = (payment: Partial<DeskPayment>): DeskOrder => ({
  ...deskOrder(),
  payment: { ...deskOrder().payment, ...payment },
})
const releasing: DeskOrder = {
  ...deskOrder(),
  refunds: asked(deskOrder(), five).refunds.map((refund) => ({ ...refund, kind: 'release' })),
}
const shippedOnly = refunded(deskOrder('taken', placedOrder([[3, 1000]], { shippingMinor: 490 })), {
  ...{ tag: 'lines', lines: [] },
  shipping: 'all',
})
const refusedLines = answered(asked(deskOrder(), pieces(1)), 'refused')

it.each<[string, DeskOrder, readonly LinePieces[], RegExp | null]>([
  ['nothing was refunded', deskOrder(), WHOLE, /was not refunded yet/],
  ['all pieces were refunded', refunded(deskOrder(), pieces(3)), WHOLE, null],
  ['two of three pieces were refunded', refunded(deskOrder(), pieces(2)), WHOLE, /was not refunded yet/],
  ['the two withdrawn pieces were refunded', refunded(deskOrder(), pieces(2)), [line(2)], null],
  ['the refund of the pieces was refused', refusedLines, WHOLE, /was not refunded yet/],
  ['an amount was refunded', refunded(deskOrder(), five), WHOLE, null],
  ['only shipping was refunded', shippedOnly, WHOLE, /was not refunded yet/],
  ['an amount is on its way', asked(deskOrder(), five), WHOLE, null],
  ['an amount was refused', answered(asked(deskOrder(), five), 'refused'), WHOLE, /was not refunded yet/],
  [
    'an amount was refunded after a refusal',
    refunded(refusedLines, five, { key: 'b', id: 's' }),
    WHOLE,
    null,
  ],
  ['held money is released', releasing, WHOLE, /was not refunded yet/],
  ['the money is held', deskOrder('held'), WHOLE, /only held/],
  ['the money is being taken', deskOrder('capturing'), WHOLE, /only held/],
  ['nothing was paid', paidAs({ taken: eur(0) }), WHOLE, null],
  ['the bank decides', paidAs({ isDisputed: true }), WHOLE, null],
])('says whether the money of a return has gone back where %s', (_name, order, lines, reason) => {
  const missing = refundMissing(order, { lines })
  if (reason === null) expect(missing).toBeNull()
  else expect(missing).toMatch(reason)
})
