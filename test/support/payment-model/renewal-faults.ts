import type { RenewalWorld } from './run-renewals.js'

/** The goods that a schedule sells. */
interface SoldGoods {
  /** The price of one period, in minor units. */
  readonly price: number
  /** All that there ever were. */
  readonly pieces: number
  /** The key of their row. */
  readonly sku: string
}

/** The rules that a schedule broke. */
export function renewalFaults(
  world: Pick<RenewalWorld, 'errors' | 'provider' | 'tables' | 'subscription'>,
  { price, pieces, sku }: SoldGoods,
): readonly string[] {
  const faults = world.errors.map((message) => `the shop reported: ${message}`)
  const charged = world.provider.payments.filter(({ status }) => status === 'charged')
  const orders = [...world.tables.rows('shop_order').values()]
  const placed = orders.filter(({ status }) => status === 'placed')
  const attempts = [...world.tables.rows('payment_attempt').values()]
  for (const order of orders) {
    const own = charged.filter(({ key }) => key.startsWith(`${String(order['id'])}:`))
    if (own.length > 1) faults.push(`period ${String(order['period'])} was charged ${own.length} times`)
    const isPaid = own.length > 0 && own[0]?.amount.amount === price
    if (isPaid !== (order['status'] === 'placed'))
      faults.push(
        `period ${String(order['period'])} is ${String(order['status'])} and charged ${own.length} times`,
      )
  }
  const { period, status, canceled_on: canceledOn, due_on: dueOn, ended_on: endedOn } = world.subscription()
  if (Number(period) - 1 !== placed.length)
    faults.push(`period ${String(period)} runs and ${placed.length} renewals are paid`)
  const periods = new Set(placed.map((order) => order['period']))
  if (periods.size !== placed.length) faults.push('two orders are for one period')
  if (attempts.some((attempt) => attempt['status'] === 'pending' || attempt['status'] === 'action-required'))
    faults.push('an attempt has no end')
  const isOver = status === 'canceled' || status === 'unpaid'
  if (isOver && dueOn !== null) faults.push('what was cancelled is to be charged')
  if (!isOver && (dueOn === null || endedOn !== null)) faults.push('it is renewed no more')
  const late = attempts.find(
    (attempt) => canceledOn !== null && Number(attempt['created_on']) > Number(canceledOn),
  )
  if (late !== undefined) faults.push('a charge was begun after the cancellation')
  const left = Number(world.tables.rows('sku').get(sku)?.['quantity'])
  if (left + placed.length !== pieces) faults.push(`${left} pieces are left and ${placed.length} are sold`)
  return faults
}
