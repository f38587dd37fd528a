import gql from 'graphql-tag'

// Text constants instead of fragments, since the server's depth limit counts each fragment as a level.
const MONEY = 'amountMinor currency digits'
const PRODUCT = `id name slug imageUrl categories version isVisible edited nameInFile
  variants { id code options imageUrl left edited
    price { ${MONEY} } compareAt { ${MONEY} }
    lowestPrior { ${MONEY} } unitPrice { per price { ${MONEY} } }
    priceInFile { ${MONEY} } compareAtInFile { ${MONEY} } }`
const DISCOUNT = `code name state source version percent expiresAt usageLimit usedCount minimumCount productIds
  amount { ${MONEY} } minimumSubtotal { ${MONEY} }`
const DISCOUNT_ANSWER = `... on DiscountChanged { hasChanged discount { ${DISCOUNT} } }
  ... on Problem { code message }`

/** Reads products of the catalogue with the stock of each variant, including hidden ones. */
export const LIST_PRODUCTS = gql`
  query ListProducts($search: String, $outOfStock: Boolean, $hidden: Boolean, $after: String) {
    products(search: $search, outOfStock: $outOfStock, hidden: $hidden, after: $after) {
      items { id name imageUrl categories isVisible variants { left price { ${MONEY} } } }
      next
    }
  }
`

/** Reads one product. */
export const READ_PRODUCT = gql`
  query ReadProduct($id: ID!) {
    product(id: $id) { ${PRODUCT} }
  }
`

/** Edits a product. */
export const EDIT_PRODUCT = gql`
  mutation EditProduct($input: EditProductInput!) {
    editProduct(input: $input) {
      ... on ProductChanged { hasChanged product { ${PRODUCT} } }
      ... on Problem { code message }
    }
  }
`

/** Adds the pieces of a delivery to the stock of a variant. */
export const DELIVER_STOCK = gql`
  mutation DeliverStock($input: DeliverStockInput!) {
    deliverStock(input: $input) {
      ... on StockChanged {
        left
      }
      ... on Problem {
        code
        message
      }
    }
  }
`

const FILE = 'handle version columns place products lines { name cells }'
const FILE_ANSWER = `... on ProductFileChanged { file { ${FILE} } } ... on Problem { code message }`

/** Reads a product's lines in the catalogue file. */
export const READ_PRODUCT_FILE = gql`
  query ReadProductFile($id: ID!) {
    productFile(id: $id) { ${FILE} }
  }
`

/** Changes values of a product in the catalogue file. */
export const EDIT_PRODUCT_FILE = gql`
  mutation EditProductFile($input: EditProductFileInput!) {
    editProductFile(input: $input) { ${FILE_ANSWER} }
  }
`

/** Adds a variant to a product in the catalogue file. */
export const ADD_VARIANT = gql`
  mutation AddVariant($input: AddVariantInput!) {
    addVariant(input: $input) { ${FILE_ANSWER} }
  }
`

/** Changes the options of a product in the catalogue file. */
export const CHANGE_OPTIONS = gql`
  mutation ChangeOptions($input: ChangeOptionsInput!) {
    changeOptions(input: $input) {
      ... on VariantsInUse {
        variants {
          name
          left
          orders
        }
      }
      ${FILE_ANSWER}
    }
  }
`

/** Moves a product in the catalogue file. */
export const MOVE_PRODUCT = gql`
  mutation MoveProduct($input: MoveProductInput!) {
    moveProduct(input: $input) { ${FILE_ANSWER} }
  }
`

/** Merges a table into the catalogue file. */
export const IMPORT_CATALOGUE = gql`
  mutation ImportCatalogue($input: ImportCatalogueInput!) {
    importCatalogue(input: $input) {
      ... on CatalogueImported {
        counts {
          outcome
          lines
        }
        lines {
          row
          name
          outcome
          problem
          changes {
            column
            before
            after
          }
        }
        problems
        isWritten
      }
      ... on Problem {
        code
        message
      }
    }
  }
`

/** Reads a page of discount codes. */
export const LIST_DISCOUNTS = gql`
  query ListDiscounts($search: String, $after: String) {
    discounts(search: $search, after: $after) {
      items { ${DISCOUNT} }
      next
    }
  }
`

/** Makes a discount code. */
export const CREATE_DISCOUNT = gql`
  mutation CreateDiscount($input: CreateDiscountInput!) {
    createDiscount(input: $input) { ${DISCOUNT_ANSWER} }
  }
`

/** Edits a discount code. */
export const EDIT_DISCOUNT = gql`
  mutation EditDiscount($input: EditDiscountInput!) {
    editDiscount(input: $input) { ${DISCOUNT_ANSWER} }
  }
`

/** Ends a discount code. */
export const END_DISCOUNT = gql`
  mutation EndDiscount($input: EndDiscountInput!) {
    endDiscount(input: $input) { ${DISCOUNT_ANSWER} }
  }
`
