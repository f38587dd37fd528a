import { money } from '../../../money/index.js'
import type { Money } from '../../../money/index.js'
import { downloadFilesOf, elsewhereIn } from '../../../orders/index.js'
import type { mailedInvoiceOf, Order, OrderEvent } from '../../../orders/index.js'
import type { AttemptPurpose, PlacedMoney } from '../../shop/payments/attempt-state.js'
import type { OrderMailAbout } from './order-mail.js'

/** The time after which a shopper whose payment had no immediate outcome counts as away. */
const MAX_WAITING_MS = 5 * 60_000

const hasFiles = ({ items }: Pick<Order, 'items'>): boolean => downloadFilesOf(items).length > 0

/**
 * The mails about a placed order. Files are sent once the money is taken; for held money that is at its
 * capture.
 */
export const mailsOfPlacement = (
  order: Pick<Order, 'items'>,
  money: PlacedMoney,
): readonly OrderMailAbout[] => [
  { kind: 'orderPlaced', ...(money === 'held' && { isHeld: true }) },
  { kind: 'orderReceived', ...(money === 'held' && { isHeld: true }) },
  ...(hasFiles(order) && money !== 'held' ? [{ kind: 'orderDownloads' } as const] : []),
]

/** The mails about captured money, which had been held before: its confirmation had no invoice yet. */
export const mailsOfCapture = (
  order: Pick<Order, 'items'>,
  paid: Money,
  invoice: ReturnType<typeof mailedInvoiceOf>,
): readonly OrderMailAbout[] => [
  ...(hasFiles(order) ? [{ kind: 'orderDownloads' } as const] : []),
  ...(invoice === 'no' ? [] : [{ kind: 'orderInvoice', paid } as const]),
]

/** A payment attempt that ended without an order. */
export interface EndedWithoutOrder {
  readonly purpose: AttemptPurpose
  /** True if the provider had accepted the payment and had not decided. */
  readonly wasPending: boolean
  /** True if the provider refused it; false: it was given up. */
  readonly isRefused: boolean
  readonly ageMs: number
  /** True if the shopper's own request ended it. */
  readonly isAttended: boolean
}

/**
 * The mails about a failed payment. A shopper who sees the failure on the page gets none, and neither does
 * one who left the checkout before the payment began; renewals have their own mails.
 */
export function mailsOfFailure(attempt: EndedWithoutOrder): readonly OrderMailAbout[] {
  const { purpose, wasPending, isRefused, ageMs, isAttended } = attempt
  if (isAttended || purpose === 'renewal') return []
  const isUnseen = wasPending || (isRefused && ageMs > MAX_WAITING_MS)
  return isUnseen ? [{ kind: 'orderPaymentFailed', reason: null }] : []
}

/** A provider's news about the money of an order. */
export interface ProviderNews {
  readonly events: readonly OrderEvent[]
  /** The refunds on the provider's page that were recorded before, in minor units. */
  readonly notedMinor: number
}

/**
 * The mails about news of the provider: the owner learns of a dispute, of its deadline and of returned money, the
 * shopper of money that was refunded on the provider's page.
 */
export const mailsOfNews = (
  { events, notedMinor }: ProviderNews,
  { currency }: Money,
): readonly OrderMailAbout[] => [
  ...events.flatMap((event): readonly OrderMailAbout[] =>
    event.tag === 'disputed' ? [{ kind: 'orderDisputed', dueMs: event.dueMs ?? null }] : [],
  ),
  ...elsewhereIn(events, notedMinor).map(({ event, amountMinor }): OrderMailAbout => {
    const refund = { amount: money(amountMinor, currency), lines: [], reason: null }
    return { kind: event.tag === 'refunded-elsewhere' ? 'orderRefunded' : 'orderRefundRefused', refund }
  }),
]
