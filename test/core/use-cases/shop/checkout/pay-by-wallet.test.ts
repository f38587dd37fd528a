import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import type {
  PaymentProcessor,
  PaymentWallet,
} from '../../../../../core/ports/payments/payment-processor.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import { beginWallet, syncWallet } from '../../../../../core/use-cases/shop/checkout/pay-by-wallet.js'
import type {
  ApprovedWallet,
  BegunWallet,
  WalletPorts,
} from '../../../../../core/use-cases/shop/checkout/pay-by-wallet.js'
import { storePaymentMethod } from '../../../../../core/use-cases/shop/checkout/store-payment-method.js'
import { OTHER_CART } from '../../../../../core/use-cases/shop/decide-wallet.js'
import { createFakeClock } from '../../../../fakes/clock.fake.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../fakes/payment-processor.fake.js'

const APPROVED = { hasApproved: true, email: 'ada@example.com', shippingAddress: null }

/** A visitor with a cart, and a wallet that answers as the test says. */
function openShop(wallet: Partial<PaymentWallet> = {}) {
  const asked: Parameters<PaymentWallet['begin']>[0][] = []
  const processor: PaymentProcessor = {
    ...createFakeProcessor({ name: 'wallet' }),
    wallet: {
      begin: async (request) => {
        asked.push(request)
        return ok({ reference: 'approval' })
      },
      read: async () => ok(APPROVED),
      ...wallet,
    },
  }
  const stored: { shown: string; begun: BegunWallet | null; approved: ApprovedWallet | null } = {
    shown: 'order',
    begun: null,
    approved: null,
  }
  const ports: WalletPorts = {
    processors: [processor],
    settings: { capture: 'at-once' },
    clock: createFakeClock(),
    loadCart: async () => ({
      orderId: 'order',
      isEmpty: false,
      priced: { total: money(2500, 'EUR'), requiresShipping: true, isFreeOrder: false },
      begin: null,
      attempts: 0,
    }),
    loadBegun: async () => stored.begun,
    keyOf: (orderId, provider, sameAs) => [orderId, provider, ...sameAs].join(':'),
    saveBegun: async (begun) => {
      if (stored.shown !== begun.orderId) return err(OTHER_CART)
      stored.begun = begun
      return ok(undefined)
    },
    saveApproved: async (orderId, approved) => {
      if (stored.shown !== orderId) return err(OTHER_CART)
      stored.approved = approved
      return ok(undefined)
    },
  }
  return { ports, stored, asked }
}

describe('a payment by wallet', () => {
  it('is begun for the total of the cart, under one key, and stored when it is approved', async () => {
    const { ports, stored, asked } = openShop()
    for (let time = 0; time < 2; time += 1)
      expect(await beginWallet(ports, 'wallet')).toEqual(ok({ reference: 'approval' }))
    expect(asked[0]).toMatchObject({ amount: money(2500, 'EUR'), requiresShipping: true })
    expect(asked[1]).toEqual(asked[0])
    expect(await syncWallet(ports, 'wallet')).toEqual(ok(undefined))
    expect(stored.approved).toMatchObject({
      provider: 'wallet',
      reference: 'approval',
      email: APPROVED.email,
    })
  })

  it.each<[string, Partial<PaymentWallet>, string]>([
    ['refuses', { begin: async () => err({ tag: 'refused', message: 'no' }) }, 'rejected'],
    ['is away', { begin: async () => err({ tag: 'unavailable', message: 'away' }) }, 'unreachable'],
  ])('is not begun where the wallet %s', async (_, wallet, tag) => {
    const { ports, stored } = openShop(wallet)
    expect(await beginWallet(ports, 'wallet')).toMatchObject({ failure: { tag } })
    expect(stored.begun).toBeNull()
  })

  it.each<[string, Partial<PaymentWallet>, string]>([
    ['has no approval', { read: async () => ok({ ...APPROVED, hasApproved: false }) }, 'rejected'],
    ['is away', { read: async () => err({ tag: 'unavailable', message: 'away' }) }, 'unreachable'],
  ])('is not stored where the wallet %s', async (_, wallet, tag) => {
    const { ports, stored } = openShop(wallet)
    await beginWallet(ports, 'wallet')
    expect(await syncWallet(ports, 'wallet')).toMatchObject({ failure: { tag } })
    expect(stored.approved).toBeNull()
  })

  it('is not stored in another cart, which the pages show meanwhile', async () => {
    const { ports, stored } = openShop()
    await beginWallet(ports, 'wallet')
    stored.shown = 'another'
    expect([await beginWallet(ports, 'wallet'), await syncWallet(ports, 'wallet')]).toEqual([
      err(OTHER_CART),
      err(OTHER_CART),
    ])
  })

  it('needs a wallet that the shop has, a cart, and a payment that was begun', async () => {
    const { ports } = openShop()
    const without = { ...ports, loadCart: async () => null }
    expect([
      await beginWallet(ports, 'other'),
      await syncWallet(ports, 'other'),
      await beginWallet(without, 'wallet'),
      await syncWallet(ports, 'wallet'),
    ]).toMatchObject([
      { failure: { code: 'PaypalNotConfigured' } },
      { failure: { code: 'PaypalNotConfigured' } },
      { failure: { code: 'ItemNotFound' } },
      { failure: { code: 'NeedPaymentMethod' } },
    ])
  })
})

it.each([
  ['a card of a provider', 'fake', FAKE_CARDS.accepted, true],
  ['no card of a provider that the shop does not have', 'other', FAKE_CARDS.accepted, false],
  ['no empty token', 'fake', '', false],
  ['no approval that was not begun for the cart', 'wallet', 'approval', false],
])('an order takes %s', async (_, provider, token, isTaken) => {
  const { ports } = openShop()
  const saved: string[] = []
  const answer = await storePaymentMethod(
    {
      ...ports,
      processors: [createFakeProcessor(), ...ports.processors],
      saveMethod: async (method, decide) => {
        const decided = decide({ provider: null, reference: null })
        if (decided.ok) saved.push(method.token)
        return decided
      },
    },
    { provider, token },
  )
  expect([answer.ok, saved]).toEqual([isTaken, isTaken ? [token] : []])
})
