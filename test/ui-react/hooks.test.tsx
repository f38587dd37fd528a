/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { ReactNode } from 'react'
import { confirmationPath, createOpenCheckout } from '../../core/checkout/index.js'
import { ON_PAGE } from '../support/shop/capabilities.js'
import { createCartService } from '../../core/cart/index.js'
import { skuId } from '../../core/catalog/index.js'
import type { Product } from '../../core/catalog/index.js'
import { money } from '../../core/money/index.js'
import type { CommerceGateway } from '../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import { createStore, err, ok } from '../../core/shared/index.js'
import { ADD_TO_CART_PROBLEMS, CART_PROBLEMS, NOTICES } from '../../core/errors/index.js'
import {
  ShopProvider,
  useAddToCart,
  useCapabilities,
  useCart,
  usePriceText,
  useSkuSelection,
} from '../../ui-react/index.js'
import type { Shop } from '../../ui-react/index.js'
import { createFakeShop, LOST } from '../core/cart/fake-shop.js'
import type { FakeShop } from '../core/cart/fake-shop.js'
import { createFakeEventSink } from '../fakes/event-sink.fake.js'
import { createFakeStorage } from '../fakes/key-value-store.fake.js'
import { createFakeNavigator } from '../fakes/navigator.fake.js'
import { createFakeSession } from '../fakes/session-status.fake.js'
import type { FakeNavigator } from '../fakes/navigator.fake.js'
import { createFakePaymentForm } from '../fakes/payment-form.fake.js'
import { createFakeRandom } from '../fakes/random.fake.js'
import { sizedSku } from './sized-sku.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root | null = null
const host = document.createElement('div')

afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
})

interface Around {
  readonly navigator?: FakeNavigator
}

