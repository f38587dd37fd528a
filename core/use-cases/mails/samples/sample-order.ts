import { optionSetId, optionValueId, productId, productSlug, skuId } from '../../../catalog/index.js'
import { money } from '../../../money/index.js'
import { orderId, shippingMethodId } from '../../../orders/index.js'
import type { Order } from '../../../orders/index.js'
import { orderNumber } from '../../../shared/index.js'
import type { MailedOrder } from '../orders/mailed-order.js'
import type { OrderMailAbout } from '../orders/order-mail.js'
import type { OrderTemplateName } from '../texts/order-mail-texts.js'

/** 2026-03-14 09:26 UTC. */
const PLACED_MS = Date.UTC(2026, 2, 14, 9, 26, 53)
const ID = '019cf000-0000-7000-8000-5a4d504c4531'

const address = (addressee: string): NonNullable<Order['shippingAddress']> => ({
  addressee,
  line1: '12 Example Street',
  line2: null,
  city: 'Berlin',
  state: null,
  country: 'DE',
  postalCode: '10115',
})

const product = (
  name: string,
  slug: string,
  optionSets: Order['items'][number]['product']['optionSets'],
) => ({
  id: productId(slug),
  slug: productSlug(slug),
  name,
  type: 'Physical' as const,
  typeId: '',
  optionSets,
  fields: {},
})

function sampleOrder(currency: string): Order {
  const amount = (minor: number) => money(minor, currency)
  const size = optionSetId('size')
  const large = optionValueId('large')
  return {
    id: orderId(ID),
    status: 'placed',
    items: [
      {
        id: 'line-1',
        count: 2,
        price: amount(2490),
        rowTotal: amount(4980),
        product: product('Stoneware mug', 'mug', [
          { id: size, name: 'Size', values: [{ id: large, name: 'Large', slug: 'large' }] },
        ]),
        sku: { id: skuId('mug-l'), code: 'MUG-L', mainImage: null, optionValues: { [size]: large } },
        subscription: null,
      },
      {
        id: 'line-2',
        count: 1,
        price: amount(1200),
        rowTotal: amount(1200),
        product: product('Brewing guide', 'guide', []),
        sku: { id: skuId('guide'), code: null, mainImage: null, optionValues: {} },
        subscription: null,
      },
    ],
    itemCount: 3,
    subtotal: amount(6180),
    total: amount(6062),
    extraItems: [
      { kind: 'discount', name: 'Spring 10 %', price: amount(-618) },
      { kind: 'shipping', name: 'Parcel', price: amount(500) },
      { kind: 'tax', name: 'incl. 19 % VAT', price: amount(870), isIncluded: true },
      { kind: 'tax', name: 'incl. 7 % VAT', price: amount(71), isIncluded: true },
    ],
    shippingMethods: [
      {
        id: shippingMethodId('parcel'),
        name: 'Parcel',
        description: null,
        price: amount(500),
        selected: true,
      },
    ],
    email: 'ada@example.com',
    fullName: 'Ada Example',
    shippingAddress: address('Ada Example'),
    billingAddress: address('Example Ltd'),
    card: { provider: 'Visa', last4: '4242', expiresMonth: 12, expiresYear: 2030 },
    paymentProcessor: 'stripe',
    customData: [{ name: 'Gift note', textArea: 'Happy birthday!', textInput: null, checkbox: null }],
    flags: {
      requiresShipping: true,
      isFreeOrder: false,
      hasSubscription: false,
      hasDownloads: true,
      shouldRecalc: false,
      shippingAddressRequiresPostalCode: true,
      billingAddressRequiresPostalCode: true,
    },
    comment: null,
    downloads: [{ id: 'guide-1', name: 'brewing-guide.pdf', url: '/download/brewing-guide.pdf' }],
    startedOn: PLACED_MS,
    updatedOn: PLACED_MS,
  }
}

/** A sample order for previewing mails. */
export const sampleMailedOrder = (currency: string): MailedOrder => ({
  order: sampleOrder(currency),
  number: orderNumber(ID),
  placedMs: PLACED_MS,
  confirmationPath: `/order-confirmation?orderId=${ID}&token=sample`,
  runningOut: [{ name: 'Stoneware mug', code: 'MUG-L', left: 2 }],
})

const LINES = [{ name: 'Stoneware mug', count: 1 }] as const

/** The sample event for each template. */
export function sampleAbout(name: OrderTemplateName, currency: string): OrderMailAbout {
  const refund = money(2490, currency)
  switch (name) {
    case 'orderDispatched':
    case 'orderDispatchedInPart':
      return {
        kind: 'orderDispatched',
        shipment: {
          lines: LINES,
          carrier: 'DHL',
          trackingNumber: '00340434161094042557',
          trackingUrl: 'https://www.dhl.com/track?id=00340434161094042557',
          isPartial: name === 'orderDispatchedInPart',
        },
      }
    case 'orderRefunded':
      return {
        kind: name,
        refund: {
          ...{ amount: money(2990, currency), lines: LINES, shipping: money(500, currency) },
          reason: 'It arrived broken.',
        },
      }
    case 'orderCancelled':
      return { kind: name, cancellation: { reason: 'It is sold out.', refund } }
    case 'orderPaymentFailed':
      return { kind: name, reason: 'The card has expired.' }
    case 'withdrawalReceived':
    case 'withdrawalNotice':
      return {
        kind: name,
        withdrawal: {
          receivedMs: PLACED_MS,
          name: 'Ada Example',
          lines: LINES,
          statement: 'I withdraw from the contract about the mug.',
        },
      }
    case 'orderRefundRefused':
      return { kind: name, refund: { amount: refund, lines: LINES, reason: 'The card account is closed.' } }
    case 'orderDisputed':
      return { kind: name, dueMs: PLACED_MS }
    case 'orderPlaced':
    case 'orderReceived':
    case 'orderDownloads':
    case 'orderInvoice':
      return { kind: name }
  }
}
