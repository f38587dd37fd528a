import { money } from '../../../../../../core/money/index.js'
import { RETURN_STATES } from '../../../../../../core/orders/index.js'
import type {
  DeclaredReturn,
  Fulfilment,
  LinePieces,
  OrderEvent,
  Refund,
} from '../../../../../../core/orders/index.js'
import type { Selectable } from '../../../engine/index.js'
import type { ShopTables } from '../../../engine/index.js'

type Row<Name extends keyof ShopTables> = Selectable<ShopTables[Name]>

type StoredPieces = readonly (readonly [lineId: string, count: number])[]

/** Pieces in their stored form. */
export const piecesText = (pieces: readonly LinePieces[]): string =>
  JSON.stringify(pieces.map(({ lineId, count }) => [lineId, count]))

const piecesOf = (text: string): readonly LinePieces[] =>
  (JSON.parse(text) as StoredPieces).map(([lineId, count]) => ({ lineId, count }))

/** A stored parcel. */
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

/** A stored refund. */
export const toRefund = (row: Row<'refund'>): Refund => ({
  id: row.id,
  key: row.request_key,
  kind: row.kind === 'release' ? 'release' : 'refund',
  amount: money(row.amount_minor, row.currency),
  lines: piecesOf(row.lines),
  shipping: money(Number(row.shipping_minor), row.currency),
  restocks: row.restocks,
  reason: row.reason,
  state: row.state as Refund['state'],
  problem: row.problem,
  atMs: row.requested_on,
})

/** The stored pieces of a withdrawal, JSON that this program wrote; null: the whole order. */
export const withdrawnLines = (lines: string | null): readonly LinePieces[] =>
  lines === null ? [] : (JSON.parse(lines) as readonly LinePieces[])

/** A stored state of a return. */
export const toReturnState = (state: string): DeclaredReturn['state'] =>
  RETURN_STATES.find((one) => one === state) ?? 'requested'

/** The stored withdrawal of an order. */
export const toDeclaredReturn = ({
  id,
  lines,
  state,
  received_on: receivedMs,
}: Pick<Row<'withdrawal'>, 'id' | 'lines' | 'state' | 'received_on'>): DeclaredReturn => ({
  id,
  lines: withdrawnLines(lines),
  state: toReturnState(state),
  receivedMs: Number(receivedMs),
})

/** A stored event; only this program writes the table. */
export const toEvent = ({ kind, detail, acted_by: by, acted_on: atMs }: Row<'order_event'>): OrderEvent =>
  ({ ...(JSON.parse(detail) as object), tag: kind, by, atMs }) as OrderEvent

/** The limit of events in one change, which are numbered within it. */
const MAX_EVENTS = 16

/** The rows of the events of the change with this revision. */
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
