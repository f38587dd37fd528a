/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { createCartService } from '../../core/cart/index.js'
import type { SkuId } from '../../core/catalog/index.js'
import { confirmationPath } from '../../core/checkout/index.js'
import type { CheckoutDetails } from '../../core/checkout/index.js'
import { money } from '../../core/money/index.js'
import type {
  CommerceGateway,
  OrderReading,
  SubmitAnswer,
} from '../../core/ports/shop/commerce-gateway.port.js'
import type { KeyValueStore } from '../../core/ports/page/key-value-store.port.js'
import type { GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import { createStore, err, ok, USER_CHANGE_MARK } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { ShopProvider, useCheckout } from '../../ui-react/index.js'
import type { CheckoutHook, Shop } from '../../ui-react/index.js'
import { ACCEPTED, DETAILS, reading, rejected } from '../core/checkout/checkout.fixture.js'
import { createFakeEventSink } from '../fakes/event-sink.fake.js'
import { createFakeStorage } from '../fakes/key-value-store.fake.js'
import { createFakeNavigator } from '../fakes/navigator.fake.js'
import { createFakeSession } from '../fakes/session-status.fake.js'
import type { FakeNavigator } from '../fakes/navigator.fake.js'
import { createFakePaymentForm } from '../fakes/payment-form.fake.js'
import type { FakePaymentForm } from '../fakes/payment-form.fake.js'
import { createFakeRandom } from '../fakes/random.fake.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root | null = null

afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
})

/** An application's checkout over a shop with the given answers to submits. */
async function openApp(
  submits: readonly Result<SubmitAnswer, GatewayFailure>[],
  details: CheckoutDetails = DETAILS,
  read: OrderReading = reading(),
  isSecure = true,
): Promise<{
  readonly now: () => CheckoutHook
  readonly navigator: FakeNavigator
  readonly payments: FakePaymentForm
  readonly host: HTMLElement
  readonly touched: () => number
  /** The ways of shipping that were sent. */
  readonly methods: () => readonly (string | null)[]
  /** The member logs out, after which there is no order. */
  readonly logOut: (where: 'in this tab' | 'in another tab') => void
  /** The shopper changes a count in the cart beside the checkout, or in that of another tab. */
  readonly changeCart: (where: 'in this tab' | 'in another tab') => void
}> {
  const storage = createFakeStorage()
  const visitorChanges = createStore(0)
  let current = read
  const navigator = createFakeNavigator({ isSecure })
  const payments = createFakePaymentForm()
  let submitted = 0
  let touches = 0
  const methods: (string | null)[] = []
  const done = async () => ok(undefined)
  const commerce: Partial<CommerceGateway> = {
    readCart: async () => ok(current),
    updateIdentity: done,
    updateAddress: done,
    updateShippingMethod: async (id) => {
      methods.push(id)
      return ok(undefined)
    },
    storePaymentMethod: done,
    applyDiscount: async () => err(rejected('DiscountExpired')),
    removeDiscount: async () => {
      const { order } = current
      const left = order?.extraItems.filter(({ kind }) => kind !== 'discount') ?? []
      current = { ...current, order: order && { ...order, extraItems: left } }
      return ok(undefined)
    },
    updateItem: async ({ count }) => {
      const { order } = current
      current = { ...current, order: order && { ...order, itemCount: count } }
      return ok({ itemId: 'line', itemCount: count, itemPrice: money(100, 'USD') })
    },
    submitOrder: async () => submits[submitted++] as Result<SubmitAnswer, GatewayFailure>,
  }
  const cartIn = (tab: KeyValueStore) =>
    createCartService({ commerce: commerce as CommerceGateway, storage: tab, random: createFakeRandom() })
  const cart = cartIn(storage.tab())
  const shop: Shop = {
    commerce: commerce as CommerceGateway,
    cart: {
      ...cart,
      invalidate: () => {
        touches += 1
        return cart.invalidate()
      },
    },
    navigator,
    openCheckout: async () => ok(undefined),
    session: createFakeSession(),
    visitorChanges,
    random: createFakeRandom(),
    events: createFakeEventSink(),
    confirmationUrl: confirmationPath,
    onArrival: () => () => undefined,
    storage: storage.tab(),
    payments,
  }
  let hook: CheckoutHook | null = null
  function App() {
    // Made again in each drawing, like in applications.
    hook = useCheckout({ details: { ...details }, payments: { ...payments } })
    return (
      <p ref={hook.paymentFields}>
        {hook.isBusy ? 'Placing order' : 'Ready'}
        <i ref={hook.paypal.button} />
        <Discount of={hook} />
      </p>
    )
  }
  const host = document.createElement('div')
  root = createRoot(host)
  await act(async () =>
    root?.render(
      <StrictMode>
        <ShopProvider shop={shop}>
          <App />
        </ShopProvider>
      </StrictMode>,
    ),
  )
  return {
    now: () => hook as unknown as CheckoutHook,
    navigator,
    payments,
    host,
    touched: () => touches,
    methods: () => methods,
    logOut: (where) => {
      current = { ...read, order: null }
      if (where === 'in this tab') visitorChanges.set(1)
      else storage.tab().write(USER_CHANGE_MARK, 'another visitor')
    },
    changeCart: (where) => {
      const changed = where === 'in this tab' ? cart : cartIn(storage.tab())
      changed.send({ tag: 'change', skuId: 'sku-1' as SkuId, count: 7 })
    },
  }
}

/** The discount of an order, with the button that takes it off, as docs/react.md has it. */
function Discount({ of: { order, removeDiscount } }: { readonly of: CheckoutHook }) {
  const discount = order?.extraItems.find(({ kind }) => kind === 'discount')
  return discount ? <button onClick={removeDiscount}>{`Remove ${discount.name}`}</button> : null
}

