import { decideReturn, decideReturnedPieces, refundMissing } from '../../../orders/index.js'
import type { DeskOrder, LinePieces, ReturnAct, Withdrawal } from '../../../orders/index.js'
import { changedMeanwhile, refuse } from '../../../owners/index.js'
import type { EntryOf, OwnerProblem } from '../../../owners/index.js'
import type { OrderDesk } from '../../../ports/owner/order-desk.port.js'
import type { Withdrawals } from '../../../ports/shop/withdrawals.port.js'
import { err, ok, plural } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { returnWords } from '../../owner/audit-words.js'
import { loadOrder } from './change-order.js'
import type { OrderFailure } from './change-order.js'

/** The orders and their returns. */
interface ReturnStore {
  readonly desk: Pick<OrderDesk, 'find' | 'load'>
  readonly withdrawals: Pick<Withdrawals, 'ofOrder' | 'move'>
}

/** The ports for handling returns. */
export interface ReturnPorts extends ReturnStore {
  readonly entryOf: EntryOf
}

/** An action on a return of an order. */
export interface ReturnCommand {
  /** The number for people (`orderNumber`), or the id. */
  readonly order: string
  /** The number of the return within its order, from 1; null: the last. */
  readonly number: number | null
  readonly act: ReturnAct
  /** The pieces that the shop takes back, chosen from the order; null: as declared. */
  readonly pieces: ((order: DeskOrder) => Result<readonly LinePieces[], string>) | null
  /** True: only previews the result. */
  readonly isDryRun: boolean
}

/** The reason why a return was not changed, for its owner. */
export type ReturnFailure = OrderFailure | OwnerProblem

/** A return after an action, and its order. */
export interface MovedReturn {
  readonly order: DeskOrder
  readonly withdrawal: Withdrawal
}

/** Decides a return after an action; a failure is a text for the owner. */
export function decideReturnAct(
  order: DeskOrder,
  read: Withdrawal,
  { act, pieces }: Pick<ReturnCommand, 'act' | 'pieces'>,
): Result<Withdrawal, string> {
  const state = decideReturn(read.state, act)
  if (!state.ok) return state
  const missing = act === 'refund' ? refundMissing(order, read) : null
  if (missing !== null) return err(missing)
  if (pieces === null) return ok({ ...read, state: state.value })
  if (act !== 'accept') return err('The pieces of a return are chosen when it is accepted.')
  const named = pieces(order)
  const lines = named.ok ? decideReturnedPieces(order, named.value) : named
  return lines.ok ? ok({ ...read, state: state.value, lines: lines.value }) : lines
}

/** The order with a return as it is now, which counts as a change of the order. */
export const withReturn = (
  order: DeskOrder,
  { id, state, lines }: Pick<Withdrawal, 'id' | 'state' | 'lines'>,
): DeskOrder => ({
  ...order,
  revision: order.revision + 1,
  returns: order.returns.map((one) => (one.id === id ? { ...one, state, lines } : one)),
})

/** Reads a return of an order. */
export async function readReturn(
  { desk, withdrawals }: ReturnStore,
  { order: name, number }: Pick<ReturnCommand, 'order' | 'number'>,
): Promise<Result<MovedReturn, ReturnFailure>> {
  const loaded = await loadOrder(desk, name)
  if (!loaded.ok) return loaded
  const order = loaded.value
  const all = await withdrawals.ofOrder(order.id)
  const withdrawal = all[(number ?? all.length) - 1]
  if (withdrawal !== undefined) return ok({ order, withdrawal })
  return refuse(
    'not-found',
    all.length === 0
      ? 'The shopper of this order has not withdrawn.'
      : `The order has ${plural(all.length, 'return')}, and no number ${number}.`,
  )
}

/** The maximum number of attempts if the order is changed between reading and writing. */
const MAX_TRIES = 5

/** True if both are the same return in the same state. */
const isAsRead = (read: Withdrawal, now: Withdrawal): boolean =>
  now.id === read.id && now.state === read.state && JSON.stringify(now.lines) === JSON.stringify(read.lines)

/**
 * Changes the state of a return as decided, or not at all if the return was changed meanwhile. If only its
 * order changed, for example by the provider's answer about a refund, the action is decided anew on the
 * changed order.
 */
export async function moveReturn(
  ports: ReturnPorts,
  command: ReturnCommand,
): Promise<Result<MovedReturn, ReturnFailure>> {
  const found = await readReturn(ports, command)
  if (!found.ok) return found
  let { order, withdrawal } = found.value
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const decided = decideReturnAct(order, withdrawal, command)
    if (!decided.ok) return refuse('not-allowed', decided.failure)
    const entry = ports.entryOf(returnWords(decided.value))
    const moved = { ...decided.value, changedMs: entry.atMs }
    if (command.isDryRun) return ok({ order, withdrawal: moved })
    if (await ports.withdrawals.move(order, withdrawal, decided.value, entry))
      return ok({ order: withReturn(order, moved), withdrawal: moved })
    const again = await readReturn(ports, command)
    if (!again.ok) return again
    if (!isAsRead(withdrawal, again.value.withdrawal)) break
    ;({ order, withdrawal } = again.value)
  }
  return changedMeanwhile('The return', 'then decide')
}
