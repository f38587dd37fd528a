import { describe, expect, it } from '@jest/globals'
import { chooseProviders, createPaymentForms } from '../../../core/checkout/index.js'
import type { PaymentProvider } from '../../../core/orders/index.js'
import type { PaymentForm } from '../../../core/ports/payments/payment-form.port.js'
import { ok } from '../../../core/shared/index.js'
import { ADDRESS } from './checkout.fixture.js'

const provider = (name: string, publicKey: string | null = null): PaymentProvider => ({
  name,
  publicKey,
  account: null,
})
const BILLING = { name: null, email: null, address: ADDRESS }

describe('the providers a page works with', () => {
  it.each([
    ['those of the back end', [], [provider('a', 'k')], [provider('a', 'k')]],
    [
      'with the keys the page was published with',
      [provider('a', 'own')],
      [provider('a', 'k')],
      [provider('a', 'own')],
    ],
    ['none that only the page knows', [provider('b', 'own')], [provider('a', 'k')], [provider('a', 'k')]],
    ['those of the page where the back end names none', [provider('b', 'own')], [], [provider('b', 'own')]],
    [
      'in the order of the back end',
      [provider('b', 'x'), provider('a', 'y')],
      [provider('a'), provider('b')],
      [provider('a', 'y'), provider('b', 'x')],
    ],
  ])('are %s', (_name, published, offered, expected) => {
    expect(chooseProviders(published, offered)).toEqual(expected)
  })
})

describe('the forms of several providers', () => {
  const open = (names: readonly string[], without: readonly string[] = []) => {
    const log: string[] = []
    const missing = new Set(without)
    const formOf = ({ name }: PaymentProvider): PaymentForm => ({
      mount: () => {
        log.push(`mount ${name}`)
        return () => log.push(`remove ${name}`)
      },
      createPaymentMethod: async () => ok({ provider: name, token: 't' }),
      perform: async ({ data }) => ok({ confirmation: `${name} ${data}` }),
    })
    const forms = createPaymentForms({
      providers: async () => names.map((name) => provider(name)),
      load: async (which) => {
        log.push(`load ${which.name}`)
        return missing.has(which.name) ? null : formOf(which)
      },
    })
    return { forms, log, missing }
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  it('draw the first provider’s fields and load no other provider’s code', async () => {
    const { forms, log } = open(['a', 'b'])
    const remove = forms.mount({})
    await settle()
    expect(await forms.createPaymentMethod({}, BILLING)).toEqual(ok({ provider: 'a', token: 't' }))
    remove()
    expect(log).toEqual(['load a', 'mount a', 'remove a'])
  })

  it('do not draw fields into a checkout that closed before their code arrived', async () => {
    const { forms, log } = open(['a'])
    forms.mount({})()
    await settle()
    expect(log).toEqual(['load a'])
  })

  it('carry out an action by its own provider, also by one without a form on the page', async () => {
    const { forms, log } = open(['a', 'b'])
    expect(await forms.perform({ provider: 'b', data: 'x' })).toEqual(ok({ confirmation: 'b x' }))
    expect(await forms.perform({ provider: 'c', data: 'y' })).toEqual(ok({ confirmation: 'c y' }))
    expect(log).toEqual(['load b', 'load c'])
  })

  it('request missing code again, with a message meanwhile', async () => {
    const { forms, missing } = open(['a'], ['a'])
    expect(await forms.createPaymentMethod({}, BILLING)).toMatchObject({ failure: { tag: 'unavailable' } })
    expect(await forms.perform({ provider: 'a', data: 'x' })).toMatchObject({
      failure: { tag: 'unavailable' },
    })
    missing.clear()
    expect(await forms.createPaymentMethod({}, BILLING)).toMatchObject({ ok: true })
  })
})
