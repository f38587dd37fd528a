import { orderOfSnapshot } from '../../../../../../core/orders/index.js'
import type { Address } from '../../../../../../core/orders/index.js'
import type { Querier } from '../../../engine/index.js'

/** The number of the newest documents and orders that are read. */
const MAX_READ = 500

const textsOf = (address: Address | null): readonly string[] =>
  address === null ? [] : Object.values(address).filter((text) => typeof text === 'string')

/** The texts of the newest documents, and the names and addresses for those of the newest orders. */
export async function readPrintedTexts(sql: Querier, siteId: string): Promise<readonly string[]> {
  const documents = await sql.query(
    `SELECT content FROM order_document WHERE site_id = $1 ORDER BY issued_on DESC LIMIT ${MAX_READ}`,
    [siteId],
  )
  const orders = await sql.query(
    `SELECT snapshot FROM shop_order WHERE site_id = $1 AND status = 'placed' AND snapshot IS NOT NULL
     ORDER BY placed_on DESC LIMIT ${MAX_READ}`,
    [siteId],
  )
  return [
    ...documents.rows.map(({ content }) => `${content}`),
    ...orders.rows.flatMap(({ snapshot }) => {
      const { fullName, billingAddress, shippingAddress } = orderOfSnapshot(`${snapshot}`)
      return [fullName ?? '', ...textsOf(billingAddress), ...textsOf(shippingAddress)]
    }),
  ]
}
