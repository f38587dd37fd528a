import { buffer } from 'node:stream/consumers'
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import {
  entryProblem,
  entryRank,
  hasTooManyParts,
  MANIFEST_PATH,
  MAX_ENTRIES,
  maxManifestBytes,
  misplacedEntry,
  parseManifest,
} from '../../../core/use-cases/backups/index.js'
import type { BackupEntry, BackupManifest } from '../../../core/use-cases/backups/index.js'
import { ArchiveProblem } from './archive-problem.js'
import { readArchive } from './archive-reader.js'
import type { ArchiveKey } from './passphrase-key.js'
import { isBackedUp } from './backup-files.js'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function digestOf(
  content: AsyncIterable<Uint8Array>,
  onPiece: (sizeBytes: number) => void,
): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of content) {
    hash.update(piece)
    onPiece(piece.length)
  }
  return hash.digest('hex')
}

const notMadeByVitrine = (reason: string): string => `This backup was not made by Vitrine: ${reason}.`

/** The reason for which an entry cannot follow those that were found; null: it can. */
function entryRefusal(
  entry: Pick<BackupEntry, 'path' | 'sizeBytes'>,
  found: ReadonlyMap<string, BackupEntry>,
  last: string | null,
): string | null {
  const misplaced = misplacedEntry(entry)
  if (misplaced !== null) return notMadeByVitrine(misplaced)
  const { path } = entry
  if (found.has(path)) return 'The backup is damaged: two of its entries have one name.'
  if (!isBackedUp(path)) return notMadeByVitrine(`${path} is not part of a backup`)
  if (last !== null && entryRank(path) < entryRank(last))
    return notMadeByVitrine(`${path} is in the wrong place`)
  return found.size === MAX_ENTRIES ? notMadeByVitrine('too many entries') : null
}

interface ArchiveContent {
  readonly manifest: Result<BackupManifest, string>
  readonly entries: readonly BackupEntry[]
}

/** Reads the entries of an archive with their digests. Throws `ArchiveProblem`. */
async function readContent(
  source: Readable,
  key: ArchiveKey,
  onBytes: (bytes: number) => void,
): Promise<Result<ArchiveContent, string>> {
  const found = new Map<string, BackupEntry>()
  let manifest: Result<BackupManifest, string> | null = null
  let last: string | null = null
  let pathChars = 0
  let checked = 0
  for await (const { path, sizeBytes, content } of readArchive(source, key)) {
    if (manifest !== null) return err(notMadeByVitrine('its manifest is not its last entry'))
    if (path === MANIFEST_PATH) {
      if (sizeBytes > maxManifestBytes(found.size, pathChars))
        return err('The manifest of the backup is too long.')
      const text = await buffer(content)
      if (hasTooManyParts(text, found.size, pathChars))
        return err(notMadeByVitrine('its manifest has too many parts'))
      manifest = parseManifest(parseJson(text.toString('utf8')))
      continue
    }
    const refusal = entryRefusal({ path, sizeBytes }, found, last)
    if (refusal !== null) return err(refusal)
    const sha256 = await digestOf(content, (bytes) => onBytes((checked += bytes)))
    pathChars += path.length
    last = path
    found.set(path, { path, sizeBytes, sha256 })
  }
  return ok({
    manifest: manifest ?? err('it has no manifest: it was cut off'),
    entries: [...found.values()],
  })
}

/**
 * Reads a whole archive and compares each entry with the manifest; writes nothing. A failure describes the
 * problem. `onBytes` is called with the number of checked bytes.
 */
export async function verifyArchive(
  source: Readable,
  key: ArchiveKey,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<Result<BackupManifest, string>> {
  const read = await readContent(source, key, onBytes).catch((thrown: unknown) => {
    if (thrown instanceof ArchiveProblem) return err(thrown.message)
    throw thrown
  })
  if (!read.ok) return read
  const { manifest, entries } = read.value
  if (!manifest.ok) return err(`The backup is incomplete: ${manifest.failure}.`)
  const problem = entryProblem(manifest.value, entries)
  return problem === null ? ok(manifest.value) : err(`The backup is damaged: ${problem}.`)
}
