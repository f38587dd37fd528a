import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { createShop, ShopProvider } from '../../../composition/react/index.js'
import { Storefront } from './support/storefront.js'

Object.assign(globalThis, { __VITRINE_VERSION__: 'test' })

const realFetch = globalThis.fetch
const fetch = jest.fn<typeof realFetch>()
beforeEach(() => {
  globalThis.fetch = fetch
})
afterEach(() => {
  globalThis.fetch = realFetch
  fetch.mockReset()
})

describe('an application drawn on a server', () => {
  it('shows the initial state of every visitor, and sends no request', () => {
    expect(typeof window).toBe('undefined')
    const drawn = renderToString(
      <ShopProvider shop={createShop()}>
        <Storefront />
      </ShopProvider>,
    )
    expect(
      drawn
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe('0 unread idle nothing unread unknown')
    expect(fetch).not.toHaveBeenCalled()
  })
})
