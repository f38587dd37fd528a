import { assertNever, badInput, err, ok, plural } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import type { StockOrder, StockOutcome } from '../../../../core/ports/owner/stock-desk.port.js'
import { parsePieces } from '../../sql/shop/index.js'
import type { StockLevel } from '../../sql/shop/index.js'
import { shellArgument } from '../plain-words.js'
import { changeLine } from '../print-result.js'
import type { PrintedResult } from '../print-result.js'
import { piecesText } from './product-lines.js'
import { UNLIMITED } from './typed-product-edit.js'

/** The stock of a variant on one line. */
export const levelLine = ({ code, id, product, options, left, listed }: StockLevel): string =>
  [code ?? id, `${piecesText(left)} left`, product, ...options].join('  ') +
  (left === listed ? '' : `  (${piecesText(listed)} in catalogue.csv)`)

/** Reads the number of a stock command; a failure names the allowed values. */
export function readStockOrder(tag: StockOrder['tag'], text: string): Result<StockOrder, OwnerFailure> {
  if (tag === 'set' && text === UNLIMITED) return ok({ tag, pieces: null })
  const pieces = parsePieces(text)
  if (pieces !== null && (tag === 'set' || pieces > 0)) return ok({ tag, pieces })
  return err(
    badInput(
      `"${text}" is not a number of pieces.`,
      tag === 'set'
        ? `Write a whole number from 0, or ${UNLIMITED}.`
        : 'Write a whole number from 1; `vitrine stock set <variant> <number>` enters a new count.',
    ),
  )
}

/** The result of a stock command. */
export function stockResult(
  name: string,
  order: StockOrder,
  outcome: StockOutcome,
  isDryRun: boolean,
): Result<PrintedResult, OwnerFailure> {
  switch (outcome.tag) {
    case 'done': {
      const { productName, left } = outcome.standing
      const added = order.tag === 'add' ? `${plural(order.pieces, 'piece')} added. ` : ''
      const summary = `${added}${name} (${productName}): ${piecesText(left)} left`
      return ok({ json: outcome.standing, lines: [changeLine(summary, isDryRun)] })
    }
    case 'uncounted':
      return err(
        badInput(
          `${name} has unlimited stock, so there is nothing to add to.`,
          `\`vitrine stock set${shellArgument(name)} <number>\` counts it from now on.`,
        ),
      )
    case 'too-many':
      return err(badInput(`${name} would have more pieces than a variant can have; nothing was changed.`))
    case 'changed':
      return err(badInput(`The stock of ${name} has changed meanwhile; nothing was changed.`))
    case 'unknown':
      return err(
        badInput(
          `No variant for sale has the code or id "${name}".`,
          '`vitrine stock list` shows all of them.',
        ),
      )
    default:
      return assertNever(outcome)
  }
}
