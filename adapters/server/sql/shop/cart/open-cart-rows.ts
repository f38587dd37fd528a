import {
  inventoryOf,
  PRODUCT_TYPE_IDS,
  productId,
  productSlug,
  skuId,
  toProductType,
} from '../../../../../core/catalog/index.js'
import type { Image, OptionSet } from '../../../../../core/catalog/index.js'
import { money } from '../../../../../core/money/index.js'
import { shippingMethodId } from '../../../../../core/orders/index.js'
import type { Address, CustomDatum } from '../../../../../core/orders/index.js'
import { taxCategoryOf } from '../../../../../core/pricing/index.js'
import type { SubscriptionPlan } from '../../../../../core/subscriptions/index.js'
import { parseJson, toRecord, toText } from '../../../../../core/shared/index.js'
import type {
  CartDetails,
  OpenCart,
  OpenLine,
  Variant,
} from '../../../../../core/use-cases/shop/cart/open-cart.js'
import type { ShownLine } from '../../../../../core/use-cases/shop/cart/shown-cart.js'
import { TAX_CATEGORY_FIELD } from '../../../csv/catalogue/type-fields.js'
import type { OrderLineRow, OrderRow, SkuRow } from '../../engine/index.js'
import { cardOf, documentOrNull, documentText } from '../row-documents.js'
import type { CartLine } from './cart.js'

/** Fields are read only for the few products with a tax category. */
const categoryOf = (fields: string): string | null =>
  fields.includes(`"${TAX_CATEGORY_FIELD}"`)
    ? taxCategoryOf(toText(toRecord(parseJson(fields))[TAX_CATEGORY_FIELD]) ?? '')
    : null

/** The plan of a SKU; null: a single payment. */
const planOf = ({ plan }: SkuRow): SubscriptionPlan | null => documentOrNull<SubscriptionPlan>(plan)

/** A variant from its rows. */
export const toVariant = (goods: Pick<CartLine, 'sku' | 'product'>): Variant => {
  const { sku, product } = goods
  return {
    isSubscription: sku.billing === 'subscription',
    isMembership: product.type === 'Membership',
    skuId: skuId(sku.id),
    productId: product.id,
    price: money(sku.price_minor, sku.currency),
    shippable: product.shippable,
    weight: sku.weight,
    taxCategory: categoryOf(product.fields),
    inventory: inventoryOf(sku.quantity),
    trialDays: planOf(sku)?.trialDays ?? 0,
  }
}

/** A line that can be changed, from its rows. */
export const toOpenLine = (line: CartLine): OpenLine => ({
  id: line.row.id,
  variant: toVariant(line),
  count: line.row.count,
  price: money(line.row.price_minor, line.sku.currency),
  addedMs: line.row.added_on,
  isGone: line.isGone,
})

/** A line as pages show it, from its rows. */
export function toShownLine(line: CartLine): ShownLine {
  const { sku, product } = line
  const type = toProductType(product.type)
  return {
    ...toOpenLine(line),
    product: {
      id: productId(product.id),
      slug: productSlug(product.slug),
      name: product.name,
      type,
      typeId: PRODUCT_TYPE_IDS[type],
      optionSets: JSON.parse(product.option_sets) as readonly OptionSet[],
      fields: JSON.parse(product.fields) as ShownLine['product']['fields'],
    },
    sku: {
      id: skuId(sku.id),
      code: sku.code,
      mainImage: documentOrNull<Image>(sku.main_image),
      optionValues: JSON.parse(sku.option_values) as ShownLine['sku']['optionValues'],
    },
    plan: planOf(sku),
  }
}

const detailsOf = (order: OrderRow): CartDetails => ({
  shippingAddress: documentOrNull<Address>(order.shipping_address),
  billingAddress: documentOrNull<Address>(order.billing_address),
  shippingMethodId: order.shipping_method_id === null ? null : shippingMethodId(order.shipping_method_id),
  email: order.email,
  discountCode: order.discount_code,
  customData: documentOrNull<readonly CustomDatum[]>(order.custom_data) ?? [],
  payment:
    order.payment_provider === null
      ? null
      : { provider: order.payment_provider, method: order.payment_method, card: cardOf(order) },
  wallet:
    order.wallet_provider === null || order.wallet_reference === null
      ? null
      : { provider: order.wallet_provider, reference: order.wallet_reference },
})

/** A cart without its lines and its discount, from the row of its order. */
export const toCartHead = (order: OrderRow): Omit<OpenCart, 'lines' | 'discount'> => ({
  orderId: order.id,
  memberId: order.member_id,
  extrasSeen: order.extras_seen,
  details: detailsOf(order),
})

/** The columns of each detail. */
const DETAIL_COLUMNS: {
  readonly [Name in keyof CartDetails]: (value: CartDetails[Name]) => Partial<OrderRow>
} = {
  email: (email) => ({ email }),
  shippingAddress: (address) => ({ shipping_address: documentText(address) }),
  billingAddress: (address) => ({ billing_address: documentText(address) }),
  shippingMethodId: (id) => ({ shipping_method_id: id }),
  discountCode: (code) => ({ discount_code: code }),
  customData: (data) => ({ custom_data: JSON.stringify(data) }),
  payment: (payment) => ({
    payment_provider: payment?.provider ?? null,
    payment_method: payment?.method ?? null,
    card: documentText(payment?.card ?? null),
  }),
  wallet: (wallet) => ({
    wallet_provider: wallet?.provider ?? null,
    wallet_reference: wallet?.reference ?? null,
  }),
}

const columnsOfDetail = <Name extends keyof CartDetails>(name: Name, details: CartDetails) =>
  Object.entries(DETAIL_COLUMNS[name](details[name]))

const columnsOf = ({ memberId, extrasSeen, details }: OpenCart) => [
  ['member_id', memberId] as const,
  ['extras_seen', extrasSeen] as const,
  ...(Object.keys(DETAIL_COLUMNS) as (keyof CartDetails)[]).flatMap((name) => columnsOfDetail(name, details)),
]

/** The columns of the order's own row that changes of a cart set to other values. */
export function changedColumns(before: OpenCart, after: OpenCart): Partial<OrderRow> {
  const former = new Map<string, unknown>(columnsOf(before))
  return Object.fromEntries(columnsOf(after).filter(([name, value]) => former.get(name) !== value))
}

/** The row of a line. */
export const toLineRow = (siteId: string, orderId: string, line: OpenLine): OrderLineRow => ({
  site_id: siteId,
  id: line.id,
  order_id: orderId,
  sku_id: line.variant.skuId,
  count: line.count,
  price_minor: line.price.amount,
  added_on: line.addedMs,
})
