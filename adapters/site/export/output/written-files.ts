import { createHash } from 'node:crypto'
import { isRecord, toRecord, toText } from '../../../../core/shared/index.js'
import { isPathBelow } from '../../safe-files/index.js'
import type { SafeFolder } from '../../safe-files/index.js'

/** The hidden file with the list of files that were written into a site folder. */
export const WRITTEN_FILE = '.vitrine-adopted.json'

/** The files that an earlier run wrote, each with the hash of its content. */
export type WrittenFiles = ReadonlyMap<string, string>

/** The hash that identifies one state of a file. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

/**
 * Reads the list of files that an earlier run wrote into a folder; empty if there is none. Names outside the folder
 * are ignored: no run has written them.
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

/** The text of the list of written files. */
export function writtenFilesText(files: WrittenFiles): string {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify({ files: Object.fromEntries(sorted) }, null, 1)}\n`
}
