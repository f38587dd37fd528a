import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

/** Where the pieces of a compressed folder lie: a path with `/`, and a size in bytes, or null for a folder. */
type Entry = readonly [path: string, size: number | null]

const LENGTH_BYTES = 4

/**
 * Compresses a folder into one compressed file: four bytes with the length of a JSON list of entries, the list,
 * then the files one after the other. An empty database compressed once is extracted in a quarter of the time its
 * making takes.
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
  return promisify(gzip)(Buffer.concat([length, list, ...contents]))
}

/** Writes what `compressFolder` compressed into a new folder. */
export async function extractFolder(compressed: Buffer, folder: string): Promise<void> {
  const bytes = await promisify(gunzip)(compressed)
  const listEnd = LENGTH_BYTES + bytes.readUInt32BE(0)
  const entries = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, listEnd)) as readonly Entry[]
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [name, size] of entries) {
    if (size === null) await mkdir(join(folder, name), { recursive: true, mode: 0o700 })
  }
  let position = listEnd
  const writes: Promise<void>[] = []
  for (const [name, size] of entries) {
    if (size === null) continue
    await mkdir(dirname(join(folder, name)), { recursive: true, mode: 0o700 })
    writes.push(writeFile(join(folder, name), bytes.subarray(position, position + size), { mode: 0o600 }))
    position += size
  }
  await Promise.all(writes)
}
