import type { OrderLinks } from '../../../../core/orders/index.js'
import { toRecord } from '../../../../core/shared/index.js'
import { asSitePath } from './reading.js'

/** Reads the links of an order's shopper; a link to another site is ignored. */
export function parseOrderLinks(input: unknown): OrderLinks {
  const links = toRecord(input)
  return {
    invoicePath: asSitePath(links['invoicePath']),
    withdrawalPath: asSitePath(links['withdrawalPath']),
  }
}
