import gql from 'graphql-tag'
import { DESK_DONE_FIELDS } from './done-fields.js'

/** Reads a page of the files that the shop stores. */
export const LIST_SHOP_FILES = gql`
  query ListShopFiles($filter: ShopFileFilter, $after: String) {
    files(filter: $filter, after: $after) {
      items {
        id
        kind
        name
        sizeBytes
        at
        usedBy {
          id
          name
        }
      }
      next
    }
  }
`

/** Reads the orders with a file for buyers. */
export const READ_FILE_ORDERS = gql`
  query ReadFileOrders($id: ID!) {
    fileOrders(id: $id) {
      orders {
        id
        name
      }
      hasMore
    }
  }
`

/** Reads the space that files take. */
export const READ_FILE_ROOM = gql`
  query ReadFileRoom {
    fileRoom {
      kind
      usedBytes
      limitBytes
    }
  }
`

/** Removes a file. */
export const REMOVE_SHOP_FILE = gql`
  mutation RemoveShopFile($key: String!, $id: ID!, $evenIfBought: Boolean!) {
    removeFile(key: $key, id: $id, evenIfBought: $evenIfBought) {
      ...DeskDoneFields
    }
  }
  ${DESK_DONE_FIELDS}
`
