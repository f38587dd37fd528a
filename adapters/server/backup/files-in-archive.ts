import { buffer } from 'node:stream/consumers'
import { createHash } from 'node:crypto'
import type { FileStore, KeptFile } from '../../../core/ports/platform/file-store.port.js'
import { assertNever, err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { keptFilePath, parseKeptFilePath } from '../../../core/use-cases/backups/index.js'
import type { BackupEntry, KeptFilePlace } from '../../../core/use-cases/backups/index.js'
import type { ArchiveItem } from './archive-reader.js'
import type { ArchiveWriter } from './archive-writer.js'
import { createTaskLimit, loadAhead } from './side-by-side.js'

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

/** The number of files requested from a store at once, since most of the time of a request is waiting. */
const AT_ONCE = 16
/** The size up to which a file waits whole in memory; larger ones are read when it is their turn. */
const MAX_WAITING_BYTES = 1024 * 1024

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
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

/** A file that can be added to an archive; null: the store has none. */
type Loaded = { readonly sizeBytes: number; readonly content: AsyncIterable<Uint8Array> } | null

async function loadFile(
  { siteId, key }: KeptFilePlace,
  openSite: OpenFiles,
): Promise<Result<Loaded, string>> {
  const store = await openSite(siteId)
  if (!store.ok) return store
  const found = store.value === null ? ok(null) : await store.value.find(key)
  if (!found.ok) return err(unread(key, found.failure.message))
  if (found.value === null) return ok(null)
  const { sizeBytes } = found.value
  const content = contentOf(found.value)
  if (sizeBytes > MAX_WAITING_BYTES) return ok({ sizeBytes, content })
  try {
    return ok({ sizeBytes, content: once(await buffer(content)) })
  } catch (thrown) {
    if (!(thrown instanceof Unreadable)) throw thrown
    return err(unread(key, thrown.message))
  }
}

/**
 * Adds files of stores to an archive, in the order of the places. Returns the keys of missing files; a
 * failure describes a store that does not answer.
 */
export async function addKeptFiles(
  archive: Pick<ArchiveWriter, 'add'>,
  places: readonly KeptFilePlace[],
  open: OpenFiles,
  onEntry: (entry: BackupEntry) => void,
): Promise<Result<readonly string[], string>> {
  const openSite = openOnce(open)
  const missing: string[] = []
  const load = (place: KeptFilePlace) => loadFile(place, openSite)
  for await (const { item: place, loaded } of loadAhead(places, AT_ONCE, load)) {
    if (!loaded.ok) return loaded
    if (loaded.value === null) {
      missing.push(place.key)
      continue
    }
    try {
      onEntry(await archive.add(keptFilePath(place), loaded.value.sizeBytes, loaded.value.content))
    } catch (thrown) {
      if (!(thrown instanceof Unreadable)) throw thrown
      return err(unread(place.key, thrown.message))
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
  const load = ({ store, key, entry }: Target) => standingOf(store, key, entry)
  for await (const { item: target, loaded: standing } of loadAhead(targets, AT_ONCE, load)) {
    const { key, entry } = target
    if (!standing.ok) return standing
    switch (standing.value) {
      case 'same':
        break
      case 'absent':
        absent.set(entry.path, target)
        break
      case 'other':
        return err(`another file is stored under ${key}, and is not overwritten`)
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

const endedEarly = ({ key }: Target): string => `the file ${key} cannot be stored: the backup ended early`

/** Reads a small file whole, so that reading of the archive continues while the file is stored. */
async function keepLater(
  target: Target,
  content: AsyncIterable<Uint8Array>,
  take: (bytes: Uint8Array) => Promise<string | null>,
): Promise<string | null> {
  const bytes = await buffer(content).catch(() => null)
  return bytes === null ? endedEarly(target) : take(bytes)
}

/** Stores a file and reads it again; returns the problem, or null. */
async function keepFile(target: Target, content: AsyncIterable<Uint8Array>): Promise<string | null> {
  const { store, key, entry } = target
  const put = await store.put(key, content)
  if (!put.ok)
    return put.failure.tag === 'interrupted'
      ? endedEarly(target)
      : `the file ${key} cannot be stored: ${reasonOf(put.failure.message)}`
  const standing = await standingOf(store, key, entry)
  if (!standing.ok) return standing.failure
  return standing.value === 'same' ? null : `the file ${key} came back with another content`
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
  const tasks = createTaskLimit(AT_ONCE)
  try {
    for await (const { path, content } of readItems()) {
      const target = absent.value.get(path)
      if (target === undefined) {
        for await (const _ of content);
        continue
      }
      const keep = async (bytes: AsyncIterable<Uint8Array>): Promise<string | null> => {
        const problem = await keepFile(target, bytes)
        if (problem === null) onEntry(path)
        return problem
      }
      const failure =
        target.entry.sizeBytes > MAX_WAITING_BYTES
          ? await keep(content)
          : await keepLater(target, content, (bytes) => tasks.begin(() => keep(once(bytes))))
      if (failure !== null) return err(failure)
    }
    const failure = await tasks.end()
    return failure === null ? ok(targets.value.length) : err(failure)
  } finally {
    await tasks.end().catch(() => undefined)
  }
}
