import { projectOrder } from '../../../../core/orders/index.js'
import type { Order, ShopSettings } from '../../../../core/orders/index.js'
import type { ProductReading } from '../../../../core/ports/shop/commerce-gateway.port.js'
import { projectSku, underOldAndNewName } from '../../../../core/template/index.js'
import type { SiteData } from '../../../../core/template/index.js'

/**
 * An order in the form for pages of both generations: the core's projection, so that a page shows the same
 * with and without its own query.
 */
export function orderTree(order: Order, shop: ShopSettings): SiteData | null {
  const tree = projectOrder(order, shop).database.commerceOrder
  const lines = (tree?.['userItems'] ?? []) as readonly (SiteData &
    Readonly<Record<'product' | 'sku', SiteData>>)[]
  return (
    tree && {
      ...tree,
      userItems: lines.map((line) => ({
        ...line,
        sku: { ...line.sku, ofProduct: line.product['id'] },
      })),
    }
  )
}

/** The shop's settings in the form for pages. */
export const shopTree = (shop: ShopSettings): SiteData => projectOrder(null, shop).site.commerce

/**
 * A product with its SKUs, under the names of both generations; owner's fields never replace one that every
 * page relies on.
 */
export function productTree({ product, memberships }: ProductReading): SiteData {
  const skus = product.skus.map(projectSku)
  const type = { id: product.typeId, name: product.type }
  const optionSets = product.optionSets.map(({ id, name, values }) => ({ id, name, enum: values }))
  const ownFields = Object.entries(product.fields).flatMap(([slug, value]) =>
    Object.entries(underOldAndNewName(slug, value)),
  )
  return {
    ...Object.fromEntries(ownFields),
    id: product.id,
    fullSlug: `/product/${product.slug}`,
    categories: product.categories,
    fields: product.fields,
    productType: type,
    memberships,
    skus,
    ...underOldAndNewName('name', product.name),
    ...underOldAndNewName('slug', product.slug),
    ...underOldAndNewName('description', product.description),
    ...underOldAndNewName('shippable', product.shippable),
    ...underOldAndNewName('ec-product-type', type),
    ...underOldAndNewName('sku-properties', optionSets),
    ...underOldAndNewName('default-sku', skus.find(({ id }) => id === product.defaultSkuId) ?? null),
  }
}
