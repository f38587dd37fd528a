import { decideWithdrawal, DEFAULT_WITHDRAWAL_SETTINGS, returnActs } from '../../../../core/orders/index.js'
import type { DeskOrder, LinePieces, Withdrawal } from '../../../../core/orders/index.js'
import { decideReturnAct } from '../../../../core/use-cases/shop/orders/handle-return.js'
import { ok } from '../../../../core/shared/index.js'

const ACTS = ['accept', 'refuse', 'receive', 'refund'] as const
const DAY_MS = 86_400_000

const piecesOf = ({ placed }: DeskOrder, { lines }: Withdrawal): readonly LinePieces[] =>
  lines.length === 0 ? placed.items.map(({ id, count }) => ({ lineId: id, count })) : lines

/** True if the shop has all money of an order: no part is refunded or disputed. */
const isUnpaidBack = ({ payment, refunds }: DeskOrder): boolean =>
  payment.taken.amount > 0 &&
  payment.refunded.amount === 0 &&
  !payment.isDisputed &&
  refunds.every(({ state }) => state === 'refused')

/** The returns of an order: a shopper who withdraws from parts of it, and owners who decide. */
export class ReturnModel {
  all: readonly Withdrawal[] = []
  moves = 0
  #fault: string | null = null

  constructor(readonly dice: (below: number) => number) {}

  /** The shopper declares, with the number of returns that their page showed them. */
  withdraw(order: DeskOrder, pieces: readonly LinePieces[] | null): void {
    const { dice } = this
    const seen = dice(2) === 0 ? null : Math.max(0, this.all.length - dice(2))
    const request = { name: 'Ada', statement: null, pieces, seen }
    const nowMs = order.placedMs + dice(40) * DAY_MS
    const decided = decideWithdrawal(order, this.all, request, {
      settings: DEFAULT_WITHDRAWAL_SETTINGS,
      nowMs,
    })
    if (decided.ok) this.all = [...this.all, decided.value]
  }

  /** Two owners act on what both have read: the second finds it changed. */
  decide(order: DeskOrder): void {
    const { dice } = this
    const read = this.all[dice(this.all.length)]
    if (read === undefined) return
    for (let owners = 1 + dice(2); owners > 0; owners -= 1) {
      const act = ACTS[dice(ACTS.length)] ?? 'accept'
      const some = piecesOf(order, read).filter(() => dice(2) === 0)
      const pieces = act === 'accept' && dice(3) === 0 && some.length > 0 ? () => ok(some) : null
      const decided = decideReturnAct(order, read, { act, pieces })
      const isPossible = returnActs(read.state).includes(act)
      if (act === 'refund' ? decided.ok && !isPossible : decided.ok !== isPossible)
        this.#fault = `${read.state} took ${act}`
      if (decided.ok && act === 'refund' && isUnpaidBack(order)) this.#fault = 'refunded without a refund'
      if (!decided.ok || !this.all.includes(read)) continue
      this.moves += 1
      this.all = this.all.map((each) => (each === read ? decided.value : each))
    }
  }

  /** The pieces of one of the returns, as an owner refunds them. */
  pieces(order: DeskOrder): readonly LinePieces[] {
    const one = this.all[this.dice(this.all.length)]
    return one === undefined ? [] : piecesOf(order, one)
  }

  /** The pieces of a line in returns that the shop did not refuse. */
  withdrawn(order: DeskOrder, lineId: string): number {
    const pieces = this.all.filter(({ state }) => state !== 'refused').flatMap((one) => piecesOf(order, one))
    return pieces.reduce((sum, piece) => sum + (piece.lineId === lineId ? piece.count : 0), 0)
  }

  /** The fault; null: none. */
  faultOf(order: DeskOrder): string | null {
    if (new Set(this.all.map(({ id }) => id)).size !== this.all.length) return 'two returns of one id'
    const declared = this.all.flatMap((one) => piecesOf(order, one))
    for (const { id, count } of order.placed.items) {
      const back = declared.reduce((sum, piece) => sum + (piece.lineId === id ? piece.count : 0), 0)
      if (back > count) return `withdrew from ${back} of ${count}`
    }
    return this.#fault
  }
}
