import type { DocumentSummary } from '../../../../core/ports/shop/order-documents.port.js'
import { orderNumber } from '../../../../core/shared/index.js'
import type { PriceText } from '../catalogue/owner-prices.js'
import { plainLine } from '../plain-words.js'

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Invoices and credit notes, one line each. */
export const paperLines = (papers: readonly DocumentSummary[], priceText: PriceText): readonly string[] =>
  papers.map(({ number, kind, issuedMs, orderId, total }) =>
    plainLine([dayOf(issuedMs), number, kind, `order ${orderNumber(orderId)}`, priceText(total)].join('  ')),
  )
