import { useCallback } from 'react'
import { canAddToCart, canBuyNow, offerView } from '../../core/catalog/index.js'
import type { InitialSelection, OfferView, Shopper } from '../../core/catalog/index.js'
import type { ProductReading } from '../../core/ports/shop/commerce-gateway.port.js'
import { mapResult } from '../../core/shared/index.js'
import { useShop } from '../shop.js'
import { useAddToCart } from './use-add-to-cart.js'
import type { AddToCartHook, BuyNow } from './use-add-to-cart.js'
import { useSkuSelection } from './use-sku-selection.js'
import type { SkuSelectionHook } from './use-sku-selection.js'

/** The result of `useProductForm`. */
export interface ProductFormHook
  extends SkuSelectionHook, Pick<AddToCartHook, 'state' | 'isBusy' | 'problem'> {
  /** The parts of a form to show. */
  readonly offer: OfferView
  /** Adds the chosen SKU to the cart. @default count 1 */
  readonly add: (count?: number) => void
  /** Adds the chosen SKU to the cart and opens the checkout. */
  readonly buyNow: (how: BuyNow) => void
}

/**
 * A product's form: the choice of its options, the purchase rules, and both ways of buying, by the same rules
 * in the same order as on a product page.
 */
export function useProductForm(reading: ProductReading, initial?: InitialSelection): ProductFormHook {
  const { product, memberships } = reading
  const { session } = useShop()
  const chosen = useSkuSelection(product, initial)
  const { state, isBusy, problem, add: addSku, buyNow: buySku, dismiss } = useAddToCart()
  const { selection, choose: chooseValue } = chosen

  const choose = useCallback<SkuSelectionHook['choose']>(
    (setId, valueId) => {
      chooseValue(setId, valueId)
      dismiss()
    },
    [chooseValue, dismiss],
  )
  const add = useCallback(
    (count?: number) => {
      const shopper: Shopper = { memberships, hasSession: session.isLoggedIn() }
      addSku(
        mapResult(canAddToCart(product, selection, shopper), ({ id }) => id),
        count,
      )
    },
    [product, selection, memberships, session, addSku],
  )
  const buyNow = useCallback(
    (how: BuyNow) => {
      const shopper: Shopper = { memberships, hasSession: session.isLoggedIn() }
      buySku(
        mapResult(canBuyNow(product, selection, shopper, true), ({ id }) => id),
        how,
      )
    },
    [product, selection, memberships, session, buySku],
  )
  return {
    ...chosen,
    choose,
    offer: offerView(product, selection, { memberships, hasSession: false }),
    state,
    isBusy,
    problem,
    add,
    buyNow,
  }
}
