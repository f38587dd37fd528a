import { money } from '../../../../../../core/money/index.js'
import type { Fulfilment, LinePieces, OrderEvent, Refund } from '../../../../../../core/orders/index.js'
import type { Selectable } from '../../../engine/index.js'
import type { ShopTables } from '../../../engine/index.js'

type Row<Name extends keyof ShopTables> = Selectable<ShopTables[Name]>

type StoredPieces = readonly (readonly [lineId: string, count: number])[]

/** Pieces as they are stored. */
export const piecesText = (pieces: readonly LinePieces[]): string =>
  JSON.stringify(pieces.map(({ lineId, count }) => [lineId, count]))

const piecesOf = (text: string): readonly LinePieces[] =>
  (JSON.parse(text) as StoredPieces).map(([lineId, count]) => ({ lineId, count }))

/** A parcel as it was stored. */
export const toFulfilment = ({
  id,
  lines,
  carrier,
  tracking,
  sent_on: atMs,
}: Row<'fulfilment'>): Fulfilment => ({
  id,
  lines: piecesOf(lines),
  carrier,
  tracking,
  atMs,
})

/** A refund as it was stored. */
export const toRefund = (row: Row<'refund'>): Refund => ({
  id: row.id,
  key: row.request_key,
  kind: row.kind === 'release' ? 'release' : 'refund',
  amount: money(row.amount_minor, row.currency),
  lines: piecesOf(row.lines),
  restocks: row.restocks,
  reason: row.reason,
  state: row.state as Refund['state'],
  problem: row.problem,
  atMs: row.requested_on,
})

/** An event as it was stored: this program alone writes the table. */
export const toEvent = ({ kind, detail, acted_by: by, acted_on: atMs }: Row<'order_event'>): OrderEvent =>
  ({ ...(JSON.parse(detail) as object), tag: kind, by, atMs }) as OrderEvent

/** Events of one change are counted within it. */
const MAX_EVENTS = 16

/** The rows of the events that the change with this revision made. */
export const eventRows = (
  siteId: string,
  orderId: string,
  revision: number,
  events: readonly OrderEvent[],
): readonly Row<'order_event'>[] =>
  events.map(({ tag, by, atMs, ...detail }, index) => {
    const place = revision * MAX_EVENTS + index
    return {
      site_id: siteId,
      id: `${orderId}:${place}`,
      order_id: orderId,
      place,
      kind: tag,
      detail: JSON.stringify(detail),
      acted_by: by,
      acted_on: atMs,
    }
  })
