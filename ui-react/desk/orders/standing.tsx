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

const CANCELLED: Look = { text: 'Cancelled', tone: 'calm', shape: 'none' }
const SUBMITTING: Look = { text: 'Not finished', tone: 'calm', shape: 'none' }

function Badge({ text, tone, shape }: Look): ReactNode {
  return (
    <span className="badge" data-tone={tone} data-shape={shape}>
      {text}
    </span>
  )
}

/** The state of an order's payment. */
export const PaymentBadge = ({ payment }: { readonly payment: PaymentWord }): ReactNode => (
  <Badge {...PAYMENTS[payment]} />
)

/** The state of an order's delivery in a list. */
export function RowGoodsBadge({ state, isCancelled, fulfilment }: DeskOrderRow): ReactNode {
  if (state === 'SUBMITTING') return <Badge {...SUBMITTING} />
  return <Badge {...(isCancelled ? CANCELLED : GOODS[fulfilment])} />
}

/** The state of an order's delivery; refunded and withdrawn pieces need no sending. */
export function GoodsBadge({ cancelledAt, fulfilment, lines }: DeskOrderView): ReactNode {
  if (cancelledAt !== null) return <Badge {...CANCELLED} />
  const nothingLeft = fulfilment === 'UNFULFILLED' && lines.every(({ sendable }) => sendable === 0)
  return nothingLeft ? null : <Badge {...GOODS[fulfilment]} />
}
