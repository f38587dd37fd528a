import gql from 'graphql-tag'

/** Puts pieces of a SKU into the cart. */
export const ADD_TO_CART = gql`
  mutation AddToCart($skuId: String!, $count: Int!, $buyNow: Boolean!, $idempotencyKey: String!) {
    ecommerceAddToCart(sku: $skuId, count: $count, buyNow: $buyNow, idempotencyKey: $idempotencyKey) {
      ok
      itemId
      itemCount
      itemPrice {
        value
        unit
      }
    }
  }
`

/** Sets the count of a line. */
export const UPDATE_CART_ITEM = gql`
  mutation UpdateCartItem($skuId: String!, $count: Int!) {
    ecommerceUpdateCartItem(sku: $skuId, count: $count) {
      ok
      itemId
      itemCount
      itemPrice {
        value
        unit
      }
    }
  }
`

/** Stores the e-mail of the order. */
export const UPDATE_IDENTITY = gql`
  mutation CheckoutUpdateOrderIdentity($email: String) {
    ecommerceUpdateIdentity(email: $email) {
      ok
    }
  }
`

/** Stores an address of the order. */
export const UPDATE_ADDRESS = gql`
  mutation CheckoutUpdateOrderAddress(
    $type: String!
    $name: String
    $address_line1: String
    $address_line2: String
    $address_city: String
    $address_state: String
    $address_country: String
    $address_zip: String
  ) {
    ecommerceUpdateAddress(
      type: $type
      addressee: $name
      line1: $address_line1
      line2: $address_line2
      city: $address_city
      state: $address_state
      country: $address_country
      postalCode: $address_zip
    ) {
      ok
    }
  }
`

/** Stores an address from a wallet before the visitor has paid. */
export const UPDATE_OBFUSCATED_ADDRESS = gql`
  mutation CheckoutUpdateObfuscatedOrderAddress(
    $type: String!
    $name: String
    $address_line1: String
    $address_line2: String
    $address_city: String
    $address_state: String
    $address_country: String
    $address_zip: String
  ) {
    ecommerceUpdateObfuscatedAddress(
      type: $type
      addressee: $name
      line1: $address_line1
      line2: $address_line2
      city: $address_city
      state: $address_state
      country: $address_country
      postalCode: $address_zip
    ) {
      ok
    }
  }
`

/** Chooses the shipping method of the order. */
export const UPDATE_SHIPPING_METHOD = gql`
  mutation CheckoutUpdateShippingMethod($id: String) {
    ecommerceUpdateShippingMethod(methodId: $id) {
      ok
    }
  }
`

/** Stores the token of a card; the card itself is never sent here. */
export const STORE_PAYMENT_METHOD = gql`
  mutation CheckoutUpdateStripePaymentMethod($paymentMethod: String!, $provider: String) {
    ecommerceStoreStripePaymentMethod(paymentMethod: $paymentMethod, provider: $provider) {
      ok
    }
  }
`

/** Stores the values of the owner's own fields in the checkout. */
export const UPDATE_CUSTOM_DATA = gql`
  mutation CheckoutUpdateCustomData($customData: [mutation_commerce_update_custom_data]!) {
    ecommerceUpdateCustomData(customData: $customData) {
      ok
    }
  }
`

/** Recalculates the order's amounts. */
export const RECALCULATE = gql`
  mutation CheckoutRecalcOrderEstimations {
    ecommerceRecalcEstimations {
      ok
    }
  }
`

/** Applies a discount code to the order. */
export const APPLY_DISCOUNT = gql`
  mutation CheckoutApplyDiscount($discountCode: String!) {
    ecommerceApplyDiscount(discountCode: $discountCode) {
      ok
    }
  }
`

/** Removes the discount from the order. */
export const REMOVE_DISCOUNT = gql`
  mutation CheckoutRemoveDiscount {
    ecommerceRemoveDiscount {
      ok
    }
  }
`

/** Begins the engine's own checkout; returns its address. */
export const BEGIN_CHECKOUT = gql`
  mutation BeginCheckout {
    ecommerceBeginCheckout {
      ok
      url
    }
  }
`

const SUBMIT_RESULT = gql`
  fragment SubmitResult on SubmitOrderResult {
    ok
    orderId
    token
    status
    clientSecret
    provider
    customerPaid {
      value
      unit
    }
    purchasedItems {
      id
      name
      count
      price {
        value
        unit
      }
    }
  }
`

/** Places the order; safe to repeat under the same key. */
export const SUBMIT_ORDER = gql`
  mutation CheckoutAttemptSubmitOrder(
    $checkoutType: mutation_commerce_checkout_type
    $paymentIntentId: String
    $idempotencyKey: String!
    $orderId: String
  ) {
    ecommerceAttemptSubmitOrder(
      checkoutType: $checkoutType
      paymentIntentId: $paymentIntentId
      idempotencyKey: $idempotencyKey
      orderId: $orderId
    ) {
      ...SubmitResult
    }
  }
  ${SUBMIT_RESULT}
`

/** Begins a PayPal payment for the cart. */
export const BEGIN_WALLET = gql`
  mutation CheckoutRequestPayPalOrder {
    ecommercePaypalOrderRequest {
      orderId
    }
  }
`

/** Adopts the shopper's data from PayPal. */
export const SYNC_WALLET = gql`
  mutation CheckoutSyncPayPalInfo {
    ecommerceSyncPaypalOrderInfoToWF {
      ok
    }
  }
`

/** Reads the outcome of an earlier submit; places nothing. */
export const FIND_SUBMIT = gql`
  mutation CheckoutFindSubmit($idempotencyKey: String!) {
    ecommerceFindSubmit(idempotencyKey: $idempotencyKey) {
      ...SubmitResult
    }
  }
  ${SUBMIT_RESULT}
`
