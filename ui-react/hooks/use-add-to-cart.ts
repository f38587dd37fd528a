import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { createAddToCartService, isBusy } from '../../core/cart/index.js'
import type { AddToCartState } from '../../core/cart/index.js'
import type { PurchaseRefusal, SkuId } from '../../core/catalog/index.js'
import type { Result } from '../../core/shared/index.js'
import { useServices } from '../provider.js'

/** What `useAddToCart` answers. */
export interface AddToCartHook {
  readonly state: AddToCartState
  readonly isBusy: boolean
  /**
   * Puts a SKU into the cart, or says why it may not be (`canAddToCart` of the core answers the right value).
   * A call while busy is ignored.
   */
  readonly add: (purchase: Result<SkuId, PurchaseRefusal>, count?: number) => void
}

/**
 * One add-to-cart button of a React application, with everything a page's form has: busy state, safe retry,
 * tracking.
 */
export function useAddToCart(): AddToCartHook {
  const { commerce, cart, events, navigator, random } = useServices()
  const service = useMemo(
    () =>
      createAddToCartService({
        commerce,
        navigator,
        events,
        showCart: cart.touch,
        warnInsecure: () => undefined,
      }),
    [commerce, cart, events, navigator],
  )
  const state = useSyncExternalStore(service.subscribe, service.getSnapshot, service.getSnapshot)
  const add = useCallback(
    (purchase: Result<SkuId, PurchaseRefusal>, count = 1) => {
      const { path, isSecure } = navigator.current()
      service.send({
        tag: 'submitted',
        wish: { purchase, count, buyNow: false, isSecure, path, checkoutUrl: '', key: random.token() },
      })
    },
    [service, navigator, random],
  )
  return { state, isBusy: isBusy(state), add }
}
