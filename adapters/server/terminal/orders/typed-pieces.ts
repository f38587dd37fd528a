import type { DeskOrder, LinePieces, RefundExtent } from '../../../../core/orders/index.js'
import { badInput, err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { siteCommand } from '../printed-commands.js'
import type { SiteWords } from '../printed-commands.js'
import { amountOf } from '../catalogue/typed-amount.js'

/** A typed choice of pieces: `2` for the second line, or `2=3` for three of its pieces. */
export interface LineChoice {
  /** The place of the line in the order, from 1. */
  readonly place: number
  /** Null: all remaining pieces. */
  readonly count: number | null
}

/** The chosen lines of an order, with the given or the remaining number of pieces. */
export function piecesOf(
  { placed: { items } }: DeskOrder,
  choices: readonly LineChoice[],
  left: readonly LinePieces[],
): Result<readonly LinePieces[], OwnerFailure> {
  const pieces: LinePieces[] = []
  for (const { place, count } of choices) {
    const item = items[place - 1]
    if (item === undefined)
      return err(
        badInput(`This order has no line ${place}.`, `Its lines are numbered from 1 to ${items.length}.`),
      )
    const rest = left.find(({ lineId }) => lineId === item.id)?.count ?? 0
    if (count === null && rest === 0)
      return err(badInput(`Nothing is left of line ${place} (${item.product.name}).`))
    pieces.push({ lineId: item.id, count: count ?? rest })
  }
  return ok(pieces)
}

/** The options for the extent of a refund. */
export interface ExtentOptions {
  readonly whole?: boolean
  readonly amount?: string
  readonly line?: readonly LineChoice[]
  /** True: all shipping that is left. */
  readonly shipping?: string | true
}

/** The failure of `--shipping` directly before the folder, which it takes as its amount; null: another case. */
export function folderAsShipping(
  { shipping, data, site }: Pick<ExtentOptions, 'shipping'> & SiteWords,
  folder: string | undefined,
): OwnerFailure | null {
  if (folder !== undefined || typeof shipping !== 'string' || /^\s*-?[\d.,]+\s*$/.test(shipping)) return null
  const command = siteCommand('orders refund <order>', { folder: shipping, data, site }, '--shipping')
  return badInput(
    `--shipping takes the word after it as its amount, and "${shipping}" is none.`,
    `Name the folder before it: ${command}`,
  )
}

/** The extent of a refund, given by exactly one of the options; `--line` and `--shipping` go together. */
export function extentOf(
  order: DeskOrder,
  { whole = false, amount, line = [], shipping }: ExtentOptions,
  left: readonly LinePieces[],
): Result<RefundExtent, OwnerFailure> {
  const said = [whole, amount !== undefined, line.length > 0 || shipping !== undefined].filter(Boolean).length
  if (said !== 1)
    return err(
      badInput(
        'State the extent of the refund by one of them: --whole, --amount <amount>, or --line <number> and --shipping.',
      ),
    )
  if (whole) return ok({ tag: 'whole' })
  if (amount !== undefined) {
    const parsed = amountOf(amount, order.payment.amount)
    return parsed.ok ? ok({ tag: 'amount', amount: parsed.value }) : parsed
  }
  const pieces = piecesOf(order, line, left)
  if (!pieces.ok) return pieces
  const lines = { tag: 'lines', lines: pieces.value } as const
  if (shipping === undefined) return ok(lines)
  if (shipping === true) return ok({ ...lines, shipping: 'all' })
  const typed = amountOf(shipping, order.payment.amount)
  return typed.ok ? ok({ ...lines, shipping: typed.value }) : typed
}
