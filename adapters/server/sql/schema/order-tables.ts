interface Row {
  readonly site_id: string
  readonly id: string
}

/** The owner's side of an order, under the order's id. Times are wall-clock ms. */
export interface OrderDeskRow extends Row {
  /** Counts the changes, so that a change of what was read before is noticed. */
  readonly revision: number
  readonly cancelled_on: number | null
  /** The standing of its goods and the pieces still to be sent (null: all), for lists. */
  readonly fulfilment: string
  readonly to_send: number | null
}

/** Something that happened to a placed order; `detail` is JSON text. */
export interface OrderEventRow extends Row {
  readonly order_id: string
  /** Sorts the events of an order. */
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

/** A refund, whose id is the key that the provider is asked with; `lines` as of a parcel. */
export interface RefundRow extends Row {
  readonly order_id: string
  readonly request_key: string
  readonly kind: string
  readonly amount_minor: number
  readonly currency: string
  readonly lines: string
  readonly restocks: boolean
  readonly reason: string | null
  readonly state: string
  readonly problem: string | null
  /** Counts the questions to the provider that had no final answer. */
  readonly tries: number
  readonly next_on: number
  readonly requested_on: number
}

/** A word by which an owner finds an order, in small letters. */
export interface OrderWordRow extends Row {
  readonly order_id: string
  readonly word: string
}

/** The tables of the owner's side of orders (schema/0036 to 0038, 0051). */
export interface OrderDeskTables {
  readonly order_desk: OrderDeskRow
  readonly order_event: OrderEventRow
  readonly fulfilment: FulfilmentRow
  readonly refund: RefundRow
  readonly order_word: OrderWordRow
}
