import { quantityLeft } from '../catalog/index.js'
import type { Image, Sku } from '../catalog/index.js'
import { formatMoney, toDecimalString } from '../money/index.js'
import type { Money } from '../money/index.js'
import { camelFieldName, encodeFieldName } from './field-name.js'

/** A part of the data to which pages bind, under the names of the protocol. */
export type SiteData = Readonly<Record<string, unknown>>

/** A field under the names of both generations of pages: `f_main_image_4dr` and `mainImage`. */
export const underOldAndNewName = (slug: string, value: unknown): SiteData => ({
  [encodeFieldName(slug)]: value,
  [camelFieldName(slug)]: value,
})

/** A price in the page's data. `decimalValue` is only for display and trackers, never for calculations. */
export const projectPrice = (price: Money): SiteData => ({
  value: price.amount,
  unit: price.currency,
  decimalValue: Number(toDecimalString(price)),
  string: formatMoney(price),
})

/** An image in the page's data; null: none. */
export const projectImage = (image: Image | null): SiteData | null =>
  image === null
    ? null
    : {
        url: image.url,
        alt: image.alt,
        file: { origFileName: image.name },
        ...(image.video ? { video: image.video } : {}),
      }

/** The chosen values of a SKU as pairs of option set and value. */
export const projectOptionValues = (values: Readonly<Record<string, string>>): readonly SiteData[] =>
  Object.entries(values).map(([setId, valueId]) => ({ property: { id: setId }, value: { id: valueId } }))

/**
 * A SKU in the page's data (reference/product#sku-bindings, reference/wire-protocol#variant-query), under the
 * names of both generations.
 */
export function projectSku(sku: Sku): SiteData {
  const compareAtPrice = sku.compareAtPrice === null ? null : projectPrice(sku.compareAtPrice)
  return {
    id: sku.id,
    ...underOldAndNewName('price', projectPrice(sku.price)),
    ...underOldAndNewName('compare-at-price', compareAtPrice),
    ...underOldAndNewName('sku', sku.code),
    ...underOldAndNewName('weight', sku.weight),
    ...underOldAndNewName('width', sku.width),
    ...underOldAndNewName('length', sku.length),
    ...underOldAndNewName('height', sku.height),
    ...underOldAndNewName('main-image', projectImage(sku.mainImage)),
    ...underOldAndNewName('more-images', sku.moreImages.map(projectImage)),
    ...underOldAndNewName('sku-values', projectOptionValues(sku.optionValues)),
    ...underOldAndNewName('ec-sku-billing-method', sku.billing),
    ecSkuSubscriptionPlan: sku.plan ?? null,
    inventory: { type: sku.inventory.type, quantity: quantityLeft(sku.inventory) },
    ecSkuInventoryQuantity: quantityLeft(sku.inventory),
  }
}
