import { selectListed, toListedEntry } from '../../../core/catalog/index.js'
import type { Product } from '../../../core/catalog/index.js'
import type { ProductReading } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { allAtOnce, err, ok } from '../../../core/shared/index.js'
import type { Catalogue } from '../pages/data/shop-fillings.js'

const NO_SUCH_PRODUCT: GatewayFailure = {
  tag: 'rejected',
  code: 'ItemNotFound',
  message: 'There is no such product.',
  problems: [],
}

const readingOf = (product: Product): ProductReading => ({ product, memberships: [] })

/** The products of a catalogue file, as pages query them. */
export function createFileCatalogue(products: readonly Product[]): Catalogue {
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const byId = new Map(products.map((product) => [product.id, product]))
  const entries = products.map(toListedEntry)
  return {
    readProduct: async (which) => {
      const product = 'id' in which ? byId.get(which.id) : bySlug.get(which.slug)
      return product ? ok(readingOf(product)) : err(NO_SUCH_PRODUCT)
    },
    listProducts: async (query) => {
      const selected = allAtOnce(selectListed(entries, query))
      if (!selected.ok) return err(NO_SUCH_PRODUCT)
      return ok(
        selected.value.flatMap((id) => {
          const product = byId.get(id)
          return product ? [readingOf(product)] : []
        }),
      )
    },
  }
}
