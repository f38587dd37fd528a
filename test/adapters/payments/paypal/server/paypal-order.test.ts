import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  mayCharge,
  parseAuthentication,
} from '../../../../../adapters/payments/paypal/server/card-authentication.js'
import {
  isKept,
  KEEPING,
  keptWithOf,
  renewalBody,
  renewalSource,
  setupBody,
  toKeptMethod,
  toKeptWith,
  vaultIdOf,
} from '../../../../../adapters/payments/paypal/server/kept-method.js'
import {
  fromPaypalAmount,
  refusesAmount,
  toPaypalAmount,
} from '../../../../../adapters/payments/paypal/server/paypal-amount.js'
import {
  parseOrder,
  payerLinkOf,
  toCustomId,
} from '../../../../../adapters/payments/paypal/server/paypal-order.js'
import type { PaypalOwner } from '../../../../../adapters/payments/paypal/server/paypal-order.js'
import { PAYPAL_RETURN } from '../../../../../adapters/payments/paypal/shared/paypal-return.js'
import { money, WALLET_CURRENCIES } from '../../../../../core/money/index.js'

describe('an amount at PayPal', () => {
  it.each([
    [1250, 'EUR', '12.50'],
    [5, 'EUR', '0.05'],
    [100, 'USD', '1.00'],
    [500, 'JPY', '500'],
    [12_300, 'TWD', '123'],
  ])('of %i %s is %s', (amount, currency, value) => {
    expect(toPaypalAmount(money(amount, currency))).toEqual({ currency_code: currency, value })
  })

  it('is read back as it was written, in every currency', () => {
    const currencies = fc.constantFrom(...WALLET_CURRENCIES.keys())
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), currencies, (count, currency) => {
        const amount = money(currency === 'TWD' ? count * 100 : count, currency)
        expect(refusesAmount(amount)).toBeNull()
        expect(fromPaypalAmount(toPaypalAmount(amount))).toEqual(amount)
      }),
    )
  })

  it.each([
    [1, 'EUR', null],
    [0, 'EUR', { tag: 'too-small', minimum: money(1, 'EUR') }],
    [100, 'TWD', null],
    [99, 'TWD', { tag: 'too-small', minimum: money(100, 'TWD') }],
    [150, 'TWD', { tag: 'not-whole' }],
    [5000, 'ISK', { tag: 'unknown-currency' }],
  ])('of %i %s is refused with %j', (amount, currency, refusal) => {
    expect(refusesAmount(money(amount, currency))).toEqual(refusal)
  })

  it.each([
    ['12.5', 'EUR', 1250],
    ['12', 'EUR', 1200],
    ['12.345', 'EUR', null],
    ['-12.00', 'EUR', null],
    ['1e3', 'EUR', null],
    ['', 'EUR', null],
    ['12.00', 'ISK', null],
    ['12.00', undefined, null],
  ])('%j %s is read as %s', (value, currency, amount) => {
    const read = fromPaypalAmount({ currency_code: currency, value })
    expect(read).toEqual(amount === null ? null : money(amount, currency ?? ''))
  })
})

const euros = (value: string) => ({ currency_code: 'EUR', value })

