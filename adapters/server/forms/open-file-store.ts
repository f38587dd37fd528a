import type { FileStore } from '../../../core/ports/platform/file-store.port.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { findBucket } from '../backup/site-bucket.js'
import { layeredFileStore } from '../s3-files/layered-file-store.js'
import type { Querier } from '../sql/engine/index.js'
import { createSqlFileStore } from './sql-file-store.js'

/** Opens the contents of a site's files: in the bucket of the settings, and in the database. */
export async function openFileStore(
  secrets: Parameters<typeof findBucket>[0],
  { sql, siteId }: { readonly sql: Querier; readonly siteId: string },
): Promise<Result<FileStore, OwnerFailure>> {
  const bucket = findBucket(secrets)
  if (!bucket.ok) return bucket
  const store = bucket.value === null ? ok(null) : await bucket.value.open(siteId)
  if (!store.ok) return err(badInput(store.failure))
  const inDatabase = createSqlFileStore(sql, siteId)
  return ok(store.value === null ? inDatabase : layeredFileStore(store.value, inDatabase))
}
