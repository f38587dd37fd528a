import type { Membership } from '../../core/catalog/index.js'
import type { Backend } from '../../core/ports/backend.port.js'
import type { CommerceGateway, ProductReading } from '../../core/ports/shop/commerce-gateway.port.js'
import { mapResult, ok } from '../../core/shared/index.js'
import { withCapabilities } from './with-capabilities.js'

/** Product data that the wrapped back end cannot hold. */
export interface SpecialOffer {
  /** The visitor holds the product's membership. */
  readonly isHeld?: boolean
}

/**
 * A back end around another one, whose visitor has the memberships of some products, by their slugs. Without
 * offers it equals the other one and passes the same suite.
 */
export function withOffers(inner: Backend, offers: Readonly<Record<string, SpecialOffer>>): Backend {
  const offer = (reading: ProductReading): ProductReading => {
    const { product, memberships } = reading
    const held: readonly Membership[] = offers[product.slug]?.isHeld
      ? [{ productId: product.id, orderId: 'earlier', active: true }]
      : []
    return { product, memberships: [...memberships, ...held] }
  }
  return withCapabilities(
    {
      open: (visitor) => {
        const opened = inner.open(visitor)
        const readProduct: CommerceGateway['readProduct'] = async (which) =>
          mapResult(await opened.commerce.readProduct(which), offer)
        return {
          ...opened,
          accounts: {
            ...opened.accounts,
            readMemberships: async (products) => {
              const readings = await Promise.all(products.map((id) => readProduct({ id })))
              return ok(readings.flatMap((reading) => (reading.ok ? reading.value.memberships : [])))
            },
          },
          commerce: {
            ...opened.commerce,
            readProduct,
            listProducts: async (request) =>
              mapResult(await opened.commerce.listProducts(request), (readings) => readings.map(offer)),
          },
        }
      },
    },
    { memberships: true },
  )
}
