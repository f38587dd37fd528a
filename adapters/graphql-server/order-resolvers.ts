import { formatMoney, toDecimalString } from '../../core/money/index.js'
import type { Money } from '../../core/money/index.js'
import type { Address, ExtraItem, LineItem, Order, ShopSettings } from '../../core/orders/index.js'

/** Old and new pages differ in names only; here is what both mean (contract/commerce 9.4). */
export const priceResolvers = {
  value: (price: Money) => price.amount,
  unit: (price: Money) => price.currency,
  decimalValue: (price: Money) => Number(toDecimalString(price)),
  string: (price: Money) => formatMoney(price),
}

const PROCESSOR_NAMES = { card: 'stripe', paypal: 'paypal' } as const

export const orderResolvers = {
  startedOn: (order: Order) => new Date(order.startedOn).toISOString(),
  updatedOn: (order: Order) => new Date(order.updatedOn).toISOString(),
  paymentProcessor: (order: Order) => order.paymentProcessor && PROCESSOR_NAMES[order.paymentProcessor],
  userItems: (order: Order) => order.items,
  userItemsCount: (order: Order) => order.itemCount,
  availableShippingMethods: (order: Order) => order.shippingMethods,
  downloadFiles: (order: Order) => order.downloads,
  customerInfo: (order: Order) => order,
  statusFlags: (order: Order) => ({
    ...order.flags,
    needItems: order.items.length === 0,
    needIdentity: order.email === null,
    needAddress: order.flags.requiresShipping && order.shippingAddress === null,
    needPayment: !order.flags.isFreeOrder && order.card === null && order.paymentProcessor !== 'paypal',
  }),
}

const typed = (type: 'shipping' | 'billing', address: Address | null) =>
  address && { ...address, type, japanType: null }

export const customerResolvers = {
  identity: ({ email, fullName }: Order) => ({ email, fullName }),
  shippingAddress: (order: Order) => typed('shipping', order.shippingAddress),
  billingAddress: (order: Order) => typed('billing', order.billingAddress),
  stripePayment: ({ card }: Order) =>
    card && {
      card: {
        provider: card.provider,
        provided: true,
        last4: card.last4,
        expires: { month: card.expiresMonth, year: card.expiresYear },
      },
    },
}

export const orderItemResolvers = {
  subscriptionFrequency: (item: LineItem) => item.subscription?.frequency ?? null,
  subscriptionInterval: (item: LineItem) => item.subscription?.interval ?? null,
  subscriptionTrial: (item: LineItem) => item.subscription?.trialDays ?? null,
}

export const extraItemResolvers = {
  pluginId: (item: ExtraItem) => item.kind,
  pluginName: (item: ExtraItem) => item.kind,
}

export const shippingMethodResolvers = { mode: () => 'flat-rate' }

export const siteCommerceResolvers = {
  businessAddress: (shop: ShopSettings) => ({ country: shop.businessCountry }),
  defaultCountry: (shop: ShopSettings) => shop.businessCountry,
}
