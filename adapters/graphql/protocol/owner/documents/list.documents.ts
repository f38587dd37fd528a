import gql from 'graphql-tag'

/** Reads the tasks of the owner for today. */
export const READ_HOME = gql`
  query ReadHome($days: Int, $timeZone: String) {
    home {
      toSend
      held
      refundsUnderWay
      refundsRefused
      disputed
      disputeDueAt
      failedMails
      outOfStock
      unreadEntries
      returns
      sales(days: $days, timeZone: $timeZone) {
        day
        orders
        total {
          amountMinor
          currency
          digits
        }
      }
      visits(days: $days)
      openCarts(days: $days) {
        carts
        checkouts
      }
      bestSellers(days: $days) {
        productId
        name
        pieces
      }
    }
  }
`

/** Reads the counts in the navigation. */
export const READ_COUNTS = gql`
  query ReadCounts {
    home {
      toSend
      failedMails
      outOfStock
      unreadEntries
    }
  }
`

/** Reads the mails that wait or were given up. */
export const LIST_MAILS = gql`
  query ListMails($filter: MailFilter, $after: String) {
    mails(filter: $filter, after: $after) {
      items {
        id
        kind
        to
        state
        tries
        failure
        createdAt
        nextTryAt
      }
      next
    }
  }
`

/** Tries mails again. */
export const RETRY_MAILS = gql`
  mutation RetryMails($key: String!, $id: ID) {
    retryMails(key: $key, id: $id) {
      ... on MailsRetried {
        count
      }
      ... on Problem {
        code
        message
      }
    }
  }
`

/** Reads the changes that owners made. */
export const LIST_AUDIT = gql`
  query ListAudit($by: String, $after: String) {
    audit(filter: { by: $by }, after: $after) {
      items {
        id
        at
        by
        operation
        subject
        detail
      }
      next
    }
  }
`
