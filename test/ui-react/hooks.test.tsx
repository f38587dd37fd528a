/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { ReactNode } from 'react'
import { createOpenCheckout } from '../../core/checkout/index.js'
import { ON_PAGE } from '../support/capabilities.js'
import { createCartService } from '../../core/cart/index.js'
import { skuId } from '../../core/catalog/index.js'
import type { Product, Sku } from '../../core/catalog/index.js'
import { money } from '../../core/money/index.js'
import type { CommerceGateway } from '../../core/ports/commerce-gateway.port.js'
import { createStore, err, ok } from '../../core/shared/index.js'
import { NOTICES } from '../../core/errors/index.js'
import {
  ShopProvider,
  useAddToCart,
  useCapabilities,
  useCart,
  usePriceText,
  useSkuSelection,
} from '../../ui-react/index.js'
import type { Shop } from '../../ui-react/index.js'
import { createFakeShop } from '../core/cart/fake-shop.js'
import type { FakeShop } from '../core/cart/fake-shop.js'
import { createFakeEventSink } from '../fakes/event-sink.fake.js'
import { createFakeStorage } from '../fakes/key-value-store.fake.js'
import { createFakeNavigator } from '../fakes/navigator.fake.js'
import { createFakeSession } from '../fakes/session-status.fake.js'
import type { FakeNavigator } from '../fakes/navigator.fake.js'
import { createFakePaymentForm } from '../fakes/payment-form.fake.js'
import { createFakeRandom } from '../fakes/random.fake.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root | null = null
const host = document.createElement('div')

afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
})

interface Around {
  readonly navigator?: FakeNavigator
  readonly warnings?: string[]
}

function shopOf(shop: FakeShop, { navigator = createFakeNavigator(), warnings = [] }: Around): Shop {
  const random = createFakeRandom()
  return {
    commerce: shop as unknown as CommerceGateway,
    cart: createCartService({ commerce: shop, storage: createFakeStorage().tab(), random }),
    navigator,
    openCheckout: createOpenCheckout({ commerce: shop, navigator, capabilities: () => ON_PAGE }),
    session: createFakeSession(),
    visitorChanges: createStore(0),
    random,
    events: createFakeEventSink(),
    warn: (message) => warnings.push(message),
    payments: createFakePaymentForm(),
    storage: createFakeStorage().tab(),
  }
}

async function render(node: ReactNode, shop = createFakeShop(), around: Around = {}): Promise<FakeShop> {
  root = createRoot(host)
  const value = shopOf(shop, around)
  await act(async () => root?.render(<ShopProvider shop={value}>{node}</ShopProvider>))
  return shop
}

describe('usePriceText', () => {
  const Price = () => <p>{usePriceText()(money(123450, 'EUR'))}</p>
  it.each([
    ['de', '1.234,50\u00a0€'],
    ['en', '€1,234.50'],
    ['', '€1,234.50'],
  ])('writes prices as the locale %j does', async (locale, text) => {
    root = createRoot(host)
    const shop = { ...shopOf(createFakeShop(), {}), locale: () => locale }
    await act(async () =>
      root?.render(
        <ShopProvider shop={shop}>
          <Price />
        </ShopProvider>,
      ),
    )
    expect(host.textContent).toBe(text)
  })
})

const press = (name: string): Promise<void> =>
  act(async () => {
    host.querySelector<HTMLButtonElement>(`[name="${name}"]`)?.click()
  })

describe('useCart and useAddToCart', () => {
  function Page() {
    const { order, remove, update } = useCart()
    const { add, isBusy, state } = useAddToCart()
    return (
      <>
        <output>{`${order?.itemCount ?? 0} ${isBusy ? 'busy' : state.tag}`}</output>
        <button name="add" onClick={() => add(ok(skuId('mug')), 2)} />
        <button name="remove" onClick={() => remove(skuId('mug'))} />
        <button name="empty-field" onClick={() => update(skuId('mug'), Number.NaN)} />
        <button name="half" onClick={() => update(skuId('mug'), 1.5)} />
      </>
    )
  }

  it('read the cart on first use and follow every change of it', async () => {
    const shop = createFakeShop()
    shop.counts.set('mug', 1)
    await render(<Page />, shop)
    expect(host.textContent).toBe('1 idle')
    await press('add')
    expect(host.textContent).toBe('3 added')
    await press('empty-field')
    await press('half')
    await press('remove')
    expect(host.textContent).toBe('0 added')
    expect(shop.log).toEqual(['read', 'add mug 2', 'read', 'set mug 0', 'read'])
  })

  it('say where they are used outside a provider', async () => {
    const errors: string[] = []
    root = createRoot(host, { onUncaughtError: (error) => errors.push(String(error)) })
    try {
      await act(async () => root?.render(<Page />))
    } catch (error) {
      errors.push(String(error))
    }
    expect(errors[0]).toContain('<ShopProvider>')
  })
})

