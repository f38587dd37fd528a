import { downloadFilesOf } from '../../orders/index.js'
import type { CustomDatum, LineItem } from '../../orders/index.js'

/**
 * A check box that is required to buy some goods: one of `confirmations` in `vitrine.json`
 * (docs/checkout.md).
 */
export interface Confirmation {
  /** The name of the check box, which is stored with the order. */
  readonly name: string
  /** The goods: `all`, `downloads`, or the slug of a product column that marks them. */
  readonly for: string
}

/** The value for all orders. */
const FOR_ALL = 'all'
/** The value for orders with files. */
const FOR_DOWNLOADS = 'downloads'

type Goods = Pick<LineItem['product'], 'id' | 'fields'>

const NO: ReadonlySet<unknown> = new Set(['', '0', 'false', 'no', false, 0, null, undefined])

const isFor = ({ for: goods }: Confirmation, products: readonly Goods[]): boolean => {
  if (goods === FOR_ALL) return true
  if (goods === FOR_DOWNLOADS) return downloadFilesOf(products.map((product) => ({ product }))).length > 0
  return products.some(({ fields }) => {
    const value: unknown = fields[goods]
    return !NO.has(typeof value === 'string' ? value.trim().toLowerCase() : value)
  })
}

/** The names of the check boxes that each order with files requires. */
export const downloadConfirmations = (confirmations: readonly Confirmation[]): readonly string[] =>
  confirmations.filter((one) => one.for === FOR_ALL || one.for === FOR_DOWNLOADS).map(({ name }) => name)

/** The names of the check boxes that an order of these products lacks, in the order of the settings. */
export const missingConfirmations = (
  confirmations: readonly Confirmation[],
  products: readonly Goods[],
  answers: readonly CustomDatum[],
): readonly string[] =>
  confirmations
    .filter((one) => isFor(one, products))
    .map(({ name }) => name)
    .filter((name) => !answers.some((answer) => answer.name === name && answer.checkbox === true))
