import { productId, productSlug, skuId } from '../../../../core/catalog/index.js'
import { money } from '../../../../core/money/index.js'
import { NO_ADDRESS, orderId } from '../../../../core/orders/index.js'
import type { DeskAct, DeskOrder, DeskPaymentStatus, LineItem, Order } from '../../../../core/orders/index.js'

/** A line as `[pieces, price in cents]`. */
export type LineSketch = readonly [count: number, priceMinor: number]

const eur = (amountMinor: number) => money(amountMinor, 'EUR')

const lineOf = ([count, priceMinor]: LineSketch, index: number): LineItem => ({
  id: `line-${index + 1}`,
  count,
  price: eur(priceMinor),
  rowTotal: eur(count * priceMinor),
  product: {
    id: productId(`product-${index + 1}`),
    slug: productSlug(`thing-${index + 1}`),
    name: `Thing ${index + 1}`,
    type: 'Physical',
    typeId: 'physical',
    optionSets: [],
    fields: {},
  },
  sku: { id: skuId(`sku-${index + 1}`), code: null, mainImage: null, optionValues: {} },
  subscription: null,
})

/** An order as it was placed. */
export function placedOrder(
  lines: readonly LineSketch[],
  { shippingMinor = 0, discountMinor = 0 } = {},
): Order {
  const items = lines.map(lineOf)
  const subtotalMinor = items.reduce((sum, { rowTotal }) => sum + rowTotal.amount, 0)
  return {
    id: orderId('order'),
    status: 'placed',
    items,
    itemCount: items.reduce((sum, { count }) => sum + count, 0),
    subtotal: eur(subtotalMinor),
    total: eur(subtotalMinor + shippingMinor - discountMinor),
    extraItems: [
      { kind: 'shipping', name: 'Post', price: eur(shippingMinor) },
      { kind: 'discount', name: 'Discount', price: eur(-discountMinor) },
    ],
    shippingMethods: [],
    email: 'ada@example.com',
    fullName: 'Ada',
    shippingAddress: { ...NO_ADDRESS, city: 'Berlin' },
    billingAddress: null,
    card: null,
    paymentProcessor: 'sandbox',
    customData: [],
    flags: {
      requiresShipping: true,
      isFreeOrder: false,
      hasSubscription: false,
      hasDownloads: false,
      shouldRecalc: false,
      shippingAddressRequiresPostalCode: true,
      billingAddressRequiresPostalCode: true,
    },
    comment: null,
    downloads: [],
    startedOn: 0,
    updatedOn: 0,
  }
}

/** An order of which nothing was sent, refunded or cancelled. */
export function deskOrder(status: DeskPaymentStatus = 'taken', placed = placedOrder([[3, 1000]])): DeskOrder {
  return {
    id: placed.id,
    revision: 0,
    placed,
    placedMs: 1000,
    payment: {
      status,
      provider: 'sandbox',
      reference: 'pay-1',
      amount: placed.total,
      taken: status === 'taken' ? placed.total : eur(0),
      refunded: eur(0),
      isDisputed: false,
    },
    fulfilments: [],
    refunds: [],
    returns: [],
    cancelledMs: null,
    events: [],
  }
}

/** An action of the owner that creates an entry with this id. */
export const act = (id = 'made'): DeskAct => ({ id, atMs: 2000, by: 'owner' })
