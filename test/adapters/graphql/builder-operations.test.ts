import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { serveShop } from './support/site.js'
import type { TestSite } from './support/site.js'
import { visitorAt } from './support/post.js'
import type { Post } from './support/post.js'
import { ORDER, SHOP } from './support/sample-order.js'
import { scriptedBackend } from './support/scripted-backend.js'
import { skuId } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'
import { orderId, orderToken } from '../../../core/orders/index.js'
import { ok } from '../../../core/shared/index.js'

let site: TestSite
let post: Post
const calls: unknown[] = []
const note =
  <T>(name: string, value: T) =>
  async (argument?: unknown) => {
    calls.push([name, argument])
    return ok(value)
  }
const CHANGE = { itemId: 'line-1', itemCount: 2, itemPrice: money(1250, 'USD') }
const PLACED = {
  tag: 'accepted' as const,
  orderId: orderId('order-1'),
  token: orderToken('secret'),
  customerPaid: money(2500, 'USD'),
  purchasedItems: [{ id: 'mug', name: 'Mug', count: 2, price: money(1250, 'USD') }],
}

beforeAll(async () => {
  const backend = scriptedBackend(() => ({
    readCart: async () => ok({ order: ORDER, shop: SHOP }),
    addToCart: note('add', CHANGE),
    updateItem: note('update', CHANGE),
    updateIdentity: note('identity', undefined),
    updateAddress: note('address', undefined),
    updateShippingMethod: note('method', undefined),
    storePaymentMethod: note('payment', undefined),
    updateCustomData: note('custom', undefined),
    recalculate: note('recalculate', undefined),
    applyDiscount: note('discount', undefined),
    beginWallet: note('wallet', { reference: 'paypal-1' }),
    syncWallet: note('sync', undefined),
    submitOrder: note('submit', PLACED),
  }))
  site = await serveShop(backend)
  post = await visitorAt(site.url)
})
afterAll(() => site.close())
beforeEach(() => void calls.splice(0))

const ADDRESS =
  '($type:String!,$name:String,$address_line1:String,$address_line2:String,$address_city:String,' +
  '$address_state:String,$address_country:String,$address_zip:String)'
const ARGUMENTS =
  '(type:$type,addressee:$name,line1:$address_line1,line2:$address_line2,city:$address_city,' +
  'state:$address_state,country:$address_country,postalCode:$address_zip)'
const SENT = { type: 'billing', name: 'Ada', address_line1: '1 Main St', address_city: 'Bern' }
const TAKEN = {
  addressee: 'Ada',
  line1: '1 Main St',
  line2: null,
  city: 'Bern',
  state: null,
  country: null,
  postalCode: null,
}
const DONE = { ok: true }
const anyKey = expect.any(String)

