import { openFileStore } from '../../adapters/server/forms/open-file-store.js'
import type { FileStore } from '../../core/ports/platform/file-store.port.js'
import type { OwnerFailure, Result } from '../../core/shared/index.js'
import { readSecrets } from '../server/read-secrets.js'
import { atShop } from './at-shop.js'
import type { AtShop, ShopOptions } from './at-shop.js'

/** Opens a shop and the contents of its files while `work` runs. */
export const atFiles = <T>(
  folder: string | undefined,
  options: ShopOptions,
  work: (files: FileStore, shop: AtShop) => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> =>
  atShop(folder, options, async (shop) => {
    const files = await openFileStore(readSecrets(process.env), shop)
    return files.ok ? work(files.value, shop) : files
  })
