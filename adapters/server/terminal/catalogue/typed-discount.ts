import { InvalidArgumentError } from 'commander'
import type { CurrencyCode } from '../../../../core/money/index.js'
import type { ProductDesk } from '../../../../core/ports/owner/product-desk.port.js'
import { badInput, err, ok, parseMoment } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import type { DiscountEdit } from '../../../../core/use-cases/shop/discounts/decide-discount.js'
import { parseCount } from '../arguments/count.js'
import { plainLine } from '../plain-words.js'
import { amountOf } from './typed-amount.js'

/** The word for an absent limit. */
export const NONE = 'none'
/** The word for an absent end. */
export const NEVER = 'never'

/** The fields of a discount as typed at a command. */
export interface TypedDiscount {
  readonly name?: string
  readonly percent?: number
  readonly amount?: string
  readonly expires?: number | typeof NEVER
  readonly limit?: number | typeof NONE
  readonly minimum?: string
  readonly minimumPieces?: number | typeof NONE
  readonly product?: readonly string[]
  readonly allProducts?: boolean
}

/** Parses a percentage such as `12.5` or `12.5 %`. */
export function parsePercent(text: string): number {
  const share = Number(text.replace(/\s*%$/, ''))
  if (text.trim() !== '' && Number.isFinite(share)) return share
  throw new InvalidArgumentError('Write a percentage as 12.5.')
}

/** Parses the end of a discount: ms, or `never`. */
export function parseExpiry(text: string): number | typeof NEVER {
  if (text === NEVER) return NEVER
  const time = parseMoment(text)
  if (time !== null) return time
  throw new InvalidArgumentError(`Write 2027-01-31, 2027-01-31T18:00Z or ${NEVER}.`)
}

/** Parses a limit of a discount: a number, or `none`. */
export const parseDiscountLimit = (text: string): number | typeof NONE =>
  text === NONE ? NONE : parseCount(text)

async function productIds(
  products: Pick<ProductDesk, 'find'>,
  names: readonly string[],
): Promise<Result<readonly string[], OwnerFailure>> {
  const ids: string[] = []
  for (const name of names) {
    const product = await products.find(name)
    if (product === null) return err(badInput(`The catalogue has no product "${plainLine(name)}".`))
    ids.push(product.id)
  }
  return ok(ids)
}

/** The edit of a discount from a command's fields. */
export async function discountEdit(
  options: TypedDiscount,
  currency: CurrencyCode,
  products: Pick<ProductDesk, 'find'>,
): Promise<Result<DiscountEdit, OwnerFailure>> {
  const { name, percent, amount, expires, limit, minimum, minimumPieces, product, allProducts } = options
  const worth = amount === undefined ? ok(null) : amountOf(amount, { currency })
  if (!worth.ok) return worth
  const least = minimum === undefined || minimum === NONE ? ok(null) : amountOf(minimum, { currency })
  if (!least.ok) return least
  const ids = product === undefined ? ok(null) : await productIds(products, product)
  if (!ids.ok) return ids
  return ok({
    ...(name !== undefined && { name }),
    ...(percent !== undefined && { percent }),
    ...(worth.value !== null && { amountMinor: worth.value.amount }),
    ...(expires !== undefined && { expiresOn: expires === NEVER ? null : expires }),
    ...(limit !== undefined && { usageLimit: limit === NONE ? null : limit }),
    ...(minimum !== undefined && { minimumSubtotalMinor: least.value?.amount ?? null }),
    ...(minimumPieces !== undefined && { minimumCount: minimumPieces === NONE ? null : minimumPieces }),
    ...((ids.value !== null || allProducts === true) && { productIds: ids.value }),
  })
}
