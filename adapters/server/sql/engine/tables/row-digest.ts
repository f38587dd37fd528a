import { createHash } from 'node:crypto'

const MODULUS = 1n << 256n

/** Sums the SHA-256 of rows: two tables with the same rows have the same sum in any order. */
export interface RowDigest {
  readonly add: (row: string) => void
  readonly rows: () => number
  /** Hexadecimal digits. */
  readonly value: () => string
}

/** Starts an empty digest. */
export function createRowDigest(): RowDigest {
  let sum = 0n
  let count = 0
  return {
    add: (row) => {
      sum = (sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % MODULUS
      count += 1
    },
    rows: () => count,
    value: () => sum.toString(16).padStart(64, '0'),
  }
}
