import { err, ok, plural } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import type { DeskOrder } from './desk-order.js'
import type { LinePieces } from './pieces.js'
import type { OrderRefusal } from './order-decision.js'

/** The wanted pieces: all that are left, or a number of each named line. */
export type PiecesWanted = 'all' | readonly LinePieces[]

/**
 * The wanted pieces among those that are left; each line at most once. `verb` names the action in refusals
 * ("sent", "refunded").
 */
export function choosePieces(
  { placed: { items } }: Pick<DeskOrder, 'placed'>,
  wanted: PiecesWanted,
  left: readonly LinePieces[],
  verb: string,
): Result<readonly LinePieces[], OrderRefusal> {
  const nothing = err({
    tag: 'nothing-left',
    message: `No piece of this order is left to be ${verb}.`,
  } as const)
  if (wanted === 'all') return left.length === 0 ? nothing : ok(left)
  if (wanted.length === 0) return err({ tag: 'bad-count', message: 'Name at least one line.' })
  const counts = new Map<string, number>()
  for (const { lineId, count } of wanted) {
    const place = items.findIndex(({ id }) => id === lineId)
    const line = items[place]
    if (line === undefined) {
      return err({
        tag: 'unknown-line',
        message: `This order has no line ${lineId}: it has ${items.length}.`,
      })
    }
    if (!Number.isSafeInteger(count) || count < 1) {
      return err({ tag: 'bad-count', message: `Name a whole number of pieces for line ${place + 1}.` })
    }
    const sum = (counts.get(lineId) ?? 0) + count
    const rest = left.find((one) => one.lineId === lineId)?.count ?? 0
    if (sum > rest) {
      const name = `line ${place + 1} (${line.product.name})`
      const remaining = `${rest} of ${plural(line.count, 'piece')} ${rest === 1 ? 'is' : 'are'} left`
      return err({
        tag: 'too-many',
        message: `${name}: only ${remaining} to be ${verb}, not ${sum}.`,
      })
    }
    counts.set(lineId, sum)
  }
  return ok([...counts].map(([lineId, count]) => ({ lineId, count })))
}
