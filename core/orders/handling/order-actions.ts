import { decideCancel } from './decide-cancel.js'
import { decideCapture } from './decide-capture.js'
import { decideFulfil } from './decide-fulfil.js'
import { decideRefund } from './decide-refund.js'
import { decideSendDownloads } from './decide-send-downloads.js'
import type { DeskOrder } from './desk-order.js'

/** An action that an owner can take on an order. */
export type OrderAction = 'fulfil' | 'capture' | 'refund' | 'cancel' | 'send-downloads' | 'note'

/** The possible actions, found by trying the decisions. */
export function orderActions(order: DeskOrder): readonly OrderAction[] {
  const act = { id: '', atMs: 0, by: '' }
  const parcel = { pieces: 'all', carrier: null, tracking: null, sendsWithdrawn: true } as const
  const fulfil = decideFulfil(order, parcel, act)
  const capture = decideCapture(order, act)
  const extent = { tag: 'whole' } as const
  // Callers' keys contain no line end, so that this key is never a repeated one.
  const refund = decideRefund(order, { key: '\n', extent, restocks: false, reason: null }, act)
  const cancel = decideCancel(order, { reason: null, restocks: true }, act)
  return [
    ...(fulfil.ok ? (['fulfil'] as const) : []),
    ...(capture.ok && capture.value !== null ? (['capture'] as const) : []),
    ...(refund.ok ? (['refund'] as const) : []),
    ...(cancel.ok ? (['cancel'] as const) : []),
    ...(decideSendDownloads(order, act).ok ? (['send-downloads'] as const) : []),
    'note',
  ]
}
