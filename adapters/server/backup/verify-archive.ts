import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import {
  entryProblem,
  MANIFEST_PATH,
  MAX_ENTRIES,
  maxManifestBytes,
  misplacedEntry,
  parseManifest,
} from '../../../core/use-cases/backups/index.js'
import type { BackupEntry, BackupManifest } from '../../../core/use-cases/backups/index.js'
import { ArchiveProblem } from './archive-problem.js'
import { readArchive } from './archive-reader.js'

async function textOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads a whole archive and compares each entry with the manifest; writes nothing. A failure describes the
 * problem. `onBytes` is called with the number of checked bytes.
 */
export async function verifyArchive(
  source: Readable,
  passphrase: string,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<Result<BackupManifest, string>> {
  const found = new Map<string, BackupEntry>()
  let pathChars = 0
  let manifest: Result<BackupManifest, string> = err('it has no manifest: it was cut off')
  let checked = 0
  try {
    for await (const { path, sizeBytes, content } of readArchive(source, passphrase)) {
      if (path === MANIFEST_PATH) {
        if (sizeBytes > maxManifestBytes(found.size, pathChars))
          return err('The manifest of the backup is too long.')
        manifest = parseManifest(parseJson(await textOf(content)))
        continue
      }
      const misplaced = misplacedEntry({ path, sizeBytes })
      if (misplaced !== null) return err(`This backup was not made by Vitrine: ${misplaced}.`)
      if (found.has(path)) return err('The backup is damaged: two of its entries have one name.')
      if (found.size === MAX_ENTRIES) return err('This backup was not made by Vitrine: too many entries.')
      const hash = createHash('sha256')
      for await (const piece of content) {
        hash.update(piece)
        checked += piece.length
        onBytes(checked)
      }
      pathChars += path.length
      found.set(path, { path, sizeBytes, sha256: hash.digest('hex') })
    }
  } catch (thrown) {
    if (thrown instanceof ArchiveProblem) return err(thrown.message)
    throw thrown
  }
  if (!manifest.ok) return err(`The backup is incomplete: ${manifest.failure}.`)
  const problem = entryProblem(manifest.value, [...found.values()])
  return problem === null ? ok(manifest.value) : err(`The backup is damaged: ${problem}.`)
}
