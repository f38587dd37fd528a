import type { DeskOrder } from '../../orders/index.js'
import { orderNumber } from '../../shared/index.js'
import { extraLabel, lineDetails, paymentText } from '../mails/orders/order-blocks.js'
import type { BusinessDocument, DocumentTotal } from '../../orders/index.js'
import {
  frameOf,
  printable,
  ratesOfItem,
  recipientOf,
  styleOf,
  taxRecordOf,
  taxTable,
} from './document-parts.js'
import type { DocumentShop, DocumentStyle } from './document-parts.js'

/**
 * The sums of an invoice. Taxes that the prices include are only in the table of taxes; an order from before
 * that table was stored shows them below its total.
 */
function totalsOf({ placed }: DeskOrder, { mailWords, formats }: DocumentStyle): readonly DocumentTotal[] {
  const { extraItems, subtotal, total, taxes } = placed
  const amountOf = (extra: (typeof extraItems)[number]) => ({
    label: printable(extraLabel(extra, mailWords)),
    amount: formats.price(extra.price),
  })
  const added = extraItems.filter(({ isIncluded }) => isIncluded !== true)
  const included = taxes === undefined ? extraItems.filter(({ isIncluded }) => isIncluded === true) : []
  return [
    ...(added.length === 0 ? [] : [{ label: mailWords.subtotal, amount: formats.price(subtotal) }]),
    ...added.map(amountOf),
    { label: mailWords.total, amount: formats.price(total), weight: 'total' },
    ...included.map((item) => ({ ...amountOf(item), weight: 'included' as const })),
  ]
}

/** Writes the invoice of a paid order. */
export function writeInvoice(order: DeskOrder, shop: DocumentShop, issuedMs: number): BusinessDocument {
  const style = styleOf(shop)
  const { words, mailWords, formats } = style
  const { placed } = order
  const payment = paymentText(placed, mailWords)
  const sentMs = order.fulfilments.at(-1)?.atMs ?? null
  const hasRates = placed.items.some((_, index) => ratesOfItem(placed.taxes, index, style))
  return {
    kind: 'invoice',
    ...frameOf(shop, style),
    recipient: recipientOf(words.billTo, [placed.billingAddress, placed.shippingAddress], placed, style),
    title: words.invoice,
    numberLabel: words.invoiceNumber,
    facts: [
      [words.invoiceDate, formats.day(issuedMs)],
      ...(sentMs === null ? [] : [[words.supplyDate, formats.day(sentMs)] as const]),
      [words.orderNumber, orderNumber(order.id)],
      [words.orderDate, formats.day(order.placedMs)],
      ...(payment === null ? [] : [[mailWords.payment, printable(payment)] as const]),
    ],
    columns: [
      { label: words.item, isNumber: false },
      { label: words.quantity, isNumber: true },
      { label: words.unitPrice, isNumber: true },
      ...(hasRates ? [{ label: words.taxRate, isNumber: true }] : []),
      { label: words.amount, isNumber: true },
    ],
    rows: placed.items.map((item, index) => ({
      name: printable(item.product.name),
      details: lineDetails(item, mailWords).map(printable),
      cells: [
        `${item.count}`,
        formats.price(item.price),
        ...(hasRates ? [ratesOfItem(placed.taxes, index, style) ?? ''] : []),
        formats.price(item.rowTotal),
      ],
    })),
    totals: totalsOf(order, style),
    taxes: taxTable(placed.taxes ?? [], style),
    ...(placed.taxes && { taxRecord: taxRecordOf(placed, placed.taxes, style) }),
    remarks: [words.paid, ...(sentMs === null ? [words.supplyIsInvoiceDate] : [])],
  }
}
