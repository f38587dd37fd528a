import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { CartState } from '../../core/cart/index.js'
import type { SkuId } from '../../core/catalog/index.js'
import type { Order } from '../../core/orders/index.js'
import { useServices } from '../provider.js'

/** What `useCart` answers. */
export interface CartHook {
  readonly state: CartState
  /** The cart as last read; null: empty, or not read yet. */
  readonly order: Order | null
  /** Sets the count of a line; 0 removes it. */
  readonly update: (skuId: SkuId, count: number) => void
  readonly remove: (skuId: SkuId) => void
  readonly refresh: () => Promise<void>
}

/** The visitor's cart; read on first use and drawn again whenever this or another tab changes it. */
export function useCart(): CartHook {
  const { cart } = useServices()
  const state = useSyncExternalStore(cart.subscribe, cart.getSnapshot, cart.getSnapshot)
  useEffect(() => {
    if (cart.getSnapshot().phase === 'unread') void cart.refresh()
  }, [cart])
  const update = useCallback(
    (skuId: SkuId, count: number) => cart.send({ tag: 'change', skuId, count }),
    [cart],
  )
  const remove = useCallback((skuId: SkuId) => update(skuId, 0), [update])
  const order = state.readings['']?.order ?? Object.values(state.readings)[0]?.order ?? null
  return { state, order, update, remove, refresh: cart.refresh }
}
