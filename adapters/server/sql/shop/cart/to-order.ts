import { productId, productSlug, skuId, toProductType } from '../../../../../core/catalog/index.js'
import type { Image, OptionSet } from '../../../../../core/catalog/index.js'
import { PRODUCT_TYPE_IDS } from '../../../../../core/catalog/index.js'
import { money, multiply } from '../../../../../core/money/index.js'
import { needsPostalCode } from '../../../../../core/checkout/index.js'
import { downloadFilesOf, orderId } from '../../../../../core/orders/index.js'
import type { Address, CustomDatum, LineItem, Order } from '../../../../../core/orders/index.js'
import type { PricedOrder } from '../../../../../core/pricing/index.js'
import type { SubscriptionPlan } from '../../../../../core/subscriptions/index.js'
import { nameOfGone } from '../../../../../core/use-cases/shop/line-words.js'
import { cardOf, documentOrNull } from '../row-documents.js'
import type { Cart, CartLine } from './cart.js'

/** The order in the form for pages. `language`: the language of texts that the store adds. */
export function toOrder(cart: Cart, priced: PricedOrder, language = 'en'): Order {
  const { order } = cart
  const shippingAddress = documentOrNull<Address>(order.shipping_address)
  const billingAddress = documentOrNull<Address>(order.billing_address)
  const card = cardOf(order)
  const items = cart.lines.map((line) => toLineItem(line, language))
  return {
    id: orderId(order.id),
    status: 'cart',
    items,
    itemCount: priced.itemCount,
    subtotal: priced.subtotal,
    total: priced.total,
    extraItems: priced.extraItems,
    taxes: priced.taxes,
    discountParts: priced.discountParts,
    shippingMethods: priced.shippingMethods,
    email: order.email,
    fullName: shippingAddress?.addressee ?? billingAddress?.addressee ?? null,
    shippingAddress,
    billingAddress,
    card,
    paymentProcessor: order.payment_provider,
    customData: documentOrNull<readonly CustomDatum[]>(order.custom_data) ?? [],
    flags: {
      requiresShipping: priced.requiresShipping,
      isFreeOrder: priced.isFreeOrder,
      hasSubscription: cart.lines.some(({ sku }) => sku.billing === 'subscription'),
      hasDownloads: downloadFilesOf(items).length > 0,
      shouldRecalc: false,
      shippingAddressRequiresPostalCode: needsPostalCode(shippingAddress?.country ?? null),
      billingAddressRequiresPostalCode: needsPostalCode(billingAddress?.country ?? null),
    },
    comment: null,
    downloads: [],
    startedOn: order.started_on,
    updatedOn: order.updated_on,
  }
}

/** A line whose product is no longer sold says so in its name and counts 0 until the shopper removes it. */
function toLineItem({ row, sku, product, isGone }: CartLine, language: string): LineItem {
  const count = isGone ? 0 : row.count
  const price = money(row.price_minor, sku.currency)
  const type = toProductType(product.type)
  return {
    id: row.id,
    count,
    price,
    rowTotal: multiply(price, count),
    product: {
      id: productId(product.id),
      slug: productSlug(product.slug),
      name: isGone ? nameOfGone(product.name, language) : product.name,
      type,
      typeId: PRODUCT_TYPE_IDS[type],
      optionSets: JSON.parse(product.option_sets) as readonly OptionSet[],
      fields: JSON.parse(product.fields) as LineItem['product']['fields'],
    },
    sku: {
      id: skuId(sku.id),
      code: sku.code,
      mainImage: documentOrNull<Image>(sku.main_image),
      optionValues: JSON.parse(sku.option_values) as LineItem['sku']['optionValues'],
    },
    subscription: documentOrNull<SubscriptionPlan>(sku.plan),
  }
}
