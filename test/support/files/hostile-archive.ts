import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { BACKUP_FORMAT, MANIFEST_PATH } from '../../../core/use-cases/backups/index.js'

const BLOCK_BYTES = 512
/** The key of a test may be cheap to guess. */
const QUICK = 10

/** A header of a tar archive as others may write it; `size` is its field, in octal digits. */
export function tarHeader(name: string, size: number | string, type = '0'): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES)
  const field = typeof size === 'string' ? size : size.toString(8).padStart(11, '0')
  for (const [text, at] of [
    [name.slice(0, 100), 0],
    ['0000644', 100],
    ['0000000', 108],
    ['0000000', 116],
    [field, 124],
    ['00000000000', 136],
    [type, 156],
    ['ustar', 257],
    ['00', 263],
  ] as const)
    block.write(text, at, 'latin1')
  block.fill(' ', 148, 156)
  block.write(
    `${block
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  )
  return block
}

/** Content with the zeros that follow it in a tar archive. */
export function tarBody(content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content)
  return Buffer.concat([bytes, Buffer.alloc((BLOCK_BYTES - (bytes.length % BLOCK_BYTES)) % BLOCK_BYTES)])
}

export const tarFile = (name: string, content: string): Buffer =>
  Buffer.concat([tarHeader(name, Buffer.byteLength(content)), tarBody(content)])

/** Compresses and encrypts the parts of a tar archive, with the end of one. */
export async function sealArchive(parts: readonly Buffer[], passphrase: string): Promise<Buffer> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(QUICK)
  const tar = Buffer.concat([...parts, Buffer.alloc(2 * BLOCK_BYTES)])
  return Buffer.from(await encrypter.encrypt(new Uint8Array(gzipSync(tar))))
}

export const entryOf = (path: string, content: string) => ({
  path,
  sizeBytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
})

/** The manifest of an archive with files; `more` takes the place of what it would say. */
export function manifestFile(
  files: Readonly<Record<string, string>>,
  more: Readonly<Record<string, unknown>> = {},
): Buffer {
  const entries = Object.entries(files).map(([path, content]) => entryOf(path, content))
  const base = { format: BACKUP_FORMAT, program: '1', madeOn: 5, site: 's', migrations: [], tables: [] }
  return tarFile(MANIFEST_PATH, JSON.stringify({ ...base, entries, ...more }))
}

/** The parts of an archive with files, whose manifest may say something else. */
export const archiveParts = (
  files: Readonly<Record<string, string>>,
  more?: Readonly<Record<string, unknown>>,
): readonly Buffer[] => [
  ...Object.entries(files).map(([path, content]) => tarFile(path, content)),
  manifestFile(files, more),
]
