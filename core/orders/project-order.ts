import { projectImage, projectOptionValues, projectPrice, underOldAndNewName } from '../template/index.js'
import type { SiteData } from '../template/index.js'
import type { Address, CardSummary, LineItem, Order, ShopSettings } from './order.js'

/**
 * The data to which pages bind: `database.commerceOrder`, `site.commerce` (reference/wire-protocol#orders).
 */
export interface SiteDataTree {
  readonly database: { readonly id: string; readonly commerceOrder: SiteData | null }
  readonly site: { readonly id: string; readonly commerce: SiteData }
}

/**
 * An order in the shape of the site data tree, so that a page's bindings work over every back end. Fields of
 * products and SKUs have the names of both generations of pages (`f_name_`, `name`). An empty cart is null.
 */
export const projectOrder = (order: Order | null, shop: ShopSettings): SiteDataTree => ({
  database: { id: 'database', commerceOrder: order === null ? null : orderData(order) },
  site: {
    id: 'site',
    commerce: {
      id: 'commerce',
      businessAddress: { country: shop.businessCountry },
      defaultCountry: shop.businessCountry,
      defaultCurrency: shop.defaultCurrency,
      quickCheckoutEnabled: shop.quickCheckoutEnabled,
      paymentProviders: shop.paymentProviders,
      capabilities: shop.capabilities,
    },
  },
})

const orderData = (order: Order): SiteData => ({
  id: order.id,
  status: order.status,
  comment: order.comment,
  startedOn: new Date(order.startedOn).toISOString(),
  updatedOn: new Date(order.updatedOn).toISOString(),
  paymentProcessor: order.paymentProcessor,
  userItems: order.items.map(lineData),
  userItemsCount: order.itemCount,
  availableShippingMethods: order.shippingMethods.map((method) => ({
    id: method.id,
    name: method.name,
    description: method.description,
    mode: null,
    price: projectPrice(method.price),
    selected: method.selected,
  })),
  extraItems: order.extraItems.map((item) => ({
    kind: item.kind,
    name: item.name,
    pluginId: item.kind,
    pluginName: item.name,
    price: projectPrice(item.price),
    ...(item.isIncluded === true && { isIncluded: true }),
  })),
  subtotal: projectPrice(order.subtotal),
  total: projectPrice(order.total),
  customerInfo: {
    identity: { email: order.email, fullName: order.fullName },
    shippingAddress: addressData('shipping', order.shippingAddress),
    billingAddress: addressData('billing', order.billingAddress),
    stripePayment: { card: cardData(order.card) },
  },
  customData: order.customData,
  downloadFiles: order.downloads,
  renewal: order.renewal
    ? {
        today: projectPrice(order.renewal.today),
        amount: projectPrice(order.renewal.amount),
        from: new Date(order.renewal.fromMs).toISOString(),
      }
    : null,
  progress: order.progress ? { ...order.progress, refunded: projectPrice(order.progress.refunded) } : null,
  statusFlags: {
    ...order.flags,
    needItems: order.items.length === 0,
    needIdentity: order.email === null,
    needAddress: order.flags.requiresShipping && order.shippingAddress === null,
    needPayment: !order.flags.isFreeOrder && order.card === null && order.paymentProcessor === null,
  },
})

const lineData = (line: LineItem): SiteData => ({
  id: line.id,
  count: line.count,
  price: projectPrice(line.price),
  rowTotal: projectPrice(line.rowTotal),
  subscriptionFrequency: line.subscription?.frequency ?? null,
  subscriptionInterval: line.subscription?.interval ?? null,
  subscriptionTrial: line.subscription?.trialDays ?? null,
  product: productData(line.product),
  sku: {
    id: line.sku.id,
    ...underOldAndNewName('sku', line.sku.code),
    ...underOldAndNewName('price', projectPrice(line.price)),
    ...underOldAndNewName('main-image', projectImage(line.sku.mainImage)),
    ...underOldAndNewName('sku-values', projectOptionValues(line.sku.optionValues)),
  },
})

/** The owner's own fields come first, so that none can replace a field that every page relies on. */
function productData(product: LineItem['product']): SiteData {
  const type = { id: product.typeId, name: product.type }
  const optionSets = product.optionSets.map(({ id, name, values }) => ({ id, name, enum: values }))
  return {
    ...Object.fromEntries(
      Object.entries(product.fields).flatMap(([slug, value]) =>
        Object.entries(underOldAndNewName(slug, value)),
      ),
    ),
    id: product.id,
    fullSlug: `/product/${product.slug}`,
    productType: type,
    ...underOldAndNewName('name', product.name),
    ...underOldAndNewName('slug', product.slug),
    ...underOldAndNewName('ec-product-type', type),
    ...underOldAndNewName('sku-properties', optionSets),
  }
}

const addressData = (type: 'shipping' | 'billing', address: Address | null): SiteData | null =>
  address === null ? null : { type, ...address, japanType: null }

const cardData = (card: CardSummary | null): SiteData => ({
  provided: card !== null,
  provider: card?.provider ?? null,
  last4: card?.last4 ?? null,
  expires: card === null ? null : { month: card.expiresMonth, year: card.expiresYear },
})
