import { createHash } from 'node:crypto'
import type { StoreContext } from './store-context.js'

/**
 * A UUID of version 7: it sorts by the moment it was made, and any number of processes can make one without
 * asking each other.
 */
export function newId({ clock, random }: Pick<StoreContext, 'clock' | 'random'>): string {
  const time = clock.wallTime().toString(16).padStart(12, '0').slice(-12)
  const bits = random.token()
  const variant = (8 + (parseInt(bits[3] ?? '0', 16) % 4)).toString(16)
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${bits.slice(0, 3)}`,
    `${variant}${bits.slice(4, 7)}`,
    bits.slice(7, 19),
  ].join('-')
}

/** What stands for a secret in the database: whoever reads the tables cannot act for a visitor. */
export const secretId = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The row of a visitor, found by a digest of their secret. */
export const visitorRowId = (secret: string): string => secretId('visitor', secret)

/** A key that a visitor made; `lineage` is what their keys belong to, whatever secret they come with. */
export const keyId = (purpose: 'add' | 'submit', lineage: string, key: string): string =>
  secretId(purpose, lineage, key)

/** A digest of where a request comes from, to tell one place from another. */
export const sourceId = (address: string): string => secretId('source', address)

/** The id of a line: one SKU is one line of an order, also after it was removed and added again. */
export const lineId = (orderId: string, skuId: string): string =>
  secretId('line', orderId, skuId).slice(0, 24)
