import { InvalidArgumentError } from 'commander'
import { PRODUCT_FIELDS, VARIANT_FIELDS } from '../../../../core/catalog/index.js'
import type { OwnedProduct, OwnedVariant, ProductField } from '../../../../core/catalog/index.js'
import { badInput, err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import type {
  ProductEdit,
  VariantEdit,
} from '../../../../core/use-cases/shop/catalogue/decide-product-edit.js'
import { parsePieces } from '../../sql/shop/index.js'
import { plainLine } from '../plain-words.js'
import { amountOf } from './typed-amount.js'

/** The edit of a product as typed at a command. */
export interface TypedProductEdit {
  readonly name?: string
  readonly price?: string
  readonly compareAt?: string
  readonly stock?: string
  readonly variant?: string
  readonly hide?: boolean
  readonly show?: boolean
  readonly follow?: readonly string[]
}

/** The word for an absent compare-at price. */
export const NO_PRICE = 'none'
/** The word for unlimited stock. */
export const UNLIMITED = 'unlimited'

/** The fields that may take the value of the catalogue file again. */
export const FOLLOWABLE: readonly string[] = [...PRODUCT_FIELDS, ...VARIANT_FIELDS]

/** Parses some of these fields, separated by commas. */
export function parseFollowed(text: string): readonly string[] {
  const fields = text.split(',').map((field) => field.trim())
  if (fields.every((field) => FOLLOWABLE.includes(field))) return fields
  throw new InvalidArgumentError(`Write some of ${FOLLOWABLE.join(', ')}, separated by commas.`)
}

/** The failure for a name that no product and no variant has. */
export const unknownProduct = (name: string): OwnerFailure =>
  badInput(
    `The catalogue has no product with the id or slug "${plainLine(name)}", and no variant with this code.`,
    '`vitrine products list` shows all of them.',
  )

/** The variant of an edit: the named one, or the only one. */
function variantOf(
  product: OwnedProduct,
  name: string,
  { variant }: TypedProductEdit,
): Result<OwnedVariant, OwnerFailure> {
  const wanted = variant ?? name
  const named = product.variants.find(({ code, id }) => code === wanted || id === wanted)
  const [first, ...others] = product.variants
  const found = named ?? (variant === undefined && others.length === 0 ? first : undefined)
  if (found !== undefined) return ok(found)
  const codes = product.variants.map(({ code, id }) => code ?? id).join(', ')
  return err(
    badInput(
      variant === undefined
        ? 'Name the variant: --variant <code>.'
        : `There is no variant "${plainLine(variant)}".`,
      plainLine(`The product has these: ${codes}.`),
    ),
  )
}

function variantEdit(
  { id, price }: OwnedVariant,
  { price: priceText, compareAt, stock, follow = [] }: TypedProductEdit,
): Result<VariantEdit, OwnerFailure> {
  const amount = priceText === undefined ? ok(null) : amountOf(priceText, price)
  if (!amount.ok) return amount
  const compared = compareAt === undefined || compareAt === NO_PRICE ? ok(null) : amountOf(compareAt, price)
  if (!compared.ok) return compared
  const left = stock === undefined || stock === UNLIMITED ? null : parsePieces(stock)
  if (stock !== undefined && stock !== UNLIMITED && left === null)
    return err(
      badInput(
        `"${plainLine(stock)}" is not a number of pieces.`,
        `Write a whole number from 0, or ${UNLIMITED}.`,
      ),
    )
  const fields = VARIANT_FIELDS.filter((field) => follow.includes(field))
  return ok({
    variant: id,
    ...(amount.value !== null && { priceMinor: amount.value.amount }),
    ...(compareAt !== undefined && { compareAtMinor: compared.value?.amount ?? null }),
    ...(stock !== undefined && { stock: { left } }),
    ...(fields.length > 0 && { follow: fields }),
  })
}

/** True if a value of one variant is edited. */
const isAboutVariant = ({ price, compareAt, stock, variant, follow = [] }: TypedProductEdit): boolean =>
  [price, compareAt, stock, variant].some((value) => value !== undefined) ||
  follow.some((field) => VARIANT_FIELDS.some((known) => known === field))

/** Reads the typed edit of a product; `name` is the typed product or variant. */
export function readProductEdit(
  product: OwnedProduct,
  name: string,
  options: TypedProductEdit,
): Result<ProductEdit, OwnerFailure> {
  const { follow = [], hide = false, show = false } = options
  if (hide && show) return err(badInput('Either --hide or --show.'))
  const fields: readonly ProductField[] = PRODUCT_FIELDS.filter((field) => follow.includes(field))
  const edit: ProductEdit = {
    ...(options.name !== undefined && { name: options.name }),
    ...((hide || show) && { isVisible: show }),
    ...(fields.length > 0 && { follow: fields }),
  }
  if (!isAboutVariant(options)) return ok(edit)
  const variant = variantOf(product, name, options)
  if (!variant.ok) return variant
  const edited = variantEdit(variant.value, options)
  return edited.ok ? ok({ ...edit, variants: [edited.value] }) : edited
}
