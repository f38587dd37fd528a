import gql from 'graphql-tag'

/** Amount in minor units with its currency: all that is needed to make `Money` of it. */
const PRICE = gql`
  fragment Price on CommercePrice {
    value
    unit
  }
`

const ADDRESS = gql`
  fragment Address on CommerceAddress {
    addressee
    line1
    line2
    city
    state
    country
    postalCode
  }
`

/** Everything an `Order` of the core is made of. */
const ORDER = gql`
  fragment Order on CommerceOrder {
    id
    status
    comment
    startedOn
    updatedOn
    paymentProcessor
    userItemsCount
    subtotal {
      ...Price
    }
    total {
      ...Price
    }
    userItems {
      id
      count
      price {
        ...Price
      }
      rowTotal {
        ...Price
      }
      subscriptionFrequency
      subscriptionInterval
      subscriptionTrial
      product {
        id
        slug
        name
        productType {
          id
          name
        }
        skuProperties {
          id
          name
          enum {
            id
            name
            slug
          }
        }
        fields
      }
      sku {
        id
        sku
        mainImage {
          url
          alt
          file {
            origFileName
          }
        }
        skuValues {
          property {
            id
          }
          value {
            id
          }
        }
      }
    }
    extraItems {
      kind
      name
      price {
        ...Price
      }
    }
    availableShippingMethods {
      id
      name
      description
      price {
        ...Price
      }
      selected
    }
    customerInfo {
      identity {
        email
        fullName
      }
      shippingAddress {
        ...Address
      }
      billingAddress {
        ...Address
      }
      stripePayment {
        card {
          provider
          last4
          expires {
            month
            year
          }
        }
      }
    }
    customData {
      name
      textArea
      textInput
      checkbox
    }
    downloadFiles {
      id
      name
      url
    }
    statusFlags {
      requiresShipping
      isFreeOrder
      hasSubscription
      hasDownloads
      shouldRecalc
      shippingAddressRequiresPostalCode
      billingAddressRequiresPostalCode
    }
  }
  ${PRICE}
  ${ADDRESS}
`

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
    }
  }
`

/**
 * The default query: what a cart, checkout or payment page needs where the page itself carries no query
 * (exported pages).
 */
export const READ_CART = gql`
  query ReadCart {
    database {
      id
      commerceOrder {
        ...Order
      }
    }
    site {
      id
      commerce {
        ...Shop
      }
    }
  }
  ${ORDER}
  ${SHOP}
`

/** The same for a placed order, opened by its id and token. */
export const READ_PLACED_ORDER = gql`
  query ReadPlacedOrder($finalizedOrder: commerce_order_finalized_order_args!) {
    database {
      id
      commerceOrder(finalizedOrder: $finalizedOrder) {
        ...Order
      }
    }
    site {
      id
      commerce {
        ...Shop
      }
    }
  }
  ${ORDER}
  ${SHOP}
`
