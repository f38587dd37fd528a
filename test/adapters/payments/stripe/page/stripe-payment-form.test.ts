/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { openForm } from '../../../../../composition/payment-forms/stripe.js'
import { NOTICES } from '../../../../../core/errors/index.js'

const PROVIDER = { name: 'stripe', publicKey: 'pk_test_1', account: null }
const FIELD = '<div id="checkout"><i data-wf-stripe-element-type="cardNumber"></i></div>'

let near: () => void

/** Shows every watched element at once. */
class Observer {
  constructor(seen: (entries: readonly object[]) => void) {
    near = () => seen([{ isIntersecting: true }])
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: Observer, Stripe })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  document.body.innerHTML = FIELD
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'Stripe')
  Reflect.deleteProperty(window, 'IntersectionObserver')
  document.body.replaceChildren()
})

const settle = (): Promise<void> => new Promise((next) => setTimeout(next, 20))
const said = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
/** The provider's global, which its loader looks up once. */
const Stripe = Object.assign(jest.fn<() => unknown>(), { version: 'dahlia' })
const refuse = (): never => {
  throw new Error('this key is not known')
}

describe('card fields whose script loads and then fails', () => {
  it.each([
    ['does not start', refuse],
    ['makes no fields', () => ({})],
    ['is something else', () => null],
  ])('are replaced by a notice at once if it %s, before anything is pressed', async (_how, start) => {
    Stripe.mockImplementation(start)
    const remove = openForm({ window, document } as never, PROVIDER).mount(
      document.querySelector('#checkout') as HTMLElement,
    )
    expect(said()).toEqual([])
    near()
    await settle()
    expect(said()).toEqual([NOTICES.cardsBlocked])
    remove()
    expect(said()).toEqual([])
  })

  it('fail a payment with the same notice, and start the script again at the next use', async () => {
    Stripe.mockImplementation(refuse).mockClear()
    const scope = document.querySelector('#checkout') as HTMLElement
    const form = openForm({ window, document } as never, PROVIDER)
    for (const times of [1, 2]) {
      expect(await form.createPaymentMethod(scope, null)).toMatchObject({ failure: { tag: 'unavailable' } })
      expect([Stripe.mock.calls.length, said()]).toEqual([times, [NOTICES.cardsBlocked]])
    }
  })
})
