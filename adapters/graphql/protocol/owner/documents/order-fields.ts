import gql from 'graphql-tag'

/** Everything that the desk shows of one order. */
export const DESK_ORDER_FIELDS = gql`
  fragment DeskMoneyFields on Money {
    amountMinor
    currency
    digits
  }
  fragment DeskAddressFields on Address {
    addressee
    line1
    line2
    city
    state
    country
    postalCode
  }
  fragment DeskRefundFields on Refund {
    id
    kind
    state
    amount {
      ...DeskMoneyFields
    }
    restocks
    problem
  }
  fragment DeskOrderFields on Order {
    id
    number
    version
    placedAt
    payment
    fulfilment
    cancelledAt
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
        ...DeskMoneyFields
      }
      total {
        ...DeskMoneyFields
      }
      sent
      refunded
      toSend
      refundable
    }
    extras {
      kind
      name
      price {
        ...DeskMoneyFields
      }
      isIncluded
    }
    subtotal {
      ...DeskMoneyFields
    }
    total {
      ...DeskMoneyFields
    }
    money {
      provider
      reference
      card {
        brand
        last4
      }
      taken {
        ...DeskMoneyFields
      }
      refunded {
        ...DeskMoneyFields
      }
      refundable {
        ...DeskMoneyFields
      }
    }
    shippingMethod
    shippingAddress {
      ...DeskAddressFields
    }
    billingAddress {
      ...DeskAddressFields
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
      ...DeskRefundFields
    }
    events {
      kind
      at
      by
      text
      amount {
        ...DeskMoneyFields
      }
      pieces {
        lineId
        count
      }
      carrier
      tracking
    }
    actions
  }
`

/** The answer of a change of an order. */
export const DESK_CHANGE_FIELDS = gql`
  fragment DeskChangeFields on OrderAnswer {
    ... on OrderChanged {
      order {
        ...DeskOrderFields
      }
      refund {
        ...DeskRefundFields
      }
    }
    ... on Problem {
      code
      message
    }
  }
  ${DESK_ORDER_FIELDS}
`
