import gql from 'graphql-tag'

/** The queried fields of a product, with all its SKUs and the visitor's memberships. */
const PRODUCT_PARTS = gql`
  fragment ProductParts on CommerceProduct {
    id
    slug
    name
    description
    categories
    shippable
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
    defaultSku {
      id
    }
    fields
    memberships {
      productId
      orderId
      active
    }
    skus {
      id
      sku
      price {
        ...SkuPrice
      }
      compareAtPrice {
        ...SkuPrice
      }
      weight
      width
      length
      height
      mainImage {
        ...SkuImage
      }
      moreImages {
        ...SkuImage
      }
      skuValues {
        property {
          id
        }
        value {
          id
        }
      }
      inventory {
        type
        quantity
      }
      ecSkuBillingMethod
      ecSkuSubscriptionPlan
    }
  }
  fragment SkuPrice on CommercePrice {
    value
    unit
  }
  fragment SkuImage on ImageRef {
    url
    alt
    file {
      origFileName
    }
    video {
      url
      html
      width
      height
    }
  }
`

/** Reads a product by id or by slug, as the filter says. */
export const READ_PRODUCT = gql`
  query ReadProduct($filter: product_filter!) {
    database {
      id
      collections {
        c_product_ {
          id
          items(filter: $filter) {
            ...ProductParts
          }
        }
      }
    }
  }
  ${PRODUCT_PARTS}
`

/** Reads products for sale, by category or by words, as the filter says. */
export const LIST_PRODUCTS = gql`
  query ListProducts($filter: product_filter!, $limit: Int!, $sort: product_sort, $after: BasicId) {
    database {
      id
      collections {
        c_product_ {
          id
          items(filter: $filter, limit: $limit, sort: $sort, after: $after) {
            ...ProductParts
          }
        }
      }
    }
  }
  ${PRODUCT_PARTS}
`

/** Reads the visitor's memberships through products, all at once. */
export const READ_MEMBERSHIPS = gql`
  query ReadMemberships($productIds: [BasicId!]!) {
    database {
      id
      commerceMemberships(productIds: $productIds) {
        productId
        orderId
        active
      }
    }
  }
`
