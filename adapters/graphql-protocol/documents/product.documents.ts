import gql from 'graphql-tag'

/** A product with its SKUs and the visitor's memberships, by id or by slug: the filter decides. */
export const READ_PRODUCT = gql`
  query ReadProduct($filter: product_filter!) {
    database {
      id
      collections {
        c_product_ {
          id
          items(filter: $filter) {
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
            }
          }
        }
      }
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
