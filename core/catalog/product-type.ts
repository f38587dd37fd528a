/**
 * The kind of a product, which decides about shipping, downloads and whether a session is needed
 * (reference/wire-protocol#products).
 */
export type ProductType = 'Physical' | 'Digital' | 'Service' | 'Membership' | 'Advanced'

/**
 * The fixed ids that pages use for the product types in their conditions (reference/wire-protocol#products).
 */
export const PRODUCT_TYPE_IDS = {
  Physical: 'ff42fee0113744f693a764e3431a9cc2',
  Digital: 'f22027db68002190aef89a4a2b7ac8a1',
  Service: 'c599e43b1a1c34d5a323aedf75d3adf6',
  Membership: 'e348fd487d0102946c9179d2a94bb613',
  Advanced: 'b6ccc1830db4b1babeb06a9ac5f6dd76',
} as const satisfies Record<ProductType, string>

/** The type of a product without a stated type (reference/wire-protocol#products). */
export const DEFAULT_PRODUCT_TYPE: ProductType = 'Advanced'

/** All types, in the order of their table. */
export const PRODUCT_TYPES = Object.keys(PRODUCT_TYPE_IDS) as readonly ProductType[]

/** Reads a type from its name or its fixed id; anything else is the default type, as on the page. */
export function toProductType(input: unknown): ProductType {
  return (
    PRODUCT_TYPES.find((type) => type === input || PRODUCT_TYPE_IDS[type] === input) ?? DEFAULT_PRODUCT_TYPE
  )
}

/** Digital products and services have neither weight nor size (reference/wire-protocol#products). */
export const isMeasuredType = (type: ProductType): boolean => type !== 'Digital' && type !== 'Service'

/** Physical products and memberships can be shipped; others never (reference/wire-protocol#products). */
export const isShippableType = (type: ProductType): boolean => type === 'Physical' || type === 'Membership'
