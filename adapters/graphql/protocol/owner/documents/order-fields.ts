import gql from 'graphql-tag'

// Text constants instead of fragments, since the server's depth limit counts each fragment as a level.
const MONEY = 'amountMinor currency digits'
const ADDRESS = 'addressee line1 line2 city state country postalCode'
const REFUND = `id kind state amount { ${MONEY} } restocks problem`

const RETURN = 'id name statement lines { lineId count } state isLate receivedAt changedAt acts'

/** The fields of an order that the desk shows. */
export const DESK_ORDER_FIELDS = gql`
  fragment DeskOrderFields on Order {
    id
    number
    version
    placedAt
    payment
    fulfilment
    cancelledAt
    needsSending
    name
    email
    lines {
      id
      name
      options
      code
      imageUrl
      count
      price {
        ${MONEY}
      }
      total {
        ${MONEY}
      }
      sent
      refunded
      toSend
      sendable
      refundable
    }
    extras {
      kind
      name
      price {
        ${MONEY}
      }
      isIncluded
    }
    subtotal {
      ${MONEY}
    }
    total {
      ${MONEY}
    }
    money {
      provider
      reference
      card {
        brand
        last4
      }
      taken {
        ${MONEY}
      }
      refunded {
        ${MONEY}
      }
      refundable {
        ${MONEY}
      }
      refundableShipping {
        ${MONEY}
      }
      disputeDueAt
    }
    shippingMethod
    shippingAddress {
      ${ADDRESS}
    }
    billingAddress {
      ${ADDRESS}
    }
    answers {
      name
      text
      isChecked
    }
    comment
    parcels {
      id
      lines {
        lineId
        count
      }
      carrier
      tracking
      sentAt
    }
    refunds {
      ${REFUND}
    }
    events {
      kind
      at
      by
      text
      amount {
        ${MONEY}
      }
      pieces {
        lineId
        count
      }
      shipping {
        ${MONEY}
      }
      carrier
      tracking
    }
    actions
    returns {
      ${RETURN}
    }
  }
`

/** The answer of a change of an order; its document includes `DESK_ORDER_FIELDS`. */
export const DESK_CHANGE = `
  ... on OrderChanged { order { ...DeskOrderFields } refund { ${REFUND} } }
  ... on Problem { code message }
`
