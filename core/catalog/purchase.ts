import { err, ok } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import { holdsMembership } from './membership.js'
import type { Membership } from './membership.js'
import { offeredSkus } from './options/option-axis.js'
import type { Product, Sku } from './product.js'
import { selectedSku } from './options/selection.js'
import type { Selection } from './options/selection.js'
import { isInStock } from './stock.js'

/** The facts about a shopper that decide whether they can buy. */
export interface Shopper {
  readonly hasSession: boolean
  readonly memberships: readonly Membership[]
}

/**
 * The reason why something cannot be bought now. `already-held`: an active membership is bought once.
 * `subscription-only`: a subscription is bought at once instead of added to the cart. `needs-session`: the
 * visitor must sign up first. `checkout-disabled`: the page's link is not enabled for checkout.
 */
export type PurchaseRefusal =
  | 'out-of-stock'
  | 'already-held'
  | 'subscription-only'
  | 'options-open'
  | 'needs-session'
  | 'checkout-disabled'

/**
 * True if no SKU that can be chosen is in stock: the out-of-stock block replaces the form
 * (reference/product#at-load).
 */
export const isOutOfStock = (product: Product): boolean => offeredSkus(product).length === 0

/**
 * True if only logged-in members can buy it: subscriptions and memberships (reference/product#at-load,
 * reference/accounts#roles).
 */
export const requiresSession = (product: Product, sku: Sku | null): boolean =>
  product.type === 'Membership' || sku?.billing === 'subscription'

/** The data that a product's form shows. `sku`: the chosen one, or the default one while a choice is open. */
export interface OfferView {
  readonly showsOutOfStock: boolean
  readonly showsAddToCart: boolean
  readonly buyNowLabel: 'buy' | 'subscribe'
  /** True: both buttons are disabled, since the visitor holds the membership. */
  readonly isAlreadyHeld: boolean
  readonly requiresSession: boolean
}

/** The view of a product's form for this shopper (reference/product#at-load). */
export function offerView(product: Product, selection: Selection, shopper: Shopper): OfferView {
  const sku = selectedSku(product, selection) ?? defaultSku(product)
  const isSubscription = sku?.billing === 'subscription'
  return {
    showsOutOfStock: isOutOfStock(product),
    showsAddToCart: !isSubscription,
    buyNowLabel: isSubscription ? 'subscribe' : 'buy',
    isAlreadyHeld: holdsMembership(shopper.memberships, product.id),
    requiresSession: requiresSession(product, sku),
  }
}

/** The SKU that represents a product before the shopper chooses: the owner's default, else the first. */
export const defaultSku = (product: Product): Sku | null =>
  product.skus.find((sku) => sku.id === product.defaultSkuId) ?? product.skus[0] ?? null

/**
 * Checks whether the selection may be added to the cart, and returns its SKU. The checks follow the order of
 * reference/product#add-to-cart.
 */
export function canAddToCart(
  product: Product,
  selection: Selection,
  shopper: Shopper,
): Result<Sku, PurchaseRefusal> {
  const sku = selectedSku(product, selection)
  if (isOutOfStock(product)) return err('out-of-stock')
  if (holdsMembership(shopper.memberships, product.id)) return err('already-held')
  if (sku === null) return err('options-open')
  if (sku.billing === 'subscription') return err('subscription-only')
  if (requiresSession(product, sku) && !shopper.hasSession) return err('needs-session')
  return isInStock(sku) ? ok(sku) : err('out-of-stock')
}

/**
 * Checks whether the selection may be bought at once. The checks follow the order of
 * reference/product#buy-now, which begins with the session.
 */
export function canBuyNow(
  product: Product,
  selection: Selection,
  shopper: Shopper,
  isCheckoutEnabled: boolean,
): Result<Sku, PurchaseRefusal> {
  const sku = selectedSku(product, selection)
  if (isOutOfStock(product)) return err('out-of-stock')
  if (holdsMembership(shopper.memberships, product.id)) return err('already-held')
  if (requiresSession(product, sku ?? defaultSku(product)) && !shopper.hasSession) return err('needs-session')
  if (!isCheckoutEnabled) return err('checkout-disabled')
  if (sku === null) return err('options-open')
  return isInStock(sku) ? ok(sku) : err('out-of-stock')
}
