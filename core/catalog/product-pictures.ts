import type { Image, Product, Sku } from './product.js'

type Pictured = Pick<Sku, 'id' | 'mainImage' | 'moreImages'>

/** The SKU whose pictures are the product's: the default one, or the first that has any. */
function picturedSku<S extends Pictured>(
  skus: readonly S[],
  defaultSkuId: Product['defaultSkuId'],
): S | undefined {
  const first = skus.find(({ id }) => id === defaultSkuId)
  const hasMain = ({ mainImage }: Pictured): boolean => mainImage !== null
  if (first !== undefined && hasMain(first)) return first
  return skus.find(hasMain)
}

/**
 * SKUs with the pictures that shoppers see: one without a main picture shows the product's, and one without
 * any picture also shows the product's further ones. A SKU with a picture of its own gets no further
 * pictures, since those may show another variant.
 */
export function withProductPictures<S extends Pictured>(
  skus: readonly S[],
  defaultSkuId: Product['defaultSkuId'],
): readonly S[] {
  const source = picturedSku(skus, defaultSkuId)
  const main: Image | null = source?.mainImage ?? null
  const further = source?.moreImages ?? skus.find(({ moreImages }) => moreImages.length > 0)?.moreImages ?? []
  return skus.map((sku) => {
    if (sku.mainImage !== null) return sku
    const moreImages = sku.moreImages.length > 0 ? sku.moreImages : further
    return { ...sku, mainImage: main, moreImages }
  })
}
