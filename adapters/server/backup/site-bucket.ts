import { openFiles, readFileSettings } from '../settings/environment/file-settings.js'
import type { Environment } from '../settings/environment/secrets-file.js'
import type { OpenFiles } from './index.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'

/** The bucket of files that the environment names. */
export interface SiteBucket {
  readonly name: string
  readonly open: OpenFiles
}

/**
 * Finds the bucket that holds the files of members and forms; null: they are in the database. `onNote` is
 * called with the store's failures.
 */
export function findBucket(
  secrets: Result<Environment, readonly string[]>,
  onNote: (message: string) => void = () => undefined,
): Result<SiteBucket | null, OwnerFailure> {
  const settings = secrets.ok ? readFileSettings(secrets.value) : secrets
  if (!settings.ok) return err(badInput(...settings.failure))
  const { s3 } = settings.value
  return ok(
    s3 === null ? null : { name: s3.bucket, open: (siteId) => openFiles(settings.value, siteId, onNote) },
  )
}
