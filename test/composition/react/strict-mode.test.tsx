/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, StrictMode, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { createShop, ShopProvider } from '../../../composition/react/index.js'
import type { ReactShop } from '../../../composition/react/index.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import type { CommerceGateway } from '../../../core/ports/shop/commerce-gateway.port.js'
import { ok } from '../../../core/shared/index.js'
import { createFakeShop } from '../../core/cart/fake-shop.js'
import type { FakeShop } from '../../core/cart/fake-shop.js'
import { Storefront } from './support/storefront.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextDecoder, TextEncoder })
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })

/** A back end whose every call is noted, and which is slower than React's second round. */
function backendOf(fake: FakeShop): Backend {
  const commerce: Partial<CommerceGateway> = {
    ...fake,
    updateShippingMethod: async () => {
      fake.log.push('ship')
      return ok(undefined)
    },
    recalculate: async () => {
      fake.log.push('recalculate')
      return ok(undefined)
    },
  }
  return {
    open: () => ({
      commerce: commerce as CommerceGateway,
      accounts: { readUser: async () => ok(null), readMemberships: async () => ok([]) },
    }),
  }
}

/** The listeners of the window that were added and not removed. */
function watchListeners(): () => readonly string[] {
  const added = jest.spyOn(window, 'addEventListener')
  const removed = jest.spyOn(window, 'removeEventListener')
  const names = (spy: typeof added | typeof removed): string[] =>
    spy.mock.calls.map(([name]) => String(name)).filter((name) => /^(storage|pageshow)$/.test(name))
  return () => {
    const left = names(added)
    for (const name of names(removed)) left.splice(left.indexOf(name), 1)
    return left.sort()
  }
}

let host: HTMLElement
let root: Root | null = null
beforeEach(() => {
  host = document.createElement('div')
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
  jest.restoreAllMocks()
})

const press = (name: string): Promise<void> =>
  act(async () => {
    host.querySelector<HTMLButtonElement>(`[name="${name}"]`)?.click()
  })

describe('an application in StrictMode', () => {
  it('reads everything once and makes every change once, though React calls everything twice', async () => {
    const fake = createFakeShop()
    fake.counts.set('mug', 1)
    const shop = createShop({ backend: backendOf(fake) })
    root = createRoot(host)
    await act(async () =>
      root?.render(
        <StrictMode>
          <ShopProvider shop={shop}>
            <Storefront />
          </ShopProvider>
        </StrictMode>,
      ),
    )
    expect(fake.log).toEqual(['read', 'read'])
    await press('add')
    await press('more')
    expect(fake.log.filter((entry) => entry !== 'read')).toEqual(['add mug 2', 'set mug 5'])
    expect(host.textContent).toBe('5 readyaddednothingreadonPage')
    shop.dispose()
  })

  it('leaves nothing behind of the shop that React made and threw away, nor of a closed application', async () => {
    const left = watchListeners()
    const made: ReactShop[] = []
    const backend = backendOf(createFakeShop())
    function App() {
      const [shop] = useState(() => {
        const next = createShop({ backend })
        made.push(next)
        return next
      })
      return (
        <ShopProvider shop={shop}>
          <Storefront />
        </ShopProvider>
      )
    }
    root = createRoot(host)
    await act(async () =>
      root?.render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
    )
    expect(made).toHaveLength(2)
    // The listeners of the shown cart, of other visitors, and of the shown checkout.
    expect(left()).toEqual(['pageshow', 'storage', 'storage', 'storage'])
    await act(async () => root?.unmount())
    // The cart listens to other carts and other visitors.
    expect(left()).toEqual(['storage', 'storage'])
    for (const shop of made) shop.dispose()
    expect(left()).toEqual([])
  })
})

describe("an application that hydrates a server's drawing", () => {
  it('matches the drawing even if another part of the page has read the cart before', async () => {
    const { renderToString } = await import('react-dom/server.node')
    const fake = createFakeShop()
    fake.counts.set('mug', 1)
    const shop = createShop({ backend: backendOf(fake) })
    const app = (
      <StrictMode>
        <ShopProvider shop={shop}>
          <Storefront />
        </ShopProvider>
      </StrictMode>
    )
    host.innerHTML = renderToString(app)
    const heading = host.querySelector('output')
    await shop.cart.refresh()
    const problems: unknown[] = []
    await act(async () => {
      root = hydrateRoot(host, app, {
        onRecoverableError: (error) => problems.push(error),
        onUncaughtError: (error) => problems.push(error),
      })
    })
    expect(problems).toEqual([])
    expect(host.querySelector('output')).toBe(heading)
    expect(heading?.textContent).toBe('1 ready')
    shop.dispose()
  })
})
