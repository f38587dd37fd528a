import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import type {
  PaymentProcessor,
  PaymentWallet,
} from '../../../../../core/ports/payments/payment-processor.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import { beginWallet, syncWallet } from '../../../../../core/use-cases/shop/checkout/pay-by-wallet.js'
import type { WalletPorts } from '../../../../../core/use-cases/shop/checkout/pay-by-wallet.js'
import { createCartChanges } from '../../../../../core/use-cases/shop/cart/change-cart.js'
import { newCart, NO_DETAILS } from '../../../../../core/use-cases/shop/cart/open-cart.js'
import { storePaymentMethod } from '../../../../../core/use-cases/shop/checkout/store-payment-method.js'
import { OTHER_CART } from '../../../../../core/use-cases/shop/decide-wallet.js'
import { createFakeCartStore, orderOf } from '../../../../fakes/cart-store.fake.js'
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
  const clock = createFakeClock()
  const { carts, shopper, ports: cartPorts } = createFakeCartStore(clock)
  for (const orderId of ['order', 'another']) carts.set(orderId, newCart(orderId, null))
  shopper.order = orderOf('order')
  const detailsOf = (orderId: string) => carts.get(orderId)?.details
  const ports: WalletPorts = {
    processors: [processor],
    settings: { capture: 'at-once' },
    clock,
    loadCart: async () => ({
      orderId: 'order',
      isEmpty: false,
      priced: { total: money(2500, 'EUR'), requiresShipping: true, isFreeOrder: false },
      begin: null,
      attempts: 0,
    }),
    loadBegun: async () => {
      const wallet = detailsOf('order')?.wallet
      return { orderId: 'order', provider: wallet?.provider ?? null, reference: wallet?.reference ?? null }
    },
    keyOf: (orderId, provider, sameAs) => [orderId, provider, ...sameAs].join(':'),
    changeCart: createCartChanges(cartPorts),
  }
  return { ports, shopper, detailsOf, asked }
}

describe('a payment by wallet', () => {
  it('is begun for the total of the cart, under one key, and stored when it is approved', async () => {
    const { ports, detailsOf, asked } = openShop()
    for (let time = 0; time < 2; time += 1)
      expect(await beginWallet(ports, 'wallet')).toEqual(ok({ reference: 'approval' }))
    expect(asked[0]).toMatchObject({ amount: money(2500, 'EUR'), requiresShipping: true })
    expect(asked[1]).toEqual(asked[0])
    expect(await syncWallet(ports, 'wallet')).toEqual(ok(undefined))
    expect(detailsOf('order')).toMatchObject({
      payment: { provider: 'wallet', method: 'approval', card: null },
      email: APPROVED.email,
      shippingAddress: null,
    })
  })

  it.each([
    ['only kept, where its provider can keep it', true],
    ['charged, where its provider cannot keep it', false],
  ])('for a trial is %s', async (_, keepsOnly) => {
    const { ports, asked } = openShop()
    const [processor] = ports.processors
    const { keep, ...others } = processor!
    const processors = [keepsOnly && keep ? { ...others, keep } : others]
    const loadCart = async () => ({ ...(await ports.loadCart())!, begin: 'trial' as const })
    await beginWallet({ ...ports, processors, loadCart }, 'wallet')
    expect(asked).toMatchObject([{ keepsMethod: true, keepsOnly }])
  })

  it.each<[string, Partial<PaymentWallet>, string]>([
    ['refuses', { begin: async () => err({ tag: 'refused', message: 'no' }) }, 'rejected'],
    ['is away', { begin: async () => err({ tag: 'unavailable', message: 'away' }) }, 'unreachable'],
  ])('is not begun where the wallet %s', async (_, wallet, tag) => {
    const { ports, detailsOf } = openShop(wallet)
    expect(await beginWallet(ports, 'wallet')).toMatchObject({ failure: { tag } })
    expect(detailsOf('order')?.wallet).toBeNull()
  })

  it.each<[string, Partial<PaymentWallet>, string]>([
    ['has no approval', { read: async () => ok({ ...APPROVED, hasApproved: false }) }, 'rejected'],
    ['is away', { read: async () => err({ tag: 'unavailable', message: 'away' }) }, 'unreachable'],
  ])('is not stored where the wallet %s', async (_, wallet, tag) => {
    const { ports, detailsOf } = openShop(wallet)
    await beginWallet(ports, 'wallet')
    expect(await syncWallet(ports, 'wallet')).toMatchObject({ failure: { tag } })
    expect(detailsOf('order')?.payment).toBeNull()
  })

  it('is not stored in another cart, which the pages show meanwhile', async () => {
    const { ports, shopper, detailsOf } = openShop()
    await beginWallet(ports, 'wallet')
    shopper.order = orderOf('another')
    expect([await beginWallet(ports, 'wallet'), await syncWallet(ports, 'wallet')]).toEqual([
      err(OTHER_CART),
      err(OTHER_CART),
    ])
    expect(detailsOf('another')).toEqual(NO_DETAILS)
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
  const { ports, detailsOf } = openShop()
  const processors = [createFakeProcessor(), ...ports.processors]
  const answer = await storePaymentMethod({ ...ports, processors }, { provider, token })
  expect([answer.ok, detailsOf('order')?.payment?.method]).toEqual([isTaken, isTaken ? token : undefined])
})
