import gql from 'graphql-tag'

/** Everything that needs the owner today. */
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

/** The counts in the navigation. */
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

/** Mails that wait or were given up. */
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

/** Mails are to be tried again. */
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

/** Changes that owners made. */
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
