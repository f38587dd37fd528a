import { isZero, negate } from '../../money/index.js'
import type { Money } from '../../money/index.js'
import type { DeskOrder } from '../../orders/index.js'
import { orderNumber } from '../../shared/index.js'
import { lineDetails } from '../mails/orders/order-blocks.js'
import type { BusinessDocument, DocumentRow } from '../../orders/index.js'
import { creditTaxes, lineCredits } from './credit-taxes.js'
import { namesParts, shippingOf } from './credits.js'
import type { Credit } from './credits.js'
import { frameOf, printable, recipientOf, styleOf, taxRecordOf, taxTable } from './document-parts.js'
import type { DocumentShop, DocumentStyle } from './document-parts.js'

function rowsOf(
  order: DeskOrder,
  credit: Credit,
  style: DocumentStyle,
  signed: (amount: Money) => Money,
): readonly DocumentRow[] {
  const { words, mailWords, formats } = style
  if (!namesParts(credit))
    return [
      {
        name: words.refundOf.replace('{number}', orderNumber(order.id)),
        details: [],
        cells: ['', formats.price(signed(credit.amount))],
      },
    ]
  const amounts = lineCredits(order, credit)
  const ofLines = credit.lines.flatMap(({ lineId, count }, index) => {
    const item = order.placed.items.find(({ id }) => id === lineId)
    const amount = amounts[index]
    return item === undefined || amount === undefined
      ? []
      : [
          {
            name: printable(item.product.name),
            details: lineDetails(item, mailWords).map(printable),
            cells: [`${count}`, formats.price(signed(amount))],
          },
        ]
  })
  const ofShipping = {
    name: mailWords.shipping,
    details: [],
    cells: ['', formats.price(signed(shippingOf(credit)))],
  }
  return isZero(credit.shipping) ? ofLines : [...ofLines, ofShipping]
}

/** The document that a credit note corrects. */
export interface CorrectedDocument {
  readonly number: string
  /** Wall-clock ms. */
  readonly issuedMs: number
}

/**
 * Writes the credit note of a completed refund. `takesBack`: the credit note of a refund whose money the bank
 * returned, whose amounts this one cancels.
 */
export function writeCreditNote(
  order: DeskOrder,
  credit: Credit,
  invoice: CorrectedDocument,
  shop: DocumentShop,
  issuedMs: number,
  takesBack?: CorrectedDocument,
): BusinessDocument {
  const style = styleOf(shop)
  const signed = (amount: Money): Money => (takesBack === undefined ? amount : negate(amount))
  const named = ({ number, issuedMs: at }: CorrectedDocument): string => `${number}, ${formats.day(at)}`
  const { words, formats } = style
  const { placed } = order
  const taxes = creditTaxes(order, credit).map((tax) => ({
    ...tax,
    net: signed(tax.net),
    amount: signed(tax.amount),
  }))
  return {
    kind: 'credit-note',
    ...frameOf(shop, style),
    recipient: recipientOf(words.billTo, [placed.billingAddress, placed.shippingAddress], placed, style),
    title: takesBack === undefined ? words.creditNote : words.creditNoteTakenBack,
    numberLabel: words.creditNoteNumber,
    facts: [
      [words.creditNoteDate, formats.day(issuedMs)],
      ...(takesBack === undefined ? [] : [[words.forCreditNote, named(takesBack)] as const]),
      [words.forInvoice, named(invoice)],
      [words.orderNumber, orderNumber(order.id)],
    ],
    columns: [
      { label: words.item, isNumber: false },
      { label: words.quantity, isNumber: true },
      { label: words.amount, isNumber: true },
    ],
    rows: rowsOf(order, credit, style, signed),
    totals: [{ label: words.credited, amount: formats.price(signed(credit.amount)), weight: 'total' }],
    taxes: taxTable(taxes, style),
    ...(placed.taxes && { taxRecord: taxRecordOf(placed, taxes, style) }),
    remarks: [],
  }
}
