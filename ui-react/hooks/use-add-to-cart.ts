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

/** The facts for buying at once. */
export interface BuyNow {
  /** The address of the checkout, which opens once the piece is in the cart. */
  readonly checkoutUrl: string
  /** @default 1 */
  readonly count?: number
}

/** The result of `useAddToCart`. */
export interface AddToCartHook {
  readonly state: AddToCartState
  readonly isBusy: boolean
  /** The present problem, with its text from the catalogue; null: none. */
  readonly problem: ProblemFacts | null
  /**
   * Adds a SKU to the cart, or says why that is not allowed. Ignored while busy. A count that is not a whole
   * number above 0 is not sent, and `problem` says so.
   */
  readonly add: (purchase: Result<SkuId, PurchaseRefusal>, count?: number) => void
  /** Adds a SKU to the cart and opens the checkout. */
  readonly buyNow: (purchase: Result<SkuId, PurchaseRefusal>, how: BuyNow) => void
  /** Removes a shown problem, since the visitor has chosen something else. */
  readonly dismiss: () => void
}

const idle = (): AddToCartState => ADD_TO_CART_IDLE

/**
 * One product form of a React application, with everything that a page's form has: busy state, safe retry,
 * tracking, sign-up if it is required, and a refusal on an unsecured page.
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
