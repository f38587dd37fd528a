/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals'
import { createShop } from '../../../composition/react/index.js'
import type { OpenPaymentForm, PaymentFormTable } from '../../../composition/react/index.js'
import type { PaymentProvider } from '../../../core/orders/index.js'
import { err, ok } from '../../../core/shared/index.js'
import { NO_STORAGE } from '../../../composition/react/server-adapters.js'
import { createFakeShop } from '../../core/cart/fake-shop.js'
import { createFakeClock } from '../../fakes/clock.fake.js'
import { createFakeNavigator } from '../../fakes/navigator.fake.js'
import { createFakePaymentForm } from '../../fakes/payment-form.fake.js'

const provider = (name: string): PaymentProvider => ({ name, publicKey: `${name}-key`, account: null })

/** A shop whose server takes payments through these providers. */
function shopOf(names: readonly string[], paymentForms: PaymentFormTable) {
  const shop = { paymentProviders: names.map(provider) }
  const backend = { open: () => ({ commerce: { readCart: async () => ok({ order: null, shop }) } }) } as never
  return createShop({ backend, paymentForms })
}

const formOf =
  (token: string): OpenPaymentForm =>
  async (_, { name }) => ({
    ...createFakePaymentForm(),
    createPaymentMethod: async () => ok({ provider: name, token }),
    perform: async ({ provider: asked }) => ok({ confirmation: `${asked} confirmed` }),
  })

const action = (name: string) => ({ provider: name, payload: 'x' }) as never

describe('the payment forms of an application', () => {
  it('take payments of providers that the project does not know', async () => {
    const { payments } = shopOf(['acme', 'bux'], { acme: formOf('a1'), bux: formOf('b1') })
    expect(await payments.createPaymentMethod({}, null)).toEqual(ok({ provider: 'acme', token: 'a1' }))
    expect(await payments.perform(action('bux'))).toEqual(ok({ confirmation: 'bux confirmed' }))
  })

  it('get the key of the provider and their page', async () => {
    const open = jest.fn(formOf('a1'))
    await shopOf(['acme'], { acme: open }).payments.createPaymentMethod({}, null)
    expect(open.mock.calls).toEqual([[expect.objectContaining({ window, document }), provider('acme')]])
  })

  it('replace the bundled form of the same name', async () => {
    const { payments } = shopOf(['sandbox'], { sandbox: formOf('mine') })
    expect(await payments.createPaymentMethod({}, null)).toEqual(ok({ provider: 'sandbox', token: 'mine' }))
  })

  it.each(['unknown', 'constructor', '__proto__'])('report that %s cannot be reached', async (name) => {
    const { payments } = shopOf([name], {})
    expect(await payments.perform(action(name))).toEqual(
      err({ tag: 'unavailable', message: `This page cannot reach the payment provider ${name}.` }),
    )
  })

  it('that cannot be made are asked for again at the next need', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let tries = 0
    const open: OpenPaymentForm = (...asked) => {
      tries += 1
      if (tries === 1) throw new Error('no network')
      return formOf('late')(...asked)
    }
    const { payments } = shopOf(['acme'], { acme: open })
    expect(await payments.createPaymentMethod({}, null)).toMatchObject({ failure: { tag: 'unavailable' } })
    expect(await payments.createPaymentMethod({}, null)).toEqual(ok({ provider: 'acme', token: 'late' }))
    expect(log.mock.calls.map(([text]) => text)).toEqual([
      '[vitrine] the payments of acme could not be loaded',
    ])
    log.mockRestore()
  })
})

describe('an application that replaces adapters', () => {
  it('is wired with its own adapters, and with the bundled ones for the rest', async () => {
    const navigator = createFakeNavigator()
    const form = createFakePaymentForm()
    const events = { report: jest.fn() } as never
    const transport = jest.fn(() => ({ open: () => ({ commerce: createFakeShop() }) }) as never)
    const clock = createFakeClock()
    const payments = jest.fn(async () => form)
    const shop = createShop({
      replace: {
        clock: () => clock,
        navigator: () => navigator,
        storage: () => NO_STORAGE,
        events: () => events,
        transport,
        payments,
      },
    })
    expect([shop.storage, shop.events]).toEqual([NO_STORAGE, events])
    shop.navigator.go('/checkout')
    expect(navigator.visited).toEqual(['/checkout'])
    expect(transport.mock.calls).toEqual([[{ clock, random: shop.random }]])
    expect(shop.session.isLoggedIn()).toBe(false)
  })
})
