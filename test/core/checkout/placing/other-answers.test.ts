import { expect, it } from '@jest/globals'
import { placingTransition } from '../../../../core/checkout/placing/placing.machine.js'
import type { PlacingEvent, PlacingState } from '../../../../core/checkout/placing/placing.js'
import { err } from '../../../../core/shared/index.js'

const attempt = { key: 'key', orderId: null, isSubmitted: false }
const AWAITED = {
  'details-sent': 'sending-details',
  'payment-method-created': 'creating-payment-method',
  'payment-method-stored': 'storing-payment-method',
  'order-submitted': 'submitting',
  'payment-confirmed': 'confirming',
  'submit-found': 'checking',
} as const satisfies Record<PlacingEvent['tag'], PlacingState['tag']>
const STATES = Object.values(AWAITED).map(
  (tag) => ({ tag, attempt, requestId: 1 }) as unknown as PlacingState,
)

it.each(Object.keys(AWAITED) as PlacingEvent['tag'][])(
  'ignores "%s" while another answer is awaited',
  (tag) => {
    const event = {
      tag,
      requestId: 1,
      answer: err({ tag: 'unreachable', message: 'away' }),
    } as unknown as PlacingEvent
    for (const state of STATES.filter((one) => one.tag !== AWAITED[tag]))
      expect(placingTransition(state, event, 2 as never)).toEqual({ state, effects: [] })
  },
)
