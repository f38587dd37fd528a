export { NO_ADDRESS } from './no-address.js'
export { ORDER_SORT_KEYS, ORDER_STATUSES } from './order-list.js'
export { orderId, orderToken, shippingMethodId } from './order.js'
export { progressOf } from './handling/progress-of.js'
export { projectOrder } from './project-order.js'
export { orderOfSnapshot } from './order-of-snapshot.js'
export { MAX_NAMED_LINES, textOfLinesLeft } from './lines-left.js'
export { DEFAULT_WITHDRAWAL_SETTINGS, RETURN_STATES } from './withdrawal/withdrawal.js'
export { refundMissing } from './withdrawal/refund-of-return.js'
export { decideReturn, RETURN_ACTS, returnActs } from './withdrawal/decide-return.js'
export {
  decideReturnedPieces,
  decideWithdrawal,
  withdrawablePieces,
  withdrawnPieces,
} from './withdrawal/decide-withdrawal.js'
export type { WithdrawalRefusal, WithdrawalRequest } from './withdrawal/decide-withdrawal.js'
export { withdrawalEndMs } from './withdrawal/withdrawal-end.js'
export { isInvoiceable, NO_ORDER_PAGES, orderLinksOf } from './withdrawal/order-links.js'
export type { OrderPages } from './withdrawal/order-links.js'
export type { ReturnAct } from './withdrawal/decide-return.js'
export type { ReturnState, Withdrawal, WithdrawalSettings } from './withdrawal/withdrawal.js'
export { DOCUMENT_KINDS, headingOf, numberedFacts } from './documents/business-document.js'
export type {
  BusinessDocument,
  DocumentColumn,
  DocumentKind,
  DocumentRow,
  DocumentTable,
  DocumentTotal,
  TaxRecord,
} from './documents/business-document.js'
export {
  DEFAULT_DOCUMENT_SETTINGS,
  INVOICE_MOMENTS,
  MAILED_INVOICES,
  mailedInvoiceOf,
} from './document-settings.js'
export { downloadFilesOf } from './download-files.js'
export { linesToDeliver } from './lines-to-deliver.js'
export { ownedLines } from './owned-lines.js'
export type { MoneyStanding, OrderStanding } from './owned-lines.js'
export { withoutPersonalData } from './without-personal-data.js'
export { eventWithoutWords } from './handling/event-without-words.js'
export { townOf } from './address-town.js'
export type { BusinessIdentity } from './business-identity.js'
export { applyDecision } from './handling/apply-decision.js'
export { decideCancel } from './handling/decide-cancel.js'
export { decideCapture } from './handling/decide-capture.js'
export { decideFulfil } from './handling/decide-fulfil.js'
export { decideNote } from './handling/decide-note.js'
export { decideRefund } from './handling/decide-refund.js'
export { decideRefundOutcome } from './handling/decide-refund-outcome.js'
export { decideSendDownloads } from './handling/decide-send-downloads.js'
export { noticeProvider } from './handling/notice-provider.js'
export { elsewhereIn, notedElsewhere } from './handling/refunds-elsewhere.js'
export { orderActions } from './handling/order-actions.js'
export {
  disputeDueMs,
  fulfilmentStandingOf,
  paymentStandingOf,
  piecesToSend,
  hasUnsentPieces,
  needsSending,
  sendablePieces,
  sentPieces,
} from './handling/order-standing.js'
export {
  doneMinor,
  isOpenRefund,
  refundableMoney,
  refundablePieces,
  refundableShipping,
  refundedPieces,
} from './handling/refundable.js'
export { paidForPieces, paidParts } from './handling/paid-parts.js'
export { replayEvents } from './handling/replay-events.js'
export type { PiecesWanted } from './handling/choose-pieces.js'
export type { CancelRequest } from './handling/decide-cancel.js'
export type { FulfilRequest } from './handling/decide-fulfil.js'
export type { RefundDecision, RefundRequest } from './handling/decide-refund.js'
export type { RefundExtent } from './handling/refund-parts.js'
export type { RefundAnswer } from './handling/decide-refund-outcome.js'
export type {
  DeclaredReturn,
  DeskAct,
  DeskOrder,
  DeskPayment,
  DeskPaymentStatus,
} from './handling/desk-order.js'
export type { Fulfilment } from './handling/fulfilment.js'
export { countPieces } from './handling/pieces.js'
export type { LinePieces, SkuPieces } from './handling/pieces.js'
export type { Refund, RefundState } from './handling/refund.js'
export type { ProviderSays } from './handling/notice-provider.js'
export type { OrderAction } from './handling/order-actions.js'
export type { OrderDecision, OrderRefusal } from './handling/order-decision.js'
export type { OrderEvent, OrderEventFacts } from './handling/order-event.js'
export type { FulfilmentStanding, PaymentStanding } from './handling/order-standing.js'
export type { EventTotals } from './handling/replay-events.js'
export type {
  Address,
  CardSummary,
  CustomDatum,
  ExtraItem,
  LineItem,
  LinesLeft,
  Order,
  OrderFlags,
  OrderId,
  OrderRenewal,
  OrderToken,
  ShippingMethod,
  ShippingMethodId,
  ShopSettings,
} from './order.js'
export type { OrderTax } from './order-tax.js'
export type { OrderLinks, OrderProgress, SentParcel } from './order-progress.js'
export type { DocumentSettings, InvoiceMoment, MailedInvoice } from './document-settings.js'
export type { DownloadFile } from './download-files.js'
export type { Capabilities } from './capabilities.js'
export type {
  ListedOrderStatus,
  OrderFilter,
  OrderList,
  OrderSortKey,
  OrderSummary,
  PlacedPayment,
} from './order-list.js'
export type { SiteDataTree } from './project-order.js'
export type { PaymentAction, PaymentMethod, PaymentProvider } from './payment.js'
export { beginOfSales, SALES_SLOT_MS, salesByDay } from './sales-by-day.js'
export type { DaySales, SalesDays, SalesSlot } from './sales-by-day.js'
export { fileWord, orderWords, searchWords, wantedWords } from './search-words.js'
