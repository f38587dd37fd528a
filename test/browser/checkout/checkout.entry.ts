import { fromWireCode } from '../../../adapters/graphql/protocol/index.js'
import {
  checkoutContainers,
  createDomCheckoutForms,
  startCheckout,
} from '../../../adapters/browser/shop/checkout/index.js'
import type { PageNotice } from '../../../core/ports/page/notice-view.port.js'
import { createPageNavigator } from '../../../adapters/browser/platform/index.js'
import { createCheckoutService } from '../../../core/checkout/index.js'
import type { FoundSubmit, SubmitAnswer } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import type { PaymentForm } from '../../../core/ports/payments/payment-form.port.js'
import { createFakeStorage } from '../../fakes/key-value-store.fake.js'
import { createFakeRandom } from '../../fakes/random.fake.js'
import { ACCEPTED, anOrder, reading, rejected, UNREACHABLE } from '../../core/checkout/checkout.fixture.js'
import { createTestContext } from '../support/page-context.js'

/**
 * A checkout page over a shop that the test controls: `shop.calls` lists the calls, `shop.next` sets the answer to one
 * kind of call (with a code of the wire), `shop.hold` delays answers until `shop.release`.
 */
type Reply = 'ok' | 'unreachable' | { readonly code: string; readonly problems?: readonly string[] }

const shop = {
  calls: [] as unknown[][],
  said: [] as string[],
  went: [] as string[],
  next: (location.hash === '#offline' ? { readCart: 'unreachable' } : {}) as Record<string, Reply>,
  /** null: the cart is empty. */
  order: {} as Parameters<typeof anOrder>[0] | null,
  card: 'ok' as 'ok' | 'validation' | 'declined',
  notice: null as PageNotice | null,
  isHeld: false,
  waiting: [] as (() => void)[],
  release: () => shop.waiting.splice(0).forEach((go) => go()),
}

const failureOf = (reply: Exclude<Reply, 'ok'>): GatewayFailure =>
  reply === 'unreachable' ? UNREACHABLE : rejected(fromWireCode(reply.code) ?? '', reply.problems)

async function call<T>(value: T, name: string, ...details: unknown[]): Promise<Result<T, GatewayFailure>> {
  shop.calls.push([name, ...details])
  if (shop.isHeld) await new Promise<void>((go) => shop.waiting.push(go))
  const reply = shop.next[name] ?? 'ok'
  return reply === 'ok' ? ok(value) : err(failureOf(reply))
}

const done = (name: string, ...details: unknown[]) => call(undefined, name, ...details)
const context = createTestContext()
const payments: Pick<PaymentForm, 'createPaymentMethod' | 'perform'> = {
  createPaymentMethod: async () =>
    shop.card === 'ok'
      ? ok({ provider: 'cards', token: 'pm_1' })
      : err({ tag: shop.card, message: 'Your card number is incomplete.' }),
  perform: async () => ok({ confirmation: 'pi_1' }),
}

const [container] = checkoutContainers(document)
if (!container) throw new Error('the page has no checkout')
const navigator = createPageNavigator(window)
const checkout = createCheckoutService({
  commerce: {
    readCart: (query) => call(reading(shop.order && anOrder(shop.order)), 'readCart', query),
    updateIdentity: (email) => done('updateIdentity', email),
    updateAddress: ({ kind, address }) => done('updateAddress', kind, address),
    updateShippingMethod: (id) => done('updateShippingMethod', id),
    storePaymentMethod: (method) => done('storePaymentMethod', method),
    updateCustomData: (data) => done('updateCustomData', data),
    recalculate: () => done('recalculate'),
    applyDiscount: (code) => done('applyDiscount', code),
    submitOrder: (submit) => call<SubmitAnswer>(ACCEPTED, 'submitOrder', submit),
    findSubmit: (key) => call<FoundSubmit>({ tag: 'not-placed' }, 'findSubmit', key),
  },
  payments,
  forms: createDomCheckoutForms(container),
  navigator: { ...navigator, go: (url) => void shop.went.push(url) },
  random: createFakeRandom(),
  storage: createFakeStorage().tab(),
  paymentScope: container,
})
startCheckout({
  container,
  context,
  checkout,
  drawOrder: ({ order }) => {
    const summary = document.querySelector('#summary')
    if (summary) summary.textContent = `Total ${order?.total.amount ?? 'none'}`
  },
  say: (message) => void shop.said.push(message),
  showNotice: (notice) => {
    shop.notice = notice
  },
  mountPaymentFields: () => () => undefined,
})
Object.assign(window, { shop, refresh: () => checkout.send({ tag: 'refresh-requested' }) })