describe('an order of PayPal', () => {
  const orderWith = (payments: object) => parseOrder({ id: 'O1', purchase_units: [{ payments }] })
  const captured = (id: string, status: string, value: string) => ({ id, status, amount: euros(value) })

  const part = (id: string, cents: number) => ({ id, amount: money(cents, 'EUR') })

  it('was paid with all parts that were taken, and only with those', () => {
    const captures = [
      captured('A', 'DECLINED', '3.00'),
      captured('B', 'COMPLETED', '5.00'),
      captured('C', 'PARTIALLY_REFUNDED', '7.50'),
      captured('D', 'REFUNDED', '1.00'),
      { status: 'COMPLETED', amount: euros('9.00') },
      { id: 'E', status: 'COMPLETED' },
    ]
    expect(orderWith({ captures })?.capture).toEqual({
      parts: [part('B', 500), part('C', 750), part('D', 100)],
      status: 'COMPLETED',
      amount: money(1350, 'EUR'),
      refunded: money(0, 'EUR'),
    })
  })

  it('without any capture has the state of its first part', () => {
    const captures = [captured('A', 'PENDING', '3.00'), captured('B', 'DECLINED', '5.00')]
    expect(orderWith({ captures })?.capture).toMatchObject({
      parts: [part('A', 300)],
      status: 'PENDING',
      amount: money(300, 'EUR'),
    })
    expect(orderWith({ captures: [] })?.capture).toBeNull()
  })

  it('was paid with the one part that was taken, after any tries before', () => {
    const captures = [captured('A', 'DECLINED', '3.00'), captured('B', 'COMPLETED', '5.00')]
    expect(orderWith({ captures })?.capture).toMatchObject({
      parts: [part('B', 500)],
      amount: money(500, 'EUR'),
    })
    expect(orderWith({ captures: [{ id: 'A', amount: euros('3.00') }] })?.capture?.status).toBe('')
  })

  it('counts completed and pending refunds', () => {
    const refunds = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'].map((status, index) => ({
      status,
      amount: euros(`${10 ** index}.00`),
    }))
    const captures = [captured('A', 'COMPLETED', '5000.00')]
    const unclear = { status: 'COMPLETED' }
    expect(orderWith({ captures, refunds: [...refunds, unclear] })?.capture?.refunded).toEqual(
      money(1100, 'EUR'),
    )
  })

  it('holds the authorised amount', () => {
    const authorizations = [captured('H', 'CREATED', '8.00')]
    expect(orderWith({ authorizations })?.hold).toEqual({
      id: 'H',
      status: 'CREATED',
      amount: money(800, 'EUR'),
    })
    expect(orderWith({ authorizations: [{ id: 'H' }] })?.hold).toBeNull()
    expect(orderWith({ authorizations: [{ amount: euros('8.00') }] })?.hold).toBeNull()
  })

  it.each<readonly [string, PaypalOwner]>([
    ['order:1', { key: 'order:1', tag: 'holds' }],
    ['given-up order:1', { key: 'order:1', tag: 'given-up' }],
    ['declined order:1', { key: 'order:1', tag: 'declined' }],
    ['x declined order:1', { key: 'x declined order:1', tag: 'holds' }],
    ['declined ', { key: 'declined ', tag: 'holds' }],
  ])('that says %s is %j', (customId, owner) => {
    expect(toCustomId(owner)).toBe(customId)
    expect(parseOrder({ id: 'O1', purchase_units: [{ custom_id: customId }] })?.owner).toEqual(owner)
  })

  it('without an id is none, and reports only what it was given', () => {
    expect(parseOrder({ status: 'COMPLETED' })).toBeNull()
    expect(parseOrder({ id: 'O1' })).toEqual({
      id: 'O1',
      status: '',
      owner: null,
      amount: null,
      approveUrl: '',
      intent: '',
      hold: null,
      capture: null,
      email: null,
      shippingAddress: null,
      payerId: null,
      refunds: [],
      vaultId: null,
      isBeingKept: false,
      authentication: null,
    })
  })

  it('reports its state, its amount and the answer of the bank', () => {
    const order = {
      id: 'O1',
      status: 'APPROVED',
      intent: 'AUTHORIZE',
      purchase_units: [{ amount: euros('8.00') }, { amount: euros('9.00') }],
      payment_source: { card: { authentication_result: { liability_shift: 'NO' } } },
    }
    expect(parseOrder(order)).toMatchObject({
      status: 'APPROVED',
      intent: 'AUTHORIZE',
      amount: money(800, 'EUR'),
      authentication: { liabilityShift: 'NO', enrolled: null, outcome: null },
    })
  })

  it("leads to the bank's confirmation before it leads to PayPal", () => {
    const [bank, approve] = [
      { rel: 'payer-action', href: 'https://bank.test' },
      { rel: 'approve', href: 'https://paypal.test' },
    ]
    const other = { rel: 'self', href: 'https://api.test' }
    expect(payerLinkOf({ links: [other, approve, bank] })).toBe('https://bank.test')
    expect(payerLinkOf({ links: [other, approve] })).toBe('https://paypal.test')
    expect(payerLinkOf({ links: [other] })).toBeNull()
  })

  it('returns the stored method and the shipping address', () => {
    const vault = { id: 'V1', status: 'APPROVED' }
    const shipping = {
      name: { full_name: 'Ada' },
      address: {
        address_line_1: 'Ackerstr. 1',
        address_line_2: '2nd floor',
        admin_area_2: 'Berlin',
        admin_area_1: 'BE',
        country_code: 'DE',
        postal_code: '10115',
      },
    }
    const order = {
      id: 'O1',
      purchase_units: [{ shipping }],
      payment_source: { paypal: { attributes: { vault } } },
      payer: { email_address: 'ada@example.com' },
    }
    expect(parseOrder(order)).toMatchObject({
      vaultId: 'V1',
      isBeingKept: true,
      email: 'ada@example.com',
      shippingAddress: {
        addressee: 'Ada',
        line1: 'Ackerstr. 1',
        line2: '2nd floor',
        city: 'Berlin',
        state: 'BE',
        country: 'DE',
        postalCode: '10115',
      },
    })
    const without = { ...order, purchase_units: [{ shipping: { name: { full_name: 'Ada' } } }] }
    expect(parseOrder(without)?.shippingAddress).toBeNull()
    const inCountry = (code: string) => {
      const sent = { ...shipping, address: { ...shipping.address, country_code: code } }
      return parseOrder({ ...order, purchase_units: [{ shipping: sent }] })?.shippingAddress?.country
    }
    expect(['C2', 'GB', 'ZZ', ''].map(inCountry)).toEqual(['CN', 'GB', undefined, undefined])
  })
})

