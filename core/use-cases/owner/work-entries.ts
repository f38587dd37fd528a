import { countPieces } from '../../orders/index.js'
import type { DeskOrder, OrderDecision, OrderEvent, Withdrawal } from '../../orders/index.js'
import type { AuditEntry } from '../../owners/index.js'
import type { StockOrder, StockStanding } from '../../ports/stock-desk.port.js'
import { orderNumber, plural } from '../../shared/index.js'

type EntryWords = Pick<AuditEntry, 'operation' | 'subject' | 'detail'>

/** The change that an owner made of an order, by the first of its events; others follow from providers. */
const ORDER_OPERATIONS: Readonly<Partial<Record<OrderEvent['tag'], string>>> = {
  fulfilled: 'fulfilOrder',
  cancelled: 'cancelOrder',
  'refund-requested': 'refundOrder',
  'capture-requested': 'captureOrder',
  'downloads-sent': 'sendDownloads',
  note: 'noteOrder',
}

/** The words of the audit log about a change of an order. */
export const orderChangeWords = ({ id }: DeskOrder, { events }: OrderDecision): EntryWords => ({
  operation: (events[0] && ORDER_OPERATIONS[events[0].tag]) ?? 'changeOrder',
  subject: id,
  detail: `${orderNumber(id)}: ${events.map(({ tag }) => tag).join(', ')}`,
})

/** The words of the audit log about a return that moves on to a state. */
export const returnWords = ({ orderId: id, state, lines }: Withdrawal): EntryWords => ({
  operation: 'moveReturn',
  subject: id,
  detail: `${orderNumber(id)}: ${state}${lines.length === 0 ? '' : `, ${plural(countPieces(lines), 'piece')}`}`,
})

const piecesText = (order: StockOrder): string =>
  order.tag === 'add'
    ? `${order.pieces} delivered`
    : `${order.pieces === null ? 'without end' : order.pieces} counted`

/** The words of the audit log about a delivery or a count. */
export const stockWords = ({ variantId, productName }: StockStanding, order: StockOrder): EntryWords => ({
  operation: order.tag === 'add' ? 'deliverStock' : 'countStock',
  subject: variantId,
  detail: `${productName}: ${piecesText(order)}`,
})

/** The words of the audit log about mails that are tried again; null: all that failed. */
export const mailRetryWords = (id: string | null): EntryWords => ({
  operation: 'retryMails',
  subject: id,
  detail: id === null ? 'all mails that failed' : 'one mail',
})

/** The words of the audit log about a subscription that an owner cancels. */
export const cancelWords = (id: string, productName: string, atOnce: boolean): EntryWords => ({
  operation: 'cancelSubscription',
  subject: id,
  detail: `${productName}: ${atOnce ? 'ended' : 'charged no more'}`,
})

/** The words of the audit log about members of a file. */
export const memberImportWords = (count: number): EntryWords => ({
  operation: 'importMembers',
  subject: null,
  detail: plural(count, 'member'),
})

/** The words of the audit log about a catalogue file that was read, and what it changed. */
export const catalogueImportWords = (report: string): EntryWords => ({
  operation: 'importCatalogue',
  subject: null,
  detail: report,
})

/** The words of the audit log about submissions that are deleted for good. */
export const submissionsDeletedWords = (count: number): EntryWords => ({
  operation: 'deleteSubmissions',
  subject: null,
  detail: `${plural(count, 'submission')} of forms`,
})

/** The words of the audit log about a person who is erased, and is not named. */
export const erasureWords = (orders: number): EntryWords => ({
  operation: 'erasePerson',
  subject: null,
  detail: `a person, with ${plural(orders, 'old order')} made anonymous`,
})

/** The words of the audit log about a job that an owner had run. */
export const jobRunWords = (name: string): EntryWords => ({
  operation: 'runJob',
  subject: name,
  detail: `ran ${name}`,
})

/** The words of the audit log about events that an owner had sent again; null: all that were given up. */
export const eventReplayWords = (id: string | null): EntryWords => ({
  operation: 'replayEvents',
  subject: id,
  detail: id === null ? 'all events that were given up' : 'one event',
})

/** The words of the audit log about an endpoint that was given another secret. */
export const secretRotationWords = (url: string): EntryWords => ({
  operation: 'rotateWebhookSecret',
  subject: url,
  detail: 'made the secret of an endpoint anew',
})
