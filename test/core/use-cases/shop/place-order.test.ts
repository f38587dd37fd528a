import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../core/money/index.js'
import type { PricedOrder } from '../../../../core/pricing/index.js'
import { missingConfirmations } from '../../../../core/use-cases/shop/required-confirmations.js'
import { productId } from '../../../../core/catalog/index.js'
import { decidePlacement } from '../../../../core/use-cases/shop/place-order.js'
import type {
  Placement,
  PlacementLine,
  PlacementProvider,
} from '../../../../core/use-cases/shop/place-order.js'

const total = money(2000, 'EUR')
const priced = {
  subtotal: total,
  total,
  extraItems: [],
  shippingMethods: [],
  requiresShipping: false,
  isFreeOrder: false,
} as unknown as PricedOrder
const shipped = { ...priced, requiresShipping: true }
const line: PlacementLine = {
  isSubscription: false,
  isMembership: false,
  isGone: false,
  hasNewPrice: false,
  plan: null,
}
const plan = { interval: 'month', frequency: 1, trialDays: null } as NonNullable<PlacementLine['plan']>
const subscribed: PlacementLine = { ...line, isSubscription: true, plan }
const trial: PlacementLine = { ...subscribed, plan: { ...plan, trialDays: 14 } }
const provider: PlacementProvider = {
  name: 'model',
  currency: 'EUR',
  refusal: null,
  keepsMethods: true,
  beginsTrials: true,
}
const address = {
  addressee: 'Ada',
  line1: '1 Street',
  line2: null,
  city: 'Berlin',
  state: null,
  country: 'DE',
  postalCode: '10115',
}
const fine: Placement = {
  lines: [line],
  priced,
  areExtrasKnown: true,
  isLoggedIn: true,
  range: { minimumSubtotal: null, maximumTotal: null },
  email: 'ada@example.com',
  shippingAddress: address,
  lacksState: false,
  unconfirmed: [],
  hasPaymentMethod: true,
  provider,
}
const free = { ...priced, isFreeOrder: true }

describe('an order that is to be placed', () => {
  it.each<[string, Partial<Placement>]>([
    ['as it stands', {}],
    ['by a guest', { isLoggedIn: false }],
    ['as a subscription', { lines: [subscribed] }],
    ['as a trial', { lines: [trial] }],
    ['free of charge, without a method', { priced: free, hasPaymentMethod: false, provider: null }],
    ['free, with any provider', { priced: free, provider: { ...provider, refusal: { tag: 'not-whole' } } }],
  ])('is accepted %s', (_name, change) => {
    expect(decidePlacement({ ...fine, ...change })).toEqual({ tag: 'fine' })
  })

  it.each<[string, string, Partial<Placement>, string | null]>([
    ['an empty cart', 'ItemNotFound', { lines: [] }, null],
    ['a withdrawn product', 'ItemNotFound', { lines: [line, { ...line, isGone: true }] }, 'lines'],
    ['a new price', 'PriceChanged', { lines: [{ ...line, hasNewPrice: true }] }, 'prices'],
    ['extras not shown yet', 'OrderExtrasChanged', { areExtrasKnown: false }, 'extras'],
    ['a guest who subscribes', 'SessionRequired', { lines: [subscribed], isLoggedIn: false }, null],
    [
      'a guest who buys a membership',
      'SessionRequired',
      { lines: [{ ...line, isMembership: true }], isLoggedIn: false },
      null,
    ],
    [
      'less than the minimum',
      'OrderTotalRange',
      { range: { minimumSubtotal: money(2001, 'EUR'), maximumTotal: null } },
      null,
    ],
    [
      'more than the maximum',
      'OrderTotalRange',
      { range: { minimumSubtotal: null, maximumTotal: money(1999, 'EUR') } },
      null,
    ],
    ['no e-mail address', 'NeedIdentity', { email: null }, null],
    ['no address for goods', 'NeedShippingAddress', { priced: shipped, shippingAddress: null }, null],
    [
      'half an address',
      'InvalidShippingAddress',
      { priced: shipped, shippingAddress: { ...address, city: null } },
      null,
    ],
    ['no way of shipping', 'NeedShippingMethod', { priced: shipped }, null],
    ['a state that taxes need', 'InvalidShippingAddress', { lacksState: true }, null],
    ['a check box that is not ticked', 'NeedConfirmation', { unconfirmed: ['Adult'] }, null],
    ['no payment method', 'NeedPaymentMethod', { hasPaymentMethod: false }, null],
    ['a subscription beside a product', 'MixedCartError', { lines: [subscribed, line] }, null],
    [
      'a subscription without a plan',
      'SubscriptionsNotSupported',
      { lines: [{ ...subscribed, plan: null }] },
      null,
    ],
    [
      'a provider that keeps nothing',
      'SubscriptionsNotSupported',
      { lines: [subscribed], provider: { ...provider, keepsMethods: false } },
      null,
    ],
    [
      'a provider without trials',
      'SubscriptionsNotSupported',
      { lines: [trial], provider: { ...provider, beginsTrials: false } },
      null,
    ],
    [
      'too little to charge',
      'OrderTotalRange',
      { provider: { ...provider, refusal: { tag: 'too-small', minimum: total } } },
      null,
    ],
    [
      'a currency the provider lacks',
      'PaymentUnavailable',
      { provider: { ...provider, refusal: { tag: 'unknown-currency' } } },
      null,
    ],
    [
      'parts of a whole unit',
      'PaymentUnavailable',
      { provider: { ...provider, refusal: { tag: 'not-whole' } } },
      null,
    ],
  ])('is refused for %s by %s', (_name, code, change, outOfDate) => {
    expect(decidePlacement({ ...fine, ...change })).toMatchObject({
      tag: 'refused',
      failure: { code },
      outOfDate,
    })
  })

  it('gives the first reason that the shopper can remove', () => {
    const all = { lines: [{ ...line, isGone: true, hasNewPrice: true }], areExtrasKnown: false, email: null }
    expect(decidePlacement({ ...fine, ...all })).toMatchObject({ outOfDate: 'lines' })
  })
})

describe('the check boxes that an order lacks', () => {
  const confirmations = [
    { name: 'Terms', for: 'all' },
    { name: 'At once', for: 'downloads' },
    { name: 'Adult', for: 'adults-only' },
  ]
  const ticked = (name: string, checkbox = true) => ({ name, checkbox, textArea: null, textInput: null })

  it.each<[string, readonly Record<string, string | number | boolean | null>[], readonly string[]]>([
    ['nothing more', [{}], ['Terms']],
    ['a file', [{ 'download-files': 'song.mp3' }], ['Terms', 'At once']],
    ['a bottle beside a book', [{}, { 'adults-only': 'yes' }], ['Terms', 'Adult']],
    ['a flag that is set', [{ 'adults-only': true }], ['Terms', 'Adult']],
    [
      'flags that are not',
      ['', 'No', '0', 'false', false, null].map((flag) => ({ 'adults-only': flag })),
      ['Terms'],
    ],
  ])('follow from its goods: %s', (_, fields, missing) => {
    const products = fields.map((each, place) => ({ id: productId(`${place}`), fields: each }))
    expect(missingConfirmations(confirmations, products, [])).toEqual(missing)
    expect(
      missingConfirmations(
        confirmations,
        products,
        missing.map((name) => ticked(name)),
      ),
    ).toEqual([])
    expect(missingConfirmations(confirmations, products, [ticked('Terms', false)])).toEqual(missing)
  })
})
