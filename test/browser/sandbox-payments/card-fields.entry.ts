import { createSandboxPaymentForm } from '../../../adapters/payments/sandbox/page/index.js'
import { NO_ADDRESS } from '../../../core/orders/index.js'

const payments = createSandboxPaymentForm({
  document,
  endpoint: '/sandbox',
  fetch: window.fetch.bind(window),
  wallTime: () => Date.now(),
})
const scope = document.querySelector('#checkout') as HTMLElement
const result = document.querySelector('#result') as HTMLElement
const show = (value: unknown): void => {
  result.textContent = JSON.stringify(value)
}

let unmount = payments.mount(scope)
document.querySelector('#pay')?.addEventListener('click', () => {
  void payments.createPaymentMethod(scope, { name: null, email: null, address: NO_ADDRESS }).then(show)
})
Object.assign(window, {
  challenge: (data: string) => void payments.perform({ provider: 'sandbox', data }).then(show),
  unmount: () => unmount(),
  remount: () => {
    unmount = payments.mount(scope)
  },
})
