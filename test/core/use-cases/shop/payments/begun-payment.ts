import { money } from '../../../../../core/money/index.js'
import type { AttemptPurpose } from '../../../../../core/use-cases/shop/payments/attempt-state.js'
import type { PaymentAttempt } from '../../../../../core/use-cases/shop/payments/payment-attempt.js'
import { orderOf } from '../../../../fakes/cart-store.fake.js'
import { createFakeClock } from '../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../fakes/payment-processor.fake.js'
import type { FakeProcessorOptions } from '../../../../fakes/payment-processor.fake.js'
import { createFakePaymentStore } from '../../../../fakes/payment-store.fake.js'
import { placedOrder } from '../../../orders/handling/desk-order.fixture.js'

/** The key of the first attempt of the order. */
export const KEY = 'order:1'

/** A submitted order of one of ten pieces, whose payment has begun. */
export function begunPayment(
  paymentMethod: string = FAKE_CARDS.accepted,
  {
    isHeldFirst = false,
    purpose = 'order' as AttemptPurpose,
    ...options
  }: FakeProcessorOptions & { readonly isHeldFirst?: boolean; readonly purpose?: AttemptPurpose } = {},
) {
  const clock = createFakeClock()
  const provider = createFakeProcessor(options)
  const store = createFakePaymentStore([provider], clock)
  const frozen = { ...placedOrder([[1, 1250]]), status: 'cart' } as const
  const attempt: PaymentAttempt = {
    id: KEY,
    orderId: 'order',
    state: {
      tag: 'reserved',
      terms: { amount: money(1250, 'EUR'), purpose, isHeldFirst, provider: 'fake' },
      reference: null,
    },
    createdMs: clock.wallTime(),
    paymentMethod,
    confirmation: null,
    source: 'here',
    reserved: [['sku-1', 1]],
    reported: { capturedMinor: null, refundedMinor: null, isDisputed: null },
    frozen,
    renewal: null,
    nextTryMs: null,
  }
  const order = orderOf('order', { status: 'submitting', email: 'ada@example.com', attempts: 1 })
  store.attempts.set(KEY, attempt)
  store.orders.set('order', order)
  store.stock.set('sku-1', 9)
  return { ...store, clock, provider, attempt }
}
