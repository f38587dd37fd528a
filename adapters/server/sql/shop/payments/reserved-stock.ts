import { prepared } from '../../engine/index.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import type { StoreContext, Tables } from '../store-context.js'
import { releaseDiscount } from './discount-uses.js'

/** So many pieces of a SKU, taken from stock. */
export type Reserved = readonly [skuId: string, count: number]

type Site = Pick<StoreContext, 'siteId'>

/**
 * The stock that a cart needs: summed per SKU, in the order of the ids, so that two orders never wait for
 * each other crosswise.
 */
export function neededStock(
  lines: readonly {
    readonly row: { readonly count: number }
    readonly sku: { readonly id: string }
  }[],
): readonly Reserved[] {
  const counts = new Map<string, number>()
  for (const { row, sku } of lines) counts.set(sku.id, (counts.get(sku.id) ?? 0) + row.count)
  return [...counts].sort(([left], [right]) => (left < right ? -1 : 1))
}

const takeFrom = (goods: 'for-sale' | 'also-withdrawn') =>
  prepared((tables: Tables, siteId: string, skuId: string, count: number) =>
    tables
      .updateTable('sku')
      .set(({ eb }) => ({ quantity: eb('quantity', '-', count) }))
      .where('site_id', '=', siteId)
      .where('id', '=', skuId)
      .$if(goods === 'for-sale', (query) => query.where('withdrawn', '=', false))
      // Stock without end is empty here and stays empty: nothing minus something is nothing.
      .where(({ eb, or }) => or([eb('quantity', 'is', null), eb('quantity', '>=', count)])),
  )
const TAKE = { 'for-sale': takeFrom('for-sale'), 'also-withdrawn': takeFrom('also-withdrawn') }

/**
 * Takes the pieces from stock, each only where enough are left. False: some SKU had too few; the transaction
 * must be rolled back. A SKU that is sold no more is still there for its subscribers.
 */
export async function takeStock(
  tables: Tables,
  { siteId }: Site,
  needed: readonly Reserved[],
  goods: keyof typeof TAKE = 'for-sale',
): Promise<boolean> {
  for (const [skuId, count] of needed) {
    const { numAffectedRows } = await TAKE[goods](tables, siteId, skuId, count)
    if (numAffectedRows !== 1n) return false
  }
  return true
}

/** Puts pieces of a SKU back. Stock without end is empty and stays empty: nothing plus something is nothing. */
export async function putBack(tables: Tables, { siteId }: Site, skuId: string, count: number): Promise<void> {
  await tables
    .updateTable('sku')
    .set(({ eb }) => ({ quantity: eb('quantity', '+', count) }))
    .where('site_id', '=', siteId)
    .where('id', '=', skuId)
    .execute()
}

/** Gives back what an attempt had taken. */
export async function releaseReserved(
  tables: Tables,
  { siteId }: Site,
  attempt: Pick<PaymentAttemptRow, 'reserved' | 'discount_code'>,
): Promise<void> {
  for (const [skuId, count] of JSON.parse(attempt.reserved) as readonly Reserved[])
    await putBack(tables, { siteId }, skuId, count)
  if (attempt.discount_code !== null) await releaseDiscount(tables, { siteId }, attempt.discount_code)
}
