import {
  optionSetId,
  optionValueId,
  PRODUCT_TYPE_IDS,
  productId,
  productSlug,
  skuId,
} from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { money } from '../../../../core/money/index.js'
import { orderId, shippingMethodId } from '../../../../core/orders/index.js'
import type { Order, ShopSettings } from '../../../../core/orders/index.js'

export const SHOP: ShopSettings = {
  businessCountry: 'DE',
  defaultCurrency: 'EUR',
  quickCheckoutEnabled: true,
  paymentProviders: [
    { name: 'cards', publicKey: 'pk_1', account: 'acct_1', keepsMethods: true },
    { name: 'wallet', publicKey: null, account: null, keepsMethods: false },
  ],
  capabilities: {
    checkout: 'handOff',
    checkoutHosts: ['checkout.example', 'pay.example:8443'],
    subscriptions: true,
    memberships: true,
    accounts: true,
    customFields: true,
    uploads: true,
    guestOrderRead: true,
  },
}

export const PRODUCT: Product = {
  id: productId('5f0000000000000000000001'),
  slug: productSlug('oak-stool'),
  name: 'Oak stool <small>',
  type: 'Physical',
  typeId: PRODUCT_TYPE_IDS.Physical,
  description: 'Three legs.',
  categories: ['Seats'],
  shippable: true,
  optionSets: [
    {
      id: optionSetId('5f0000000000000000000010'),
      name: 'Finish',
      values: [
        { id: optionValueId('5f0000000000000000000011'), name: 'Oiled', slug: 'oiled' },
        { id: optionValueId('5f0000000000000000000012'), name: 'Raw', slug: 'raw' },
      ],
    },
  ],
  defaultSkuId: skuId('5f0000000000000000000020'),
  skus: [
    {
      id: skuId('5f0000000000000000000020'),
      code: 'ST-1',
      price: money(12900, 'EUR'),
      compareAtPrice: money(14900, 'EUR'),
      weight: 4.5,
      width: 40,
      length: 40,
      height: 45,
      mainImage: { url: '/images/stool.svg', alt: 'A stool', name: 'stool.svg' },
      moreImages: [
        { url: '/images/stool-2.svg', alt: null, name: 'stool-2.svg' },
        {
          url: '/images/film.jpg',
          alt: null,
          name: 'film.jpg',
          video: { url: 'https://films.example/7', html: '<iframe></iframe>', width: 1280, height: null },
        },
      ],
      optionValues: { '5f0000000000000000000010': '5f0000000000000000000011' },
      inventory: { type: 'finite', quantity: 3 },
      billing: 'one-time',
    },
    {
      id: skuId('5f0000000000000000000021'),
      code: null,
      price: money(11900, 'EUR'),
      compareAtPrice: null,
      weight: null,
      width: null,
      length: null,
      height: null,
      mainImage: null,
      moreImages: [],
      optionValues: { '5f0000000000000000000010': '5f0000000000000000000012' },
      inventory: { type: 'infinite' },
      billing: 'subscription',
    },
  ],
  fields: { 'made-in': 'Jena', legs: 3, colour: 'oak', 'is-new': true, note: null },
}

/** An order in which every part is filled, so that a part that gets lost on the wire shows. */
export const ORDER: Order = {
  id: orderId('5f00000000000000000000aa'),
  status: 'cart',
  items: [
    {
      id: '5f00000000000000000000ab',
      count: 2,
      price: money(12900, 'EUR'),
      rowTotal: money(25800, 'EUR'),
      product: {
        id: PRODUCT.id,
        slug: PRODUCT.slug,
        name: PRODUCT.name,
        type: PRODUCT.type,
        typeId: PRODUCT.typeId,
        optionSets: PRODUCT.optionSets,
        fields: PRODUCT.fields,
      },
      sku: {
        id: skuId('5f0000000000000000000020'),
        code: 'ST-1',
        mainImage: { url: '/images/stool.svg', alt: 'A stool', name: 'stool.svg' },
        optionValues: { '5f0000000000000000000010': '5f0000000000000000000011' },
      },
      subscription: { frequency: 1, interval: 'month', trialDays: 14 },
    },
  ],
  itemCount: 2,
  subtotal: money(25800, 'EUR'),
  total: money(26090, 'EUR'),
  extraItems: [
    { kind: 'shipping', name: 'Parcel', price: money(490, 'EUR') },
    { kind: 'discount', name: 'WELCOME', price: money(-200, 'EUR') },
  ],
  shippingMethods: [
    {
      id: shippingMethodId('5f00000000000000000000b1'),
      name: 'Parcel',
      description: 'Two days',
      price: money(490, 'EUR'),
      selected: true,
    },
  ],
  email: 'anna@example.org',
  fullName: 'Anna Berg',
  shippingAddress: {
    addressee: 'Anna Berg',
    line1: 'Am Markt 1',
    line2: null,
    city: 'Jena',
    state: null,
    country: 'DE',
    postalCode: '07743',
  },
  billingAddress: null,
  card: { provider: 'Visa', last4: '4242', expiresMonth: 4, expiresYear: 2031 },
  paymentProcessor: 'card',
  customData: [{ name: 'Gift note', textArea: 'Hello', textInput: null, checkbox: null }],
  flags: {
    requiresShipping: true,
    isFreeOrder: false,
    hasSubscription: true,
    hasDownloads: true,
    shouldRecalc: true,
    shippingAddressRequiresPostalCode: true,
    billingAddressRequiresPostalCode: true,
  },
  comment: 'Ring twice',
  downloads: [{ id: 'd1', name: 'Plan', url: '/downloads/plan.pdf' }],
  startedOn: 1_790_000_000_000,
  updatedOn: 1_790_000_060_000,
}
