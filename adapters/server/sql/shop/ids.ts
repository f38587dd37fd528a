import { addressTiers } from '../../http/index.js'
import { secretId } from '../engine/index.js'

export { newId, secretId } from '../engine/index.js'

/** The row of a visitor, found by a digest of their secret. */
export const visitorRowId = (secret: string): string => secretId('visitor', secret)

/** The row id of a key that a visitor made; `lineage` owns the visitor's keys across all of their secrets. */
export const keyId = (purpose: 'add' | 'submit', lineage: string, key: string): string =>
  secretId(purpose, lineage, key)

/**
 * A digest of where a request comes from, to tell one place from another: all addresses of one line of IPv6, a /64,
 * are one place.
 */
export const sourceId = (address: string): string =>
  secretId('source', addressTiers(address)[0]?.name ?? address)

/** The id of a line: one SKU is one line of an order, also after it was removed and added again. */
export const lineId = (orderId: string, skuId: string): string =>
  secretId('line', orderId, skuId).slice(0, 24)
