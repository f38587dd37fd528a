import { downloadFilesOf } from '../../orders/index.js'
import type { CustomDatum, LineItem } from '../../orders/index.js'

/** A check box that some goods are not sold without: one of `confirmations` in `vitrine.json` (docs/checkout.md). */
export interface Confirmation {
  /** The name of the check box, which is kept with the order. */
  readonly name: string
  /** The goods: `all`, `downloads`, or the slug of a column of products that says so of each. */
  readonly for: string
}

/** The goods of a confirmation that is asked for with every order. */
export const FOR_ALL = 'all'
/** The goods of a confirmation that is asked for with files. */
export const FOR_DOWNLOADS = 'downloads'

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
