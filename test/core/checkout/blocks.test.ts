import { describe, expect, it } from '@jest/globals'
import {
  billingDetailsOf,
  changesOf,
  firstIncompleteBlock,
  missingFields,
  requiredBlocks,
  shownBlocks,
} from '../../../core/checkout/index.js'
import { ADDRESS, anOrder, BILLING, DETAILS, FLAGS } from './checkout.fixture.js'

const shipped = { requiresShipping: true }
const unshipped = { requiresShipping: false }

describe('the blocks that count', () => {
  it.each([
    [shipped, true, ['customer', 'shipping-address', 'shipping-methods', 'additional-info']],
    [
      shipped,
      false,
      ['customer', 'shipping-address', 'shipping-methods', 'billing-address', 'additional-info'],
    ],
    [unshipped, true, ['customer', 'billing-address', 'additional-info']],
    [unshipped, false, ['customer', 'billing-address', 'additional-info']],
  ])('%j with "same as shipping" %s asks for %j, in this order', (flags, isSame, blocks) => {
    expect(requiredBlocks(flags, isSame)).toEqual(blocks)
  })

  it.each([
    ['a shipped order', anOrder(), true, [true, false, false, true]],
    ['one with its own billing address', anOrder(), false, [true, false, true, true]],
    ['one without an address yet', anOrder({ shippingMethods: [] }), true, [false, false, false, true]],
    [
      'one without a way of shipping to its address',
      anOrder({ shippingMethods: [], shippingAddress: ADDRESS }),
      true,
      [false, true, false, true],
    ],
    ['an order that is not shipped', anOrder({ flags: unshipped }), true, [true, false, true, true]],
    ['a free order', anOrder({ flags: { isFreeOrder: true } }), true, [true, false, false, false]],
    ['an empty cart', null, true, [false, true, false, true]],
  ])('the needed ones are shown for %s', (_name, order, isSame, [methods, none, billing, payment]) => {
    expect(shownBlocks(order, isSame)).toEqual({
      shippingMethods: methods,
      noShippingMethods: none,
      billing,
      payment,
    })
  })
})

describe('missing fields of an address', () => {
  it.each([
    ['nothing', ADDRESS, true, []],
    ['a name of blanks', { ...ADDRESS, addressee: '  ' }, true, ['addressee']],
    ['a postal code where one is needed', { ...ADDRESS, postalCode: null }, true, ['postalCode']],
    ['no postal code where none is needed', { ...ADDRESS, postalCode: null }, false, []],
    ['never the second line or the state', { ...ADDRESS, line2: null, state: null }, true, []],
    [
      'street, city and country',
      { ...ADDRESS, line1: null, city: null, country: '' },
      true,
      ['line1', 'city', 'country'],
    ],
  ] as const)('%s', (_name, address, requiresPostalCode, missing) => {
    expect(missingFields(address, requiresPostalCode)).toEqual(missing)
  })

  it.each([
    ['a full form', DETAILS, FLAGS, null],
    ['no e-mail', { ...DETAILS, email: null }, FLAGS, 'customer'],
    [
      'e-mail before address',
      { ...DETAILS, email: null, shippingAddress: { ...ADDRESS, city: null } },
      FLAGS,
      'customer',
    ],
    ['no city', { ...DETAILS, shippingAddress: { ...ADDRESS, city: null } }, FLAGS, 'shipping-address'],
    ['no method', { ...DETAILS, shippingMethodId: null }, FLAGS, 'shipping-methods'],
    [
      'no method for what is not shipped',
      { ...DETAILS, shippingMethodId: null },
      { ...FLAGS, ...unshipped },
      null,
    ],
    ...(
      [
        ['shippingAddress', 'shippingAddressRequiresPostalCode', 'shipping-address'],
        ['billingAddress', 'billingAddressRequiresPostalCode', 'billing-address'],
      ] as const
    ).flatMap(([address, flag, block]) => {
      const details = {
        ...DETAILS,
        billingAddress: BILLING,
        isBillingSameAsShipping: false,
        [address]: { ...ADDRESS, postalCode: null },
      }
      return [
        [`no postal code, which ${flag}`, details, FLAGS, block],
        [`no postal code without ${flag}`, details, { ...FLAGS, [flag]: false }, null],
      ] as const
    }),
    [
      'a billing address of its own',
      { ...DETAILS, isBillingSameAsShipping: false, billingAddress: { ...BILLING, line1: null } },
      FLAGS,
      'billing-address',
    ],
  ] as const)('the first incomplete block with %s', (_name, details, flags, block) => {
    expect(firstIncompleteBlock(details, flags)).toBe(block)
  })
})

describe('requests before an order is placed', () => {
  const identity = { tag: 'identity', email: 'ada@example.com' }
  const toShip = { tag: 'address', kind: 'shipping', address: ADDRESS }
  const method = { tag: 'shipping-method', id: 'post' }
  const bill = (address: typeof ADDRESS): object => ({ tag: 'address', kind: 'billing', address })
  const note = { name: 'Note', textArea: 'Ring twice', textInput: null, checkbox: null }

  it.each([
    ['one address for both', DETAILS, shipped, [identity, bill(ADDRESS), toShip, method]],
    [
      'two addresses',
      { ...DETAILS, isBillingSameAsShipping: false },
      shipped,
      [identity, bill(BILLING), toShip, method],
    ],
    ['nothing to ship', DETAILS, unshipped, [identity, bill(BILLING)]],
    [
      'additional info',
      { ...DETAILS, customData: [note] },
      shipped,
      [identity, bill(ADDRESS), toShip, method, { tag: 'custom-data', data: [note] }],
    ],
  ])('%s', (_name, details, flags, changes) => {
    expect(changesOf(details, flags)).toEqual(changes)
  })

  it('gives the card provider the payer: the billing address with its name', () => {
    expect(billingDetailsOf({ ...DETAILS, isBillingSameAsShipping: false }, shipped)).toEqual({
      name: 'Lovelace Ltd',
      email: 'ada@example.com',
      address: BILLING,
    })
    expect(billingDetailsOf(DETAILS, shipped).address).toBe(ADDRESS)
  })
})
