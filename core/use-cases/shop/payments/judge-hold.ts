import type { AttemptPorts } from './attempt-ports.js'
import type { PaymentAttempt, Reserved } from './payment-attempt.js'
import { mayAllHoldStock, mayHoldStock, stockHoldMs } from './stock-hold.js'
import type { HeldStock } from './stock-hold.js'

const ENDLESS: HeldStock = { held: 0, left: null }

type Ports = Pick<AttemptPorts, 'attempts' | 'stock'>
type Reserving = Pick<PaymentAttempt, 'reserved'>

/**
 * Decides if an attempt may keep its stock while its shopper must act: beside those of the same source before
 * it is written, beside all once it is. Another process may have changed a written one, which is read again.
 */
export async function judgeHold(
  { attempts, stock }: Ports,
  attempt: PaymentAttempt,
  whose: 'source' | 'all',
): Promise<{ readonly attempt: PaymentAttempt; readonly mayHold: boolean }> {
  if (whose === 'source') return { attempt, mayHold: await maySourceHold(stock, attempt) }
  const written = await attempts.find(attempt.id)
  return written?.state.tag === 'action-required'
    ? { attempt: written, mayHold: await mayAllHold(stock, written) }
    : { attempt, mayHold: true }
}

/** True if one source may hold the pieces of an attempt beside its others. */
async function maySourceHold(stock: Ports['stock'], attempt: PaymentAttempt): Promise<boolean> {
  const others = sumBySku(await stock.bySourceOf(attempt))
  const left = await stock.left(attempt.reserved.map(([skuId]) => skuId))
  return attempt.reserved.every(([skuId, count]) =>
    mayHoldStock({ wanted: count, held: others.get(skuId) ?? 0, left: left.get(skuId) ?? null }),
  )
}

/**
 * True if all shoppers who must act, with this attempt's among them, leave enough of its SKUs for others.
 * Checked when the attempt is written, so that the last of many simultaneous ones sees them all.
 */
async function mayAllHold(stock: Ports['stock'], { reserved }: Reserving): Promise<boolean> {
  const heldOf = await heldStock(stock)
  return reserved.every(([skuId]) => mayAllHoldStock(heldOf(skuId)))
}

/** The time for which each attempt may hold its stock, by its scarcest SKU. */
export async function holdTimes({ stock }: Pick<Ports, 'stock'>): Promise<(attempt: Reserving) => number> {
  const heldOf = await heldStock(stock)
  return ({ reserved }) =>
    Math.min(stockHoldMs(ENDLESS), ...reserved.map(([skuId]) => stockHoldMs(heldOf(skuId))))
}

/** The pieces of each SKU held for shoppers who must act, and the remaining pieces. */
async function heldStock(stock: Ports['stock']): Promise<(skuId: string) => HeldStock> {
  const held = sumBySku(await stock.forShoppers())
  const left = held.size === 0 ? new Map<string, null>() : await stock.left([...held.keys()])
  return (skuId) => ({ held: held.get(skuId) ?? 0, left: left.get(skuId) ?? null })
}

function sumBySku(reserved: readonly Reserved[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const [skuId, count] of reserved) pieces.set(skuId, (pieces.get(skuId) ?? 0) + count)
  return pieces
}
