import gql from 'graphql-tag'
import { DESK_CHANGE, DESK_ORDER_FIELDS } from './order-fields.js'

/** Reads a page of orders. */
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
        needsSending
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

/** Reads one order with all its details. */
export const READ_ORDER = gql`
  query ReadOrder($id: ID!) {
    order(id: $id) {
      ...DeskOrderFields
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** Marks pieces as sent. */
export const FULFIL_ORDER = gql`
  mutation FulfilOrder($input: FulfilOrderInput!) {
    fulfilOrder(input: $input) {
      ${DESK_CHANGE}
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** Requests a refund. */
export const REFUND_ORDER = gql`
  mutation RefundOrder($input: RefundOrderInput!) {
    refundOrder(input: $input) {
      ${DESK_CHANGE}
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** Cancels an order of which nothing was sent. */
export const CANCEL_ORDER = gql`
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      ${DESK_CHANGE}
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** Requests the capture of held money. */
export const CAPTURE_ORDER = gql`
  mutation CaptureOrder($input: CaptureOrderInput!) {
    captureOrder(input: $input) {
      ${DESK_CHANGE}
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** Mails the files of an order again. */
export const SEND_DOWNLOADS = gql`
  mutation SendDownloads($input: SendDownloadsInput!) {
    sendDownloads(input: $input) {
      ${DESK_CHANGE}
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** Adds a note to an order. */
export const NOTE_ORDER = gql`
  mutation NoteOrder($input: NoteOrderInput!) {
    noteOrder(input: $input) {
      ${DESK_CHANGE}
    }
  }
  ${DESK_ORDER_FIELDS}
`

/** Changes the state of a return. */
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
