import { commitChanges } from '../../../adapters/server/sql/engine/index.js'
import type { CommitChanges, Sql } from '../../../adapters/server/sql/engine/index.js'
import { auditChanges } from '../../../adapters/server/sql/owner/index.js'
import { createSqlOrderDesk, createSqlWithdrawals } from '../../../adapters/server/sql/shop/index.js'
import { DEFAULT_WITHDRAWAL_SETTINGS } from '../../../core/orders/index.js'
import type { ReturnAct } from '../../../core/orders/index.js'
import type { AuditEntry, EntryOf } from '../../../core/owners/index.js'
import { orderNumber } from '../../../core/shared/index.js'
import { captureOrder, refundOrder } from '../../../core/use-cases/shop/orders/handle-order.js'
import { moveReturn } from '../../../core/use-cases/shop/orders/handle-return.js'
import { declareWithdrawal } from '../../../core/use-cases/withdrawal-page/declare-withdrawal.js'
import { TERMINAL } from '../../../core/use-cases/owner/audit.js'
import { createHoldingLedger } from '../payments/holding-ledger.js'
import { realRandom, wallClock } from './store-fixture.js'
import { CORNER_SITE, openCornerShop, readyBuyer } from './corner-shop.js'
import { listOrders } from './list-orders.js'

/** The moments at which the life of an order is cut off, with the captures and refunds made before it. */
export const RETURN_STEPS = [
  ['before-capture-request', 0, 0],
  ['after-capture-request', 0, 0],
  ['before-capture', 0, 0],
  ['after-capture', 1, 0],
  ['before-declare', 1, 0],
  ['after-declare', 1, 0],
  ['before-accept', 1, 0],
  ['after-accept', 1, 0],
  ['before-refund-request', 1, 0],
  ['after-refund-request', 1, 0],
  ['before-refund', 1, 0],
  ['after-refund', 1, 1],
  ['before-mark', 1, 1],
  ['after-mark', 1, 1],
] as const

/** The state of a site after the life of its only order. */
export interface LivedReturn {
  readonly captured: number
  readonly refunded: number
  readonly returns: readonly string[]
  readonly events: readonly string[]
  readonly mails: readonly string[]
  readonly decisions: number
}

/**
 * Sells one product with held money, captures it, takes the product back from its shopper, and refunds it.
 * Each part can be repeated after a kill; `onStep` is called before and after each.
 */
export async function liveReturn(
  sql: Sql,
  ledger: string,
  onStep: (step: string) => void = () => undefined,
): Promise<LivedReturn> {
  const processor = createHoldingLedger(ledger, onStep)
  const shop = await openCornerShop(sql, processor, { capture: 'on-fulfilment' })
  const place = { sql, siteId: CORNER_SITE }
  if ((await listOrders(place)).length === 0)
    await (await readyBuyer(shop, 'buyer')).submitOrder({ key: 'the-key' })
  const id = (await listOrders(place))[0]!.id
  let step = ''
  const commit: CommitChanges = async (changes) => {
    onStep(`before-${step}`)
    const isDone = await commitChanges(sql)(changes)
    onStep(`after-${step}`)
    return isDone
  }
  const mails = { clock: wallClock, random: realRandom }
  const alongside = (entry: AuditEntry) => auditChanges(CORNER_SITE, entry)
  const desk = createSqlOrderDesk({ ...place, commit, mails })
  const withdrawals = createSqlWithdrawals({ ...place, commit, mails, alongside })
  const ports = { desk, withdrawals, clock: wallClock, newId: () => realRandom.token() }
  const command = { order: id, by: 'owner' }

  step = 'capture-request'
  await captureOrder(ports, command)
  await shop.followUp(new Set(['payment_attempt']))
  step = 'declare'
  const settings = DEFAULT_WITHDRAWAL_SETTINGS
  const declaration = { number: orderNumber(id), name: 'Ada', email: 'buyer@example.com', statement: '' }
  await declareWithdrawal({ ...ports, settings }, declaration)
  const move = (act: ReturnAct) => {
    const entryOf: EntryOf = (what) => ({
      ...what,
      id: realRandom.token(),
      atMs: wallClock.wallTime(),
      ...TERMINAL,
      by: 'owner',
    })
    return moveReturn({ ...ports, entryOf }, { order: id, number: null, act, pieces: null, isDryRun: false })
  }
  step = 'accept'
  await move('accept')
  step = 'refund-request'
  const whole = { extent: { tag: 'whole' }, restocks: true, reason: null } as const
  await refundOrder(ports, { ...command, key: 'the-return', ...whole })
  await shop.settleRefunds()
  step = 'mark'
  await move('refund')

  const rows = async (text: string) => (await sql.query(text, [CORNER_SITE])).rows
  return {
    captured: processor.captured().length,
    refunded: processor.refunded().length,
    returns: (await withdrawals.ofOrder(id)).map(({ state }) => state),
    events: (await desk.load(id))!.events.map(({ tag }) => tag),
    mails: (await rows(`SELECT kind FROM mail WHERE site_id = $1 ORDER BY kind`)).map(
      ({ kind }) => `${kind}`,
    ),
    decisions: (await rows(`SELECT id FROM owner_audit WHERE site_id = $1`)).length,
  }
}
