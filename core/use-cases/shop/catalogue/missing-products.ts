import { productId } from '../../../catalog/index.js'
import type { ProductGateway } from '../../../ports/shop/commerce-gateway.port.js'

/** The number of missing products that is enough to conclude that the file has no ids at all. */
const MAX_ASKED = 200

/**
 * Warns the owner about product forms with products that the catalogue lacks, which shoppers cannot buy.
 * `products`: ids with the page that names them.
 */
export async function productNotice(
  products: ReadonlyMap<string, string>,
  commerce: Pick<ProductGateway, 'readProduct'>,
): Promise<readonly string[]> {
  const unknown: (readonly [id: string, page: string])[] = []
  const asked = [...products].slice(0, MAX_ASKED)
  for (const [id, page] of asked) {
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
  // A catalogue with some of the ids has their column already.
  const fix =
    unknown.length === asked.length
      ? 'add the column "Product ID"'
      : 'add the lines, each with its id in the column "Product ID", or take the forms out'
  return [`${forms} that catalogue.csv does not have: ${fix} (docs/store.md).`]
}
