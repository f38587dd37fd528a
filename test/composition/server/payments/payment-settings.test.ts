import { describe, expect, it } from '@jest/globals'
import { readPaymentSettings } from '../../../../composition/server/index.js'
import { ok } from '../../../../core/shared/index.js'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_fake', STRIPE_PUBLISHABLE_KEY: 'pk_test_fake' }
const LIVE = { STRIPE_SECRET_KEY: 'sk_live_fake', STRIPE_PUBLISHABLE_KEY: 'pk_live_fake' }

describe('the keys of payment providers', () => {
  it('are read from the environment, several providers at once, and none are needed', () => {
    expect(readPaymentSettings({})).toEqual({ ok: true, value: { stripe: null, paypal: null } })
    const both = { ...STRIPE, PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_MODE: 'live' }
    expect(readPaymentSettings(both)).toMatchObject({
      value: { stripe: { mode: 'test', webhookSecret: null }, paypal: { mode: 'live', isLive: true } },
    })
    const restricted = { ...STRIPE, STRIPE_SECRET_KEY: 'rk_test_fake' }
    expect(readPaymentSettings({ ...restricted, PAYPAL_CLIENT_ID: '' }).ok).toBe(true)
  })

  it('are read with the settings beside them; the default mode is test', () => {
    const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' }
    const beside = {
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_ACCOUNT: 'acct_1',
      STRIPE_CONFIRMATION: 'manual',
      STRIPE_API_BASE: 'http://localhost:1',
      PAYPAL_MODE: 'live',
      PAYPAL_WEBHOOK_ID: 'hook',
      PAYPAL_API_BASE: 'https://paypal.example',
    }
    const keys = { clientId: 'id', clientSecret: 'secret' }
    expect(readPaymentSettings({ ...LIVE, ...paypal, ...beside })).toEqual(
      ok({
        stripe: {
          secretKey: 'sk_live_fake',
          publishableKey: 'pk_live_fake',
          webhookSecret: 'whsec_1',
          account: 'acct_1',
          confirmation: 'manual',
          baseUrl: 'http://localhost:1',
          mode: 'live',
        },
        paypal: {
          ...keys,
          webhookId: 'hook',
          isLive: true,
          baseUrl: 'https://paypal.example',
          mode: 'live',
        },
      }),
    )
    expect(readPaymentSettings({ ...STRIPE, ...paypal })).toEqual(
      ok({
        stripe: {
          secretKey: 'sk_test_fake',
          publishableKey: 'pk_test_fake',
          webhookSecret: null,
          account: null,
          confirmation: 'automatic',
          mode: 'test',
        },
        paypal: { ...keys, webhookId: null, isLive: false, mode: 'test' },
      }),
    )
  })

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_fake' }, 'STRIPE_PUBLISHABLE_KEY is missing'],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_fake' }, 'STRIPE_SECRET_KEY does not look like sk_test_'],
    [{ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_live_fake' }, 'of different modes'],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'we_1' }, 'STRIPE_WEBHOOK_SECRET does not look like whsec_'],
    [{ ...STRIPE, STRIPE_ACCOUNT: 'me' }, 'STRIPE_ACCOUNT does not look like acct_'],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'key sk_test_fake' }, 'STRIPE_SECRET_KEY does not look like sk_test_'],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_fake!' }, 'STRIPE_SECRET_KEY does not look like sk_test_'],
    [{ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'sk_test_fake' }, 'STRIPE_PUBLISHABLE_KEY does not look like pk_'],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'a whsec_fake' }, 'STRIPE_WEBHOOK_SECRET does not look like whsec_'],
    [{ ...STRIPE, STRIPE_ACCOUNT: 'an acct_fake' }, 'STRIPE_ACCOUNT does not look like acct_'],
    [{ ...STRIPE, STRIPE_CONFIRMATION: 'fake' }, 'STRIPE_CONFIRMATION does not look like automatic'],
    [{ ...STRIPE, STRIPE_API_BASE: 'fake' }, 'STRIPE_API_BASE is not an address'],
    [{ ...STRIPE, STRIPE_API_BASE: 'ftp://fake' }, 'STRIPE_API_BASE is not an address'],
    [{ PAYPAL_CLIENT_ID: 'i', PAYPAL_CLIENT_SECRET: 's', PAYPAL_API_BASE: 'fake' }, 'PAYPAL_API_BASE is no'],
    [{ PAYPAL_CLIENT_ID: 'id' }, 'PAYPAL_CLIENT_SECRET is missing'],
    [
      { PAYPAL_CLIENT_ID: 'i', PAYPAL_CLIENT_SECRET: 's', PAYPAL_MODE: 'real' },
      'PAYPAL_MODE does not look like',
    ],
  ])('%j are refused: %s, and no value is repeated', (environment, reason) => {
    const read = readPaymentSettings(environment)
    if (read.ok) throw new Error('taken')
    expect(read.failure.join('\n')).toContain(reason)
    expect(read.failure.join('\n')).not.toContain('fake')
  })
})
