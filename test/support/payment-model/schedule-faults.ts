import type { Order } from '../../../core/orders/index.js'
import type { SubscriptionPlan as Plan } from '../../../core/subscriptions/index.js'
import { SITE, SKU, STOCK } from './model-shop.js'
import type { World } from './schedule-world.js'

/** Invariants after any schedule. */
export function faultsOf(world: World): readonly string[] {
  const { provider, tables } = world
  const faults: string[] = world.errors.map((message) => `the shop reported: ${message}`)
  const charged = provider.payments.filter(({ status }) => status === 'charged')
  const orders = ordersOf(world)
  const keys = new Set(charged.map(({ key }) => key))
  if (keys.size !== charged.length) faults.push('an attempt was charged twice')
  const attempts = [...tables.rows('payment_attempt').values()]
  for (const { id, key, taken } of charged) {
    const order = orders.find((row) => row['payment_reference'] === id)
    const captured = attempts.find((row) => row['id'] === key)?.['captured_minor']
    if (order === undefined) faults.push(`${id} was charged and there is no order`)
    else if (Number(order['total_minor']) !== taken && world.kind !== 'held')
      faults.push(`${id} is not what its order comes to`)
    else if (Number(captured) !== taken) faults.push(`${id} took ${taken} and shows as ${String(captured)}`)
    else if (Number(order['total_minor']) < taken) faults.push(`${id} took more than its order comes to`)
  }
  for (const order of orders)
    if (!isPaid(world, order)) faults.push(`order ${String(order['id'])} is not paid`)
  const open = attempts.filter(({ status }) => status === 'pending' || status === 'action-required')
  if (open.length > 0) faults.push(`${open.length} attempts have no end`)
  const sold = orders.reduce((sum, order) => sum + piecesOf(order), 0)
  const left = Number(tables.rows('sku').get(`${SITE}\n${SKU}`)?.['quantity'])
  if (left < 0) faults.push('stock is below zero')
  if (left + sold !== STOCK + world.stockAdded) faults.push(`${left} pieces are left and ${sold} are sold`)
  return [...faults, ...trialFaultsOf(world)]
}

/** The placed orders. */
export const ordersOf = ({ tables }: World) =>
  [...tables.rows('shop_order').values()].filter(({ status }) => status === 'placed')

/** Its payment is captured or authorised, there was nothing to pay, or its trial began with a stored method. */
function isPaid({ provider, tables }: World, order: Readonly<Record<string, unknown>>): boolean {
  const payment = provider.payments.find(({ id }) => id === order['payment_reference'])
  if (payment !== undefined) return payment.status === 'charged' || payment.status === 'held'
  if (Number(order['total_minor']) === 0) return true
  const trial = [...tables.rows('payment_attempt').values()].find(
    (row) => row['order_id'] === order['id'] && row['status'] === 'trial',
  )
  return provider.keepings.some(({ key, status }) => key === trial?.['id'] && status === 'kept')
}

/** Each order of a shop with trials begins a subscription, and one of a member's a trial. */
function trialFaultsOf(world: World): readonly string[] {
  if (world.kind !== 'trial') return []
  const begun = [...world.tables.rows('subscription').values()]
  const trials = begun.filter(({ plan }) => Number((JSON.parse(String(plan)) as Plan).trialDays) > 0)
  const written = new Set([...world.tables.rows('begun_trial').values()].map((row) => row['order_id']))
  const faults: string[] = []
  if (trials.length > 1) faults.push(`a member began ${trials.length} trials`)
  if (begun.length !== ordersOf(world).length) faults.push('an order began no subscription, or two')
  if (written.size !== trials.length) faults.push(`${written.size} trials are written down as begun`)
  if (begun.some((row) => row['payment_method'] === null)) faults.push('a subscription has nothing to charge')
  return faults
}

const piecesOf = (order: Readonly<Record<string, unknown>>): number =>
  (JSON.parse(String(order['snapshot'])) as Order).items.reduce((sum, { count }) => sum + count, 0)
