/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { ProductQuery, Product } from '../../core/catalog/index.js'
import type { CommerceGateway } from '../../core/ports/shop/commerce-gateway.port.js'
import { err, ok } from '../../core/shared/index.js'
import { ShopProvider, useProducts } from '../../ui-react/index.js'
import type { ProductsHook, ProductsWish, Shop } from '../../ui-react/index.js'
import { LOST } from '../core/cart/fake-shop.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const IDS = Array.from({ length: 101 }, (_, index) => `p${index + 1}`)

let root: Root | null = null
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
})

/** A shop of 101 products; `answer` answers the oldest request. */
function shopOfMany() {
  const asked: { readonly query: ProductQuery; readonly answer: (isLost?: boolean) => Promise<void> }[] = []
  const listProducts = (query: ProductQuery) =>
    new Promise((settle) => {
      const begin = query.after === undefined ? 0 : IDS.indexOf(query.after) + 1
      const found = IDS.filter((id) => id.includes(query.search ?? '')).filter(
        (id) => IDS.indexOf(id) >= begin,
      )
      const page = found
        .slice(0, query.limit)
        .map((id) => ({ product: { id } as unknown as Product, memberships: [] }))
      asked.push({
        query,
        answer: (isLost = false) => act(async () => settle(isLost ? err(LOST) : ok(page))),
      })
    })
  const commerce = { listProducts } as unknown as CommerceGateway
  return { shop: { commerce } as unknown as Shop, asked }
}

describe('useProducts', () => {
  let now: ProductsHook
  function Reader({ wish }: { readonly wish: ProductsWish }) {
    now = useProducts(wish)
    return null
  }
  const show = async (shop: Shop, wish: ProductsWish): Promise<void> => {
    root ??= createRoot(document.createElement('div'))
    await act(async () =>
      root?.render(
        <StrictMode>
          <ShopProvider shop={shop}>
            <Reader wish={wish} />
          </ShopProvider>
        </StrictMode>,
      ),
    )
  }
  const ids = (): readonly string[] => now.readings.map(({ product }) => product.id)

  it('reads a long list page by page to its end', async () => {
    const { shop, asked } = shopOfMany()
    await show(shop, { pageSize: 50, sort: { key: 'name', isDescending: true } })
    expect([now.status, now.readings]).toEqual(['reading', []])
    for (const { answer } of asked.splice(0)) await answer()
    expect([now.status, now.hasMore, ids()]).toEqual(['ready', true, IDS.slice(0, 50)])
    for (const pages of [2, 3]) {
      await act(async () => {
        now.more()
        now.more()
      })
      expect(asked.map(({ query }) => query)).toEqual([
        { category: null, limit: 50, sort: { key: 'name', isDescending: true }, after: ids().at(-1) },
      ])
      for (const { answer } of asked.splice(0)) await answer()
      expect(ids()).toHaveLength(Math.min(pages * 50, IDS.length))
    }
    expect([now.hasMore, ids()]).toEqual([false, IDS])
    await act(async () => now.more())
    expect(asked).toEqual([])
  })

  it('keeps its products when a page is lost, and reads that page again', async () => {
    const { shop, asked } = shopOfMany()
    await show(shop, { pageSize: 60 })
    for (const { answer } of asked.splice(0)) await answer()
    await act(async () => now.more())
    for (const { answer } of asked.splice(0)) await answer(true)
    expect([now.status, now.failure, ids()]).toEqual(['failed', LOST, IDS.slice(0, 60)])
    await act(async () => now.more())
    for (const { answer } of asked.splice(0)) await answer()
    expect([now.status, now.failure, ids()]).toEqual(['ready', null, IDS])
  })

  it('begins again for another search and drops late results of an earlier one', async () => {
    const { shop, asked } = shopOfMany()
    await show(shop, {})
    const earlier = asked.splice(0)
    await show(shop, { search: '99' })
    for (const { answer } of asked.splice(0)) await answer()
    for (const { answer } of earlier) await answer()
    expect([now.status, now.hasMore, ids()]).toEqual(['ready', false, ['p99']])
  })
})
