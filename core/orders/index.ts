export { orderId, orderToken, shippingMethodId } from './order.js'
export type {
  Address,
  CardSummary,
  CustomDatum,
  ExtraItem,
  LineItem,
  Order,
  OrderFlags,
  OrderId,
  OrderToken,
  ShippingMethod,
  ShippingMethodId,
  ShopSettings,
} from './order.js'
