import type { FileStore } from '../../../core/ports/platform/file-store.port.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { findBucket } from '../backup/site-bucket.js'
import { layeredFileStore } from '../s3-files/layered-file-store.js'
import type { Querier } from '../sql/engine/index.js'
import { createSqlFileStore } from './sql-file-store.js'

/** The files of a site: new ones in its own store, earlier ones in the database; null: all in the database. */
export function createFileStore(sql: Querier, siteId: string, own: FileStore | null): FileStore {
  const inDatabase = createSqlFileStore(sql, siteId)
  return own === null ? inDatabase : layeredFileStore(own, inDatabase)
}

/** Opens the contents of a site's files: in the bucket of the settings, and in the database. */
export async function openFileStore(
  secrets: Parameters<typeof findBucket>[0],
  { sql, siteId }: { readonly sql: Querier; readonly siteId: string },
): Promise<Result<FileStore, OwnerFailure>> {
  const bucket = findBucket(secrets)
  if (!bucket.ok) return bucket
  const store = bucket.value === null ? ok(null) : await bucket.value.open(siteId)
  if (!store.ok) return err(badInput(store.failure))
  return ok(createFileStore(sql, siteId, store.value))
}
