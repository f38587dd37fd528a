import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { orderOfCart, parseQuantity, UNREAD_CART } from '../../core/cart/index.js'
import type { CartState } from '../../core/cart/index.js'
import type { SkuId } from '../../core/catalog/index.js'
import type { Order } from '../../core/orders/index.js'
import { useShop } from '../shop.js'

/** What `useCart` answers. */
export interface CartHook {
  readonly state: CartState
  /** The cart as last read; null: empty, or not read yet. */
  readonly order: Order | null
  /** Sets the count of a line; 0 removes it. What is no whole number of pieces is not sent. */
  readonly update: (skuId: SkuId, count: number) => void
  readonly remove: (skuId: SkuId) => void
  readonly refresh: () => Promise<void>
}

/** What a server knows of the cart, and what the page begins with before it takes over. */
const unread = (): CartState => UNREAD_CART

/** The visitor's cart; read on first use and drawn again whenever this or another tab changes it. */
export function useCart(): CartHook {
  const { cart } = useShop()
  const state = useSyncExternalStore(cart.subscribe, cart.getSnapshot, unread)
  useEffect(() => {
    if (cart.getSnapshot().phase === 'unread') void cart.refresh()
  }, [cart])
  const update = useCallback(
    (skuId: SkuId, count: number) => {
      if (parseQuantity(count).ok) cart.send({ tag: 'change', skuId, count })
    },
    [cart],
  )
  const remove = useCallback((skuId: SkuId) => update(skuId, 0), [update])
  return { state, order: orderOfCart(state), update, remove, refresh: cart.refresh }
}
