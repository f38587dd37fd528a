import type { MoneyStanding, Order } from '../../../../../core/orders/index.js'
import { moneyStanding } from '../../../../../core/use-cases/shop/payments/money-standing.js'
import { numberOrNull } from '../../engine/index.js'
import type { Selectable, ShopTables } from '../../engine/index.js'

/** The columns of a payment that decide what its buyer still owns. */
export type StandingRow = Pick<
  Selectable<ShopTables['payment_attempt']>,
  'status' | 'amount_minor' | 'currency' | 'captured_minor' | 'refunded_minor' | 'disputed'
>

/** The money of a placed order, from the row of its attempt. */
export const standingOf = (row: StandingRow, placed: Order | null): MoneyStanding =>
  moneyStanding(
    {
      status: row.status,
      currency: row.currency,
      amountMinor: Number(row.amount_minor),
      capturedMinor: numberOrNull(row.captured_minor),
      refundedMinor: numberOrNull(row.refunded_minor),
      isDisputed: row.disputed === true,
    },
    placed,
  )
