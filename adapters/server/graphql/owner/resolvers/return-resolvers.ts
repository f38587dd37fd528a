import { ok, orderNumber } from '../../../../../core/shared/index.js'
import { orderId, returnActs } from '../../../../../core/orders/index.js'
import type { LinePieces, ReturnAct, ReturnState, Withdrawal } from '../../../../../core/orders/index.js'
import { moveReturn, readReturn } from '../../../../../core/use-cases/shop/orders/handle-return.js'
import type { MovedReturn, ReturnFailure } from '../../../../../core/use-cases/shop/orders/handle-return.js'
import { changeOnce, entriesOf } from '../values/keyed-change.js'
import { entryOf } from './order-resolvers.js'
import { orderValue } from '../values/order-values.js'
import type { OwnerContext } from '../owner-services.js'
import { toProblem } from '../values/problems.js'

const returnValue = ({ orderId: id, receivedMs, changedMs, ...rest }: Withdrawal) => ({
  ...rest,
  order: id,
  orderNumber: orderNumber(id),
  receivedAt: receivedMs,
  changedAt: changedMs,
  acts: returnActs(rest.state),
})

interface MoveInput {
  readonly key: string
  readonly order: string
  readonly number?: number | null
  readonly act: ReturnAct
  readonly lines?: readonly LinePieces[] | null
  readonly dryRun?: boolean | null
}

const MAX_LISTED = 500

/** The query of returns. */
export const returnsQuery = async (
  _: unknown,
  { state, first }: { readonly state?: ReturnState | null; readonly first: number },
  { services }: OwnerContext,
) => {
  const limit = Math.min(MAX_LISTED, Math.max(0, first))
  return (await services.withdrawals.list(state ?? null, limit)).map(returnValue)
}

/** The returns of an order that was read. */
export const orderReturns = async ({ id }: { readonly id: string }, _: unknown, { services }: OwnerContext) =>
  (await services.withdrawals.ofOrder(orderId(id))).map(returnValue)

/** The change of a return. */
export const moveReturnMutation = async (
  _: unknown,
  { input }: { readonly input: MoveInput },
  context: OwnerContext,
): Promise<object> => {
  const { key, dryRun, ...asked } = input
  const { order, number = null, act, lines } = asked
  const isDryRun = dryRun === true
  const { desk, withdrawals } = context.services
  const ports = { desk: desk(entryOf(context, null)), withdrawals }
  const command = { order, number, act, pieces: lines ? () => ok(lines) : null, isDryRun }
  const done = await changeOnce<MovedReturn, ReturnFailure>(context, {
    operation: 'moveReturn',
    key,
    asked,
    isDryRun,
    work: (request) => moveReturn({ ...ports, entryOf: entriesOf(context, request) }, command),
    repeated: () => readReturn(ports, command),
  })
  if (!done.ok) return toProblem(done.failure)
  return {
    __typename: 'ReturnMoved',
    return: returnValue(done.value.withdrawal),
    order: orderValue(done.value.order),
    isDryRun,
  }
}
