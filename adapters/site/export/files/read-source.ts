import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { maxBytesOf, openHandleInside, readInside, tooLargeText } from '../../safe-files/index.js'

/** A file of an export, or of another folder that files are taken from. */
export interface SourceFile {
  readonly folder: string
  /** Below the folder. */
  readonly path: string
}

/** Finds the file of a folder that becomes a file of the site. */
export type SourceOf = (path: string) => SourceFile

/**
 * The bytes of a file; null: it cannot be read, is too large (`maxBytesOf`), or leads out of its folder. Other
 * programs may change the folder of an export while it is adopted, so files are checked again when they are
 * opened.
 */
export const readSource = ({ folder, path }: SourceFile): Promise<Buffer | null> => readInside(folder, path)

/** Its first bytes, however large it is; null: it cannot be read. */
export async function readStart({ folder, path }: SourceFile, bytes: number): Promise<Buffer | null> {
  const handle = await openHandleInside(folder, path)
  try {
    if (handle === null) return null
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } catch {
    return null
  } finally {
    await handle?.close()
  }
}

/** Its text in UTF-8; empty if it cannot be read. */
export const sourceText = async (file: SourceFile): Promise<string> =>
  (await readSource(file))?.toString('utf8') ?? ''

/** The reason why `readSource` has no bytes. */
export async function whyUnread({ folder, path }: SourceFile): Promise<string> {
  const facts = await stat(join(folder, path)).catch(() => null)
  return facts !== null && facts.size > maxBytesOf(path) ? tooLargeText(path) : 'it cannot be read'
}
