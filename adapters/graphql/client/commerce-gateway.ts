import {
  ADD_TO_CART,
  APPLY_DISCOUNT,
  BEGIN_CHECKOUT,
  BEGIN_WALLET,
  FIND_SUBMIT,
  LIST_PRODUCTS,
  READ_CART,
  READ_PLACED_ORDER,
  READ_PRODUCT,
  RECALCULATE,
  REMOVE_DISCOUNT,
  STORE_PAYMENT_METHOD,
  SUBMIT_ORDER,
  SYNC_WALLET,
  UPDATE_ADDRESS,
  UPDATE_CART_ITEM,
  UPDATE_CUSTOM_DATA,
  UPDATE_IDENTITY,
  UPDATE_OBFUSCATED_ADDRESS,
  UPDATE_SHIPPING_METHOD,
} from '../protocol/index.js'
import type { Operation } from '../protocol/index.js'
import { err, ok, toList, toRecord } from '../../../core/shared/index.js'
import type { ProductQuery } from '../../../core/catalog/index.js'
import type { Address } from '../../../core/orders/index.js'
import type { CommerceGateway } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { Answer, GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { ask, toWire } from './transport/ask.js'
import { toPageOperation } from './transport/page-query.js'
import { parseProduct } from './parse/parse-catalog.js'
import { parseFoundSubmit, parseSubmit } from './parse/parse-submit.js'
import { parseCartChange } from './parse/parse-cart-change.js'
import { readOrder } from './read-order.js'
import { asText, everyOf } from './parse/reading.js'
import type { SendBatch } from './transport/transport.js'

const MAX_COUNT = 2 ** 31 - 1

/**
 * True if GraphQL's `Int` can hold a count. Other counts are refused here with the server's code for invalid
 * ones.
 */
const isSendable = (count: number): boolean => Number.isInteger(count) && Math.abs(count) <= MAX_COUNT

const refuseCount: GatewayFailure = {
  tag: 'rejected',
  code: 'InvalidQuantity',
  message: 'The quantity must be a whole number.',
  problems: [],
}

const addressVariables = (type: 'shipping' | 'billing', address: Address) => ({
  type,
  name: address.addressee,
  address_line1: address.line1,
  address_line2: address.line2,
  address_city: address.city,
  address_state: address.state,
  address_country: address.country,
  address_zip: address.postalCode,
})

const isDone = (input: unknown): true | null => (toRecord(input)['ok'] === true ? true : null)

function parseEntrance(input: unknown): { readonly url: string } | null {
  const url = asText(toRecord(input)['url'])
  return url === null ? null : { url }
}

function parseWalletOrder(input: unknown): { readonly reference: string } | null {
  const reference = asText(toRecord(input)['orderId'])
  return reference === null ? null : { reference }
}

const listVariables = ({ category, limit, search, sort, after }: ProductQuery) => ({
  filter: {
    ...(category !== null && { category: { eq: category } }),
    ...(search !== undefined && { search }),
  },
  limit,
  ...(sort && { sort: { by: sort.key, descending: sort.isDescending } }),
  ...(after !== undefined && { after }),
})

const productsOf = (database: unknown): readonly unknown[] =>
  toList(toRecord(toRecord(toRecord(database)['collections'])['c_product_'])['items'])

/**
 * One visitor's shop over the site's GraphQL protocol (reference/wire-protocol). `send` batches operations;
 * `sendAlone` does not, for submits, since a server accepts at most one per request.
 */
export function createCommerceGateway(send: SendBatch, sendAlone: SendBatch): CommerceGateway {
  const change = async <A, V>(
    operation: Operation<A, V>,
    variables: V,
    field: keyof A & string,
  ): Answer<void> => {
    const done = await ask(send, operation, variables, field, isDone)
    return done.ok ? ok(undefined) : done
  }

  return {
    readProduct: async (which) => {
      const filter = 'id' in which ? { id: { eq: which.id } } : { slug: { eq: which.slug } }
      const found = await ask(send, READ_PRODUCT, { filter }, 'database', (database) => ({
        product: productsOf(database)[0],
      }))
      if (!found.ok) return found
      const reading = parseProduct(found.value.product)
      return reading === null
        ? err({ tag: 'rejected', code: 'ItemNotFound', message: 'There is no such product.', problems: [] })
        : ok(reading)
    },
    listProducts: async (query) =>
      ask(send, LIST_PRODUCTS, listVariables(query), 'database', (database) =>
        everyOf(productsOf(database), parseProduct),
      ),
    readCart: (query) => readOrder(send, toWire(READ_CART, {}), toPageOperation(query, {})),
    readPlacedOrder: ({ orderId, token }, query) => {
      const variables = { finalizedOrder: { orderId, token } }
      return readOrder(send, toWire(READ_PLACED_ORDER, variables), toPageOperation(query, variables))
    },

    addToCart: async ({ skuId, count, buyNow, key }) =>
      isSendable(count)
        ? ask(
            send,
            ADD_TO_CART,
            { skuId, count, buyNow, idempotencyKey: key },
            'ecommerceAddToCart',
            parseCartChange,
          )
        : err(refuseCount),
    updateItem: async ({ skuId, count }) =>
      isSendable(count)
        ? ask(send, UPDATE_CART_ITEM, { skuId, count }, 'ecommerceUpdateCartItem', parseCartChange)
        : err(refuseCount),

    updateIdentity: (email) => change(UPDATE_IDENTITY, { email }, 'ecommerceUpdateIdentity'),
    updateAddress: ({ kind, address, obfuscated }) =>
      obfuscated === true
        ? change(
            UPDATE_OBFUSCATED_ADDRESS,
            addressVariables(kind, address),
            'ecommerceUpdateObfuscatedAddress',
          )
        : change(UPDATE_ADDRESS, addressVariables(kind, address), 'ecommerceUpdateAddress'),
    updateShippingMethod: (id) => change(UPDATE_SHIPPING_METHOD, { id }, 'ecommerceUpdateShippingMethod'),
    storePaymentMethod: ({ provider, token }) =>
      change(STORE_PAYMENT_METHOD, { paymentMethod: token, provider }, 'ecommerceStoreStripePaymentMethod'),
    // The wallet is not named, since the protocol has only one.
    beginWallet: () => ask(send, BEGIN_WALLET, {}, 'ecommercePaypalOrderRequest', parseWalletOrder),
    syncWallet: () => change(SYNC_WALLET, {}, 'ecommerceSyncPaypalOrderInfoToWF'),
    updateCustomData: (data) => change(UPDATE_CUSTOM_DATA, { customData: data }, 'ecommerceUpdateCustomData'),
    recalculate: () => change(RECALCULATE, {}, 'ecommerceRecalcEstimations'),
    applyDiscount: (code) => change(APPLY_DISCOUNT, { discountCode: code }, 'ecommerceApplyDiscount'),
    removeDiscount: () => change(REMOVE_DISCOUNT, {}, 'ecommerceRemoveDiscount'),

    beginCheckout: () => ask(send, BEGIN_CHECKOUT, {}, 'ecommerceBeginCheckout', parseEntrance),

    submitOrder: ({ key, orderId, confirmation, type = 'normal' }) => {
      const variables = {
        checkoutType: type,
        idempotencyKey: key,
        ...(orderId !== undefined && { orderId }),
        ...(confirmation !== undefined && { paymentIntentId: confirmation }),
      }
      return ask(sendAlone, SUBMIT_ORDER, variables, 'ecommerceAttemptSubmitOrder', parseSubmit)
    },
    findSubmit: (key) =>
      ask(sendAlone, FIND_SUBMIT, { idempotencyKey: key }, 'ecommerceFindSubmit', parseFoundSubmit),
  }
}
