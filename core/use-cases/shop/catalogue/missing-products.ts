import { productId } from '../../../catalog/index.js'
import type { ProductGateway } from '../../../ports/commerce-gateway.port.js'

/** The number of products without ids that is enough to tell that all ids are missing. */
const MAX_ASKED = 200

/**
 * Tells the owner of product forms that name products missing from the catalogue: shoppers cannot buy there.
 * `products`: ids with the page that names them.
 */
export async function productNotice(
  products: ReadonlyMap<string, string>,
  commerce: Pick<ProductGateway, 'readProduct'>,
): Promise<readonly string[]> {
  const unknown: (readonly [id: string, page: string])[] = []
  for (const [id, page] of [...products].slice(0, MAX_ASKED)) {
    const reading = await commerce.readProduct({ id: productId(id) })
    const isMissing =
      !reading.ok && reading.failure.tag === 'rejected' && reading.failure.code === 'ItemNotFound'
    if (isMissing) unknown.push([id, page])
  }
  const [first] = unknown
  if (first === undefined) return []
  const [id, page] = first
  const forms =
    unknown.length === 1
      ? `The form of product ${id} (${page}) names a product`
      : `The forms of ${unknown.length} products, such as ${id} (${page}), name products`
  return [`${forms} that catalogue.csv does not have: add the column "Product ID" (docs/store.md).`]
}
