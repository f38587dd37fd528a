import type { Result } from '../../../core/shared/index.js'
import { checkBucket } from '../s3-files/index.js'
import type { BucketFault } from '../s3-files/index.js'
import { readFileSettings } from '../settings/environment/file-settings.js'
import type { Environment } from '../settings/environment/secrets-file.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

const problem = (message: string, fix: string): SiteFinding => siteFinding('problem', 'files', message, fix)

const RIGHTS = 'Give the keys s3:PutObject, s3:GetObject and s3:DeleteObject on it (docs/files.md).'

function findingOf(bucket: string, fault: BucketFault): SiteFinding {
  switch (fault.tag) {
    case 'missing':
      return problem(fault.message, 'Install it beside vitrine (docs/files.md).')
    case 'not-written':
      return problem(
        `No file can be kept in the bucket ${bucket}. ${fault.message}`,
        `Check its name, VITRINE_S3_ENDPOINT and the keys. ${RIGHTS}`,
      )
    case 'not-read':
      return problem(`A file in the bucket ${bucket} cannot be read again. ${fault.message}`, RIGHTS)
    case 'not-removed':
      return problem(`A file in the bucket ${bucket} cannot be removed. ${fault.message}`, RIGHTS)
    case 'public':
      return problem(
        `Anyone can read the bucket ${bucket} at ${fault.address}: files of visitors are in it.`,
        'Close it to the public; visitors are never sent to it (docs/files.md).',
      )
  }
}

/** Checks that the bucket for files exists, works, and is not public; no findings if none is set. */
export async function fileFindings(
  secrets: Result<Environment, readonly string[]>,
  siteId: string,
): Promise<readonly SiteFinding[]> {
  // Problems of the secrets themselves are reported once, by another check.
  if (!secrets.ok) return []
  const settings = readFileSettings(secrets.value)
  if (!settings.ok) return settings.failure.map((line) => problem(line, 'Set it as docs/files.md says.'))
  const { s3 } = settings.value
  if (s3 === null) return []
  const faults = await checkBucket({ ...s3, prefix: siteId })
  return faults.map((fault) => findingOf(s3.bucket, fault))
}
