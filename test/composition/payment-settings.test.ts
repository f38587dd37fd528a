import { describe, expect, it } from '@jest/globals'
import { NO_PAYMENT_SETTINGS, readPaymentSettings } from '../../composition/server/payment-settings.js'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' }

const STRIPE_READ = {
  secretKey: 'sk_test_a',
  publishableKey: 'pk_test_a',
  webhookSecret: null,
  account: null,
  confirmation: 'automatic',
  mode: 'test',
}
const PAYPAL_READ = { clientId: 'id', clientSecret: 'secret', webhookId: null, isLive: false, mode: 'test' }

const read = (environment: Readonly<Record<string, string>>): unknown => {
  const settings = readPaymentSettings(environment)
  return settings.ok ? settings.value : settings.failure
}

describe('the settings of Stripe', () => {
  it.each([
    [{}, {}],
    [
      { STRIPE_SECRET_KEY: 'sk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_a' },
      { secretKey: 'sk_live_a', publishableKey: 'pk_live_a', mode: 'live' },
    ],
    [{ STRIPE_SECRET_KEY: 'rk_test_a' }, { secretKey: 'rk_test_a' }],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_a' }, { webhookSecret: 'whsec_a' }],
    [{ STRIPE_WEBHOOK_SECRET: '' }, {}],
    [{ STRIPE_ACCOUNT: 'acct_1' }, { account: 'acct_1' }],
    [{ STRIPE_CONFIRMATION: 'manual' }, { confirmation: 'manual' }],
    [{ STRIPE_CONFIRMATION: 'automatic' }, {}],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:1' }, { baseUrl: 'http://127.0.0.1:1' }],
    [{ STRIPE_API_BASE: '' }, {}],
  ])('with %j beside the keys are read', (more, expected) => {
    expect(read({ ...STRIPE, ...more })).toEqual({ stripe: { ...STRIPE_READ, ...expected }, paypal: null })
  })

  it.each([
    ['STRIPE_SECRET_KEY', ['xsk_test_a', 'sk_test_', 'sk_test_a ', 'sk_prod_a', 'pk_test_a']],
    ['STRIPE_PUBLISHABLE_KEY', ['xpk_test_a', 'pk_test_', 'pk_test_a ', 'sk_test_a']],
    ['STRIPE_WEBHOOK_SECRET', ['xwhsec_a', 'whsec_', 'whsec_a b']],
    ['STRIPE_ACCOUNT', ['xacct_1', 'acct_', 'acct_1/x']],
    ['STRIPE_CONFIRMATION', ['Manual', 'manually', 'semiautomatic']],
  ])('are refused where %s is none of what it may be: %j', (name, values) => {
    for (const value of values)
      expect(read({ ...STRIPE, [name]: value })).toEqual([expect.stringMatching(`^${name} does not look`)])
  })

  it.each(['nowhere', 'ftp://a.test', 'xhttp://a.test', 'http://'])(
    'are refused with the address %s',
    (address) => {
      expect(read({ ...STRIPE, STRIPE_API_BASE: address })).toEqual(['STRIPE_API_BASE is no address.'])
    },
  )

  it('are refused where one key moves money and the other does not', () => {
    for (const one of [{ STRIPE_SECRET_KEY: 'sk_live_a' }, { STRIPE_PUBLISHABLE_KEY: 'pk_live_a' }])
      expect(read({ ...STRIPE, ...one })).toEqual([expect.stringContaining('of different modes')])
  })
})

describe('the settings of PayPal', () => {
  it.each([
    [{}, {}],
    [{ PAYPAL_MODE: 'live' }, { isLive: true, mode: 'live' }],
    [{ PAYPAL_MODE: 'sandbox' }, {}],
    [{ PAYPAL_WEBHOOK_ID: 'W1' }, { webhookId: 'W1' }],
    [{ PAYPAL_WEBHOOK_ID: '' }, {}],
    [{ PAYPAL_API_BASE: 'https://a.test' }, { baseUrl: 'https://a.test' }],
  ])('with %j beside the keys are read', (more, expected) => {
    expect(read({ ...PAYPAL, ...more })).toEqual({ stripe: null, paypal: { ...PAYPAL_READ, ...expected } })
  })

  it.each(['Live', 'alive', 'lively', 'sandboxes'])('are refused in the mode %s', (mode) => {
    expect(read({ ...PAYPAL, PAYPAL_MODE: mode })).toEqual([
      'PAYPAL_MODE does not look like sandbox or live.',
    ])
  })

  it('are refused with what is no address', () => {
    expect(read({ ...PAYPAL, PAYPAL_API_BASE: 'nowhere' })).toEqual(['PAYPAL_API_BASE is no address.'])
  })
})

describe('what is missing of keys that belong together', () => {
  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_a' }, 'STRIPE_PUBLISHABLE_KEY is missing beside STRIPE_SECRET_KEY.'],
    [{ ...STRIPE, STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY is missing beside STRIPE_SECRET_KEY.'],
    [{ PAYPAL_CLIENT_ID: 'id' }, 'PAYPAL_CLIENT_SECRET is missing beside PAYPAL_CLIENT_ID.'],
    [{ ...PAYPAL, PAYPAL_CLIENT_ID: '' }, 'PAYPAL_CLIENT_ID is missing beside PAYPAL_CLIENT_ID.'],
  ])('of %j is said: %s', (environment, problem) => {
    expect(read(environment)).toEqual([problem])
  })

  it('is nothing where none is set, or all of both are', () => {
    expect(read({ STRIPE_SECRET_KEY: '', PAYPAL_CLIENT_ID: '' })).toEqual(NO_PAYMENT_SETTINGS)
    expect(read({ ...STRIPE, ...PAYPAL })).toEqual({ stripe: STRIPE_READ, paypal: PAYPAL_READ })
  })

  it('is said together with all else that is wrong', () => {
    expect(read({ ...STRIPE, STRIPE_ACCOUNT: 'me', PAYPAL_CLIENT_ID: 'id' })).toHaveLength(2)
  })
})
