import { downloadFilesOf } from '../../../../../core/orders/index.js'
import type { Order } from '../../../../../core/orders/index.js'
import type { DownloadLinks } from '../../../../../core/ports/shop/download-links.port.js'
import { ownedFilesOf } from '../../../../../core/use-cases/shop/orders/owned-files.js'
import type { SiteDatabase } from '../site-database.js'
import { readOrderWithFiles } from './order-with-files.js'

/** The files of an order with their present addresses; `links`: absent if the site serves no files. */
export async function downloadsOf(
  site: SiteDatabase,
  order: Order,
  links: DownloadLinks | undefined,
): Promise<Order['downloads']> {
  if (links === undefined || downloadFilesOf(order.items).length === 0) return []
  const stored = await readOrderWithFiles(site, order.id)
  return (stored === null ? [] : ownedFilesOf(stored)).map(({ id, name, path }) => ({
    id,
    name,
    url: links.urlOf(order.id, path),
  }))
}
