import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ProductRow, SkuRow } from '../../sql/index.js'
import type { Tables } from '../store-context.js'

/** Rows in one statement: the embedded engine answers nobody else while it runs one. */
const ROWS_AT_ONCE = 100

/** The rows by chunks, with a turn for everybody else before each. */
async function* chunksOf<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await nextTurn()
    yield rows.slice(start, start + ROWS_AT_ONCE)
  }
}

/** Inserts products, or replaces those with the same id. */
export async function writeProducts(tables: Tables, rows: readonly ProductRow[]): Promise<void> {
  for await (const chunk of chunksOf(rows)) {
    await tables
      .insertInto('product')
      .values([...chunk])
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'id']).doUpdateSet(({ ref }) => ({
          slug: ref('excluded.slug'),
          name: ref('excluded.name'),
          type: ref('excluded.type'),
          description: ref('excluded.description'),
          categories: ref('excluded.categories'),
          shippable: ref('excluded.shippable'),
          option_sets: ref('excluded.option_sets'),
          default_sku_id: ref('excluded.default_sku_id'),
          fields: ref('excluded.fields'),
          position: ref('excluded.position'),
          withdrawn: ref('excluded.withdrawn'),
        })),
      )
      .execute()
  }
}

/** Inserts SKUs, or replaces those with the same id. */
export async function writeSkus(tables: Tables, rows: readonly SkuRow[]): Promise<void> {
  for await (const chunk of chunksOf(rows)) {
    await tables
      .insertInto('sku')
      .values([...chunk])
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'id']).doUpdateSet(({ ref }) => ({
          product_id: ref('excluded.product_id'),
          code: ref('excluded.code'),
          price_minor: ref('excluded.price_minor'),
          compare_at_minor: ref('excluded.compare_at_minor'),
          currency: ref('excluded.currency'),
          weight: ref('excluded.weight'),
          width: ref('excluded.width'),
          height: ref('excluded.height'),
          length: ref('excluded.length'),
          main_image: ref('excluded.main_image'),
          more_images: ref('excluded.more_images'),
          option_values: ref('excluded.option_values'),
          quantity: ref('excluded.quantity'),
          listed_quantity: ref('excluded.listed_quantity'),
          billing: ref('excluded.billing'),
          plan: ref('excluded.plan'),
          position: ref('excluded.position'),
          withdrawn: ref('excluded.withdrawn'),
        })),
      )
      .execute()
  }
}
