import { createSqlFileStore, createSqlKeptForms } from '../../../adapters/server/forms/index.js'
import type { KeptFormsWithFiles } from '../../../adapters/server/forms/index.js'
import { auditChanges } from '../../../adapters/server/sql/owner/index.js'
import { createCryptoRandom } from '../../../adapters/browser/platform/index.js'
import { systemClock } from '../../../adapters/server/platform/index.js'
import type { AuditEntry } from '../../../core/owners/index.js'
import type { Querier } from '../../../adapters/server/sql/engine/index.js'
import type { FileStore } from '../../../core/ports/platform/file-store.port.js'
import type { SubmissionFilter } from '../../../core/ports/forms/form-submissions.port.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { layeredFileStore } from '../../../adapters/server/s3-files/layered-file-store.js'
import { atShop } from '../catalogue/at-shop.js'
import type { DataOptions } from '../people/owner-data.js'
import { findBucket } from '../../../adapters/server/backup/site-bucket.js'
import { readSecrets } from '../../server/read-secrets.js'

/** The options of every command about forms. */
export interface FormsOptions extends DataOptions {
  readonly site: string
  readonly form?: string
  readonly json?: boolean
}

/** The filter for submissions that the options describe. */
export const filterOf = ({ form }: FormsOptions): SubmissionFilter =>
  form === undefined ? {} : { formName: form }

/** Writes an entry of the audit log. */
type Enter = (what: Pick<AuditEntry, 'operation' | 'subject' | 'detail'>) => Promise<void>

/** The contents of a site's files: in the bucket of the settings, and in the database. */
export async function openFileStore(sql: Querier, siteId: string): Promise<Result<FileStore, OwnerFailure>> {
  const bucket = findBucket(readSecrets(process.env))
  if (!bucket.ok) return bucket
  const store = bucket.value === null ? ok(null) : await bucket.value.open(siteId)
  if (!store.ok) return err(badInput(store.failure))
  const inDatabase = createSqlFileStore(sql, siteId)
  return ok(store.value === null ? inDatabase : layeredFileStore(store.value, inDatabase))
}

/** Opens the submissions of a site while `work` runs. */
export const withForms = <T>(
  folder: string | undefined,
  options: FormsOptions,
  work: (forms: KeptFormsWithFiles, enter: Enter) => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> =>
  atShop(folder, options, async ({ sql, commit, siteId, entryOf }) => {
    const files = await openFileStore(sql, siteId)
    if (!files.ok) return files
    const random = createCryptoRandom(globalThis.crypto)
    const kept = createSqlKeptForms({ sql, siteId, clock: systemClock, random })
    return work({ ...kept, files: files.value }, async (what) => {
      await commit(auditChanges(siteId, entryOf(what)))
    })
  })
