import { money } from '../../../../../core/money/index.js'
import { orderOfSnapshot } from '../../../../../core/orders/index.js'
import type { Order, PaymentAction } from '../../../../../core/orders/index.js'
import type { ChargedPayment } from '../../../../../core/ports/payments/payment-processor.port.js'
import { assertNever } from '../../../../../core/shared/index.js'
import type { Rejection } from '../../../../../core/use-cases/shop/failures.js'
import { MONEY_STATUSES, placedMoneyOf } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import type {
  AttemptPurpose,
  AttemptTerms,
  EndedChange,
  OpenChange,
  StoredAttempt,
} from '../../../../../core/use-cases/shop/payments/attempt-state.js'
import type { PaymentAttempt, Reserved } from '../../../../../core/use-cases/shop/payments/payment-attempt.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { documentOrNull } from '../row-documents.js'

const purposeOf = ({ purpose }: PaymentAttemptRow): AttemptPurpose => (purpose ?? 'order') as AttemptPurpose

/** The values of an attempt that never change. */
function termsOf(row: PaymentAttemptRow): AttemptTerms {
  const purpose = purposeOf(row)
  return {
    amount: money(row.amount_minor, row.currency),
    purpose,
    isHeldFirst: row.capture === 'on-fulfilment' || purpose === 'trial',
    provider: row.provider,
  }
}

/** The page's next action, for an attempt that waits for its shopper. */
const actionOf = ({ provider, action }: PaymentAttemptRow): PaymentAction => ({
  provider: provider ?? '',
  data: action ?? '',
})

/** The state of a payment attempt from its row. */
export function stateOf(row: PaymentAttemptRow): StoredAttempt {
  const known = { terms: termsOf(row), reference: row.reference }
  const placed = placedMoneyOf(row.status)
  if (placed !== null) return { ...known, tag: 'placed', money: placed }
  switch (row.status) {
    case 'action-required':
      return { ...known, tag: 'action-required', action: actionOf(row) }
    case 'pending':
      return { ...known, tag: (row.reference ?? row.confirmed_reference) === null ? 'reserved' : 'pending' }
    case 'declined':
      return { ...known, tag: 'released', failure: JSON.parse(row.failure ?? '{}') as Rejection }
    default:
      return { ...known, tag: 'released', failure: null }
  }
}

/** The pieces of an attempt, taken from stock. */
export const reservedOf = ({ reserved }: Pick<PaymentAttemptRow, 'reserved'>): readonly Reserved[] =>
  JSON.parse(reserved) as readonly Reserved[]

/** A payment attempt from its row. */
export const toAttempt = (row: PaymentAttemptRow): PaymentAttempt => ({
  id: row.id,
  orderId: row.order_id,
  state: stateOf(row),
  createdMs: row.created_on,
  paymentMethod: row.payment_method,
  confirmation: row.confirmed_reference,
  source: row.source,
  reserved: reservedOf(row),
  reported: {
    capturedMinor: row.captured_minor,
    refundedMinor: row.refunded_minor,
    isDisputed: row.disputed,
  },
  frozen: orderOfSnapshot(row.snapshot),
  renewal: documentOrNull<Order>(row.renewal),
  nextTryMs: row.next_try_on,
})

/** The taken and the refunded money that the provider last reported. */
const takenOf = ({ amount, refunded, isDisputed }: ChargedPayment) => ({
  captured_minor: amount.amount,
  refunded_minor: refunded.amount,
  disputed: isDisputed,
})

/** A change of a payment attempt as columns. `now`: wall-clock ms. */
export function columnsOf(change: OpenChange | EndedChange, now: number): Partial<PaymentAttemptRow> {
  switch (change.tag) {
    case 'name':
      return { reference: change.reference }
    case 'confirm':
      return { status: 'pending', confirmed_reference: change.confirmation, updated_on: now }
    case 'challenge': {
      const { reference, action } = change
      return { status: 'action-required', reference, action: action.data, updated_on: now }
    }
    case 'place': {
      const { paid } = change
      const taken = paid.tag === 'charged' ? takenOf(paid) : {}
      return { status: MONEY_STATUSES[change.money], reference: paid.reference, ...taken, updated_on: now }
    }
    case 'release':
      return change.failure === null
        ? { status: 'released', updated_on: now }
        : { status: 'declined', failure: JSON.stringify(change.failure), updated_on: now }
    case 'want-capture':
      return { status: MONEY_STATUSES.capturing }
    case 'captured':
      return { status: MONEY_STATUSES.taken, ...takenOf(change.paid), updated_on: now }
    case 'lapse':
      return { status: MONEY_STATUSES.lapsed, updated_on: now }
    case 'release-hold':
      return { status: MONEY_STATUSES.trial, updated_on: now }
    case 'taken':
      return takenOf(change.paid)
    default:
      return assertNever(change)
  }
}
