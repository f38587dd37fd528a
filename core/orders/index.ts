export { NO_ADDRESS } from './no-address.js'
export { ORDER_SORT_KEYS, ORDER_STATUSES } from './order-list.js'
export { orderId, orderToken, shippingMethodId } from './order.js'
export { projectOrder } from './project-order.js'
export { MAX_NAMED_LINES, textOfLinesLeft } from './lines-left.js'
export { downloadFilesOf } from './download-files.js'
export { ownsDownloads } from './owns-downloads.js'
export { withoutPersonalData } from './without-personal-data.js'
export type { BusinessIdentity } from './business-identity.js'
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
  OrderToken,
  ShippingMethod,
  ShippingMethodId,
  ShopSettings,
} from './order.js'
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
