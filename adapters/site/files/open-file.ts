import { constants } from 'node:fs'
import type { Stats } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { createFairLimit, err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { maxBytesOf, realPathOfOpen } from '../safe-files/index.js'
import { failureOf, withFacts } from './site-file.js'
import type { FileFailure, SiteFile } from './site-file.js'

/** An open file. Its facts come from the descriptor, so they stay right if the file is renamed or deleted. */
export interface OpenFile {
  /** The file with its facts at the time of opening. */
  readonly file: SiteFile
  /**
   * Its bytes from `start` to `end`, both included. Fails if the file has become shorter, so that no reader
   * takes a part for the whole.
   */
  readonly read: (start: number, end: number) => AsyncGenerator<Buffer>
  readonly close: () => Promise<void>
}

const PIECE_BYTES = 65_536
/**
 * The maximum number of pieces that are read at once, beside the first piece of each file. Many readers of long files
 * would otherwise occupy the threads that read files, and fill each round of the event loop, so that pages wait. Files
 * take turns.
 */
const MAX_READS = 2
const laterReads = createFairLimit(MAX_READS)

/** The flags for opening a file: no link is followed, and a pipe does not block. Windows has neither flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

async function* piecesOf(
  handle: FileHandle,
  path: string,
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  for (let at = start; at <= end;) {
    const length = Math.min(PIECE_BYTES, end - at + 1)
    const read = () => handle.read(Buffer.allocUnsafe(length), 0, length, at)
    const { bytesRead, buffer } = at === start ? await read() : await laterReads.run(path, read)
    if (bytesRead === 0) throw new Error('The file became shorter while it was read.')
    at += bytesRead
    yield bytesRead === length ? buffer : buffer.subarray(0, bytesRead)
  }
}

async function openHandle({
  path,
}: SiteFile): Promise<Result<{ readonly handle: FileHandle; readonly stats: Stats }, FileFailure>> {
  let handle: FileHandle | null = null
  try {
    handle = await open(path, FLAGS)
    const stats = await handle.stat()
    // A folder on the way may have become a link since the path was looked up.
    if (stats.isFile() && realPathOfOpen(handle.fd, path) === path) return ok({ handle, stats })
    await handle.close()
    return err({ tag: 'gone' })
  } catch (thrown) {
    await handle?.close().catch(() => {})
    return err(failureOf(thrown))
  }
}

/** Opens a file that was looked up. The caller closes it. */
export async function openFile(file: SiteFile): Promise<Result<OpenFile, FileFailure>> {
  const opened = await openHandle(file)
  if (!opened.ok) return opened
  const { handle, stats } = opened.value
  return ok({
    file: withFacts(file, stats),
    read: (start, end) => piecesOf(handle, file.path, start, end),
    close: () => handle.close(),
  })
}

/** The whole content of a file at one moment, with its facts. */
export interface FileContent {
  readonly bytes: Buffer
  readonly file: SiteFile
}

/** The maximum number of attempts; a program that writes the file in place should be done by then. */
const MAX_READINGS = 3

/** A file that is replaced by another one keeps its content while it is open. */
const hasSameContent = (one: Stats, other: Stats): boolean =>
  one.size === other.size && one.mtimeMs === other.mtimeMs

/**
 * Reads a whole file, up to the size that files of its kind can have (`maxBytesOf`). A file that changes during the
 * reading is read again, and finally counts as busy.
 */
export async function readWhole(file: SiteFile): Promise<Result<FileContent, FileFailure>> {
  for (let reading = 0; reading < MAX_READINGS; reading += 1) {
    const opened = await openHandle(file)
    if (!opened.ok) return opened
    const { handle, stats } = opened.value
    try {
      if (stats.size > maxBytesOf(file.path)) return err({ tag: 'too-large' })
      const pieces: Buffer[] = []
      for await (const piece of piecesOf(handle, file.path, 0, stats.size - 1)) pieces.push(piece)
      const [first = Buffer.alloc(0), ...rest] = pieces
      if (hasSameContent(await handle.stat(), stats))
        return ok({
          bytes: rest.length === 0 ? first : Buffer.concat(pieces),
          file: withFacts(file, stats),
        })
    } catch (thrown) {
      const { code } = thrown as NodeJS.ErrnoException
      if (code !== undefined) return err(failureOf(thrown))
    } finally {
      await handle.close().catch(() => {})
    }
  }
  return err({ tag: 'busy' })
}
