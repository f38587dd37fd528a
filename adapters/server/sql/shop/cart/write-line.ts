import type { OrderLineRow } from '../../engine/index.js'
import { preparedChange } from '../../engine/index.js'
import type { CartAnswerRow } from '../../engine/index.js'
import type { Tables } from '../store-context.js'

type Line = readonly [
  siteId: string,
  id: string,
  orderId: string,
  skuId: string,
  count: number,
  price: number,
  addedOn: number,
]

const upsert = (tables: Pick<Tables, 'insertInto'>, ...line: Line) => {
  const [siteId, id, orderId, skuId, count, price, addedOn] = line
  return tables
    .insertInto('order_line')
    .values({
      site_id: siteId,
      id,
      order_id: orderId,
      sku_id: skuId,
      count,
      price_minor: price,
      added_on: addedOn,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet({ count, price_minor: price }))
}

const writeOnly = preparedChange(upsert)

/** One statement: each costs the embedded database as much as what it writes. */
const writeBoth = preparedChange(
  (tables: Tables, answerId: string, answer: string, answeredOn: number, ...line: Line) =>
    tables
      .with('written', (beside) => upsert(beside, ...line))
      .insertInto('cart_answer')
      .values({ site_id: line[0], id: answerId, answer, created_on: answeredOn }),
)

/** Writes a line of a cart, and with it what a repetition of the addition is answered. */
export async function writeLine(
  tables: Tables,
  {
    site_id: siteId,
    id,
    order_id: orderId,
    sku_id: skuId,
    count,
    price_minor: price,
    added_on: addedOn,
  }: OrderLineRow,
  answer: CartAnswerRow | null,
): Promise<void> {
  const line: Line = [siteId, id, orderId, skuId, count, price, addedOn]
  if (answer === null) await writeOnly(tables, ...line)
  else await writeBoth(tables, answer.id, answer.answer, answer.created_on, ...line)
}
