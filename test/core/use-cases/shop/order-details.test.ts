import { describe, expect, it } from '@jest/globals'
import { shippingMethodId } from '../../../../core/orders/index.js'
import type { CustomDatum } from '../../../../core/orders/index.js'
import { utf8Bytes } from '../../../../core/shared/index.js'
import {
  cleanText,
  decidePaymentMethod,
  readAddress,
  readCustomData,
  readDiscountCode,
  readIdentity,
  readPaymentToken,
  readShippingMethod,
} from '../../../../core/use-cases/shop/order-details.js'

const refusedWith = (code: string) => ({ ok: false, failure: expect.objectContaining({ code }) })

it.each([
  ['  Ada\nL. ', 'Ada L.'],
  ['   ', null],
  [null, null],
  ['12345678901', undefined],
  ['a\0b', undefined],
])('keeps %j as %j', (given, expected) => {
  expect(cleanText(given, 10)).toBe(expected)
})

it.each([
  ['ada@example.org', { ok: true, value: 'ada@example.org' }],
  [null, { ok: true, value: null }],
  ['ada', refusedWith('InvalidIdentity')],
  ['<eve@example.net>ada', refusedWith('InvalidIdentity')],
  ['ada(1)@example.org', refusedWith('InvalidIdentity')],
  ['eve,ada@example.org', refusedWith('InvalidIdentity')],
  ['all:ada@example.org', refusedWith('InvalidIdentity')],
  ['ada@example.org;', refusedWith('InvalidIdentity')],
  ['ada\u200b@example.org', refusedWith('InvalidIdentity')],
  ['\u202eada@example.org', refusedWith('InvalidIdentity')],
  [`${'a'.repeat(250)}@example.org`, refusedWith('InvalidIdentity')],
])('reads the mail address %j', (given, expected) => {
  expect(readIdentity(given)).toEqual(expected)
})

describe('an address', () => {
  const given = {
    addressee: ' Ada ',
    line1: '1 High Street',
    line2: '',
    city: null,
    state: null,
    country: 'de',
    postalCode: '10115',
  }
  it('is stored unchanged, even if it is incomplete', () => {
    const kept = { ...given, addressee: 'Ada', line2: null, country: 'DE' }
    expect(readAddress(given, null)).toEqual({ ok: true, value: kept })
  })

  it.each([
    ['the country that is implied', { ...given, country: null }, 'FR', { country: 'FR' }],
    ['no country where none is implied', { ...given, country: null }, null, { country: null }],
  ])('has %s', (_, address, implied, value) => {
    expect(readAddress(address, implied)).toMatchObject({ ok: true, value })
  })

  it.each([
    ['a country that does not exist', { ...given, country: 'Atlantis' }],
    ['a line that no letter has room for', { ...given, line1: 'a'.repeat(301) }],
  ])('is refused with %s', (_, address) => {
    expect(readAddress(address, null)).toEqual(refusedWith('InvalidShippingAddress'))
  })
})

it('accepts a shipping method of the shop, or none', () => {
  const offers = [{ id: 'post' }]
  expect(readShippingMethod(shippingMethodId('post'), offers).ok).toBe(true)
  expect(readShippingMethod(null, offers).ok).toBe(true)
  expect(readShippingMethod(shippingMethodId('pigeon'), offers)).toEqual(refusedWith('NeedShippingMethod'))
})

it.each([
  ['pm_1', true],
  ['', false],
  ['4242 4242 4242 4242', false],
  ['4242-4242-4242', false],
  ['t'.repeat(256), false],
])('a token of a payment method: %j is accepted: %s', (token, isTaken) => {
  expect(readPaymentToken(token).ok).toBe(isTaken)
})

it.each([
  ['a card', { isWallet: false }, null, true],
  ['a wallet that was begun for it', { isWallet: true }, { provider: 'paypal', reference: 'T1' }, true],
  ['a wallet of another cart', { isWallet: true }, { provider: 'paypal', reference: 'T2' }, false],
  ['a wallet that was never begun', { isWallet: true }, null, false],
])('a cart and %s', (_, { isWallet }, begun, isTaken) => {
  const method = { provider: 'paypal', token: 'T1', isWallet }
  expect(decidePaymentMethod(method, begun).ok).toBe(isTaken)
})

describe("answers to the owner's own fields", () => {
  const datum = (textArea: string | null): CustomDatum => ({
    name: 'Wish',
    textArea,
    textInput: null,
    checkbox: null,
  })

  it('are read', () => {
    const read = readCustomData([datum('A red\nbow')])
    expect(read).toEqual({ ok: true, value: [datum('A red\nbow')] })
  })

  it.each([
    ['one that is too long', [datum('a'.repeat(5001))]],
    ['too many', Array.from({ length: 51 }, () => datum('a'))],
    ['more bytes than there is room for', Array.from({ length: 5 }, () => datum('ä'.repeat(4000)))],
  ])('are refused with %s', (_, data) => {
    expect(readCustomData(data)).toEqual(refusedWith('InvalidCustomData'))
  })

  it.each(['', 'abc', 'Größe', '漢字', '😀', '\ud800'])('are limited by the encoded bytes of %j', (text) => {
    expect(utf8Bytes(text)).toBe(new TextEncoder().encode(text).length)
  })
})

it.each([
  [' summer10 ', 'SUMMER10'],
  ['c'.repeat(101), ''],
])('reads the discount code %j', (given, code) => {
  expect(readDiscountCode(given)).toBe(code)
})
