/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { startProducts } from '../../../../adapters/browser/shop/product/product-feature.js'
import type {
  ProductFeature,
  ProductFeaturePorts,
} from '../../../../adapters/browser/shop/product/product-feature.js'
import type { PageContext } from '../../../../adapters/browser/kit/page-module.js'
import { NOTICES } from '../../../../core/errors/index.js'
import { err, ok } from '../../../../core/shared/index.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import { createFakeEventSink } from '../../../fakes/event-sink.fake.js'
import { createFakeNavigator } from '../../../fakes/navigator.fake.js'
import { createFakeRandom } from '../../../fakes/random.fake.js'
import { createFakeSession } from '../../../fakes/session-status.fake.js'
import { createFakeStorage } from '../../../fakes/key-value-store.fake.js'
import { createFakeShop, LOST } from '../../../core/cart/fake-shop.js'

const said = jest.fn()
let products: ProductFeature
let shop: ReturnType<typeof createFakeShop>

beforeEach(() => {
  said.mockClear()
  shop = createFakeShop()
  Object.assign(window, { alert: said })
  document.body.innerHTML = `<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="mug"
    data-commerce-sku-id="blue"><input name="engraving" required value="Ada"><input type="submit"
    data-node-type="commerce-add-to-cart-button"><a href="/checkout" data-publishable-key="pk"
    data-node-type="commerce-buy-now-button">Buy</a></form>`
})
afterEach(() => {
  products.destroy()
  document.body.replaceChildren()
})

function start(isSecure: boolean): void {
  const clock = createFakeClock()
  products = startProducts({
    context: {
      window,
      document,
      clock,
      mode: () => 'published',
      redraw: { emit: () => undefined },
    } as unknown as PageContext,
    commerce: {
      addToCart: shop.addToCart,
      readProduct: () => Promise.resolve(err(LOST)),
      listProducts: () => Promise.resolve(ok([])),
    } as unknown as ProductFeaturePorts['commerce'],
    cart: { invalidate: () => Promise.resolve() } as never,
    navigator: createFakeNavigator({ path: '/product/mug', isSecure }),
    openCheckout: () => Promise.resolve(ok(undefined)),
    session: createFakeSession(),
    clock,
    random: createFakeRandom(),
    storage: createFakeStorage().tab(),
    events: createFakeEventSink(),
    parse: () => err({ tag: 'invalid-template' }) as never,
    announcer: { say: () => undefined } as never,
  })
  products.scan()
}

const submit = (): void =>
  void document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
const buyNow = (): void => document.querySelector('a')?.click()
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

it.each([
  ['adding to the cart', submit, NOTICES.insecureAddToCart],
  ['buying at once', buyNow, NOTICES.insecureBuyNow],
])('%s over an unsecured connection adds nothing, and says why', async (_, act, text) => {
  start(false)
  act()
  await settled()
  expect(said.mock.calls).toEqual([[text]])
  expect(shop.log).toEqual([])
})

it.each([
  ['', 0],
  ['Ada', 1],
])('a form with a required field of %j buys at once %i times', async (value, bought) => {
  start(true)
  const field = document.querySelector<HTMLInputElement>('[name=engraving]') as HTMLInputElement
  field.value = value
  buyNow()
  await settled()
  expect(shop.log).toHaveLength(bought)
})
