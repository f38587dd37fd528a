import { ArchiveProblem } from './archive-problem.js'

/** The length of the blocks of a tar archive. */
const BLOCK_BYTES = 512
const ZEROS = Buffer.alloc(BLOCK_BYTES)
const [FILE, ATTRIBUTES] = [0x30, 0x78] as const
/** The places of fields in a header. */
const [SIZE_AT, SIZE_LENGTH, TYPE_AT] = [124, 12, 156] as const
/** The maximum size of attributes: they hold the longest path of Linux in UTF-8, and a size. */
const MAX_ATTRIBUTES_BYTES = 16 * 1024
const RECORD = /^([1-9]\d{0,4}) (path|size)=/

const foreign = (reason: string): ArchiveProblem =>
  new ArchiveProblem(`This backup was not made by Vitrine: ${reason}.`)

/** Reads the attributes of a file: a line `<length> <name>=<value>` for each. */
function readAttributes(bytes: Buffer): ReadonlyMap<string, string> {
  const read = new Map<string, string>()
  for (let start = 0; start < bytes.length;) {
    const [head = '', digits = '', name = ''] =
      RECORD.exec(bytes.toString('latin1', start, start + BLOCK_BYTES)) ?? []
    const end = start + Number(digits)
    if (head === '' || read.has(name) || end > bytes.length || bytes[end - 1] !== 0x0a)
      throw foreign('attributes of a file cannot be read')
    read.set(name, bytes.toString('utf8', start + head.length, end - 1))
    start = end
  }
  return read
}

function readCount(text: string, base: 8 | 10): number {
  const count = Number.parseInt(text, base)
  if (!(base === 8 ? /^[0-7]+$/ : /^\d+$/).test(text) || !Number.isSafeInteger(count))
    throw foreign('a size cannot be read')
  return count
}

const padded = (bytes: number): number => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES

/**
 * Checks the blocks of a tar archive, in pieces of any length, before they are read. Only files and their
 * attributes are allowed, so that no entry takes more time than its length. Throws `ArchiveProblem`.
 */
export function createBlockGuard(): (piece: Buffer) => void {
  let kept = Buffer.alloc(0)
  let toSkip = 0
  /** The length of the attributes that follow; null: a header follows. */
  let attributesLength: number | null = null
  /** The attributes of the next file; null: it has none. */
  let attributes: ReadonlyMap<string, string> | null = null

  const readHeader = (block: Buffer): void => {
    // Only blocks of zeros follow the last entry, which the reader checks.
    if (block.equals(ZEROS)) return
    const field = block.toString('latin1', SIZE_AT, SIZE_AT + SIZE_LENGTH).replace(/\0.*$/s, '')
    const sizeBytes = readCount(field, 8)
    const type = block[TYPE_AT]
    if (type === ATTRIBUTES) {
      if (attributes !== null || sizeBytes === 0 || sizeBytes > MAX_ATTRIBUTES_BYTES)
        throw foreign('the attributes of a file are too long')
      attributesLength = sizeBytes
      return
    }
    if (type !== FILE) throw foreign('it has an entry that is not a file')
    const stated = attributes?.get('size')
    toSkip = padded(stated === undefined ? sizeBytes : readCount(stated, 10))
    attributes = null
  }

  /** Reads the next part of `kept` if it is whole; returns its length, or 0. */
  const readPart = (bytes: Buffer): number => {
    if (attributesLength === null) {
      if (bytes.length < BLOCK_BYTES) return 0
      readHeader(bytes.subarray(0, BLOCK_BYTES))
      return BLOCK_BYTES
    }
    const length = padded(attributesLength)
    if (bytes.length < length) return 0
    attributes = readAttributes(bytes.subarray(0, attributesLength))
    attributesLength = null
    return length
  }

  return (piece) => {
    let bytes = kept.length === 0 ? piece : Buffer.concat([kept, piece])
    for (;;) {
      const skipped = Math.min(toSkip, bytes.length)
      toSkip -= skipped
      bytes = bytes.subarray(skipped)
      const length = toSkip > 0 ? 0 : readPart(bytes)
      if (length === 0) break
      bytes = bytes.subarray(length)
    }
    kept = Buffer.from(bytes)
  }
}
