import { createHash } from 'node:crypto'
import { isRecord, toRecord, toText } from '../../../../core/shared/index.js'
import { isPathBelow } from '../../safe-files/index.js'
import type { SafeFolder } from '../../safe-files/index.js'

/** The file in which a site folder remembers what was written into it. Hidden, so that it is never served. */
export const WRITTEN_FILE = '.vitrine-adopted.json'

/** The files that an earlier run wrote, each with the hash of what it wrote. */
export type WrittenFiles = ReadonlyMap<string, string>

/** The hash by which one state of a file is told from another. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

/**
 * Reads what an earlier run wrote into a folder, which `name` remembers; empty where none did. Names that lead out of
 * the folder are left out: no run has written them.
 */
export async function readWrittenFiles(
  folder: Pick<SafeFolder, 'readText'> | null,
  name = WRITTEN_FILE,
): Promise<WrittenFiles> {
  const text = (await folder?.readText(name)) ?? null
  if (text === null) return new Map()
  try {
    const raw: unknown = JSON.parse(text)
    const files = isRecord(raw) ? toRecord(raw['files']) : {}
    return new Map(
      Object.entries(files).flatMap(([path, hash]) =>
        toText(hash) === null || !isPathBelow(path) ? [] : [[path, String(hash)]],
      ),
    )
  } catch {
    return new Map()
  }
}

/** The text of the file that remembers. */
export function writtenFilesText(files: WrittenFiles): string {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify({ files: Object.fromEntries(sorted) }, null, 1)}\n`
}
