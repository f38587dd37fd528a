interface Row {
  readonly site_id: string
  readonly id: string
}

/** The owner's data of an order, under the order's id. Times are wall-clock ms. */
export interface OrderDeskRow extends Row {
  /** Counts the changes, so that a concurrent change is noticed. */
  readonly revision: number
  readonly cancelled_on: number | null
  /** The fulfilment state and the pieces still to be sent (null: all), for lists. */
  readonly fulfilment: string
  readonly to_send: number | null
}

/** An event of a placed order; `detail` is JSON text. */
export interface OrderEventRow extends Row {
  readonly order_id: string
  /** The sort key of an order's events. */
  readonly place: number
  readonly kind: string
  readonly detail: string
  readonly acted_by: string
  readonly acted_on: number
}

/** A parcel; `lines` is a JSON list of `[lineId, pieces]`. */
export interface FulfilmentRow extends Row {
  readonly order_id: string
  readonly lines: string
  readonly carrier: string | null
  readonly tracking: string | null
  readonly sent_on: number
}

/** A refund, whose id is the provider's idempotency key; `lines` as for a parcel. */
export interface RefundRow extends Row {
  readonly order_id: string
  readonly request_key: string
  readonly kind: string
  readonly amount_minor: number
  readonly currency: string
  readonly lines: string
  readonly shipping_minor: number
  readonly restocks: boolean
  readonly reason: string | null
  readonly state: string
  readonly problem: string | null
  /** Number of requests to the provider without a final answer. */
  readonly tries: number
  readonly next_on: number
  readonly requested_on: number
}

/** A shopper's withdrawal; `lines` is a JSON list of `LinePieces`, null: the whole order. */
export interface WithdrawalRow extends Row {
  /** Null in rows of earlier versions: `id` is the order's. */
  readonly order_id: string | null
  readonly lines: string | null
  readonly state: string
  readonly received_on: number
  readonly changed_on: number
}

/** A search word of an order, in lower case, or the word of one of its files (`fileWord`). */
export interface OrderWordRow extends Row {
  readonly order_id: string
  readonly word: string
}

/** The tables of the owner's data of orders (schema/0036 to 0038, 0044, 0051, 0054). */
export interface OrderDeskTables {
  readonly order_desk: OrderDeskRow
  readonly order_event: OrderEventRow
  readonly fulfilment: FulfilmentRow
  readonly refund: RefundRow
  readonly withdrawal: WithdrawalRow
  readonly order_word: OrderWordRow
}
