import type { DeskOrderFilter } from '../../../core/desk/index.js'

/** A view of the list of orders: its address is `?show=<id>`. */
export interface OrderView {
  /** Empty: all orders. */
  readonly id: string
  readonly name: string
  readonly filter: DeskOrderFilter
  /** Shown if no order matches. */
  readonly empty: string
}

const ALL: OrderView = {
  id: '',
  name: 'All',
  filter: {},
  empty: 'Orders show up here with the first purchase.',
}

/** The views of the list, beginning with all orders. */
export const ORDER_VIEWS: readonly OrderView[] = [
  ALL,
  {
    id: 'to-send',
    name: 'To send',
    filter: { toSend: true },
    empty: 'Everything is sent.',
  },
  { id: 'held', name: 'Held', filter: { held: true }, empty: 'No payment waits to be taken.' },
  {
    id: 'disputed',
    name: 'Disputed',
    filter: { disputed: true },
    empty: 'No payment is disputed.',
  },
  {
    id: 'returns',
    name: 'Returns',
    filter: { returned: true },
    empty: 'No return waits for you.',
  },
  {
    id: 'refund-refused',
    name: 'Refund refused',
    filter: { refund: 'REFUSED' },
    empty: 'No refund was refused.',
  },
  {
    id: 'refund-under-way',
    name: 'Refund pending',
    filter: { refund: 'UNDER_WAY' },
    empty: 'The payment provider has answered every refund.',
  },
  { id: 'cancelled', name: 'Cancelled', filter: { cancelled: true }, empty: 'No order was cancelled.' },
]

/** The view in an address; an unknown one shows all orders. */
export const viewOf = (id: string | null): OrderView => ORDER_VIEWS.find((view) => view.id === id) ?? ALL
