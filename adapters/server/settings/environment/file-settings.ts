import { openS3FileStore } from '../../s3-files/index.js'
import type { S3Options } from '../../s3-files/index.js'
import type { FileStore } from '../../../../core/ports/platform/file-store.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { FILE_SECRETS } from './secrets-file.js'
import type { Environment } from './secrets-file.js'
import { webAddress } from '../web-address.js'
import { missingText } from './missing-names.js'

/** The settings of the store for files of forms and accounts. */
export interface FileSettings {
  /** null: in the database. */
  readonly s3: Omit<S3Options, 'prefix'> | null
}

/** The settings when nothing is set: files are stored in the database. */
export const NO_FILE_SETTINGS: FileSettings = { s3: null }

const BUCKET = 'VITRINE_S3_BUCKET'
const PLACE = [BUCKET, 'VITRINE_S3_REGION', 'VITRINE_S3_ENDPOINT'] as const
const NEEDED = [BUCKET, ...FILE_SECRETS] as const

/**
 * Reads the place of files (docs/files.md) from the result of `readSecrets`; a failure describes every
 * problem, without the values.
 */
export function readFileSettings(all: Environment): Result<FileSettings, readonly string[]> {
  if ([...PLACE, ...FILE_SECRETS].every((name) => !all[name])) return ok(NO_FILE_SETTINGS)
  const endpoint = all['VITRINE_S3_ENDPOINT'] || null
  const [bucket = '', accessKeyId = '', secretAccessKey = ''] = NEEDED.map((name) => all[name])
  const missing = NEEDED.filter((name) => !all[name])
  const problems = [
    ...(missing.length > 0 ? [`Files in S3 need ${NEEDED.join(', ')}: ${missingText(missing)}.`] : []),
    ...(bucket !== '' && !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket)
      ? [`${BUCKET} is not the name of a bucket.`]
      : []),
    ...(endpoint !== null && webAddress(endpoint) === null
      ? ['VITRINE_S3_ENDPOINT is not an address such as https://s3.example.org.']
      : []),
  ]
  if (problems.length > 0) return err(problems)
  const region = all['VITRINE_S3_REGION'] || 'us-east-1'
  return ok({ s3: { bucket, region, endpoint, accessKeyId, secretAccessKey } })
}

/** Opens the external file store; null: none is set. A failure gives the fix. */
export async function openFiles(
  { s3 }: FileSettings,
  siteId: string,
  onFailure: (message: string) => void,
): Promise<Result<FileStore | null, string>> {
  return s3 === null ? ok(null) : openS3FileStore({ ...s3, prefix: siteId }, onFailure)
}