describe('useAddToCart', () => {
  function Form() {
    const { add, buyNow, state } = useAddToCart()
    return (
      <>
        <output>{state.tag}</output>
        <button name="add" onClick={() => add(ok(skuId('mug')))} />
        <button name="buy" onClick={() => buyNow(ok(skuId('mug')), { checkoutUrl: '/pay', count: 3 })} />
        <button
          name="subscribe"
          onClick={() => buyNow(err('needs-session'), { checkoutUrl: '/pay', count: 1 })}
        />
      </>
    )
  }

  it('buys at once: into the cart, then to the checkout, and stays usable when the visitor comes back', async () => {
    const navigator = createFakeNavigator()
    const shop = await render(<Form />, createFakeShop(), { navigator })
    await press('buy')
    expect([shop.log, navigator.visited]).toEqual([['add mug 3'], ['/pay']])
    expect(host.textContent).toBe('leaving')
    await act(async () => window.dispatchEvent(new Event('pageshow')))
    expect(host.textContent).toBe('idle')
  })

  it('sends a visitor without a session to sign up, and back to the page, not to its query', async () => {
    const navigator = createFakeNavigator({ path: '/product/box?colour=red' })
    const shop = await render(<Form />, createFakeShop(), { navigator })
    await press('subscribe')
    expect([shop.log, navigator.visited]).toEqual([[], ['/sign-up?usredir=%2Fproduct%2Fbox']])
  })

  it('sells nothing on a page that is not secure, and says so as a product page does', async () => {
    const warnings: string[] = []
    const navigator = createFakeNavigator({ isSecure: false })
    const shop = await render(<Form />, createFakeShop(), { navigator, warnings })
    await press('add')
    await press('buy')
    expect([shop.log, navigator.visited]).toEqual([[], []])
    expect(warnings).toEqual([NOTICES.insecureAddToCart, NOTICES.insecureBuyNow])
  })
})

describe('useCapabilities', () => {
  function Page() {
    const { state } = useCart()
    return <output>{`${state.phase} ${useCapabilities()?.checkout ?? 'unknown'}`}</output>
  }

  it('says what the back end said with the cart, which is read once for both', async () => {
    const shop = createFakeShop()
    shop.fates.push('request-lost')
    await render(<Page />, shop)
    expect(host.textContent).toBe('failed unknown')
    await act(async () => root?.unmount())
    await render(<Page />, shop)
    expect([host.textContent, shop.log]).toEqual(['ready onPage', ['read']])
  })
})

describe('useSkuSelection', () => {
  const sku = (id: string, size: string, quantity: number): Sku => ({
    id: skuId(id),
    code: null,
    price: money(100, 'USD'),
    compareAtPrice: null,
    weight: null,
    width: null,
    length: null,
    height: null,
    mainImage: null,
    moreImages: [],
    optionValues: { size },
    inventory: { type: 'finite', quantity },
    billing: 'one-time',
  })
  const product = (id: string): Product =>
    ({
      id,
      optionSets: [],
      defaultSkuId: null,
      skus: [sku(`${id}-s`, 's', 1), sku(`${id}-l`, 'l', 0)],
    }) as unknown as Product

  function Choice({ of }: { readonly of: Product }) {
    const { sku: chosen, disabled, choose } = useSkuSelection(of)
    return (
      <>
        <output>{`${chosen?.id ?? 'nothing'} ${(disabled['size'] ?? []).join()}`}</output>
        <button name="s" onClick={() => choose('size', 's')} />
        <button name="l" onClick={() => choose('size', 'l')} />
      </>
    )
  }

  it('chooses by the rules of a product page and starts anew for another product', async () => {
    await render(<Choice of={product('mug')} />)
    expect(host.textContent).toBe('nothing l')
    await press('l')
    expect(host.textContent).toBe('nothing l')
    await press('s')
    expect(host.textContent).toBe('mug-s l')
    await act(async () => root?.render(<Choice of={product('tin')} />))
    expect(host.textContent).toBe('nothing l')
  })
})
