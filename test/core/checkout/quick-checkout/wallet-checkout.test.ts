import { describe, expect, it } from '@jest/globals'
import { createWalletCheckoutService, declinedInstrument } from '../../../../core/checkout/index.js'
import type { CheckoutPorts } from '../../../../core/checkout/index.js'
import { err, ok } from '../../../../core/shared/index.js'
import { createFakeStorage } from '../../../fakes/key-value-store.fake.js'
import { createFakeNavigator } from '../../../fakes/navigator.fake.js'
import { createFakeRandom } from '../../../fakes/random.fake.js'
import { ACCEPTED, DETAILS, reading, rejected } from '../checkout.fixture.js'

const DECLINED = JSON.stringify({ details: [{ issue: 'INSTRUMENT_DECLINED' }] })

function open(submit: Awaited<ReturnType<CheckoutPorts['commerce']['submitOrder']>> = ok(ACCEPTED)) {
  const calls: unknown[][] = []
  const done = (name: string) => async (what?: unknown) => {
    calls.push(what === undefined ? [name] : [name, what])
    return ok(undefined)
  }
  const navigator = createFakeNavigator()
  const checkout = createWalletCheckoutService({
    provider: 'paypal',
    commerce: {
      readCart: async () => {
        calls.push(['readCart'])
        return ok(reading())
      },
      syncWallet: done('syncWallet'),
      updateIdentity: done('updateIdentity'),
      updateAddress: done('updateAddress'),
      updateShippingMethod: done('updateShippingMethod'),
      storePaymentMethod: done('storePaymentMethod'),
      updateCustomData: done('updateCustomData'),
      recalculate: done('recalculate'),
      applyDiscount: done('applyDiscount'),
      submitOrder: async ({ type }) => {
        calls.push(['submitOrder', type])
        return submit
      },
      findSubmit: async () => ok({ tag: 'not-placed' }),
    },
    payments: { perform: async () => ok({ confirmation: '' }) },
    forms: { read: () => DETAILS, check: () => null, askFor: () => undefined },
    navigator,
    random: createFakeRandom(),
    storage: createFakeStorage().tab(),
  })
  return { checkout, calls, navigator }
}

const settled = () => new Promise((done) => setTimeout(done, 10))

describe('the checkout of a wallet’s page', () => {
  it('adopts the payer once, then sends the shipping method and submits as a wallet', async () => {
    const { checkout, calls } = open()
    checkout.send({ tag: 'refresh-requested' })
    await settled()
    checkout.send({ tag: 'refresh-requested' })
    await settled()
    checkout.send({ tag: 'place-order-requested' })
    await settled()
    expect(calls).toEqual([
      ['syncWallet', 'paypal'],
      ['readCart'],
      ['readCart'],
      ['updateShippingMethod', DETAILS.shippingMethodId],
      ['submitOrder', 'paypal'],
    ])
    expect(checkout.getSnapshot().placing.tag).toBe('accepted')
  })

  it('distinguishes a declined payment method from other refusals', async () => {
    const { checkout } = open(err(rejected('PaymentDeclined', [], DECLINED)))
    checkout.send({ tag: 'place-order-requested' })
    await settled()
    const { failure } = checkout.getSnapshot()
    expect(failure && declinedInstrument(failure)).toEqual(JSON.parse(DECLINED))
    expect(
      declinedInstrument({ tag: 'refused', failure: rejected('PaymentDeclined', [], 'no') as never }),
    ).toBeNull()
    expect(declinedInstrument({ tag: 'empty-cart' })).toBeNull()
  })
})
