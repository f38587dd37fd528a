import { countPieces, returnActs } from '../../../../core/orders/index.js'
import type { DeskOrder, LinePieces, ReturnAct, Withdrawal } from '../../../../core/orders/index.js'
import { orderNumber, plural } from '../../../../core/shared/index.js'
import { plainLine } from '../plain-words.js'
import { siteCommand } from '../printed-commands.js'
import type { SiteWords } from '../printed-commands.js'
import { utcText } from '../time-text.js'

/** A return in the form for JSON. */
export const returnReport = ({ orderId, receivedMs, changedMs, ...rest }: Withdrawal) => ({
  order: orderNumber(orderId),
  orderId,
  ...rest,
  receivedAt: new Date(receivedMs).toISOString(),
  changedAt: new Date(changedMs).toISOString(),
  acts: returnActs(rest.state),
})

const piecesText = (lines: readonly LinePieces[], order: DeskOrder | null): string =>
  order === null
    ? plural(countPieces(lines), 'piece')
    : lines
        .map(({ lineId, count }) => {
          const item = order.placed.items.find(({ id }) => id === lineId)
          return `${count} x ${item?.product.name ?? lineId}`
        })
        .join(', ')

/** A return on one line; with the order, it names the pieces of a partial return. */
export function returnLine(withdrawal: Withdrawal, order: DeskOrder | null = null): string {
  const { orderId, state, name, lines, statement, receivedMs, isLate } = withdrawal
  const words = [
    utcText(receivedMs),
    `order ${orderNumber(orderId)}`,
    isLate ? `${state} (after the period)` : state,
    ...(lines.length === 0 ? [] : [piecesText(lines, order)]),
    name,
    ...(statement === null ? [] : [`"${statement}"`]),
  ]
  return plainLine(words.join('  '))
}

/**
 * The next steps after an action on a return; none of the actions moves money. Goods that were not sent do not
 * come back.
 */
export function returnNextLines(
  { orderId, state, lines }: Withdrawal,
  { placed, fulfilments }: DeskOrder,
  site: SiteWords,
): readonly string[] {
  const number = orderNumber(orderId)
  const command = (act: ReturnAct): string => siteCommand(`orders return ${number} ${act}`, site)
  const pieces = lines.map(({ lineId, count }) => {
    const line = placed.items.findIndex(({ id }) => id === lineId) + 1
    return `--line ${line}=${count}`
  })
  const extent = pieces.length === 0 ? '--whole' : pieces.join(' ')
  const refund = siteCommand(`orders refund ${number}`, site, extent)
  switch (state) {
    case 'accepted':
    case 'received':
      return [
        ...(state === 'accepted' && fulfilments.length > 0
          ? [`When the goods are back: ${command('receive')}`]
          : []),
        `To give the money back: ${refund}`,
        `Then: ${command('refund')}`,
      ]
    case 'requested':
    case 'refunded':
    case 'refused':
      return []
  }
}
