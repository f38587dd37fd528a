import { money } from '../../../../core/money/index.js'
import {
  applyDecision,
  decideCancel,
  decideCapture,
  decideFulfil,
  decideRefund,
  decideRefundOutcome,
  isOpenRefund,
  noticeProvider,
  paidParts,
  replayEvents,
  sentPieces,
} from '../../../../core/orders/index.js'
import type {
  DeskOrder,
  LinePieces,
  OrderDecision,
  Refund,
  RefundExtent,
} from '../../../../core/orders/index.js'
import { createDice } from '../../../support/payment-model/dice.js'
import { deskOrder, placedOrder } from './desk-order.fixture.js'
import { ReturnModel } from './return-model.js'

/** A shop and its provider; the provider makes one refund for each id, however often it is asked. */
class World {
  order: DeskOrder
  /** Refund id -> minor units given back at the provider. */
  readonly given = new Map<string, number>()
  elsewhereMinor = 0
  /** SKU id -> pieces that went back to stock. */
  readonly stockBack = new Map<string, number>()
  readonly returns: ReturnModel
  acts = 0
  fault: string | null = null

  constructor(readonly dice: (below: number) => number) {
    const lines = Array.from({ length: 1 + dice(3) }, () => [1 + dice(3), 1 + dice(900)] as const)
    const placed = placedOrder(lines, { shippingMinor: dice(500) })
    this.returns = new ReturnModel(dice)
    this.order = deskOrder(dice(3) === 0 ? 'held' : 'taken', placed)
  }

  get givenMinor(): number {
    return [...this.given.values()].reduce((sum, amount) => sum + amount, this.elsewhereMinor)
  }

  /** Saves what was decided from an order that may have been read before others changed it. */
  save(read: DeskOrder, decision: OrderDecision): boolean {
    if (read.revision !== this.order.revision) return false
    this.order = applyDecision(this.order, decision)
    for (const { skuId, count } of decision.stockBack ?? [])
      this.stockBack.set(skuId, (this.stockBack.get(skuId) ?? 0) + count)
    return true
  }

  act = () => ({ id: `made-${(this.acts += 1)}`, atMs: this.acts, by: 'owner' })
}

const somePieces = ({ order, dice }: World): readonly LinePieces[] =>
  order.placed.items.flatMap(({ id }) => (dice(2) === 0 ? [{ lineId: id, count: 1 + dice(3) }] : []))

function extentOf(world: World): RefundExtent {
  const { dice, order } = world
  switch (dice(6)) {
    case 0:
      return { tag: 'whole' }
    case 1:
      return { tag: 'lines', lines: somePieces(world) }
    case 3:
      return { tag: 'lines', lines: [], shipping: dice(2) === 0 ? 'all' : money(1 + dice(500), 'EUR') }
    case 4:
      return { tag: 'lines', lines: somePieces(world), shipping: 'all' }
    case 2:
      return { tag: 'lines', lines: world.returns.pieces(order) }
    default:
      return { tag: 'amount', amount: money(1 + dice(order.placed.total.amount), 'EUR') }
  }
}

/** The provider follows a request, once for its id; its answer may be lost, or say that it has not decided. */
function askProvider(world: World, { id, kind, amount }: Refund): void {
  const { dice } = world
  const taken = world.order.payment.taken.amount
  const isNew = !world.given.has(id)
  if (kind === 'refund' && isNew && (dice(8) === 0 || world.givenMinor + amount.amount > taken)) {
    // No refund is made under this id any more.
    const refused = { tag: 'refused', message: 'no balance' } as const
    const decision = decideRefundOutcome(world.order, id, refused, world.act())
    if (decision !== null) world.save(world.order, decision)
    return
  }
  if (isNew) world.given.set(id, kind === 'refund' ? amount.amount : 0)
  const answer = (
    [{ tag: 'done' }, { tag: 'pending' }, { tag: 'unknown', message: 'lost' }, { tag: 'done' }] as const
  )[dice(4)]
  // The payment is looked up before a refund counts as done.
  if (answer?.tag === 'done' && kind === 'refund') follow(world, world.order.payment.isDisputed)
  const decision = answer && decideRefundOutcome(world.order, id, answer, world.act())
  if (decision != null) world.save(world.order, decision)
}

/** Stores the state at the provider, as its notices do. */
function follow(world: World, isDisputed: boolean): void {
  const { order, givenMinor } = world
  const events = noticeProvider(order, { refundedMinor: givenMinor, isDisputed }, world.act())
  const refunded = money(Math.max(givenMinor, order.payment.refunded.amount), 'EUR')
  world.order = {
    ...order,
    revision: order.revision + 1,
    payment: { ...order.payment, refunded, isDisputed },
    events: [...order.events, ...events],
  }
}

/** True if a line has more pieces sent than the shopper keeps. */
function sendsMoreThanKept({ order, returns }: World, after: DeskOrder): boolean {
  const before = sentPieces(order)
  const sent = sentPieces(after)
  return order.placed.items.some(({ id, count }) => {
    const pieces = sent.get(id) ?? 0
    return pieces > (before.get(id) ?? 0) && pieces > count - returns.withdrawn(order, id)
  })
}

