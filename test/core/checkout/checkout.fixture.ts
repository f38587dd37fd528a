import type { PaymentFailure } from '../../../core/ports/payments/payment-form.port.js'
import {
  optionSetId,
  optionValueId,
  productId,
  productSlug,
  skuId,
  PRODUCT_TYPE_IDS,
} from '../../../core/catalog/index.js'
import type { CheckoutDetails } from '../../../core/checkout/index.js'
import { money } from '../../../core/money/index.js'
import { orderId, orderToken, shippingMethodId } from '../../../core/orders/index.js'
import type { Address, Order, OrderFlags, ShippingMethod } from '../../../core/orders/index.js'
import { ON_PAGE } from '../../support/shop/capabilities.js'
import type { OrderReading, SubmitAnswer } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'

/** An order, its parts and answers as tests need them; every part can be replaced. */
export const ADDRESS: Address = {
  addressee: 'Ada Lovelace',
  line1: '12 Analytical Way',
  line2: null,
  city: 'London',
  state: null,
  country: 'GB',
  postalCode: 'N1 9GU',
}

export const BILLING: Address = { ...ADDRESS, addressee: 'Lovelace Ltd', line1: '1 Engine Row' }

export const FLAGS: OrderFlags = {
  requiresShipping: true,
  isFreeOrder: false,
  hasSubscription: false,
  hasDownloads: false,
  shouldRecalc: false,
  shippingAddressRequiresPostalCode: true,
  billingAddressRequiresPostalCode: true,
}

export const POST: ShippingMethod = {
  id: shippingMethodId('post'),
  name: 'Post',
  description: null,
  price: money(500, 'USD'),
  selected: true,
}

export const COURIER: ShippingMethod = {
  ...POST,
  id: shippingMethodId('courier'),
  name: 'Courier',
  selected: false,
}

export const anOrder = (
  parts: Partial<Omit<Order, 'flags'>> & { readonly flags?: Partial<OrderFlags> } = {},
): Order => ({
  id: orderId('order-1'),
  status: 'cart',
  items: [
    {
      id: 'line-1',
      count: 2,
      price: money(1250, 'USD'),
      rowTotal: money(2500, 'USD'),
      product: {
        id: productId('mug'),
        slug: productSlug('mug'),
        name: 'Mug',
        type: 'Physical',
        typeId: PRODUCT_TYPE_IDS.Physical,
        optionSets: [
          {
            id: optionSetId('colour'),
            name: 'Colour',
            values: [{ id: optionValueId('blue'), name: 'Blue', slug: 'blue' }],
          },
        ],
        fields: {},
      },
      sku: { id: skuId('mug-blue'), code: 'MUG-B', mainImage: null, optionValues: { colour: 'blue' } },
      subscription: null,
    },
  ],
  itemCount: 2,
  subtotal: money(2500, 'USD'),
  total: money(3000, 'USD'),
  extraItems: [{ kind: 'shipping', name: 'Post', price: money(500, 'USD') }],
  shippingMethods: [POST, COURIER],
  email: null,
  fullName: null,
  shippingAddress: null,
  billingAddress: null,
  card: null,
  paymentProcessor: null,
  customData: [],
  comment: null,
  downloads: [],
  startedOn: 0,
  updatedOn: 0,
  ...parts,
  flags: { ...FLAGS, ...parts.flags },
})

export const reading = (order: Order | null = anOrder()): OrderReading => ({
  order,
  shop: {
    businessCountry: 'US',
    defaultCurrency: 'USD',
    quickCheckoutEnabled: false,
    paymentProviders: [],
    capabilities: ON_PAGE,
  },
})

export const DETAILS: CheckoutDetails = {
  email: 'ada@example.com',
  shippingAddress: ADDRESS,
  billingAddress: BILLING,
  isBillingSameAsShipping: true,
  shippingMethodId: POST.id,
  customData: null,
}

export const rejected = (code: string, problems: readonly string[] = [], message = ''): GatewayFailure => ({
  tag: 'rejected',
  code,
  message,
  problems: problems.map((type) => ({ type })),
})

export const UNREACHABLE: GatewayFailure = {
  tag: 'unreachable',
  reason: 'network',
  status: null,
  message: 'offline',
}

export const ACCEPTED: SubmitAnswer = {
  tag: 'accepted',
  orderId: orderId('order-1'),
  token: orderToken('secret'),
  customerPaid: money(3000, 'USD'),
  purchasedItems: [{ id: 'mug-blue', name: 'Mug', count: 2, price: money(1250, 'USD') }],
}

export const paymentFailure = (tag: PaymentFailure['tag'], message = ''): PaymentFailure => ({ tag, message })
