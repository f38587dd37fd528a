import gql from 'graphql-tag'
import { DESK_CHANGE, DESK_ORDER_FIELDS } from './order-fields.js'

/** A page of orders. */
export const LIST_ORDERS = gql`
  query ListOrders($filter: OrderFilter, $first: Int, $after: String) {
    orders(filter: $filter, first: $first, after: $after) {
      items {
        id
        number
        placedAt
        state
        payment
        fulfilment
        isCancelled
        name
        email
        itemCount
        total {
          amountMinor
          currency
          digits
        }
      }
      next
    }
  }
`

/** One order with everything about it. */
export const READ_ORDER = gql`
  query ReadOrder($id: ID!) {
    order(id: $id) {
      ...DeskOrderFields
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** Pieces were sent. */
export const FULFIL_ORDER = gql`
  mutation FulfilOrder($input: FulfilOrderInput!) {
    fulfilOrder(input: $input) {
      ${DESK_CHANGE}
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** Money is to be given back. */
export const REFUND_ORDER = gql`
  mutation RefundOrder($input: RefundOrderInput!) {
    refundOrder(input: $input) {
      ${DESK_CHANGE}
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** An order ends of which nothing was sent. */
export const CANCEL_ORDER = gql`
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      ${DESK_CHANGE}
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** Held money is to be taken. */
export const CAPTURE_ORDER = gql`
  mutation CaptureOrder($input: CaptureOrderInput!) {
    captureOrder(input: $input) {
      ${DESK_CHANGE}
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** The files of an order are mailed again. */
export const SEND_DOWNLOADS = gql`
  mutation SendDownloads($input: SendDownloadsInput!) {
    sendDownloads(input: $input) {
      ${DESK_CHANGE}
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** A note is kept with an order. */
export const NOTE_ORDER = gql`
  mutation NoteOrder($input: NoteOrderInput!) {
    noteOrder(input: $input) {
      ${DESK_CHANGE}
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** A return moves on. */
export const MOVE_RETURN = gql`
  mutation MoveReturn($input: MoveReturnInput!) {
    moveReturn(input: $input) {
      ... on ReturnMoved {
        order {
          ...DeskOrderFields
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
  ${DESK_ORDER_FIELDS}
`
