import { downloadFilesOf } from '../../../core/orders/index.js'
import type { Product } from '../../../core/catalog/index.js'
import { plural, someOf } from '../../../core/shared/index.js'
import { openHandleInside } from '../../site/safe-files/index.js'

/** The folder of files for buyers, in the site folder beside the pages; it is never served as it is. */
export const DOWNLOADS_FOLDER = '.downloads'

const MAX_NAMED = 3

/** The files that products sell and the folder of downloads lacks, so that their buyers could not fetch them. */
export async function missingSoldFiles(
  siteFolder: string,
  products: readonly Product[],
): Promise<readonly string[]> {
  const missing: string[] = []
  for (const { path } of downloadFilesOf(products.map((product) => ({ product })))) {
    const handle = await openHandleInside(siteFolder, path, DOWNLOADS_FOLDER)
    if (handle === null) missing.push(path)
    else await handle.close()
  }
  return missing
}

/** Tells an owner which sold files are missing; null: all are there. */
export const describeMissingFiles = (missing: readonly string[]): string | null =>
  missing.length === 0
    ? null
    : `Buyers cannot fetch ${plural(missing.length, 'file')} that catalogue.csv sells: ` +
      `${someOf(missing, MAX_NAMED)}. The folder ${DOWNLOADS_FOLDER} of the site lacks them.`
