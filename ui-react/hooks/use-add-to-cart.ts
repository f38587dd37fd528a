import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import {
  ADD_TO_CART_IDLE,
  createAddToCartService,
  isBusy,
  problemOfAddToCart,
  quantityToAdd,
} from '../../core/cart/index.js'
import type { AddToCartState } from '../../core/cart/index.js'
import type { PurchaseRefusal, SkuId } from '../../core/catalog/index.js'
import { noticeFacts } from '../../core/errors/index.js'
import type { Notice, ProblemFacts } from '../../core/errors/index.js'
import type { Result } from '../../core/shared/index.js'
import { useShop } from '../shop.js'

/** The facts that buying at once needs. */
export interface BuyNow {
  /** The address where the order is placed; the visitor goes there once the piece is in the cart. */
  readonly checkoutUrl: string
  /** @default 1 */
  readonly count?: number
}

/** The answer of `useAddToCart`. */
export interface AddToCartHook {
  readonly state: AddToCartState
  readonly isBusy: boolean
  /** The problem that came up, with the catalogue's text; null: none. */
  readonly problem: ProblemFacts | null
  /**
   * Puts a SKU into the cart, or says why it may not be. A call while busy is ignored. A count that is no whole
   * number above 0 is not sent, and `problem` says so.
   */
  readonly add: (purchase: Result<SkuId, PurchaseRefusal>, count?: number) => void
  /** Puts a SKU into the cart and goes to the checkout. */
  readonly buyNow: (purchase: Result<SkuId, PurchaseRefusal>, how: BuyNow) => void
  /** Takes a shown problem away, since the visitor has chosen something else. */
  readonly dismiss: () => void
}

const idle = (): AddToCartState => ADD_TO_CART_IDLE

/**
 * One product form of a React application, with everything a page's form has: busy state, safe retry,
 * tracking, signing up where that is needed, and a refusal on a page that is not secure.
 */
export function useAddToCart(): AddToCartHook {
  const { commerce, cart, events, navigator, onArrival, openCheckout, random } = useShop()
  const [notice, setNotice] = useState<Notice | null>(null)
  const service = useMemo(
    () =>
      createAddToCartService({
        commerce,
        navigator,
        openCheckout,
        events,
        showCart: cart.invalidate,
        warnInsecure: (buyNow) => setNotice(buyNow ? 'insecureBuyNow' : 'insecureAddToCart'),
      }),
    [commerce, cart, events, navigator, openCheckout],
  )
  const state = useSyncExternalStore(service.subscribe, service.getSnapshot, idle)
  useEffect(() => onArrival(() => service.send({ tag: 'returned' })), [onArrival, service])

  const submit = useCallback(
    (purchase: Result<SkuId, PurchaseRefusal>, count: number, checkoutUrl: string | null) => {
      const { path, isSecure } = navigator.current()
      setNotice(null)
      service.send({
        tag: 'submitted',
        request: {
          purchase,
          count: quantityToAdd(count),
          buyNow: checkoutUrl !== null,
          isSecure,
          path: path.replace(/\?.*$/, ''),
          checkoutUrl: checkoutUrl ?? '',
          key: random.token(),
        },
      })
    },
    [service, navigator, random],
  )
  const add = useCallback<AddToCartHook['add']>(
    (purchase, count = 1) => submit(purchase, count, null),
    [submit],
  )
  const buyNow = useCallback<AddToCartHook['buyNow']>(
    (purchase, { checkoutUrl, count = 1 }) => submit(purchase, count, checkoutUrl),
    [submit],
  )
  return {
    state,
    isBusy: isBusy(state),
    problem: notice === null ? problemOf(state) : noticeFacts(notice),
    add,
    buyNow,
    dismiss: useCallback(() => {
      setNotice(null)
      service.send({ tag: 'choice-changed' })
    }, [service]),
  }
}

const problemOf = (state: AddToCartState): ProblemFacts | null =>
  state.tag === 'failed' ? problemOfAddToCart(state.problem, state.buyNow) : null
