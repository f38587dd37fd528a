import type { DeskOrder } from '../../../../core/orders/index.js'
import { err } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { loadOrder } from '../../../../core/use-cases/shop/orders/change-order.js'
import type {
  ChangedOrder,
  DeskPorts,
  OrderCommand,
  OrderFailure,
} from '../../../../core/use-cases/shop/orders/change-order.js'
import { orderFailure } from './order-failure.js'

/** Changes the order that a command was given. */
export type ChangeOrder = (
  ports: DeskPorts,
  command: OrderCommand,
  order: DeskOrder,
) => Promise<Result<ChangedOrder, OrderFailure> | { readonly ok: false; readonly failure: OwnerFailure }>

/** Finds the order of a command and changes it. */
export async function changeByCommand(
  ports: DeskPorts,
  command: OrderCommand,
  change: ChangeOrder,
): Promise<Result<ChangedOrder, OwnerFailure>> {
  const order = await loadOrder(ports.desk, command.order)
  if (!order.ok) return err(orderFailure(order.failure))
  const changed = await change(ports, command, order.value)
  if (changed.ok) return changed
  return err('lines' in changed.failure ? changed.failure : orderFailure(changed.failure))
}
