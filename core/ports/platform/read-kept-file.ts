import { ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import type { FileStore } from './file-store.port.js'
import type { StorageFailure } from './storage-failure.js'

/**
 * A whole file in memory, for a single reader: the owner's commands. Null: there is no file with that key.
 */
export async function readKeptFile(
  files: Pick<FileStore, 'find'>,
  key: string,
): Promise<Result<Uint8Array | null, StorageFailure>> {
  const found = await files.find(key)
  if (!found.ok || found.value === null) return found.ok ? ok(null) : found
  const { sizeBytes, read } = found.value
  const content = new Uint8Array(sizeBytes)
  let at = 0
  for await (const piece of read(0, sizeBytes)) {
    if (!piece.ok) return piece
    content.set(piece.value, at)
    at += piece.value.length
  }
  return ok(content)
}