function shopOf(shop: FakeShop, { navigator = createFakeNavigator() }: Around): Shop {
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
    confirmationUrl: confirmationPath,
    onArrival: (listener) => {
      window.addEventListener('pageshow', listener)
      return () => window.removeEventListener('pageshow', listener)
    },
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

  it('throw if they are used outside a provider', async () => {
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
    const { add, buyNow, problem, dismiss, state } = useAddToCart()
    return (
      <>
        <output>{problem?.text ?? state.tag}</output>
        <button name="add" onClick={() => add(ok(skuId('mug')))} />
        <button name="dismiss" onClick={dismiss} />
        {[0, -1, 1.5, Number.NaN].map((count) => (
          <button key={count} name={`add ${count}`} onClick={() => add(ok(skuId('mug')), count)} />
        ))}
        <button name="buy" onClick={() => buyNow(ok(skuId('mug')), { checkoutUrl: '/pay', count: 3 })} />
        <button
          name="subscribe"
          onClick={() => buyNow(err('needs-session'), { checkoutUrl: '/pay', count: 1 })}
        />
      </>
    )
  }

  it('buys at once: adds, opens the checkout, and stays usable when the visitor returns', async () => {
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

  it('sells nothing on an insecure page, with a reason in `problem` and without an alert', async () => {
    const navigator = createFakeNavigator({ isSecure: false })
    const shop = await render(<Form />, createFakeShop(), { navigator })
    await press('add')
    expect(host.textContent).toBe(NOTICES.insecureAddToCart)
    await press('buy')
    expect(host.textContent).toBe(NOTICES.insecureBuyNow)
    await press('dismiss')
    expect(host.textContent).toBe('idle')
    expect([shop.log, navigator.visited]).toEqual([[], []])
  })

  it.each(['0', '-1', '1.5', 'NaN'])(
    'has a message about the quantity %s and sends nothing',
    async (count) => {
      const shop = await render(<Form />)
      await press(`add ${count}`)
      expect([host.textContent, shop.log]).toEqual([ADD_TO_CART_PROBLEMS.quantity.text, []])
    },
  )
})

describe('useCart', () => {
  function Cart() {
    const { order, status, problem, update, refresh } = useCart()
    return (
      <>
        <output>{`${status} ${order?.itemCount ?? 0} ${problem?.text ?? 'fine'}`}</output>
        <button name="refresh" onClick={() => void refresh()} />
        {[0, 2, 3, 999, 1.5, 1_000_001].map((count) => (
          <button key={count} name={`set ${count}`} onClick={() => update(skuId('mug'), count)} />
        ))}
      </>
    )
  }
  const refused = (code: string): GatewayFailure => ({ tag: 'rejected', code, message: code, problems: [] })

  it('distinguishes an empty cart from one that was not read yet and one that could not be read', async () => {
    const shop = createFakeShop()
    let answer = (): void => undefined
    const reading = new Promise<void>((resolve) => {
      answer = resolve
    })
    const read = shop.readCart
    let isAway = false
    Object.assign(shop, {
      readCart: async () => {
        await reading
        return isAway ? err(LOST) : read()
      },
    })
    await render(<Cart />, shop)
    expect(host.textContent).toBe('unread 0 fine')
    await act(async () => answer())
    expect(host.textContent).toBe('empty 0 fine')
    shop.counts.set('mug', 1)
    await press('refresh')
    expect(host.textContent).toBe('filled 1 fine')
    isAway = true
    await press('refresh')
    expect(host.textContent).toBe(`failed 1 ${CART_PROBLEMS.general.text}`)
  })

  it('shows a count at once, keeps it until the cart shows it, and rolls a refused one back', async () => {
    const shop = createFakeShop()
    shop.counts.set('mug', 1)
    const seen: string[] = []
    const answers: (() => void)[] = []
    const set = shop.updateItem
    Object.assign(shop, {
      updateItem: async (item: Parameters<typeof set>[0]) => {
        await new Promise<void>((resolve) => answers.push(resolve))
        return item.count === 999 ? err(refused('OutOfInventory')) : set(item)
      },
    })
    await render(<Cart />, shop)
    const watcher = new MutationObserver(() => seen.push(host.textContent))
    watcher.observe(host, { subtree: true, characterData: true, childList: true })
    await press('set 3')
    await act(async () => answers.shift()?.())
    await press('set 999')
    expect(host.textContent).toBe('filled 999 fine')
    await act(async () => answers.shift()?.())
    await press('set 0')
    expect(host.textContent).toBe('empty 0 fine')
    await act(async () => answers.shift()?.())
    watcher.disconnect()
    const problem = CART_PROBLEMS.quantity.text
    expect(seen.filter((text, at) => text !== seen[at - 1])).toEqual([
      'filled 3 fine',
      'filled 999 fine',
      `filled 3 ${problem}`,
      'empty 0 fine',
    ])
  })

  it.each([1.5, 1_000_001])('has a message about the quantity %s and sends nothing', async (count) => {
    const shop = createFakeShop()
    shop.counts.set('mug', 1)
    await render(<Cart />, shop)
    await press(`set ${count}`)
    expect(host.textContent).toBe(`filled 1 ${CART_PROBLEMS.quantity.text}`)
    await press('set 2')
    expect(host.textContent).toBe('filled 2 fine')
    expect(shop.log).toEqual(['read', 'set mug 2', 'read'])
  })

  it('replaces the message about a quantity by that of a later reading', async () => {
    const shop = createFakeShop()
    shop.counts.set('mug', 1)
    await render(<Cart />, shop)
    await press('set 1.5')
    shop.fates.push('request-lost')
    await press('refresh')
    expect(host.textContent).toBe(`failed 1 ${CART_PROBLEMS.general.text}`)
    await press('refresh')
    expect(host.textContent).toBe('filled 1 fine')
  })
})

describe('useCapabilities', () => {
  function Page() {
    const { state } = useCart()
    return <output>{`${state.phase} ${useCapabilities()?.checkout ?? 'unknown'}`}</output>
  }

  it('returns the declaration of the back end with the cart, which is read once for both', async () => {
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
  const product = (id: string): Product =>
    ({
      id,
      optionSets: [],
      defaultSkuId: null,
      skus: [sizedSku(`${id}-s`, 's', 1), sizedSku(`${id}-l`, 'l', 0)],
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
