import { downloadFilesOf } from '../../orders/index.js'
import type { Order } from '../../orders/index.js'
import type { AttemptPurpose, PlacedMoney } from '../shop/payments/attempt-state.js'
import type { OrderMailAbout } from './order-mail.js'

/** A shopper whose payment had no outcome at once is taken to be away after this time. */
const MAX_WAITING_MS = 5 * 60_000

const hasFiles = ({ items }: Pick<Order, 'items'>): boolean => downloadFilesOf(items).length > 0

/**
 * The mails about an order that was placed. Files are sent once the money is taken; where it is held first, that is
 * with its capture.
 */
export const mailsOfPlacement = (
  order: Pick<Order, 'items'>,
  money: PlacedMoney,
): readonly OrderMailAbout[] => [
  { kind: 'orderPlaced' },
  { kind: 'orderReceived' },
  ...(hasFiles(order) && money !== 'held' ? [{ kind: 'orderDownloads' } as const] : []),
]

/** The mails about money that was held and is taken now: its confirmation had no invoice yet. */
export const mailsOfCapture = (
  order: Pick<Order, 'items'>,
  mailsInvoices: boolean,
): readonly OrderMailAbout[] => [
  ...(hasFiles(order) ? [{ kind: 'orderDownloads' } as const] : []),
  ...(mailsInvoices ? [{ kind: 'orderInvoice' } as const] : []),
]

/** A payment attempt that ended without an order. */
export interface EndedWithoutOrder {
  readonly purpose: AttemptPurpose
  /** True where its provider had taken the payment and had not decided. */
  readonly wasPending: boolean
  /** True where the provider refused it; false: it was given up. */
  readonly isRefused: boolean
  readonly ageMs: number
  /** True where a shopper's own request ended it. */
  readonly isAttended: boolean
}

/**
 * The mails about a payment that failed. A shopper who sees the failure on the page gets none, and neither does one
 * who left the checkout before the payment was under way; renewals have mails of their own.
 */
export function mailsOfFailure(attempt: EndedWithoutOrder): readonly OrderMailAbout[] {
  const { purpose, wasPending, isRefused, ageMs, isAttended } = attempt
  if (isAttended || purpose === 'renewal') return []
  const isUnseen = wasPending || (isRefused && ageMs > MAX_WAITING_MS)
  return isUnseen ? [{ kind: 'orderPaymentFailed', reason: null }] : []
}
