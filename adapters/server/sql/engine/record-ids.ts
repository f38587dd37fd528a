import { createHash } from 'node:crypto'

/** The stored form of a secret: a reader of the tables cannot act for a visitor. */
export const secretId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The row of a session, found by a digest of its secret. */
export const sessionRowId = (session: string): string => secretId('session', session)
