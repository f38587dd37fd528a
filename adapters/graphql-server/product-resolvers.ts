import { quantityLeft } from '../../core/catalog/index.js'
import type { Image, Membership, OptionSet, Product, Sku } from '../../core/catalog/index.js'
import type { LineItem } from '../../core/orders/index.js'
import { ownerFieldOf } from './owner-field.js'

/** A product of the catalogue with the visitor's memberships, or the copy of it that an order keeps. */
type ProductSource = LineItem['product'] & Partial<Product> & { readonly memberships?: readonly Membership[] }

type SkuSource = LineItem['sku'] & Partial<Sku>

/** The same resolver under the plain name and under the encoded one of older pages. */
function underBothNames<Source>(
  fields: Readonly<Record<string, readonly [encoded: string, read: (source: Source) => unknown]>>,
): Record<string, (source: Source) => unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([plain, [encoded, read]]) => [
      [plain, read],
      [encoded, read],
    ]),
  )
}

const published = {
  draft: () => false,
  archived: () => false,
  f__draft_0ht: () => false,
  f__archived_0ht: () => false,
}

export const productResolvers = {
  ...published,
  ...underBothNames<ProductSource>({
    name: ['f_name_', ({ name }) => name],
    slug: ['f_slug_', ({ slug }) => slug],
    description: ['f_description_', ({ description }) => description ?? null],
    shippable: ['f_shippable_', ({ shippable }) => shippable ?? null],
    productType: ['f_ec_product_type_2dr10dr', ({ type, typeId }) => ({ id: typeId, name: type })],
    skuProperties: ['f_sku_properties_3dr', ({ optionSets }) => optionSets],
    defaultSku: [
      'f_default_sku_7dr',
      ({ skus, defaultSkuId }) =>
        skus?.find(({ id }) => id === defaultSkuId) ?? (defaultSkuId ? { id: defaultSkuId } : null),
    ],
  }),
  fullSlug: ({ slug }: ProductSource) => `/product/${slug}`,
  ownerField: ({ fields }: ProductSource, { name }: { readonly name: string }) => ownerFieldOf(fields, name),
}

export const skuResolvers = {
  ...published,
  ...underBothNames<SkuSource>({
    price: ['f_price_', ({ price }) => price ?? null],
    compareAtPrice: ['f_compare_at_price_7dr10dr', ({ compareAtPrice }) => compareAtPrice ?? null],
    sku: ['f_sku_', ({ code }) => code],
    weight: ['f_weight_', ({ weight }) => weight ?? null],
    width: ['f_width_', ({ width }) => width ?? null],
    length: ['f_length_', ({ length }) => length ?? null],
    height: ['f_height_', ({ height }) => height ?? null],
    mainImage: ['f_main_image_4dr', ({ mainImage }) => mainImage],
    moreImages: ['f_more_images_4dr', ({ moreImages }) => moreImages ?? null],
    skuValues: [
      'f_sku_values_3dr',
      ({ optionValues }) =>
        Object.entries(optionValues ?? {}).map(([property, value]) => ({
          property: { id: property },
          value: { id: value },
        })),
    ],
    ecSkuBillingMethod: ['f_ec_sku_billing_method_2dr6dr14dr', ({ billing }) => billing ?? null],
  }),
  ecSkuInventoryQuantity: ({ inventory }: SkuSource) => (inventory ? quantityLeft(inventory) : null),
  ownerField: () => null,
}

export const skuPropertyResolvers = { enum: (set: OptionSet) => set.values }

export const imageResolvers = { file: (image: Image) => ({ origFileName: image.name }) }
