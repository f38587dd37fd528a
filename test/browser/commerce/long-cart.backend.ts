import { productId, productSlug, skuId } from '../../../core/catalog/index.js'
import { money, multiply } from '../../../core/money/index.js'
import type { LineItem, Order } from '../../../core/orders/index.js'
import type { Answer, CommerceGateway } from '../../../core/ports/commerce-gateway.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { anOrder, reading, rejected } from '../../core/checkout/checkout.fixture.js'
import type { ShopBackend } from './shop-site.js'

/** A back end whose only visitor has a cart of many lines; it can be read and its counts can be changed. */
export function createLongCart(lineCount: number): ShopBackend {
  const counts = Array.from({ length: lineCount }, () => 1)
  const refuse = <T>(): Answer<T> => Promise.resolve(err(rejected('ItemNotFound')))
  const commerce: CommerceGateway = {
    readProduct: refuse,
    listProducts: refuse,
    readCart: () => Promise.resolve(ok(reading(orderOf(counts)))),
    readPlacedOrder: refuse,
    addToCart: refuse,
    updateItem: ({ skuId: sku, count }) => {
      const place = Number(sku.slice('sku-'.length))
      counts[place] = count
      return Promise.resolve(ok({ itemId: `line-${place}`, itemCount: count, itemPrice: money(100, 'USD') }))
    },
    updateIdentity: refuse,
    updateAddress: refuse,
    updateShippingMethod: refuse,
    storePaymentMethod: refuse,
    updateCustomData: refuse,
    recalculate: refuse,
    applyDiscount: refuse,
    submitOrder: refuse,
  }
  return {
    backend: {
      capabilities: {
        checkout: 'onPage',
        subscriptions: false,
        memberships: false,
        accounts: false,
        customFields: false,
        uploads: false,
        guestOrderRead: false,
      },
      open: () => ({ commerce, accounts: { readUser: () => Promise.resolve(ok(null)) } }),
    },
    close: () => Promise.resolve(),
  }
}

function orderOf(counts: readonly number[]): Order {
  const itemCount = counts.reduce((sum, count) => sum + count, 0)
  return anOrder({
    items: counts.map(lineOf),
    itemCount,
    subtotal: money(itemCount * 100, 'USD'),
    total: money(itemCount * 100, 'USD'),
    extraItems: [],
  })
}

function lineOf(count: number, place: number): LineItem {
  const price = money(100, 'USD')
  return {
    id: `line-${place}`,
    count,
    price,
    rowTotal: multiply(price, count),
    product: {
      id: productId(`thing-${place}`),
      slug: productSlug(`thing-${place}`),
      name: `Thing ${place}`,
      type: 'Physical',
      typeId: 'ff42fee0113744f693a764e3431a9cc2',
      optionSets: [],
      fields: {},
    },
    sku: { id: skuId(`sku-${place}`), code: null, mainImage: null, optionValues: {} },
    subscription: null,
  }
}
