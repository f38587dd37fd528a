import { isEmailAddress } from '../../accounts/index.js'
import { withdrawalEndMs } from '../../orders/index.js'
import type { WithdrawalSettings } from '../../orders/index.js'
import type { Clock } from '../../ports/clock.port.js'
import type { OrderDesk } from '../../ports/order-desk.port.js'
import type { Withdrawals } from '../../ports/withdrawals.port.js'
import { withoutControls } from '../../shared/index.js'

/** A declaration as the form brings it. */
export interface Declaration {
  /** The order's number as its shopper says it. */
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

/** The declaration in what a form sent, without what a mail would not show. */
export const declarationOf = (read: (field: keyof Declaration) => string): Declaration => ({
  number: withoutControls(read('number')).trim(),
  name: withoutControls(read('name')).trim(),
  email: withoutControls(read('email')).trim(),
  statement: withoutControls(read('statement')).trim(),
})

/** The fields that are missing, too long, or no address. */
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
  readonly withdrawals: Pick<Withdrawals, 'declare'>
  readonly clock: Pick<Clock, 'wallTime'>
  readonly settings: WithdrawalSettings
}

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Keeps a withdrawal where number and address belong to one order, and has it confirmed by mail to that address. What a
 * stranger guesses changes nothing; callers say the same in either case. true: it was kept now.
 */
export async function declareWithdrawal(
  { desk, withdrawals, clock, settings }: DeclarePorts,
  { number, name, email, statement }: Declaration,
): Promise<boolean> {
  const found = await desk.find(number)
  const order = found.ok ? await desk.load(found.value) : null
  const to = order?.placed.email ?? null
  if (order === null || to === null || !isSameAddress(to, email)) return false
  const receivedMs = clock.wallTime()
  const endMs = withdrawalEndMs(order, settings)
  const withdrawal = {
    orderId: order.id,
    name,
    statement: statement === '' ? null : statement,
    receivedMs,
    isLate: endMs !== null && receivedMs >= endMs,
    state: 'requested',
    changedMs: receivedMs,
  } as const
  return withdrawals.declare(withdrawal, to)
}
