import { mkdirSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

/** An entry of a compressed folder: a path with `/`, and a size in bytes, or null for a folder. */
type Entry = readonly [path: string, size: number | null]

const LENGTH_BYTES = 4

/**
 * The compression level: higher ones take four times as long for 2 % less. Gzip makes the file 40 % larger
 * and is read no faster.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Compresses a folder into one file: four bytes with the length of a JSON list of entries, the list, then the files
 * one after the other. Extracting a compressed database takes a quarter of the time of creating one.
 */
export async function compressFolder(folder: string): Promise<Buffer> {
  const entries: Entry[] = []
  const contents: Buffer[] = []
  for (const found of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(found.parentPath, found.name)
    const name = path.slice(folder.length + 1).replaceAll('\\', '/')
    if (found.isDirectory()) entries.push([name, null])
    else {
      const content = await readFile(path)
      entries.push([name, content.length])
      contents.push(content)
    }
  }
  const list = Buffer.from(JSON.stringify(entries))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(list.length)
  return promisify(brotliCompress)(Buffer.concat([length, list, ...contents]), BROTLI)
}

/** The content of a compressed folder: paths with `/`, each folder before its content. */
export interface FolderContent {
  readonly folders: readonly string[]
  readonly files: readonly (readonly [path: string, content: Buffer])[]
}

/** Size of a decompressed chunk: Node's own 16 kB make thousands of chunks, which take longer than the rest. */
const PIECE_BYTES = 8 * 1024 * 1024

/** Reads a file that `compressFolder` made. */
export async function readCompressed(compressed: Buffer): Promise<FolderContent> {
  const bytes = await promisify(brotliDecompress)(compressed, { chunkSize: PIECE_BYTES })
  const listEnd = LENGTH_BYTES + bytes.readUInt32BE(0)
  const entries = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, listEnd)) as readonly Entry[]
  const folders: string[] = []
  const files: [string, Buffer][] = []
  let position = listEnd
  for (const [path, size] of entries) {
    if (size === null) folders.push(path)
    else {
      files.push([path, bytes.subarray(position, position + size)])
      position += size
    }
  }
  return { folders: folders.sort(), files }
}

/**
 * Extracts the content of a file by `compressFolder` into a new folder. Synchronous, since promises take
 * several times as long for so many small files.
 */
export async function extractFolder(compressed: Buffer, folder: string): Promise<void> {
  const { folders, files } = await readCompressed(compressed)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of folders) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 })
  for (const [name, content] of files) writeFileSync(join(folder, name), content, { mode: 0o600 })
}
