import { describe, expect, it } from '@jest/globals'
import { createCheckoutService, createDetailsForms, isBusy } from '../../../core/checkout/index.js'
import type { CheckoutPorts } from '../../../core/checkout/index.js'
import type { PaymentFailure } from '../../../core/ports/payments/payment-form.port.js'
import type {
  OrderReading,
  SubmitAnswer,
  FoundSubmit,
} from '../../../core/ports/shop/commerce-gateway.port.js'
import type { KeyValueStore } from '../../../core/ports/page/key-value-store.port.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { createFakeStorage } from '../../fakes/key-value-store.fake.js'
import { createFakeNavigator } from '../../fakes/navigator.fake.js'
import { createFakeRandom } from '../../fakes/random.fake.js'
import {
  ACCEPTED,
  anOrder,
  paymentFailure,
  DETAILS,
  POST,
  reading,
  rejected,
  UNREACHABLE,
} from './checkout.fixture.js'

type Outcome<T> = Result<T, GatewayFailure>
const CHALLENGE: SubmitAnswer = { tag: 'action-required', action: { provider: 'cards', data: 'secret-1' } }

/** A checkout over ports that write down what they are asked. */
function openCheckout({
  order = reading() as OrderReading,
  submits = [ok(ACCEPTED)] as readonly Outcome<SubmitAnswer>[],
  identity = ok(undefined) as Outcome<void>,
  details = DETAILS,
  found = ok({ tag: 'not-placed' }) as Outcome<FoundSubmit>,
  storage = createFakeStorage().tab() as KeyValueStore,
  engine = ok({ url: 'https://pay.example/1' }) as Outcome<{ readonly url: string }>,
  confirmed = ok({ confirmation: 'pi_1' }) as Result<{ readonly confirmation: string }, PaymentFailure>,
  recalculated = ok(undefined) as Outcome<void>,
} = {}) {
  const log: string[] = []
  const keys: string[] = []
  const navigator = createFakeNavigator()
  let running = 0
  let mostAtOnce = 0
  const done = async <T>(name: string, value: T): Promise<T> => {
    log.push(name)
    running += 1
    mostAtOnce = Math.max(mostAtOnce, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return value
  }
  const commerce: CheckoutPorts['commerce'] = {
    readCart: () => done('read', ok(order)),
    updateIdentity: () => done('identity', identity),
    updateAddress: ({ kind }) => done(kind, ok(undefined)),
    updateShippingMethod: (id) => done(`method ${id}`, ok(undefined)),
    storePaymentMethod: ({ token }) => done(`store ${token}`, ok(undefined)),
    updateCustomData: () => done('custom', ok(undefined)),
    recalculate: () => done('recalculate', recalculated),
    applyDiscount: (code) => done(`discount ${code}`, ok(undefined)),
    beginCheckout: () => done('begin', engine),
    findSubmit: (key) => done(`find ${key}`, found),
    submitOrder: ({ key, confirmation }) => {
      keys.push(key)
      return done(`submit ${confirmation ?? 'first'}`, submits[keys.length - 1] as Outcome<SubmitAnswer>)
    },
  }
  const checkout = createCheckoutService({
    commerce,
    payments: {
      createPaymentMethod: (_scope, billing) =>
        done(`card of ${billing?.name}`, ok({ provider: 'cards', token: 'pm_1' })),
      perform: ({ data }) => done(`confirm ${data}`, confirmed),
    },
    forms: createDetailsForms({ details: () => details, flags: () => order.order?.flags ?? null }),
    navigator,
    random: createFakeRandom(),
    storage,
    paymentScope: {},
    onOrderChanged: () => log.push('changed'),
  })
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  return { checkout, log, keys, navigator, settle, mostAtOnce: () => mostAtOnce }
}

describe('a checkout whose orders are placed at the engine', () => {
  const { order, shop } = reading()
  const capabilities = { ...shop.capabilities, checkout: 'handOff', checkoutHosts: ['pay.example'] } as const
  const atEngine = { order, shop: { ...shop, capabilities } }

  it('forwards shoppers with a filled cart once, and never asks before they leave', async () => {
    const { checkout, log, navigator, settle } = openCheckout({ order: atEngine })
    checkout.send({ tag: 'refresh-requested' })
    checkout.send({ tag: 'place-order-requested' })
    await settle()
    expect([log, navigator.visited]).toEqual([['read', 'begin'], ['https://pay.example/1']])
    expect([isBusy(checkout.getSnapshot()), navigator.isGuarded()]).toEqual([true, false])
    checkout.send({ tag: 'refresh-requested' })
    await settle()
    expect(navigator.visited).toHaveLength(1)
  })

  it('stays with an empty cart', async () => {
    const { checkout, navigator, settle } = openCheckout({ order: { ...atEngine, order: null } })
    checkout.send({ tag: 'refresh-requested' })
    await settle()
    expect([navigator.visited, checkout.getSnapshot().placing.tag]).toEqual([[], 'idle'])
  })

  it.each([
    ['it cannot begin', err(rejected('CartLocked')), 'CartLocked'],
    ['it names another host', ok({ url: 'https://evil.example/' }), 'CheckoutAddressRefused'],
  ])('reports the reason if %s, places no order, and tries again', async (_, engine, code) => {
    const { checkout, log, navigator, settle } = openCheckout({ order: atEngine, engine })
    checkout.send({ tag: 'refresh-requested' })
    await settle()
    expect(navigator.visited).toEqual([])
    expect(checkout.getSnapshot()).toMatchObject({ placing: { tag: 'idle' }, failure: { failure: { code } } })
    checkout.send({ tag: 'place-order-requested' })
    await settle()
    expect(log.filter((name) => name !== 'begin' && name !== 'read')).toEqual([])
    expect(log.filter((name) => name === 'begin')).toHaveLength(2)
  })
})

describe('running the checkout', () => {
  it('places an order: details in parallel, then the card, the submit and the confirmation', async () => {
    const { checkout, log, navigator, settle, mostAtOnce } = openCheckout()
    checkout.send({ tag: 'place-order-requested' })
    expect([isBusy(checkout.getSnapshot()), navigator.isGuarded()]).toEqual([true, true])
    await settle()
    expect(log).toEqual([
      'read',
      'identity',
      'billing',
      'shipping',
      'method post',
      'card of Ada Lovelace',
      'store pm_1',
      'submit first',
      'changed',
    ])
    expect(mostAtOnce()).toBe(4)
    expect(navigator.visited).toEqual(['/order-confirmation?orderId=order-1&token=secret'])
    expect([isBusy(checkout.getSnapshot()), navigator.isGuarded()]).toEqual([true, false])
  })

  it('takes the shopper through a challenge and submits again under the same key', async () => {
    const { checkout, log, keys, settle } = openCheckout({ submits: [ok(CHALLENGE), ok(ACCEPTED)] })
    checkout.send({ tag: 'place-order-requested' })
    await settle()
    expect(log.slice(-4)).toEqual(['submit first', 'confirm secret-1', 'submit pi_1', 'changed'])
    expect(new Set(keys).size).toBe(1)
  })

  it('sends one submit for two clicks', async () => {
    const { checkout, keys, settle } = openCheckout()
    checkout.send({ tag: 'place-order-requested' })
    checkout.send({ tag: 'place-order-requested' })
    await settle()
    expect(keys).toHaveLength(1)
  })

  it('keeps the key while an answer is missing and takes a new one after a refusal', async () => {
    const submits = [err(UNREACHABLE), err(rejected('PaymentDeclined')), ok(ACCEPTED)]
    const { checkout, keys, navigator, settle } = openCheckout({ submits })
    for (let tries = 0; tries < 3; tries += 1) {
      checkout.send({ tag: 'place-order-requested' })
      await settle()
    }
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
    expect(navigator.visited).toHaveLength(1)
  })

  it.each([
    ['details that are refused', { identity: err(rejected('Teapot')) as Outcome<void> }],
    ['a refused challenge', { submits: [ok(CHALLENGE)], confirmed: err(paymentFailure('declined')) }],
  ])('releases the page after %s', async (_name, world) => {
    const { checkout, navigator, settle } = openCheckout(world)
    checkout.send({ tag: 'place-order-requested' })
    await settle()
    expect([isBusy(checkout.getSnapshot()), navigator.isGuarded(), navigator.visited]).toEqual([
      false,
      false,
      [],
    ])
    expect(checkout.getSnapshot().failure).not.toBeNull()
  })

  it.each([
    ['', ok(undefined)],
    [', with estimates that the shop refuses', err(rejected('Unlisted'))],
    [', with estimates that do not arrive', err(UNREACHABLE)],
  ])(
    'chooses the first shipping method, recalculates and reads again when the page opens%s',
    async (_, recalculated) => {
      const order = reading(anOrder({ shippingMethods: [{ ...POST, selected: false }] }))
      const { checkout, log, settle } = openCheckout({ order, recalculated })
      checkout.send({ tag: 'refresh-requested' })
      await settle()
      expect(log).toEqual(['read', 'method post', 'recalculate', 'read'])
      expect(checkout.getSnapshot().failure).toBeNull()
    },
  )

  it("stops at an incomplete form, without a message beside the form's own", async () => {
    const { checkout, log, navigator, settle } = openCheckout({ details: { ...DETAILS, email: null } })
    checkout.send({ tag: 'place-order-requested' })
    await settle()
    expect([log, checkout.getSnapshot().failure, navigator.isGuarded()]).toEqual([['read'], null, false])
  })

  it('notifies its listeners of every complete state', async () => {
    const { checkout, settle } = openCheckout()
    const seen: string[] = []
    checkout.subscribe(() => {
      seen.push(checkout.getSnapshot().placing.tag)
      // Asking again from a listener must neither nest nor be lost.
      if (seen.length === 1) checkout.send({ tag: 'place-order-requested' })
    })
    checkout.send({ tag: 'place-order-requested' })
    await settle()
    expect(seen.filter((tag, index) => tag !== seen[index - 1])).toEqual([
      'waiting',
      'sending-details',
      'creating-payment-method',
      'storing-payment-method',
      'submitting',
      'accepted',
    ])
  })
})
