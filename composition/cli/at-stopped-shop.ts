import { dataLocationOf } from '../../adapters/server/site-folder/data-location.js'
import { openFailure } from '../../adapters/server/sql/engine/index.js'
import { newSiteNotice } from '../../adapters/server/terminal/site/unknown-site.js'
import { err } from '../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../core/shared/index.js'
import { createRuntime } from '../headless/create-runtime.js'
import type { Runtime, RuntimeOptions } from '../headless/create-runtime.js'
import { databaseOf } from '../server/database-of.js'
import type { ShopOptions } from './at-shop.js'

/**
 * Opens a stopped shop while `work` runs; tables of an older version are refused. `notice`: a line for the terminal
 * if the data do not contain the site yet. `whenInUse`: the advice if another program has opened the data.
 */
export async function atStoppedShop<T>(
  folder: string,
  { data, site: siteId }: Pick<ShopOptions, 'data' | 'site'>,
  options: Omit<RuntimeOptions, 'database' | 'siteId'>,
  whenInUse: readonly string[],
  work: (shop: Runtime, notice: string | null) => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> {
  const database = databaseOf(dataLocationOf(folder, data, process.env['DATABASE_URL']))
  const shop = await createRuntime({ ...options, database, siteId, refusesOlder: true })
  if (!shop.ok) {
    const failure = openFailure(shop.failure)
    const advice = failure.tag === 'data-in-use' ? whenInUse : []
    return err({ ...failure, lines: [...failure.lines, ...advice] })
  }
  try {
    return await work(shop.value, await newSiteNotice(shop.value.sql, siteId))
  } finally {
    await shop.value.close()
  }
}
