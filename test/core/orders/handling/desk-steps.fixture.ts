import { money } from '../../../../core/money/index.js'
import {
  applyDecision,
  decideFulfil,
  decideRefund,
  decideRefundOutcome,
} from '../../../../core/orders/index.js'
import type {
  DeskOrder,
  LinePieces,
  OrderDecision,
  OrderRefusal,
  RefundExtent,
} from '../../../../core/orders/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { act } from './desk-order.fixture.js'

export const eur = (amountMinor: number) => money(amountMinor, 'EUR')
export const line = (count: number, lineId = 'line-1'): LinePieces => ({ lineId, count })

export const outcome = (result: Result<unknown, OrderRefusal>): string =>
  result.ok ? 'ok' : result.failure.tag

export function done(order: DeskOrder, result: Result<OrderDecision | null, OrderRefusal>): DeskOrder {
  if (!result.ok) throw new Error(result.failure.message)
  return result.value === null ? order : applyDecision(order, result.value)
}

export const fulfil = (order: DeskOrder, pieces: 'all' | readonly LinePieces[] = 'all', id = 'parcel') =>
  decideFulfil(order, { pieces, carrier: 'DHL', tracking: '00340' }, act(id))

export const refund = (
  order: DeskOrder,
  extent: RefundExtent,
  { key = 'k', restocks = false, id = 'r' } = {},
) => decideRefund(order, { key, extent, restocks, reason: null }, act(id))

export function asked(order: DeskOrder, extent: RefundExtent, options = {}): DeskOrder {
  const result = refund(order, extent, options)
  if (!result.ok) throw new Error(result.failure.message)
  return result.value.tag === 'repeated' ? order : applyDecision(order, result.value.decision)
}

export function answered(order: DeskOrder, tag: 'done' | 'refused', id = 'r'): DeskOrder {
  const decision = decideRefundOutcome(order, id, { tag, message: 'No balance.' }, act())
  return decision === null ? order : applyDecision(order, decision)
}

export const refunded = (
  order: DeskOrder,
  extent: RefundExtent,
  options: { key?: string; id?: string } = {},
) => answered(asked(order, extent, options), 'done', options.id)
