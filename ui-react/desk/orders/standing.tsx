import type { ReactNode } from 'react'
import type { DeskOrderRow, DeskOrderView, FulfilmentWord, PaymentWord } from '../../../core/desk/index.js'

interface Look {
  readonly text: string
  readonly tone: 'good' | 'warn' | 'bad' | 'calm'
  readonly shape: 'none' | 'half' | 'full'
}

const PAYMENTS: Readonly<Record<PaymentWord, Look>> = {
  PENDING: { text: 'Pending', tone: 'warn', shape: 'none' },
  HELD: { text: 'Held', tone: 'warn', shape: 'half' },
  CAPTURING: { text: 'Being taken', tone: 'calm', shape: 'half' },
  RELEASING: { text: 'Being released', tone: 'calm', shape: 'half' },
  PAID: { text: 'Paid', tone: 'good', shape: 'full' },
  PARTLY_REFUNDED: { text: 'Partly refunded', tone: 'calm', shape: 'half' },
  REFUNDED: { text: 'Refunded', tone: 'calm', shape: 'full' },
  DISPUTED: { text: 'Disputed', tone: 'bad', shape: 'full' },
  LAPSED: { text: 'Lapsed', tone: 'bad', shape: 'none' },
  TRIAL: { text: 'Trial', tone: 'calm', shape: 'none' },
  FREE: { text: 'Free', tone: 'calm', shape: 'none' },
}

const GOODS: Readonly<Record<FulfilmentWord, Look>> = {
  UNFULFILLED: { text: 'To send', tone: 'warn', shape: 'none' },
  PARTLY_FULFILLED: { text: 'Partly sent', tone: 'warn', shape: 'half' },
  FULFILLED: { text: 'Sent', tone: 'good', shape: 'full' },
}

/** Partly sent orders whose other pieces were refunded or withdrawn wait for nothing. */
const PARTLY_SENT_AT_END: Look = { ...GOODS.PARTLY_FULFILLED, tone: 'calm' }
const NOTHING_TO_SEND: Look = { text: 'Nothing to send', tone: 'calm', shape: 'none' }
const CANCELLED: Look = { text: 'Cancelled', tone: 'calm', shape: 'none' }
const RELEASED: Look = { text: 'Released', tone: 'calm', shape: 'none' }
const SUBMITTING: Look = { text: 'Not finished', tone: 'calm', shape: 'none' }

function Badge({ text, tone, shape }: Look): ReactNode {
  return (
    <span className="badge" data-tone={tone} data-shape={shape}>
      {text}
    </span>
  )
}

interface Money {
  readonly payment: PaymentWord
  readonly isCancelled: boolean
}

/** The state of an order's payment; a hold that a cancellation has ended is no problem. */
export const paymentLook = ({ payment, isCancelled }: Money): Look =>
  isCancelled && payment === 'LAPSED' ? RELEASED : PAYMENTS[payment]

/** The state of an order's payment. */
export const PaymentBadge = (of: Money): ReactNode => <Badge {...paymentLook(of)} />

type Goods = Pick<DeskOrderRow, 'fulfilment' | 'isCancelled' | 'needsSending'>

/** The state of an order's delivery; refunded and withdrawn pieces need no sending. */
export function goodsLook({ fulfilment, isCancelled, needsSending }: Goods): Look {
  if (isCancelled) return CANCELLED
  if (needsSending || fulfilment === 'FULFILLED') return GOODS[fulfilment]
  return fulfilment === 'UNFULFILLED' ? NOTHING_TO_SEND : PARTLY_SENT_AT_END
}

/** The state of an order's delivery in a list. */
export const RowGoodsBadge = (row: DeskOrderRow): ReactNode => (
  <Badge {...(row.state === 'SUBMITTING' ? SUBMITTING : goodsLook(row))} />
)

type Viewed = Pick<DeskOrderView, 'payment' | 'cancelledAt' | 'fulfilment' | 'needsSending'>

/** The state of an order's delivery; an order whose payment is pending is not placed yet. */
export const GoodsBadge = ({ payment, cancelledAt, fulfilment, needsSending }: Viewed): ReactNode => {
  const isCancelled = cancelledAt !== null
  const look = goodsLook({ fulfilment, needsSending, isCancelled })
  return <Badge {...(payment === 'PENDING' ? SUBMITTING : look)} />
}
