import { mailedInvoiceOf } from '../../../orders/index.js'
import type { Order } from '../../../orders/index.js'
import type { ChargedPayment } from '../../../ports/payments/payment-processor.port.js'
import { eventOfCapture, eventsOfNews, eventsOfPlacement } from '../../events/shop-events.js'
import type { ShopEvent } from '../../events/shop-events.js'
import type { OrderMailAbout } from '../../mails/orders/order-mail.js'
import {
  mailsOfCapture,
  mailsOfFailure,
  mailsOfNews,
  mailsOfPlacement,
} from '../../mails/orders/payment-mails.js'
import type { EndedWithoutOrder, ProviderNews } from '../../mails/orders/payment-mails.js'
import { runningOut } from '../../mails/running-out.js'
import type { StoreSettings } from '../../settings/store-settings.js'
import type { OpenChange } from './attempt-state.js'

/** Mails, events and documents that are queued with a change of a payment. */
export interface FollowUps {
  readonly mails: readonly OrderMailAbout[]
  readonly events: readonly ShopEvent[]
  /** True if documents of the order may be due. */
  readonly hasDocuments: boolean
}

type Settings = Pick<StoreSettings, 'webhooks' | 'invoices' | 'business'>

/** True if the shop sends its events to other programs. */
export const sendsEvents = ({ webhooks }: Pick<Settings, 'webhooks'>): boolean => webhooks.length > 0

/** Follow-ups of a placed order. `stock`: remaining pieces by variant id, if the shop sends events. */
export const afterPlacement = (
  settings: Settings,
  placed: Order,
  { money, subscription }: Extract<OpenChange, { readonly tag: 'place' }>,
  stock: ReadonlyMap<string, number>,
): FollowUps => ({
  // The mails of a subscription report its renewals.
  mails: subscription === 'renewed' ? [] : mailsOfPlacement(placed, money),
  events: sendsEvents(settings) ? eventsOfPlacement(placed, money, runningOut(placed.items, stock)) : [],
  hasDocuments: settings.invoices.issue === 'when-paid',
})

/** Follow-ups of held money that was taken. `order`: as it was placed; null: it was deleted. */
export const afterCapture = (
  settings: Settings,
  orderId: string,
  order: Pick<Order, 'items'> | null,
  { amount }: ChargedPayment,
): FollowUps => ({
  mails:
    order === null
      ? []
      : mailsOfCapture(order, amount, settings.business === null ? 'no' : mailedInvoiceOf(settings.invoices)),
  events: sendsEvents(settings) ? [eventOfCapture(orderId, amount)] : [],
  hasDocuments: settings.invoices.issue === 'when-paid',
})

/** Follow-ups of a payment that ended without an order. */
export const afterFailure = (attempt: EndedWithoutOrder): FollowUps => ({
  mails: mailsOfFailure(attempt),
  events: [],
  hasDocuments: false,
})

/** Follow-ups of news about money that was taken before. */
export const afterNews = (
  settings: Settings,
  orderId: string,
  news: ProviderNews,
  { amount }: ChargedPayment,
): FollowUps => ({
  mails: mailsOfNews(news, amount),
  events: sendsEvents(settings) ? eventsOfNews(orderId, news, amount.currency) : [],
  hasDocuments: true,
})
