import { createHash } from 'node:crypto'
import type { OwnerProblem } from '../../../../../core/owners/index.js'
import type { OwnedProductQuery } from '../../../../../core/ports/owner/product-desk.port.js'
import { ok } from '../../../../../core/shared/index.js'
import type {
  ProductEdit,
  VariantEdit,
} from '../../../../../core/use-cases/shop/catalogue/decide-product-edit.js'
import { editProduct, productVersion } from '../../../../../core/use-cases/shop/catalogue/edit-product.js'
import type { ProductOutcome } from '../../../../../core/use-cases/shop/catalogue/edit-product.js'
import { editedFields, editedVariantFields } from '../../../../../core/catalog/index.js'
import type { OwnedProduct, OwnedVariant } from '../../../../../core/catalog/index.js'
import { changeOnce, entriesOf, GONE } from '../values/keyed-change.js'
import { moneyValue } from '../values/order-values.js'
import type { OwnerContext } from '../owner-services.js'
import { cutPage, pageSize, setOnly, withoutUndefined } from '../values/page-of.js'
import type { PageArgs } from '../values/page-of.js'
import { toProblem } from '../values/problems.js'

/** A short text that differs if `text` does. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

function variantValue(variant: OwnedVariant) {
  const { id, code, options, price, compareAt, imageUrl, left, inFile, lowestPrior, unitPrice } = variant
  return {
    id,
    code,
    options,
    price: moneyValue(price),
    compareAt: compareAt && moneyValue(compareAt),
    lowestPrior: lowestPrior && moneyValue(lowestPrior),
    unitPrice: unitPrice && { price: moneyValue(unitPrice.price), per: unitPrice.per },
    imageUrl,
    left,
    edited: editedVariantFields(variant),
    priceInFile: inFile.price && moneyValue(inFile.price),
    compareAtInFile: inFile.compareAt && moneyValue(inFile.compareAt),
  }
}

/** A product in the form of the API. */
function productValue(product: OwnedProduct) {
  const { id, name, slug, categories, variants, isVisible, inFile } = product
  return {
    id,
    name,
    slug,
    imageUrl: variants[0]?.imageUrl ?? null,
    categories,
    variants: variants.map(variantValue),
    version: digest(productVersion(product)),
    isVisible,
    edited: editedFields(product),
    nameInFile: inFile.name,
  }
}

interface ProductsArgs extends PageArgs {
  readonly search?: string | null
  readonly outOfStock?: boolean | null
  readonly hidden?: boolean | null
}

const MAX_SEARCH = 200

/** The products of the catalogue. */
export const productQueries = {
  products: async (
    _: unknown,
    { first, after, search, ...conditions }: ProductsArgs,
    { services }: OwnerContext,
  ) => {
    const limit = pageSize({ first: first ?? null })
    const query: OwnedProductQuery = {
      ...setOnly(conditions),
      search: (search ?? '').slice(0, MAX_SEARCH),
      after: after ?? null,
      limit: limit + 1,
    }
    const { shown, next } = cutPage(await services.products.list(query), limit, ({ id }) => id)
    return { items: shown.map(productValue), next }
  },
  product: async (_: unknown, { id }: { readonly id: string }, { services }: OwnerContext) => {
    const product = await services.products.find(id)
    return product === null ? null : productValue(product)
  },
}

interface EditVariantInput extends Omit<VariantEdit, 'stock'> {
  readonly stock?: { readonly expected?: number | null; readonly left?: number | null } | null
}

interface EditProductInput extends Omit<ProductEdit, 'variants'> {
  readonly key: string
  readonly id: string
  readonly version: string
  readonly variants?: readonly EditVariantInput[] | null
  readonly dryRun?: boolean | null
}

/** A null in an input means unchanged, except in fields where null is a value. */
function toVariantEdit({ compareAtMinor, stock, ...rest }: EditVariantInput): VariantEdit {
  return {
    variant: rest.variant,
    ...setOnly(rest),
    ...withoutUndefined({ compareAtMinor }),
    ...(stock && { stock: { expected: stock.expected ?? null, left: stock.left ?? null } }),
  }
}

async function edit(
  _: unknown,
  { input }: { readonly input: EditProductInput },
  context: OwnerContext,
): Promise<object> {
  const { key, id, version, dryRun, variants, ...fields } = input
  const { products } = context.services
  const asked: ProductEdit = { ...setOnly(fields), variants: (variants ?? []).map(toVariantEdit) }
  const isDryRun = dryRun === true
  const isAsRead = (known: string): boolean => digest(known) === version
  const done = await changeOnce<ProductOutcome, OwnerProblem>(context, {
    operation: 'editProduct',
    key,
    asked: [id, asked],
    isDryRun,
    repeated: async () => {
      const product = await products.find(id)
      return product === null ? GONE : ok({ product, summary: null })
    },
    work: (request) =>
      editProduct(products, { product: id, isAsRead, isDryRun, entryOf: entriesOf(context, request) }, asked),
  })
  if (!done.ok) return toProblem(done.failure)
  const { summary } = done.value
  const hasChanged = summary !== null && !isDryRun
  // The price before a reduction comes from the history, which this change has extended.
  const product = (hasChanged ? await products.find(id) : null) ?? done.value.product
  return {
    __typename: 'ProductChanged',
    product: productValue(product),
    hasChanged,
    isDryRun,
  }
}

/** The edits of products. */
export const productMutations = { editProduct: edit }
