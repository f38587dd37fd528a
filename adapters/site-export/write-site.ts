import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { constants, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openWriteJournal } from './write-journal.js'
import { hashOf, readWrittenFiles, WRITTEN_FILE, writtenFilesText } from './written-files.js'

/** What became of one file. */
export type FileChange = 'created' | 'updated' | 'unchanged' | 'kept' | 'removed' | 'failed'

/** A file that could not be written; the others are. */
export interface WriteFailure {
  readonly path: string
  readonly message: string
}

/** What a run wrote. */
export interface WrittenSite {
  readonly changes: ReadonlyMap<string, FileChange>
  readonly failures: readonly WriteFailure[]
}

/**
 * Writes a site folder. A file that somebody changed since it was written is kept as it is: what would have been
 * written stands beside it, with `.new` at the end of its name.
 */
export interface SiteWriter {
  readonly write: (path: string, content: string | Uint8Array) => Promise<FileChange>
  /** Copies a file of another folder. */
  readonly copy: (path: string, from: string) => Promise<FileChange>
  /** Writes a file only where there is none: it is the owner's from then on. */
  readonly createText: (path: string, text: string) => Promise<FileChange>
  /** Removes what an earlier run wrote and this one did not, and remembers what this one wrote. */
  readonly finish: () => Promise<WrittenSite>
}

async function hashOfFile(path: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array)
  } catch {
    return null
  }
  return hash.digest('hex').slice(0, 32)
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk may only be read',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  EISDIR: 'a folder stands where the file belongs',
  ENAMETOOLONG: 'the name is too long for this disk',
}

/** Why a file or folder was not written, in words. */
export function writeProblem(thrown: unknown): string {
  const { code = '', message } = thrown as NodeJS.ErrnoException
  return REASONS[code] ?? message
}

/** Opens a folder to be written; with `dryRun` nothing is changed and the changes are told all the same. */
export async function openSiteWriter(folder: string, dryRun: boolean): Promise<SiteWriter> {
  const before = await readWrittenFiles(folder)
  const journal = await openWriteJournal(folder, dryRun)
  const wasWritten = (path: string, hash: string): boolean =>
    before.get(path) === hash || journal.wasAnnounced(path, hash)
  const written = new Map<string, string>()
  const changes = new Map<string, FileChange>()
  const failures: WriteFailure[] = []

  const made = new Set<string>()
  const prepare = async (path: string): Promise<void> => {
    const parent = dirname(join(folder, path))
    if (made.has(parent)) return
    await mkdir(parent, { recursive: true })
    made.add(parent)
  }

  /** Where a new state of a file goes, and what that means. */
  const decide = async (
    path: string,
    hash: string,
  ): Promise<{ readonly change: FileChange; readonly target: string }> => {
    const current = await hashOfFile(join(folder, path))
    if (current === null) return { change: 'created', target: path }
    if (current === hash) return { change: 'unchanged', target: path }
    return wasWritten(path, current)
      ? { change: 'updated', target: path }
      : { change: 'kept', target: `${path}.new` }
  }

  const put = async (
    path: string,
    hash: string,
    write: (target: string) => Promise<unknown>,
  ): Promise<FileChange> => {
    const { change, target } = await decide(path, hash)
    written.set(path, change === 'kept' ? (before.get(path) ?? '') : hash)
    changes.set(path, change)
    return change === 'unchanged' || dryRun ? change : place(path, target, change, write, hash)
  }

  /** Puts a file into its place whole, or not at all; with a hash it is announced as ours. */
  const place = async (
    path: string,
    target: string,
    change: FileChange,
    write: (target: string) => Promise<unknown>,
    hash: string | null = null,
  ): Promise<FileChange> => {
    const unfinished = `${join(folder, target)}.part`
    try {
      await prepare(target)
      if (hash !== null) await journal.announce(target, hash)
      await write(unfinished)
      await rename(unfinished, join(folder, target))
    } catch (thrown) {
      await rm(unfinished, { force: true }).catch(() => undefined)
      return fail(path, writeProblem(thrown))
    }
    return change
  }

  function fail(path: string, message: string): FileChange {
    written.set(path, before.get(path) ?? '')
    changes.set(path, 'failed')
    failures.push({ path, message })
    return 'failed'
  }

  const removeOld = async (path: string): Promise<void> => {
    const current = await hashOfFile(join(folder, path))
    if (current === null) return
    const isOurs = wasWritten(path, current)
    changes.set(path, isOurs ? 'removed' : 'kept')
    if (isOurs && !dryRun)
      await rm(join(folder, path), { force: true }).catch((thrown: unknown) =>
        fail(path, writeProblem(thrown)),
      )
  }

  return {
    write: (path, content) => put(path, hashOf(content), (target) => writeFile(target, content)),
    copy: async (path, from) => {
      const hash = await hashOfFile(from)
      if (hash === null) return fail(path, 'it cannot be read in the export')
      return put(path, hash, (target) => copyFile(from, target, constants.COPYFILE_FICLONE))
    },
    createText: async (path, text) => {
      const current = await readFile(join(folder, path), 'utf8').catch(() => null)
      const change: FileChange = current === null ? 'created' : current === text ? 'unchanged' : 'kept'
      changes.set(path, change)
      if (change !== 'created' || dryRun) return change
      return place(path, path, change, (target) => writeFile(target, text))
    },
    finish: async () => {
      for (const path of new Set([...before.keys(), ...journal.paths]))
        if (!written.has(path) && !changes.has(path) && !path.endsWith('.new')) await removeOld(path)
      if (dryRun) return { changes, failures }
      const text = writtenFilesText(written)
      const remembered = await place(WRITTEN_FILE, WRITTEN_FILE, 'updated', (target) =>
        writeFile(target, text),
      )
      changes.delete(WRITTEN_FILE)
      if (remembered !== 'failed') await journal.remove()
      return { changes, failures }
    },
  }
}