describe('useCheckout', () => {
  it('reads the order and places it with the application’s own details', async () => {
    const app = await openApp([ok(ACCEPTED)])
    expect(app.now().order?.id).toBe('order-1')
    await act(async () => app.now().placeOrder())
    expect(app.now().state.placing.tag).toBe('accepted')
    expect(app.navigator.visited).toEqual(['/order-confirmation?orderId=order-1&token=secret'])
    expect(app.touched()).toBe(1)
  })

  it.each(['in this tab', 'in another tab'] as const)(
    'shows no order of a member who logs out %s',
    async (where) => {
      const app = await openApp([])
      expect(app.now().order).not.toBeNull()
      await act(async () => app.logOut(where))
      expect(app.now().order).toBeNull()
    },
  )

  it.each(['in this tab', 'in another tab'] as const)('follows a cart that is changed %s', async (where) => {
    const app = await openApp([ok(ACCEPTED)])
    expect(app.now().order?.itemCount).not.toBe(7)
    await act(async () => app.changeCart(where))
    expect(app.now().order?.itemCount).toBe(7)
    expect(app.now().problem).toBeNull()
  })

  it('makes the provider draw its fields in the element with the ref, charges them, and removes them', async () => {
    const app = await openApp([ok(ACCEPTED)])
    const element = app.host.querySelector('p')
    expect([...app.payments.mounted]).toEqual([element])
    await act(async () => app.now().placeOrder())
    expect(app.payments.charged).toEqual([element])
    await act(async () => root?.unmount())
    expect([...app.payments.mounted]).toEqual([])
  })

  it('places no order on an insecure page, with a reason', async () => {
    const app = await openApp([ok(ACCEPTED)], DETAILS, reading(), false)
    await act(async () => app.now().placeOrder())
    expect([app.now().isBusy, app.now().problem?.key, app.navigator.visited]).toEqual([false, 'INSECURE', []])
    expect([app.methods(), app.payments.charged]).toEqual([[], []])
  })

  it('reports the problem and lets the shopper try again', async () => {
    const app = await openApp([err(rejected('PaymentDeclined')), ok(ACCEPTED)])
    await act(async () => app.now().placeOrder())
    expect([app.now().isBusy, app.now().problem?.key]).toEqual([false, 'BILLING_ERROR'])
    await act(async () => app.now().placeOrder())
    expect(app.navigator.visited).toHaveLength(1)
  })

  it('starts over after a failure that needs a refresh', async () => {
    const app = await openApp([err(rejected('PriceChanged')), ok(ACCEPTED)])
    await act(async () => app.now().placeOrder())
    expect(app.now().needsRefresh).toBe(true)
    await act(async () => app.now().placeOrder())
    expect(app.navigator.visited).toEqual([])
    await act(async () => app.now().restart())
    await act(async () => app.now().placeOrder())
    expect(app.navigator.visited).toHaveLength(1)
  })

  it('sends nothing while the details are incomplete, and names the missing part', async () => {
    const details = { ...DETAILS, email: null as string | null }
    const app = await openApp([ok(ACCEPTED)], details)
    expect(app.now().incomplete).toBeNull()
    await act(async () => app.now().placeOrder())
    expect([app.now().isBusy, app.now().incomplete, app.navigator.visited]).toEqual([false, 'customer', []])
    details.email = DETAILS.email
    await act(async () => app.now().change([{ tag: 'identity', email: details.email }]))
    await act(async () => app.now().placeOrder())
    expect([app.now().incomplete, app.navigator.visited.length]).toEqual([null, 1])
  })

  it("sends the order's shipping method if the shopper has chosen none", async () => {
    const app = await openApp([ok(ACCEPTED)], { ...DETAILS, shippingMethodId: null })
    await act(async () => app.now().placeOrder())
    expect([app.methods(), app.navigator.visited.length]).toEqual([['post'], 1])
  })

  it('reports the reason of a refused discount', async () => {
    const app = await openApp([])
    await act(async () => app.now().applyDiscount('winter'))
    expect(app.now().problem?.key).toBe('EXPIRED_DISCOUNT_ERROR')
  })

  it('removes a discount by a button, and shows the order without it', async () => {
    const { order, ...rest } = reading()
    const discount = { kind: 'discount', name: 'Ten percent', price: money(-100, 'EUR') } as const
    const app = await openApp([], DETAILS, {
      ...rest,
      order: order && { ...order, extraItems: [...order.extraItems, discount] },
    })
    const button = () => app.host.querySelector('button')
    expect(button()?.textContent).toBe('Remove Ten percent')
    await act(async () => button()?.click())
    expect([app.now().problem, button()]).toEqual([null, null])
    expect(app.now().order?.extraItems).toEqual(order?.extraItems)
  })

  it.each([
    ['goods', { hasSubscription: false }, false, true],
    ['a subscription that PayPal keeps nothing for', { hasSubscription: true }, false, false],
    ['a subscription that PayPal keeps what it is paid with for', { hasSubscription: true }, true, true],
    ['an order that costs nothing', { isFreeOrder: true }, true, false],
  ])('shows PayPal for %s as pages do', async (_, flags, keepsMethods, isShown) => {
    const { order, shop } = reading()
    const app = await openApp([], DETAILS, {
      order: order && { ...order, flags: { ...order.flags, ...flags } },
      shop: {
        ...shop,
        paymentProviders: [{ name: 'paypal', publicKey: 'client', account: null, keepsMethods }],
      },
    })
    expect(app.now().paypal.takesOrder).toBe(isShown)
    expect(app.payments.drawn.size).toBe(isShown ? 1 : 0)
  })
})
