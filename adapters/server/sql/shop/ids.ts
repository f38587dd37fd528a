import { addressTiers } from '../../http/index.js'
import { secretId } from '../engine/index.js'

export { secretId } from '../engine/index.js'

/** The id of a visitor's row, a digest of the secret. */
export const visitorRowId = (secret: string): string => secretId('visitor', secret)

/** The row id of a visitor's key; `lineage` owns the keys across all secrets of the visitor. */
export const keyId = (purpose: 'add' | 'submit', lineage: string, key: string): string =>
  secretId(purpose, lineage, key)

/** A digest of a request's network address; all addresses of one IPv6 /64 count as one. */
export const sourceId = (address: string): string =>
  secretId('source', addressTiers(address)[0]?.name ?? address)

/** The id of a line: one SKU has one line in an order, also after it was removed and added again. */
export const lineId = (orderId: string, skuId: string): string =>
  secretId('line', orderId, skuId).slice(0, 24)
