import type { AccountWork } from '../account-work.js'
import type { CountedFile } from '../storage/file-records.js'

/** The stored data that uses of files change. */
export type FileWork = Pick<AccountWork, 'fileRecords'>

/** Counts a file with its new size instead of its former one, for its member and for all. */
export async function countFile(
  { fileRecords }: FileWork,
  { memberId, sizeBytes: before }: CountedFile,
  sizeBytes: number,
): Promise<void> {
  const added = sizeBytes - (before ?? 0)
  if (added !== 0) await fileRecords.addBytes(memberId, added)
}

/** Deletes the record of a file whose content is gone, and frees its space. */
export async function releaseFile(work: FileWork, id: string): Promise<void> {
  await work.fileRecords.lockBytes()
  const file = await work.fileRecords.remove(id)
  if (file !== null) await countFile(work, file, 0)
}
