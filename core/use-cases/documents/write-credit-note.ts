import type { DeskOrder } from '../../orders/index.js'
import { orderNumber } from '../../shared/index.js'
import { lineDetails } from '../mails/orders/order-blocks.js'
import type { BusinessDocument, DocumentRow } from '../../orders/index.js'
import { creditTaxes, lineCredits } from './credit-parts.js'
import type { Credit } from './credit-parts.js'
import { frameOf, printable, recipientOf, styleOf, taxTable } from './document-parts.js'
import type { DocumentShop, DocumentStyle } from './document-parts.js'

function rowsOf(order: DeskOrder, credit: Credit, style: DocumentStyle): readonly DocumentRow[] {
  const { words, mailWords, formats } = style
  if (credit.lines.length === 0)
    return [
      {
        name: words.refundOf.replace('{number}', orderNumber(order.id)),
        details: [],
        cells: ['', formats.price(credit.amount)],
      },
    ]
  const amounts = lineCredits(order, credit)
  return credit.lines.flatMap(({ lineId, count }, index) => {
    const item = order.placed.items.find(({ id }) => id === lineId)
    const amount = amounts[index]
    return item === undefined || amount === undefined
      ? []
      : [
          {
            name: printable(item.product.name),
            details: lineDetails(item, mailWords).map(printable),
            cells: [`${count}`, formats.price(amount)],
          },
        ]
  })
}

/** The invoice that a credit note corrects. */
export interface CreditedInvoice {
  readonly number: string
  /** Wall-clock ms. */
  readonly issuedMs: number
}

/** Writes the credit note of a completed refund. */
export function writeCreditNote(
  order: DeskOrder,
  credit: Credit,
  invoice: CreditedInvoice,
  shop: DocumentShop,
  issuedMs: number,
): BusinessDocument {
  const style = styleOf(shop)
  const { words, formats } = style
  const { placed } = order
  return {
    kind: 'credit-note',
    ...frameOf(shop, style),
    recipient: recipientOf(words.billTo, [placed.billingAddress, placed.shippingAddress], placed, style),
    title: words.creditNote,
    numberLabel: words.creditNoteNumber,
    facts: [
      [words.creditNoteDate, formats.day(issuedMs)],
      [words.forInvoice, `${invoice.number}, ${formats.day(invoice.issuedMs)}`],
      [words.orderNumber, orderNumber(order.id)],
    ],
    columns: [
      { label: words.item, isNumber: false },
      { label: words.quantity, isNumber: true },
      { label: words.amount, isNumber: true },
    ],
    rows: rowsOf(order, credit, style),
    totals: [{ label: words.credited, amount: formats.price(credit.amount), weight: 'total' }],
    taxes: taxTable(creditTaxes(order, credit), style),
    remarks: [],
  }
}
