import { countPieces } from '../../orders/index.js'
import type { DeskOrder, OrderDecision, OrderEvent, Withdrawal } from '../../orders/index.js'
import type { AuditOperation, EntryWords } from '../../owners/index.js'
import type { DocumentDraft } from '../../ports/shop/order-documents.port.js'
import type { ShopFile } from '../../ports/owner/files/file-desk.port.js'
import type { StockOrder, StockStanding } from '../../ports/owner/stock-desk.port.js'
import { orderNumber, plural } from '../../shared/index.js'

/** The operation of an owner's change of an order, by its first event; others come from providers. */
const ORDER_OPERATIONS: Readonly<Partial<Record<OrderEvent['tag'], AuditOperation>>> = {
  fulfilled: 'fulfilOrder',
  cancelled: 'cancelOrder',
  'refund-requested': 'refundOrder',
  'capture-requested': 'captureOrder',
  'downloads-sent': 'sendDownloads',
  note: 'noteOrder',
}

/** The audit log text of a change of an order. */
export const orderChangeWords = ({ id }: DeskOrder, { events }: OrderDecision): EntryWords => ({
  operation: (events[0] && ORDER_OPERATIONS[events[0].tag]) ?? 'changeOrder',
  subject: id,
  detail: `${orderNumber(id)}: ${events.map(({ tag }) => tag.replaceAll('-', ' ')).join(', ')}`,
})

/** The audit log text of a numbered document that an owner issues. */
export const documentWords = ({ kind, orderId: id }: DocumentDraft): EntryWords => ({
  operation: 'issueDocument',
  subject: id,
  detail: `${orderNumber(id)}: ${kind === 'invoice' ? 'invoice' : 'credit note'}`,
})

/** The audit log text of a return's new state. */
export const returnWords = ({ orderId: id, state, lines }: Withdrawal): EntryWords => ({
  operation: 'moveReturn',
  subject: id,
  detail: `${orderNumber(id)}: ${state}${lines.length === 0 ? '' : `, ${plural(countPieces(lines), 'piece')}`}`,
})

const piecesText = (order: StockOrder): string =>
  order.tag === 'add'
    ? `${order.pieces} delivered`
    : `${order.pieces === null ? 'without end' : order.pieces} counted`

/** The audit log text of a delivery or a count. */
export const stockWords = ({ variantId, productName }: StockStanding, order: StockOrder): EntryWords => ({
  operation: order.tag === 'add' ? 'deliverStock' : 'countStock',
  subject: variantId,
  detail: `${productName}: ${piecesText(order)}`,
})

/** The audit log text of retried mails; null: all that failed. */
export const mailRetryWords = (id: string | null): EntryWords => ({
  operation: 'retryMails',
  subject: id,
  detail: id === null ? 'all mails that failed' : 'one mail',
})

/** The audit log text of mails that came back. */
export const bounceWords = (count: number): EntryWords => ({
  operation: 'noteBounces',
  subject: null,
  detail: `${plural(count, 'mail')} came back`,
})

/** The audit log text of a subscription that an owner cancels. */
export const cancelWords = (id: string, productName: string, atOnce: boolean): EntryWords => ({
  operation: 'cancelSubscription',
  subject: id,
  detail: `${productName}: ${atOnce ? 'ended' : 'charged no more'}`,
})

/** The audit log text of members from a file. */
export const memberImportWords = (count: number): EntryWords => ({
  operation: 'importMembers',
  subject: null,
  detail: plural(count, 'member'),
})

/** The audit log text of an imported catalogue file, and its changes. */
export const catalogueImportWords = (report: string): EntryWords => ({
  operation: 'importCatalogue',
  subject: null,
  detail: report,
})

/** The audit log text of permanently deleted submissions. */
export const submissionsDeletedWords = (count: number): EntryWords => ({
  operation: 'deleteSubmissions',
  subject: null,
  detail: `${plural(count, 'submission')} of forms`,
})

/** The audit log text of a person's erasure, without their name. */
export const erasureWords = (orders: number): EntryWords => ({
  operation: 'erasePerson',
  subject: null,
  detail: `a person, with ${plural(orders, 'old order')} made anonymous`,
})

/** The audit log text of a job that an owner started. */
export const jobRunWords = (name: string): EntryWords => ({
  operation: 'runJob',
  subject: name,
  detail: `ran ${name}`,
})

/** The audit log text of events that an owner sent again; null: all that were given up. */
export const eventReplayWords = (id: string | null): EntryWords => ({
  operation: 'replayEvents',
  subject: id,
  detail: id === null ? 'all events that were given up' : 'one event',
})

/** The audit log text of a new secret for an endpoint. */
export const secretRotationWords = (url: string): EntryWords => ({
  operation: 'rotateWebhookSecret',
  subject: url,
  detail: 'made a new secret for an endpoint',
})

/** The audit log text of a removed file, without its name, which may identify a person. */
export const fileRemovalWords = ({ id, kind, usedBy }: ShopFile): EntryWords => ({
  operation: 'removeFile',
  subject: id,
  detail: {
    form: `a file of the form ${usedBy[0]?.name ?? ''}`.trimEnd(),
    member: 'a file of a member',
    download: 'a file for buyers',
  }[kind],
})
