import { checkFileQuota } from '../../../accounts/index.js'
import { UPLOAD_TIME_MS } from '../../../site/index.js'
import type { AccountClock, AccountRules } from '../account-ports.js'
import type { ExpectedFile } from '../storage/file-records.js'
import { countFile } from './count-file.js'
import type { FileWork } from './count-file.js'

const MB = 1024 * 1024

/** Uploads that began until this time have expired and take no space. */
export const expectedSince = ({ clock }: AccountClock): number => clock.wallTime() - UPLOAD_TIME_MS

/** Deletes the records of expired uploads, which have no stored content; returns their bytes. */
async function forgetUnsent(work: FileWork, ports: AccountClock): Promise<number> {
  let bytes = 0
  for (const file of await work.fileRecords.removeUnsent(expectedSince(ports))) {
    bytes += file.sizeBytes ?? 0
    await countFile(work, file, 0)
  }
  return bytes
}

/**
 * Stores the record of an expected file, which reserves its space until it is deleted. Without enough space no
 * record is stored. Parallel requests cannot exceed the limit together.
 */
export async function reserveFile(
  work: FileWork,
  ports: AccountClock & AccountRules,
  file: ExpectedFile,
): Promise<ReturnType<typeof checkFileQuota>> {
  const { memberFilesMb, allFilesMb } = ports.settings
  const ofAll = await work.fileRecords.lockBytes()
  const unsent = await forgetUnsent(work, ports)
  const ofMember = await work.fileRecords.bytesOf(file.memberId)
  const outcome = checkFileQuota(
    file.sizeBytes,
    { ofMember, ofAll: ofAll - unsent },
    { ofMember: memberFilesMb * MB, ofAll: allFilesMb * MB },
  )
  if (outcome !== 'fits') return outcome
  await work.fileRecords.insert(file)
  await countFile(work, { ...file, sizeBytes: 0 }, file.sizeBytes)
  return outcome
}