describe('authentication results of a card', () => {
  const answer = (enrolled?: string, outcome?: string, shift?: string) =>
    parseAuthentication({
      liability_shift: shift,
      three_d_secure: { enrollment_status: enrolled, authentication_status: outcome },
    })

  it.each([
    ['Y', 'Y', 'POSSIBLE', true],
    ['Y', 'Y', 'YES', true],
    ['Y', 'A', 'POSSIBLE', true],
    ['Y', 'N', 'NO', false],
    ['Y', undefined, 'NO', false],
    ['N', undefined, 'NO', true],
    ['U', undefined, 'NO', true],
    ['B', undefined, 'NO', true],
    ['N', 'R', 'NO', false],
    ['N', undefined, 'UNKNOWN', false],
    [undefined, undefined, 'NO', false],
    [undefined, undefined, undefined, false],
  ])('enrolled %s, outcome %s, liability %s: may be charged %s', (enrolled, outcome, shift, isAllowed) => {
    const said = answer(enrolled, outcome, shift)
    expect(said !== null && mayCharge(said)).toBe(isAllowed)
  })

  it('are empty if no authentication was requested', () => {
    expect([parseAuthentication(undefined), parseAuthentication(null)]).toEqual([null, null])
  })
})

describe('the name of a stored method', () => {
  it('says whether PayPal has named it yet', () => {
    const [named, unnamed] = [toKeptMethod('V-1'), toKeptWith('O1')]
    expect([vaultIdOf(named), keptWithOf(named), isKept(named)]).toEqual(['V-1', null, true])
    expect([vaultIdOf(unnamed), keptWithOf(unnamed), isKept(unnamed)]).toEqual([null, 'O1', true])
  })

  it.each(['O1', '', 'x kept/V1', 'x kept-with/O1', null, undefined])('%j is none', (token) => {
    expect(isKept(token)).toBe(false)
    expect([vaultIdOf(token ?? ''), keptWithOf(token ?? '')]).toEqual([null, null])
  })

  it.each(['kept/', 'kept/V1/other', 'kept/V 1', `kept/${'V'.repeat(256)}`])('%s names no means', (token) => {
    expect(vaultIdOf(token)).toBeNull()
  })

  it.each(['kept-with/', 'kept-with/O1/x', `kept-with/${'O'.repeat(41)}`])('%s names no order', (token) => {
    expect(keptWithOf(token)).toBeNull()
  })
})

describe('a request to store a payment method', () => {
  const usage = {
    usage_type: 'MERCHANT',
    usage_pattern: 'RECURRING_PREPAID',
    permit_multiple_payment_tokens: true,
  }

  it('says that the shop begins later charges, before each period', () => {
    expect(KEEPING).toEqual({ store_in_vault: 'ON_SUCCESS', ...usage })
    expect(JSON.parse(renewalBody('renewal:1', money(1250, 'EUR')))).toEqual({
      intent: 'CAPTURE',
      purchase_units: [{ reference_id: 'default', custom_id: 'renewal:1', amount: euros('12.50') }],
    })
    expect(JSON.parse(renewalSource('V1'))).toEqual({
      payment_source: {
        paypal: {
          vault_id: 'V1',
          stored_credential: {
            payment_initiator: 'MERCHANT',
            usage: 'SUBSEQUENT',
            usage_pattern: 'RECURRING_PREPAID',
          },
        },
      },
    })
  })

  it.each([
    [true, 'GET_FROM_FILE'],
    [false, 'NO_SHIPPING'],
  ])(
    'asks for an address if goods are shipped (%s: %s), and leads back to the shop',
    (isSent, preference) => {
      expect(JSON.parse(setupBody('https://shop.example/de/', isSent))).toEqual({
        payment_source: {
          paypal: {
            ...usage,
            experience_context: {
              shipping_preference: preference,
              return_url: `https://shop.example${PAYPAL_RETURN}`,
              cancel_url: `https://shop.example${PAYPAL_RETURN}?cancelled=`,
            },
          },
        },
      })
    },
  )
})
