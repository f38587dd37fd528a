import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { openHandleInside, openSafeFolder, UnsafePath, writeProblem } from '../../safe-files/index.js'
import type { FileSource, SafeFolder } from '../../safe-files/index.js'
import type { SourceFile } from '../files/read-source.js'
import { openWriteJournal } from './write-journal.js'
import type { WriteJournal } from './write-journal.js'
import { hashOf, readWrittenFiles, WRITTEN_FILE, writtenFilesText } from './written-files.js'
import type { WrittenFiles } from './written-files.js'

/** The result for one file. */
export type FileChange = 'created' | 'updated' | 'unchanged' | 'kept' | 'removed' | 'failed'

/** A file that could not be written; the others were. */
export interface WriteFailure {
  readonly path: string
  readonly message: string
}

/** The files that a run wrote. */
export interface WrittenSite {
  readonly changes: ReadonlyMap<string, FileChange>
  readonly failures: readonly WriteFailure[]
}

/**
 * Writes a site folder. A file that was changed since it was written is kept, and the new state is written beside it
 * under its name with `.new`.
 */
export interface SiteWriter {
  readonly write: (path: string, content: string | Uint8Array) => Promise<FileChange>
  /** Copies a file of another folder. */
  readonly copy: (path: string, from: SourceFile) => Promise<FileChange>
  /** Writes a file only if it does not exist; it then belongs to the owner. */
  readonly createText: (path: string, text: string) => Promise<FileChange>
  /** Removes files that an earlier run wrote and this one did not, and stores the list of written files. */
  readonly finish: () => Promise<WrittenSite>
}

async function hashOfOpen(file: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of file.createReadStream({ autoClose: false, start: 0 }))
    hash.update(chunk as Uint8Array)
  return hash.digest('hex').slice(0, 32)
}

/** A site folder before a run. */
interface FormerSite {
  /** The folder; null in a dry run without one. */
  readonly target: SafeFolder | null
  readonly before: WrittenFiles
  readonly journal: WriteJournal
}

/**
 * Opens a folder for writing. `dryRun`: nothing is changed, but the changes are reported. A failure gives the
 * reason.
 */
export async function openSiteWriter(folder: string, dryRun: boolean): Promise<Result<SiteWriter, string>> {
  try {
    const target = dryRun && !existsSync(folder) ? null : openSafeFolder(folder)
    const before = await readWrittenFiles(target)
    const journal = await openWriteJournal(target, dryRun)
    return ok(siteWriter({ target, before, journal }, dryRun))
  } catch (thrown) {
    return err(writeProblem(thrown))
  }
}

/** The places for files in the folder: a file that someone has edited stays, and the new one goes beside it. */
function createPlaces({ target, before, journal }: FormerSite) {
  const wasWritten = (path: string, hash: string): boolean =>
    before.get(path) === hash || journal.wasAnnounced(path, hash)

  /** The hash of an existing file; null if there is none or it cannot be read. Rejects if a link is in the path. */
  const currentHash = async (path: string): Promise<string | null> => {
    try {
      return (await target?.read(path, hashOfOpen)) ?? null
    } catch (thrown) {
      if (thrown instanceof UnsafePath) throw thrown
      return null
    }
  }

  /** Decides the place for a new state of a file, and the change that this means. */
  const decide = async (
    path: string,
    hash: string,
  ): Promise<{ readonly change: FileChange; readonly place: string }> => {
    const current = await currentHash(path)
    if (current === null) return { change: 'created', place: path }
    if (current === hash) return { change: 'unchanged', place: path }
    return wasWritten(path, current)
      ? { change: 'updated', place: path }
      : { change: 'kept', place: `${path}.new` }
  }

  return { currentHash, decide, wasWritten }
}

/** The hashes of written files, and what became of each path. A failed path keeps its former hash. */
function createWriteRecord(before: FormerSite['before']) {
  const written = new Map<string, string>()
  const changes = new Map<string, FileChange>()
  const failures: WriteFailure[] = []
  const fail = (path: string, message: string): FileChange => {
    written.set(path, before.get(path) ?? '')
    changes.set(path, 'failed')
    failures.push({ path, message })
    return 'failed'
  }
  return { written, changes, failures, fail }
}

function siteWriter({ target, before, journal }: FormerSite, dryRun: boolean): SiteWriter {
  const { currentHash, decide, wasWritten } = createPlaces({ target, before, journal })
  const { written, changes, failures, fail } = createWriteRecord(before)

  const put = async (path: string, hash: string, source: FileSource): Promise<FileChange> => {
    try {
      const { change, place } = await decide(path, hash)
      written.set(path, change === 'kept' ? (before.get(path) ?? '') : hash)
      changes.set(path, change)
      if (change === 'unchanged' || dryRun || target === null) return change
      await journal.announce(place, hash)
      await target.replace(place, source)
      return change
    } catch (thrown) {
      return fail(path, writeProblem(thrown))
    }
  }

  /** A path that has become a link was not written by an earlier run. */
  const removeOld = async (path: string): Promise<void> => {
    const current = await currentHash(path).catch(() => '')
    if (current === null) return
    const isOurs = wasWritten(path, current)
    changes.set(path, isOurs ? 'removed' : 'kept')
    if (isOurs && !dryRun)
      await target?.remove(path).catch((thrown: unknown) => fail(path, writeProblem(thrown)))
  }

  return {
    write: (path, content) => put(path, hashOf(content), { content }),
    copy: async (path, from) => {
      const file = await openHandleInside(from.folder, from.path)
      try {
        const hash = file === null ? null : await hashOfOpen(file).catch(() => null)
        return file === null || hash === null
          ? fail(path, 'it cannot be read in the export')
          : await put(path, hash, { copyOf: file })
      } finally {
        await file?.close()
      }
    },
    createText: async (path, text) => {
      try {
        const current = (await target?.readText(path)) ?? null
        // A file that is too large to be read is there all the same.
        const isThere = current !== null || target?.mayHave(path) === true
        const change: FileChange = !isThere ? 'created' : current === text ? 'unchanged' : 'kept'
        changes.set(path, change)
        if (change === 'created' && !dryRun) await target?.replace(path, { content: text })
        return change
      } catch (thrown) {
        return fail(path, writeProblem(thrown))
      }
    },
    finish: async () => {
      for (const path of new Set([...before.keys(), ...journal.paths]))
        if (!written.has(path) && !changes.has(path) && !path.endsWith('.new') && target?.mayHave(path))
          await removeOld(path)
      if (dryRun || target === null) return { changes, failures }
      try {
        await target.replace(WRITTEN_FILE, { content: writtenFilesText(written) })
        await journal.remove()
      } catch (thrown) {
        failures.push({ path: WRITTEN_FILE, message: writeProblem(thrown) })
      }
      return { changes, failures }
    },
  }
}
