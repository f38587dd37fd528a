import gql from 'graphql-tag'

const SHOP = gql`
  fragment Shop on SiteCommerce {
    businessAddress {
      country
    }
    defaultCurrency
    quickCheckoutEnabled
    paymentProviders {
      name
      publicKey
      account
      keepsMethods
    }
    capabilities {
      checkout
      checkoutHosts
      subscriptions
      memberships
      accounts
      customFields
      uploads
      guestOrderRead
    }
  }
`

/** The default query of a cart, checkout or payment page without its own query (exported pages). */
export const READ_CART = gql`
  query ReadCart {
    database {
      id
      order
    }
    site {
      id
      commerce {
        ...Shop
      }
    }
  }
  ${SHOP}
`

/** The default query of a placed order, opened by its id and token. */
export const READ_PLACED_ORDER = gql`
  query ReadPlacedOrder($finalizedOrder: commerce_order_finalized_order_args!) {
    database {
      id
      order(finalizedOrder: $finalizedOrder)
    }
    site {
      id
      commerce {
        ...Shop
      }
    }
  }
  ${SHOP}
`
