import type { OwnedProduct } from '../../../catalog/index.js'
import type { ProductDesk } from '../../../ports/owner/product-desk.port.js'

/** Batch size of one query. */
const MAX_READ = 500

/** All products of a shop, in the order of the catalogue. */
export async function readAllProducts(desk: Pick<ProductDesk, 'list'>): Promise<readonly OwnedProduct[]> {
  const read: OwnedProduct[] = []
  for (;;) {
    const batch = await desk.list({ after: read.at(-1)?.id ?? null, limit: MAX_READ })
    read.push(...batch)
    if (batch.length < MAX_READ) return read
  }
}
