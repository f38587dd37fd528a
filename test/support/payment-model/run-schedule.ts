import { kindOf } from './model-shop.js'
import { deliver, happen } from './schedule-events.js'
import { faultsOf, ordersOf } from './schedule-faults.js'
import { MINUTE_MS, prepare, settle, World } from './schedule-world.js'
import type { Sabotage } from './schedule-world.js'

/** The result of a schedule. */
export interface ScheduleReport {
  readonly seed: number
  readonly faults: readonly string[]
  /** The steps, in order. */
  readonly trace: readonly string[]
  readonly placed: number
  readonly charged: number
  /** Placed orders without a charge: trials, and held money. */
  readonly untaken: number
}

/** Repairs all faults and lets all periodic work run. */
async function heal(world: World): Promise<void> {
  const { provider } = world
  world.say('everything is whole again')
  world.isCalm = true
  world.isDown = false
  for (const process of world.processes) process.isAlive = false
  world.processes = [world.startProcess()]
  for (const { go } of world.waiting.splice(0)) go()
  await settle()
  const { shop } = world.process()
  for (const advance of [0, 11 * MINUTE_MS, 25 * 60 * MINUTE_MS, MINUTE_MS]) {
    world.nowMs += advance
    await shop.reconcilePayments()
    // Requests of the owner that are not done yet.
    for (const row of world.tables.rows('payment_attempt').values())
      if (row['status'] === 'capturing') await shop.captureOrder(String(row['order_id']))
    for (const { id } of provider.payments) provider.decide(id, 'charged')
    // Abandoned challenges are passed where that is still possible.
    if (advance > MINUTE_MS) for (const { id } of provider.payments) provider.passChallenge(id)
    while (provider.notices.length > 0) await deliver(world)
  }
}

/** Runs the schedule of one seed from the first click until all work has ended. */
export async function runSchedule(seed: number, sabotage: Sabotage = 'none'): Promise<ScheduleReport> {
  const kind = kindOf(seed)
  const start = await prepare(kind)
  const world = new World(seed, sabotage, kind, start.copy())
  world.processes = [world.startProcess(), world.startProcess()]
  const steps = 4 + world.dice.below(16)
  for (let step = 0; step < steps; step += 1) {
    if (world.waiting.length > 0 && world.dice.next() < 0.6) {
      const [hop] = world.waiting.splice(world.dice.below(world.waiting.length), 1)
      hop?.go()
    } else happen(world)
    await settle()
    if (sabotage === 'forgets-begun-trials') world.tables.rows('begun_trial').clear()
  }
  await heal(world)
  const faults = faultsOf(world)
  const placed = ordersOf(world).length
  const charged = world.provider.payments.filter(({ status }) => status === 'charged').length
  const held = world.provider.payments.filter(({ status }) => status === 'held').length
  const kept = [...world.tables.rows('payment_attempt').values()].filter(({ status }) => status === 'trial')
  return { seed, faults, trace: world.trace, placed, charged, untaken: held + kept.length }
}
