import type { SkuId } from '../../../catalog/index.js'
import type { CommerceGateway } from '../../../ports/shop/commerce-gateway.port.js'
import type { DeskPorts } from '../orders/change-order.js'
import { liveDemoLife } from './demo-lives.js'
import { demoShoppers } from './demo-shoppers.js'

const MAX_PRODUCTS = 100
/** Sample orders are spread over the last four weeks. */
const SPAN_MS = 28 * 86_400_000
/** The time after which an owner handles a sample order. */
const HANDLED_MS = 20 * 3_600_000
/** The minimum time between two sample orders. */
const APART_MS = 61_000
/** The stock that sample orders leave in the shop. */
const KEPT_PIECES = 3
const CARD = { provider: 'sandbox', token: 'sandbox_visa_12_2034' } as const

/** A test shop with a manual clock. */
export interface DemoPorts extends DeskPorts {
  /** The shop for a new visitor on every call. */
  readonly visit: () => CommerceGateway
  /** The language of the site: `de`, `en-GB` ... */
  readonly language: string
  readonly setTime: (ms: number) => void
  /** Runs the shop's recurring work. */
  readonly settle: () => Promise<void>
}

/** The variants that are bought once and have enough stock. */
async function skusOf(shop: CommerceGateway): Promise<readonly SkuId[]> {
  const listed = await shop.listProducts({ category: null, limit: MAX_PRODUCTS })
  if (!listed.ok) return []
  return listed.value.flatMap(({ product }) =>
    product.skus
      .filter(({ inventory, billing }) => {
        const isEnough = inventory.type === 'infinite' || inventory.quantity > KEPT_PIECES
        return isEnough && billing === 'one-time'
      })
      .map(({ id }) => id),
  )
}

/** Enters the first shopper to whom the shop ships the cart; false: there is none. */
async function shipTo(shop: CommerceGateway, index: number): Promise<boolean> {
  const empty = await shop.readCart()
  if (!empty.ok) return false
  for (const { email, address } of demoShoppers(index, empty.value.shop.businessCountry)) {
    await shop.updateIdentity(email)
    await shop.updateAddress({ kind: 'shipping', address })
    await shop.updateAddress({ kind: 'billing', address })
    const cart = await shop.readCart()
    if (!cart.ok || cart.value.order === null) return false
    const { shippingMethods, flags } = cart.value.order
    if (flags.requiresShipping && shippingMethods.length === 0) continue
    await shop.updateShippingMethod(shippingMethods[0]?.id ?? null)
    return true
  }
  return false
}

/** Places one order as a visitor's page does; null: the shop refused a step. */
async function place(
  shop: CommerceGateway,
  skus: readonly SkuId[],
  index: number,
  newId: () => string,
): Promise<string | null> {
  const chosen = [
    skus[(index * 7) % skus.length],
    ...(index % 3 === 0 ? [skus[(index * 11 + 3) % skus.length]] : []),
  ]
  for (const skuId of new Set(chosen)) {
    if (skuId === undefined) continue
    const added = { skuId, count: 1 + (index % 5 === 0 ? 1 : 0), buyNow: false, key: newId() }
    await shop.addToCart(added)
  }
  if (!(await shipTo(shop, index))) return null
  await shop.storePaymentMethod(CARD)
  const answer = await shop.submitOrder({ key: newId() })
  return answer.ok && answer.value.tag === 'accepted' ? answer.value.orderId : null
}

/**
 * Places sample orders and handles them like an owner; returns their number, or null if nothing is in stock.
 */
export async function placeDemoOrders(ports: DemoPorts, count: number): Promise<number | null> {
  const { visit, clock, newId, language, setTime, settle } = ports
  const skus = await skusOf(visit())
  if (skus.length === 0) return null
  const endMs = clock.wallTime()
  let made = 0
  for (let index = 0; index < count; index += 1) {
    const left = count - index - 1
    setTime(endMs - Math.round((SPAN_MS * left) / count) - left * APART_MS)
    const order = await place(visit(), skus, index, newId)
    if (order === null) continue
    made += 1
    setTime(Math.min(endMs, clock.wallTime() + HANDLED_MS))
    await liveDemoLife(ports, { order, index, left }, language)
    await settle()
  }
  return made
}