/** The operations as the builder's own script writes them: without keys that make them safe to repeat. */
it.each<[string, string, object, unknown, object]>([
  [
    'AddToCart',
    'mutation AddToCart($skuId:String!,$count:Int!,$buyNow:Boolean){ecommerceAddToCart(sku:$skuId,count:$count,' +
      'buyNow:$buyNow){ok itemId itemCount itemPrice{unit decimalValue __typename}__typename}}',
    { skuId: 'mug', count: 2, buyNow: true },
    ['add', { skuId: skuId('mug'), count: 2, buyNow: true, key: anyKey }],
    { ok: true, itemId: 'line-1', itemCount: 2, itemPrice: { unit: 'USD', decimalValue: 12.5 } },
  ],
  [
    'AddToCart',
    'mutation AddToCart($skuId:String!,$count:Int!){ecommerceUpdateCartItem(sku:$skuId,count:$count){ok itemId ' +
      'itemCount __typename}}',
    { skuId: 'mug', count: 0 },
    ['update', { skuId: skuId('mug'), count: 0 }],
    { ok: true, itemId: 'line-1', itemCount: 2 },
  ],
  [
    'AddToCart',
    'mutation AddToCart($skuId:String!,$count:Int!){ecommerceUpdateCartItem(sku:$skuId,count:$count){ok itemId ' +
      'itemCount __typename}}',
    { skuId: 'mug', count: '3' },
    ['update', { skuId: skuId('mug'), count: 3 }],
    { ok: true, itemId: 'line-1', itemCount: 2 },
  ],
  [
    'CheckoutUpdateOrderIdentity',
    'mutation CheckoutUpdateOrderIdentity($email:String){ecommerceUpdateIdentity(email:$email){ok}}',
    { email: null },
    ['identity', null],
    DONE,
  ],
  [
    'CheckoutUpdateOrderAddress',
    `mutation CheckoutUpdateOrderAddress${ADDRESS}{ecommerceUpdateAddress${ARGUMENTS}{ok}}`,
    SENT,
    ['address', { kind: 'billing', address: TAKEN, obfuscated: false }],
    DONE,
  ],
  [
    'CheckoutUpdateObfuscatedOrderAddress',
    `mutation CheckoutUpdateObfuscatedOrderAddress${ADDRESS}{ecommerceUpdateObfuscatedAddress${ARGUMENTS}{ok}}`,
    SENT,
    ['address', { kind: 'billing', address: TAKEN, obfuscated: true }],
    DONE,
  ],
  [
    'CheckoutUpdateShippingMethod',
    'mutation CheckoutUpdateShippingMethod($id:String){ecommerceUpdateShippingMethod(methodId:$id){ok}}',
    { id: 'standard' },
    ['method', 'standard'],
    DONE,
  ],
  [
    'CheckoutUpdateStripePaymentMethod',
    'mutation CheckoutUpdateStripePaymentMethod($paymentMethod:String!){ecommerceStoreStripePaymentMethod(' +
      'paymentMethod:$paymentMethod){ok}}',
    { paymentMethod: 'pm_1' },
    ['payment', { provider: SHOP.paymentProviders[0]?.name, token: 'pm_1' }],
    DONE,
  ],
  [
    'CheckoutUpdateCustomData',
    'mutation CheckoutUpdateCustomData($customData:[mutation_commerce_update_custom_data]!){' +
      'ecommerceUpdateCustomData(customData:$customData){ok}}',
    { customData: [{ name: 'Gift', checkbox: true }] },
    ['custom', [{ name: 'Gift', checkbox: true, textArea: null, textInput: null }]],
    DONE,
  ],
  [
    'CheckoutEstimateOrderTaxes',
    'mutation CheckoutEstimateOrderTaxes{ecommerceEstimateTaxes{ok}}',
    {},
    ['recalculate', undefined],
    DONE,
  ],
  [
    'CheckoutRecalcOrderEstimations',
    'mutation CheckoutRecalcOrderEstimations{ecommerceRecalcEstimations{ok}}',
    {},
    ['recalculate', undefined],
    DONE,
  ],
  [
    'CheckoutRequestPayPalOrder',
    'mutation CheckoutRequestPayPalOrder{ecommercePaypalOrderRequest{orderId}}',
    {},
    ['wallet', 'paypal'],
    { orderId: 'paypal-1' },
  ],
  [
    'CheckoutSyncPayPalInfo',
    'mutation CheckoutSyncPayPalInfo{ecommerceSyncPaypalOrderInfoToWF{ok}}',
    {},
    ['sync', 'paypal'],
    DONE,
  ],
  [
    'CheckoutApplyDiscount',
    'mutation CheckoutApplyDiscount($discountCode:String!){ecommerceApplyDiscount(discountCode:$discountCode){ok}}',
    { discountCode: 'SPRING' },
    ['discount', 'SPRING'],
    DONE,
  ],
  [
    'CheckoutAttemptSubmitOrder',
    'mutation CheckoutAttemptSubmitOrder($checkoutType:mutation_commerce_checkout_type,$paymentIntentId:String){' +
      'ecommerceAttemptSubmitOrder(checkoutType:$checkoutType,paymentIntentId:$paymentIntentId){orderId token ok ' +
      'customerPaid{decimalValue unit}purchasedItems{id name count price{decimalValue}}status clientSecret ' +
      'nextAction}}',
    { checkoutType: 'quickCheckout', paymentIntentId: 'pi_1' },
    ['submit', { key: anyKey, confirmation: 'pi_1' }],
    {
      ok: true,
      orderId: 'order-1',
      token: 'secret',
      customerPaid: { decimalValue: 25, unit: 'USD' },
      purchasedItems: [{ id: 'mug', name: 'Mug', count: 2, price: { decimalValue: 12.5 } }],
      clientSecret: null,
      nextAction: null,
    },
  ],
])(
  '%s is understood as the builder’s script writes it: %s',
  async (operationName, query, variables, call, answer) => {
    const { body } = await post([{ operationName, variables, query }])
    expect(calls).toEqual([call])
    expect(body).toMatchObject([{ data: { [/\{(\w+)/.exec(query)?.[1] ?? '']: answer } }])
  },
)
