/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto'
import { TextDecoder, TextEncoder } from 'node:util'
import { expect, it, jest } from '@jest/globals'
import { createShop, createVisitorAccounts } from '../../../composition/react/index.js'
import { orderOfCart } from '../../../core/cart/index.js'
import type { SiteUser } from '../../../core/ports/accounts/account-gateway.port.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import type { CommerceGateway } from '../../../core/ports/shop/commerce-gateway.port.js'
import { ok, until } from '../../../core/shared/index.js'
import { createFakeShop } from '../../core/cart/fake-shop.js'
import { createScriptedAccount } from '../../fakes/account-gateway.fake.js'
import { createFakeClock } from '../../fakes/clock.fake.js'
import { createFakeRandom } from '../../fakes/random.fake.js'

Object.assign(globalThis, { TextDecoder, TextEncoder })
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })

it('the cart of an application is that of the member who is logged in now', async () => {
  const fake = createFakeShop()
  const { entrance } = createScriptedAccount()
  const backend: Backend = {
    open: () => ({
      commerce: fake as unknown as CommerceGateway,
      accounts: { readUser: async () => ok(null), readMemberships: async () => ok([]) },
      entrance,
    }),
  }
  const shop = createShop({ backend })
  const { session, dispose } = createVisitorAccounts({ backend })
  const count = () => orderOfCart(shop.cart.getSnapshot())?.itemCount ?? 0
  fake.counts.set('mug', 1)
  await shop.cart.refresh()
  expect(count()).toBe(1)

  fake.counts.set('mug', 3)
  await session.logIn({ email: 'ada@example.org', password: 'long enough' })
  await until(shop.cart, () => count() === 3)

  fake.counts.clear()
  await session.logOut()
  await until(shop.cart, () => count() === 0)
  dispose()
  shop.dispose()
})

it('a change on the server shows on an open page that asks again', async () => {
  const first = { email: 'ada@example.org', groups: ['silver'] } as unknown as SiteUser
  let now: SiteUser | null = first
  let asked = 0
  const backend = {
    open: () => ({
      accounts: {
        readUser: async () => {
          asked += 1
          return ok(now)
        },
      },
    }),
  } as unknown as Backend
  jest.useFakeTimers()
  try {
    const { session, dispose } = createVisitorAccounts({ backend, pollMs: 5_000 })
    await session.user.want()
    expect(session.user.getSnapshot()).toEqual({ tag: 'ready', value: first })
    now = null
    await jest.advanceTimersByTimeAsync(4_999)
    expect([asked, session.user.getSnapshot()]).toEqual([1, { tag: 'ready', value: first }])
    await jest.advanceTimersByTimeAsync(1)
    expect([asked, session.user.getSnapshot()]).toEqual([2, { tag: 'ready', value: null }])
    dispose()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(asked).toBe(2)
  } finally {
    jest.useRealTimers()
  }
})

it('accounts of an application take a clock, secrets and a storage of its own', async () => {
  const { entrance } = createScriptedAccount()
  const backend = {
    open: () => ({ accounts: { readUser: async () => ok(null) }, entrance }),
  } as unknown as Backend
  const written: string[] = []
  const clock = jest.fn(createFakeClock)
  const replace = {
    clock,
    random: createFakeRandom,
    storage: () => ({
      read: () => null,
      write: (_key: string, value: string) => void written.push(value),
      subscribe: () => () => undefined,
    }),
  }
  const { session, dispose } = createVisitorAccounts({ backend, pollMs: 1000, replace })
  await session.logIn({ email: 'ada@example.org', password: 'long enough' })
  expect(clock).toHaveBeenCalled()
  expect(written).toEqual([createFakeRandom().token()])
  dispose()
})
