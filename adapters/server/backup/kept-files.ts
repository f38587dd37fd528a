import { createHash } from 'node:crypto'
import type { FileStore, KeptFile } from '../../../core/ports/platform/file-store.port.js'
import { assertNever, err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { keptFilePath, parseKeptFilePath } from '../../../core/use-cases/backups/index.js'
import type { BackupEntry, KeptFilePlace } from '../../../core/use-cases/backups/index.js'
import type { ArchiveItem } from './archive-reader.js'
import type { ArchiveWriter } from './archive-writer.js'

/** Opens the store that holds a site's files outside of its tables; null: there is none. */
export type OpenFiles = (siteId: string) => Promise<Result<FileStore | null, string>>

/** The reason of a failure, as a part of a sentence. */
const reasonOf = (message: string): string => message.replace(/\.$/, '')

const unread = (key: string, message: string): string =>
  `the file ${key} cannot be read: ${reasonOf(message)}`

/** Thrown if a store fails in the middle of a file. */
class Unreadable extends Error {}

async function* contentOf({ sizeBytes, read }: KeptFile): AsyncGenerator<Uint8Array> {
  for await (const piece of read(0, sizeBytes)) {
    if (!piece.ok) throw new Unreadable(piece.failure.message)
    yield piece.value
  }
}

/** Opens each site's store once. */
function openOnce(open: OpenFiles): OpenFiles {
  const opened = new Map<string, ReturnType<OpenFiles>>()
  return (siteId) => {
    const store = opened.get(siteId) ?? open(siteId)
    opened.set(siteId, store)
    return store
  }
}

/**
 * Adds files of stores to an archive. Returns the keys of missing files; a failure describes a store that
 * does not answer.
 */
export async function addKeptFiles(
  archive: Pick<ArchiveWriter, 'add'>,
  places: readonly KeptFilePlace[],
  open: OpenFiles,
  onEntry: (entry: BackupEntry) => void,
): Promise<Result<readonly string[], string>> {
  const openSite = openOnce(open)
  const missing: string[] = []
  for (const place of places) {
    const { siteId, key } = place
    const store = await openSite(siteId)
    if (!store.ok) return store
    const found = store.value === null ? ok(null) : await store.value.find(key)
    if (!found.ok) return err(unread(key, found.failure.message))
    if (found.value === null) {
      missing.push(key)
      continue
    }
    try {
      onEntry(await archive.add(keptFilePath(place), found.value.sizeBytes, contentOf(found.value)))
    } catch (thrown) {
      if (!(thrown instanceof Unreadable)) throw thrown
      return err(unread(key, thrown.message))
    }
  }
  return ok(missing)
}

type Standing = 'absent' | 'same' | 'other'

async function standingOf(
  store: FileStore,
  key: string,
  { sizeBytes, sha256 }: BackupEntry,
): Promise<Result<Standing, string>> {
  const found = await store.find(key)
  if (!found.ok) return err(unread(key, found.failure.message))
  if (found.value === null) return ok('absent')
  if (found.value.sizeBytes !== sizeBytes) return ok('other')
  const hash = createHash('sha256')
  try {
    for await (const piece of contentOf(found.value)) hash.update(piece)
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown
    return err(unread(key, thrown.message))
  }
  return ok(hash.digest('hex') === sha256 ? 'same' : 'other')
}

/** A file of an archive, and the store that it belongs to. */
interface Target {
  readonly entry: BackupEntry
  readonly key: string
  readonly store: FileStore
}

async function targetsOf(
  entries: readonly BackupEntry[],
  open: OpenFiles,
): Promise<Result<readonly Target[], string>> {
  const openSite = openOnce(open)
  const targets: Target[] = []
  for (const entry of entries) {
    const place = parseKeptFilePath(entry.path)
    if (place === null) continue
    const store = await openSite(place.siteId)
    if (!store.ok) return store
    if (store.value === null) return err(`there is no store for ${place.key}`)
    targets.push({ entry, key: place.key, store: store.value })
  }
  return ok(targets)
}

/** The files of an archive that their stores lack. A failure describes a store that contains another file. */
async function absentOf(targets: readonly Target[]): Promise<Result<ReadonlyMap<string, Target>, string>> {
  const absent = new Map<string, Target>()
  for (const target of targets) {
    const { store, key, entry } = target
    const standing = await standingOf(store, key, entry)
    if (!standing.ok) return standing
    switch (standing.value) {
      case 'same':
        break
      case 'absent':
        absent.set(entry.path, target)
        break
      case 'other':
        return err(`another file is kept under ${key}, and it is not overwritten`)
      default:
        assertNever(standing.value)
    }
  }
  return ok(absent)
}

/** The problem that would stop `restoreKeptFiles`; writes nothing. Null: none. */
export async function keptFilesProblem(
  entries: readonly BackupEntry[],
  open: OpenFiles,
): Promise<string | null> {
  const targets = await targetsOf(entries, open)
  const absent = targets.ok ? await absentOf(targets.value) : targets
  return absent.ok ? null : absent.failure
}

/**
 * Stores the files of a verified archive, never over other content, and reads each again. Existing files
 * stay, so that an interrupted restore can be repeated. Returns the number of files that now exist.
 */
export async function restoreKeptFiles(
  readItems: () => AsyncGenerator<ArchiveItem>,
  entries: readonly BackupEntry[],
  open: OpenFiles,
  onEntry: (path: string) => void,
): Promise<Result<number, string>> {
  const targets = await targetsOf(entries, open)
  if (!targets.ok) return targets
  const absent = await absentOf(targets.value)
  if (!absent.ok) return absent
  if (absent.value.size === 0) return ok(targets.value.length)
  for await (const { path, content } of readItems()) {
    const target = absent.value.get(path)
    if (target === undefined) {
      for await (const _ of content);
      continue
    }
    const { store, key, entry } = target
    const put = await store.put(key, content)
    if (!put.ok)
      return err(
        `the file ${key} cannot be kept: ` +
          (put.failure.tag === 'interrupted' ? 'the backup ended early' : reasonOf(put.failure.message)),
      )
    const standing = await standingOf(store, key, entry)
    if (!standing.ok) return standing
    if (standing.value !== 'same') return err(`the file ${key} came back with another content`)
    onEntry(path)
  }
  return ok(targets.value.length)
}
