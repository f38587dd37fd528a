import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { expectedOrder, parseQuantity, statusOfCart, UNREAD_CART } from '../../core/cart/index.js'
import type { CartState, CartStatus } from '../../core/cart/index.js'
import type { SkuId } from '../../core/catalog/index.js'
import {
  LINES_LEFT,
  cartFacts,
  cartProblem,
  cartQuantityProblem,
  toServerError,
} from '../../core/errors/index.js'
import type { ProblemFacts } from '../../core/errors/index.js'
import { textOfLinesLeft } from '../../core/orders/index.js'
import type { Order } from '../../core/orders/index.js'
import { useShop } from '../shop.js'

/** The result of `useCart`. */
export interface CartHook {
  readonly state: CartState
  /** `failed`: the latest read had no answer; `order` is then the last good reading. */
  readonly status: CartStatus
  /** The cart with the counts that the visitor has chosen; null: empty, or not read yet (see `status`). */
  readonly order: Order | null
  /** The reason why the last change or read failed, with its text from the catalogue; null: none failed. */
  readonly problem: ProblemFacts | null
  /** The products that a log-in left in the member's earlier cart, as a sentence; null: none. */
  readonly notice: string | null
  /**
   * Sets the count of a line; it is shown at once and rolled back if the back end refuses it. 0 removes the
   * line. A number that is not a whole number of pieces is not sent, and `problem` says so.
   */
  readonly update: (skuId: SkuId, count: number) => void
  readonly remove: (skuId: SkuId) => void
  readonly refresh: () => Promise<void>
}

/** The cart on a server, with which the page also begins. */
const unread = (): CartState => UNREAD_CART

/** The visitor's cart; read on first use and drawn again whenever this or another tab changes it. */
export function useCart(): CartHook {
  const { cart } = useShop()
  const state = useSyncExternalStore(cart.subscribe, cart.getSnapshot, unread)
  /** The cart for which an invalid number was given; a later change or reading replaces that problem. */
  const [misused, setMisused] = useState<CartState | null>(null)
  useEffect(() => {
    if (cart.getSnapshot().phase === 'unread') void cart.refresh()
  }, [cart])
  const update = useCallback(
    (skuId: SkuId, count: number) => {
      const parsed = parseQuantity(count)
      setMisused(parsed.ok ? null : cart.getSnapshot())
      if (parsed.ok) cart.send({ tag: 'change', skuId, count: parsed.value })
    },
    [cart],
  )
  const remove = useCallback((skuId: SkuId) => update(skuId, 0), [update])
  const order = expectedOrder(state)
  return {
    state,
    status: statusOfCart(state),
    order,
    notice: order?.linesLeft === undefined ? null : `${LINES_LEFT.text} ${textOfLinesLeft(order.linesLeft)}`,
    problem: misused === state ? cartFacts('quantity') : problemOfCart(state),
    update,
    remove,
    refresh: cart.refresh,
  }
}

function problemOfCart({ problem, failure }: CartState): ProblemFacts | null {
  if (problem !== null) return cartQuantityProblem(toServerError(problem.failure))
  return failure === null ? null : cartProblem(toServerError(failure))
}
