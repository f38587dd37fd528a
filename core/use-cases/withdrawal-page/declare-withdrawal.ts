import { emailKey, isEmailAddress } from '../../accounts/index.js'
import { optionTexts } from '../../catalog/index.js'
import { decideWithdrawal, withdrawablePieces } from '../../orders/index.js'
import type { DeskOrder, OrderId, WithdrawalRequest, WithdrawalSettings } from '../../orders/index.js'
import type { Clock } from '../../ports/platform/clock.port.js'
import type { OrderDesk } from '../../ports/owner/order-desk.port.js'
import type { Withdrawals } from '../../ports/shop/withdrawals.port.js'
import { withoutControls } from '../../shared/index.js'

/** A declaration as sent by the form. */
export interface Declaration {
  /** The order's number as the shopper typed it. */
  readonly number: string
  readonly name: string
  readonly email: string
  readonly statement: string
}

/** The fields of a declaration. */
export const DECLARATION_FIELDS = [
  'number',
  'name',
  'email',
  'statement',
] as const satisfies readonly (keyof Declaration)[]

const MAX_LENGTHS: Readonly<Record<keyof Declaration, number>> = {
  number: 60,
  name: 200,
  email: 254,
  statement: 2000,
}

/** The declaration in a sent form, without characters that a mail would not show. */
export const declarationOf = (read: (field: keyof Declaration) => string): Declaration => ({
  number: withoutControls(read('number')).trim(),
  name: withoutControls(read('name')).trim(),
  email: withoutControls(read('email')).trim(),
  statement: withoutControls(read('statement')).trim(),
})

/** The fields that are missing, too long, or not an address. */
export const problemsOf = (declaration: Declaration): readonly (keyof Declaration)[] =>
  DECLARATION_FIELDS.filter((field) => {
    const value = declaration[field]
    if (value.length > MAX_LENGTHS[field]) return true
    if (field === 'email') return !isEmailAddress(value)
    return field !== 'statement' && value === ''
  })

/** The ports of a withdrawal. */
export interface DeclarePorts {
  readonly desk: Pick<OrderDesk, 'find' | 'load'>
  readonly withdrawals: Pick<Withdrawals, 'declare' | 'ofOrder'>
  readonly clock: Pick<Clock, 'wallTime'>
  readonly settings: WithdrawalSettings
}

/** The maximum number of attempts if others change the order between reading and writing. */
const MAX_TRIES = 10

const isSameAddress = (one: string, other: string): boolean => emailKey(one) === emailKey(other)

/** The pieces that a shopper chose, and the number of the order's withdrawals that they had seen. */
export type WithdrawalChoice = Pick<WithdrawalRequest, 'pieces' | 'seen'>

/** The choice of a shopper to whom no lines were shown. */
const WHOLE: WithdrawalChoice = { pieces: null, seen: null }

/**
 * `kept`: the withdrawal was stored, and is confirmed by mail; `unkept`: nothing was stored; `changed`: the
 * chosen pieces were withdrawn meanwhile.
 */
export type Declared = 'kept' | 'unkept' | 'changed'

/**
 * Stores a withdrawal if number and address belong to one order, and confirms it by mail to that address.
 * Wrong guesses of a stranger change nothing, and callers give the same answer in both cases.
 */
export async function declareWithdrawal(
  { desk, withdrawals, clock, settings }: DeclarePorts,
  { number, name, email, statement }: Declaration,
  choice: WithdrawalChoice = WHOLE,
): Promise<Declared> {
  const request = { name, statement: statement === '' ? null : statement, ...choice }
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await desk.find(number)
    const order = found.ok ? await desk.load(found.value) : null
    const to = order?.placed.email ?? null
    if (order === null || to === null || !isSameAddress(to, email)) return 'unkept'
    const earlier = await withdrawals.ofOrder(order.id)
    const decided = decideWithdrawal(order, earlier, request, { settings, nowMs: clock.wallTime() })
    if (!decided.ok) return decided.failure === 'repeated' ? 'unkept' : 'changed'
    if (await withdrawals.declare(decided.value, order)) return 'kept'
  }
  throw new Error('[vitrine] a withdrawal was not stored: its order keeps changing')
}

/** A line of an order, with the number of pieces from which its shopper may withdraw. */
export interface WithdrawableLine {
  readonly lineId: string
  readonly name: string
  readonly left: number
}

/** An order with the data for a withdrawal. */
export interface WithdrawableOrder {
  readonly order: DeskOrder
  /** All its lines. */
  readonly lines: readonly WithdrawableLine[]
  /** The number of its withdrawals. */
  readonly seen: number
}

/** Reads the remaining pieces for a withdrawal from an order; null: there is no such order. */
export async function readWithdrawable(
  { desk, withdrawals }: Pick<DeclarePorts, 'desk' | 'withdrawals'>,
  id: OrderId,
): Promise<WithdrawableOrder | null> {
  const order = await desk.load(id)
  if (order === null) return null
  const earlier = await withdrawals.ofOrder(id)
  const left = new Map(withdrawablePieces(order, earlier).map(({ lineId, count }) => [lineId, count]))
  const lines = order.placed.items.map(({ id: lineId, product, sku }) => ({
    lineId,
    name: [product.name, ...optionTexts(product.optionSets, sku.optionValues)].join(', '),
    left: left.get(lineId) ?? 0,
  }))
  return { order, lines, seen: earlier.length }
}
