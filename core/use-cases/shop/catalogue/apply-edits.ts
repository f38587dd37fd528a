import { editedFields, editedVariantFields } from '../../../catalog/index.js'
import type { OwnedProduct, OwnedVariant, Product, Sku } from '../../../catalog/index.js'

/** The shop's values of the fields that were edited there. */
function editedSku(sku: Sku, variant: OwnedVariant | undefined): Sku {
  if (variant === undefined) return sku
  const edited = new Set(editedVariantFields(variant))
  const after = {
    ...sku,
    ...(edited.has('price') && { price: variant.price }),
    ...(edited.has('compare-at') && { compareAtPrice: variant.compareAt }),
  }
  const isShopPrice =
    after.price.amount === variant.price.amount && after.compareAtPrice?.amount === variant.compareAt?.amount
  return isShopPrice && variant.lowestPrior !== null ? { ...after, lowestPrior: variant.lowestPrior } : after
}

/**
 * The products of a catalogue file as the shop sells them: with the names and prices that were edited in the
 * shop, and without the products that were hidden there. `owned` are the shop's products.
 */
export function withEdits(
  products: readonly Product[],
  owned: readonly OwnedProduct[],
): { readonly products: readonly Product[]; readonly hidden: readonly Product[] } {
  const byId = new Map(owned.map((each) => [each.id, each]))
  const bySlug = new Map(owned.map((each) => [each.slug, each]))
  const kept: Product[] = []
  const hidden: Product[] = []
  for (const product of products) {
    const edited = byId.get(product.id) ?? bySlug.get(product.slug)
    const fields = edited === undefined ? [] : editedFields(edited)
    if (edited === undefined) kept.push(product)
    else if (fields.includes('visibility') && !edited.isVisible) hidden.push(product)
    else {
      const variants = new Map(edited.variants.map((variant) => [variant.id, variant]))
      kept.push({
        ...product,
        ...(fields.includes('name') && { name: edited.name }),
        skus: product.skus.map((sku) => editedSku(sku, variants.get(sku.id))),
      })
    }
  }
  return { products: kept, hidden }
}
