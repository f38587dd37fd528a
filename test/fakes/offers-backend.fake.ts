import type { Membership, Product, ProductSlug } from '../../core/catalog/index.js'
import type { Backend } from '../../core/ports/backend.port.js'
import type { ProductReading } from '../../core/ports/commerce-gateway.port.js'
import { mapResult } from '../../core/shared/index.js'

/** What a shop says of some of its products beyond what its own back end can hold. */
export interface SpecialOffer {
  readonly change?: (product: Product) => Product
  /** The visitor holds the product's membership. */
  readonly isHeld?: boolean
}

/**
 * A back end as another one is, but for some products: subscriptions where a choice leads to one, memberships a visitor holds. Without offers it
 * is the other one, so it passes what that passes.
 */
export function withOffers(
  inner: Backend,
  offers: Readonly<Record<ProductSlug | string, SpecialOffer>>,
): Backend {
  const offer = (reading: ProductReading): ProductReading => {
    const { product, memberships } = reading
    const special = offers[product.slug]
    const held: readonly Membership[] = special?.isHeld
      ? [{ productId: product.id, orderId: 'earlier', active: true }]
      : []
    return { product: special?.change?.(product) ?? product, memberships: [...memberships, ...held] }
  }
  return {
    capabilities: { ...inner.capabilities, subscriptions: true, memberships: true },
    open: (visitor) => {
      const opened = inner.open(visitor)
      return {
        ...opened,
        commerce: {
          ...opened.commerce,
          readProduct: async (which) => mapResult(await opened.commerce.readProduct(which), offer),
          listProducts: async (wish) =>
            mapResult(await opened.commerce.listProducts(wish), (readings) => readings.map(offer)),
        },
      }
    },
  }
}
