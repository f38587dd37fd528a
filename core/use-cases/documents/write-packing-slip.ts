import { linesToDeliver, piecesToSend, sendablePieces } from '../../orders/index.js'
import type { DeskOrder } from '../../orders/index.js'
import { orderNumber } from '../../shared/index.js'
import { lineDetails } from '../mails/orders/order-blocks.js'
import type { BusinessDocument } from '../../orders/index.js'
import { frameOf, printable, recipientOf, styleOf } from './document-parts.js'
import type { DocumentShop } from './document-parts.js'

/**
 * Writes the packing slip of a parcel: the pieces to send that the shopper keeps; if there are none, the withdrawn
 * ones, or all that was to be sent once it was. Answers include the boxes that the shopper ticked.
 */
export function writePackingSlip(order: DeskOrder, shop: DocumentShop): BusinessDocument {
  const style = styleOf(shop)
  const { words, mailWords, formats } = style
  const { placed } = order
  const kept = sendablePieces(order)
  const packed = kept.length > 0 ? kept : piecesToSend(order)
  const left = new Map(packed.map(({ lineId, count }) => [lineId, count]))
  const items = linesToDeliver(placed).flatMap((item) => {
    const count = left.size === 0 ? item.count : (left.get(item.id) ?? 0)
    return count === 0 ? [] : [{ item, count }]
  })
  const shipping = placed.shippingMethods.find(({ selected }) => selected)
  const answers = placed.customData.flatMap(({ name, textArea, textInput, checkbox }) => {
    const value = checkbox === true ? mailWords.yes : (textArea ?? textInput ?? '')
    return value.trim() === '' ? [] : [`${printable(name)}${mailWords.colon} ${printable(value)}`]
  })
  return {
    kind: 'packing-slip',
    ...frameOf(shop, style),
    title: words.packingSlip,
    recipient: recipientOf(words.shipTo, [placed.shippingAddress, placed.billingAddress], placed, style),
    numberLabel: null,
    facts: [
      [words.orderNumber, orderNumber(order.id)],
      [words.orderDate, formats.day(order.placedMs)],
      ...(shipping === undefined ? [] : [[mailWords.shipping, printable(shipping.name)] as const]),
    ],
    columns: [
      { label: words.item, isNumber: false },
      { label: words.quantity, isNumber: true },
    ],
    rows: items.map(({ item, count }) => ({
      name: printable(item.product.name),
      details: lineDetails(item, mailWords).map(printable),
      cells: [`${count}`],
    })),
    totals: [],
    taxes: null,
    remarks: [...answers, ...(placed.comment ? [printable(placed.comment)] : [])],
  }
}
