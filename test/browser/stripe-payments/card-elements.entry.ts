import { openForm } from '../../../composition/payment-forms/stripe.js'
import { browserClock } from '../../../adapters/browser/platform/index.js'

const account = new URLSearchParams(location.search).get('account')
const publicKey = 'pk_test_standIn'
const payments = openForm({ window, document, clock: browserClock }, { name: 'stripe', publicKey, account })
const scope = document.querySelector('#checkout') as HTMLElement
const result = document.querySelector('#result') as HTMLElement
const show = (value: unknown): void => {
  result.textContent = JSON.stringify(value)
}
const address = {
  addressee: 'Ada Lovelace',
  line1: '12 Analytical Way',
  line2: null,
  city: 'Leipzig',
  state: null,
  country: 'DE',
  postalCode: '04109',
}

if (location.search === '?far') scope.style.marginTop = '5000px'
let unmount = payments.mount(scope)
document.querySelector('#pay')?.addEventListener('click', () => {
  const billing = { name: 'Ada Lovelace', email: 'ada@example.com', address }
  void payments.createPaymentMethod(scope, billing).then(show)
})
Object.assign(window, {
  challenge: (data: string) => void payments.perform({ provider: 'stripe', data }).then(show),
  unmount: () => unmount(),
  remount: () => {
    unmount = payments.mount(scope)
  },
})
