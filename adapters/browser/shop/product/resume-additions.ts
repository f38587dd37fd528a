import { forgetAddition, recallAdditions } from '../../../../core/cart/index.js'
import type { CartService, UnansweredAddition } from '../../../../core/cart/index.js'
import { canAddToCart } from '../../../../core/catalog/index.js'
import type { SessionStatus } from '../../../../core/ports/accounts/session-status.port.js'
import type { KeyValueStore } from '../../../../core/ports/page/key-value-store.port.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { CommerceGateway } from '../../../../core/ports/shop/commerce-gateway.port.js'
import { createProductCache } from './product-cache.js'
import { shopperOf } from './product-entry.js'

/** The dependencies of additions that another page began. */
export interface ResumePorts {
  readonly commerce: Pick<CommerceGateway, 'addToCart' | 'readProduct'>
  readonly cart: Pick<CartService, 'invalidate'>
  readonly session: SessionStatus
  readonly storage: KeyValueStore
  readonly clock: Clock
}

/**
 * Carries out additions that a shopper asked for on a page and left before its server answered. Under the
 * key of the first request nothing is added twice.
 */
export async function resumeAdditions(ports: ResumePorts): Promise<void> {
  const { storage, clock } = ports
  for (const addition of recallAdditions(storage, clock.wallTime()))
    if (await isAnswered(addition, ports)) forgetAddition(storage, addition.key, clock.wallTime())
}

/** False: the server was not reached, so the next page tries again. */
async function isAnswered(
  { key, count, product }: UnansweredAddition,
  { commerce, cart, session }: ResumePorts,
): Promise<boolean> {
  // Apart from the forms of this page, which show choices of their own.
  const cached = createProductCache(commerce).take(product.source, product.preselection)
  for (const [setId, valueId] of product.choices) cached.choose(setId, valueId)
  await cached.whenRead()
  const state = cached.getSnapshot()
  if (state.tag !== 'ready') return state.tag === 'failed' && state.failure.tag !== 'unreachable'
  const sku = canAddToCart(state.reading.product, state.selection, shopperOf(state, session))
  if (!sku.ok) return true
  const added = await commerce.addToCart({ skuId: sku.value.id, count, buyNow: false, key })
  if (added.ok) await cart.invalidate()
  return added.ok || added.failure.tag !== 'unreachable'
}