function decided(world: World, read: DeskOrder): OrderDecision | null {
  const { dice } = world
  const act = world.act()
  switch (dice(5)) {
    case 0: {
      const pieces = dice(3) === 0 ? 'all' : somePieces(world)
      const sendsWithdrawn = dice(3) === 0
      const result = decideFulfil(read, { pieces, carrier: null, tracking: null, sendsWithdrawn }, act)
      if (result.ok && !sendsWithdrawn && sendsMoreThanKept(world, applyDecision(read, result.value)))
        world.fault = 'sent what was withdrawn'
      return result.ok ? result.value : null
    }
    case 1: {
      const result = decideCancel(read, { reason: null, restocks: dice(2) === 0 }, act)
      return result.ok ? result.value : null
    }
    case 2: {
      const result = decideCapture(read, act)
      return result.ok ? result.value : null
    }
    default: {
      const request = {
        key: `key-${dice(4)}`,
        extent: extentOf(world),
        restocks: dice(2) === 0,
        reason: null,
      }
      const result = decideRefund(read, request, act)
      return result.ok && result.value.tag === 'decided' ? result.value.decision : null
    }
  }
}

function step(world: World): void {
  const { dice, order } = world
  switch (dice(8)) {
    case 6:
      world.returns.withdraw(order, dice(2) === 0 ? null : somePieces(world))
      world.order = { ...order, returns: world.returns.all }
      return
    case 7:
      world.returns.decide(order)
      world.order = { ...order, returns: world.returns.all }
      return
    case 0: {
      const open = order.refunds.find(isOpenRefund)
      if (open !== undefined) askProvider(world, open)
      return
    }
    case 1:
      if (order.payment.status === 'capturing')
        world.order = {
          ...order,
          payment: { ...order.payment, status: 'taken', taken: order.payment.amount },
        }
      else if (order.payment.status === 'taken') follow(world, order.payment.isDisputed !== (dice(6) === 0))
      return
    case 2:
      if (order.payment.status === 'taken' && dice(4) === 0)
        world.elsewhereMinor += Math.min(1 + dice(300), order.payment.taken.amount - world.givenMinor)
      return
    default: {
      // Two owners act on what both have read: the second finds it changed.
      const decisions = [decided(world, order), dice(3) === 0 ? decided(world, order) : null]
      for (const decision of decisions) if (decision !== null) world.save(order, decision)
    }
  }
}

/** The fault of a world; null: none. */
function faultOf({ order, given, givenMinor, stockBack, returns, fault }: World): string | null {
  const { taken, refunded } = order.payment
  if (givenMinor > taken.amount) return `gave back ${givenMinor} of ${taken.amount}`
  if (refunded.amount > taken.amount) return `says that ${refunded.amount} of ${taken.amount} were given back`
  if (order.refunds.some(({ id, state }) => state === 'done' && !given.has(id)))
    return 'says done of what was not'
  if (order.refunds.some(({ id, state }) => state === 'refused' && given.has(id)))
    return 'says refused of what was done'
  const returnFault = fault ?? returns.faultOf(order)
  if (returnFault !== null) return returnFault
  const replayed = replayEvents(order.events)
  const sent = sentPieces(order)
  for (const { id, count, sku } of order.placed.items) {
    if ((sent.get(id) ?? 0) > count) return `sent ${sent.get(id)} of ${count}`
    if ((stockBack.get(sku.id) ?? 0) > count) return `put ${stockBack.get(sku.id)} of ${count} back to stock`
    if ((replayed.sent.get(id) ?? 0) !== (sent.get(id) ?? 0)) return 'the log tells of other parcels'
    if ((replayed.stockBack.get(sku.id) ?? 0) !== (stockBack.get(sku.id) ?? 0))
      return 'the log tells of other stock'
  }
  const done = order.refunds.filter(({ state, kind }) => state === 'done' && kind === 'refund')
  if (replayed.refundedMinor !== done.reduce((sum, { amount }) => sum + amount.amount, 0))
    return 'the log tells of other refunds'
  const shippingMinor = order.refunds
    .filter(({ state }) => state !== 'refused')
    .reduce((sum, { shipping }) => sum + shipping.amount, 0)
  if (shippingMinor > paidParts(order.placed, order.payment.amount).shipping.amount)
    return 'gave back more shipping than was paid'
  const open = order.refunds.filter(isOpenRefund)
  if (open.length > 1 || replayed.openRefunds.size !== open.length)
    return 'the log tells of other open refunds'
  if (new Set(order.refunds.map(({ key }) => key)).size !== order.refunds.length)
    return 'two refunds of one key'
  if (replayed.isCancelled !== (order.cancelledMs !== null)) return 'the log disagrees about the cancellation'
  return order.cancelledMs !== null && order.fulfilments.length > 0 ? 'sent and cancelled' : null
}

/** The end of a schedule: its fault, and counts of events in it. */
export interface Played {
  readonly fault: string | null
  readonly refunds: number
  readonly parcels: number
  /** Decisions of owners about returns. */
  readonly returns: number
  readonly isCancelled: boolean
}

/** Plays the schedule of a seed. */
export function playSchedule(seed: number, steps: number): Played {
  const world = new World(createDice(seed).below)
  for (let count = 0; count < steps; count += 1) step(world)
  // Pieces, stock and money that moved never move back, so that the end shows what went wrong on the way.
  const fault = faultOf(world)
  const { order } = world
  const isCancelled = order.cancelledMs !== null
  return {
    fault,
    refunds: world.given.size,
    parcels: order.fulfilments.length,
    returns: world.returns.moves,
    isCancelled,
  }
}
