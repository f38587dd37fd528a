import gql from 'graphql-tag'

// A text constant instead of a fragment, since the server's depth limit counts each fragment as a
// level.
const SUBSCRIPTION = `
  id status email productName frequency interval amount { amountMinor currency digits }
  provider orderId createdAt lastPaidAt periodEndsAt nextChargeAt failures canceledAt
`

const DETAILS = `
  subscription { ${SUBSCRIPTION} }
  card { brand last4 expiresMonth expiresYear }
  endsAt
  orders { id number period }
  events { kind at reason }
`

/** Reads a page of subscriptions. */
export const LIST_SUBSCRIPTIONS = gql`
  query ListSubscriptions($filter: SubscriptionFilter, $after: String) {
    subscriptions(filter: $filter, after: $after) {
      items {
        ${SUBSCRIPTION}
      }
      next
    }
  }
`

/** Reads one subscription with all its details. */
export const READ_SUBSCRIPTION = gql`
  query ReadSubscription($id: ID!) {
    subscription(id: $id) {
      ${DETAILS}
    }
  }
`

/** Cancels or ends a subscription. */
export const CANCEL_SUBSCRIPTION = gql`
  mutation CancelSubscription($input: CancelSubscriptionInput!) {
    cancelSubscription(input: $input) {
      ... on SubscriptionChanged {
        details {
          ${DETAILS}
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`
