import type { OwnerProblem } from '../../../../core/owners/index.js'
import { badInput } from '../../../../core/shared/index.js'
import type { OwnerFailure } from '../../../../core/shared/index.js'
import type { OrderFailure } from '../../../../core/use-cases/shop/orders/change-order.js'

const NUMBERS = '`vitrine orders list` shows the numbers and ids of all orders.'

const ANYWAY = 'Name the lines that the shopper keeps (`--line`); `--anyway` sends the others too.'

/** The next step after some refusals. */
const NEXT: Partial<Readonly<Record<(OrderFailure | OwnerProblem)['tag'], string>>> = {
  'unknown-order': NUMBERS,
  'several-orders': NUMBERS,
  withdrawn: ANYWAY,
  'same-amount': 'Look at its refunds with `vitrine orders show`; `--anyway` refunds the amount once more.',
}

/** The refusal of an order's command for its owner. */
export function orderFailure({ tag, message }: OrderFailure | OwnerProblem): OwnerFailure {
  const next = NEXT[tag]
  return next === undefined ? badInput(message) : badInput(message, next)
}
