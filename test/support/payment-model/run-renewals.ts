import { commitChanges } from '../../../adapters/server/sql/engine/index.js'
import {
  createCancelledSubscriptions,
  createStoreSubscriptions,
} from '../../../adapters/server/sql/shop/index.js'
import { cancelSubscription } from '../../../core/use-cases/shop/subscriptions/cancel-subscription.js'
import type { StoreBackend } from '../../../adapters/server/sql/shop/index.js'
import type { MemberSubscriptions } from '../../../core/ports/accounts/member-subscriptions.port.js'
import type { PaymentProcessor } from '../../../core/ports/payments/payment-processor.port.js'
import { settingsOf } from '../shop/store-fixture.js'
import { createDice } from './dice.js'
import { createMemoryDatabase } from './memory-sql.js'
import { createModelProvider } from './model-provider.js'
import type { ModelFault } from './model-provider.js'
import { renewalFaults } from './renewal-faults.js'
import { ADA, ID, PRICE, SITE, SKU, START_MS, STOCK, tablesWithSubscription } from './subscribed-tables.js'
import { makePayments, makeStore } from '../shop/make-store.js'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const settings = settingsOf({ name: 'Model', currency: 'EUR', country: 'DE' })

/** The result of a schedule of renewals. */
export interface RenewalScheduleReport {
  readonly seed: number
  readonly faults: readonly string[]
  readonly trace: readonly string[]
  /** Renewals that are paid, as the subscription counts them. */
  readonly placed: number
  readonly charged: number
}

/** Removes one safeguard, to check that the model detects it. */
export type RenewalSabotage = 'none' | 'a-key-for-each-try' | 'believes-no-answer'

interface Process {
  readonly shop: StoreBackend
  readonly cards: MemberSubscriptions
  readonly sql: ReturnType<ReturnType<typeof createMemoryDatabase>['connect']>
  isAlive: boolean
  statementsLeft: number
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** One subscription, two processes that renew it, and a provider, moved by dice. */
export class RenewalWorld {
  readonly trace: string[] = []
  readonly tables = tablesWithSubscription()
  readonly database = createMemoryDatabase(this.tables)
  nowMs = START_MS
  readonly provider = createModelProvider(() => this.nowMs)
  readonly dice
  readonly waiting: (() => void)[] = []
  readonly errors: string[] = []
  processes: Process[] = []
  isCalm = false
  isDown = false
  tokens = 0
  tries = 0
  restocked = 0

  constructor(
    seed: number,
    readonly sabotage: RenewalSabotage,
  ) {
    this.dice = createDice(seed)
  }

  say(what: string): void {
    this.trace.push(`${((this.nowMs - START_MS) / DAY_MS).toFixed(2).padStart(8)} d  ${what}`)
  }

  hop(): Promise<void> {
    return this.isCalm ? Promise.resolve() : new Promise((go) => this.waiting.push(go))
  }

  fault(what: string): ModelFault {
    if (this.isCalm) return 'none'
    if (this.isDown) return 'lost-request'
    const faults = ['lost-request', 'lost-answer', 'error-after'] as const
    const fault = this.dice.next() < 0.3 ? this.dice.pick(faults) : 'none'
    this.say(`the provider is asked: ${what}, ${fault}`)
    return fault
  }

  sabotaged(processor: PaymentProcessor): PaymentProcessor {
    if (this.sabotage === 'none') return processor
    return {
      ...processor,
      charge: async (request) => {
        if (this.sabotage === 'a-key-for-each-try') {
          this.tries += 1
          return processor.charge({ ...request, key: `${request.key}#${this.tries}` })
        }
        const state = await processor.charge(request)
        if (state.tag !== 'unknown') return state
        const none = { amount: 0, currency: request.amount.currency } as typeof request.amount
        const { amount } = request
        return { tag: 'charged', reference: 'guess', amount, refunded: none, isDisputed: false, card: null }
      },
    }
  }

  startProcess(): Process {
    const process: Process = {
      isAlive: true,
      statementsLeft: Infinity,
      shop: null as unknown as StoreBackend,
      cards: null as unknown as MemberSubscriptions,
      sql: null as unknown as Process['sql'],
    }
    const mayGoOn = (): boolean => {
      process.statementsLeft -= 1
      if (process.statementsLeft < 0) process.isAlive = false
      return process.isAlive
    }
    const provider = this.provider.connect(async (what) => {
      const sentMs = this.nowMs
      await this.hop()
      if (!process.isAlive) return new Promise<never>(() => undefined)
      return this.nowMs - sentMs > 15 * MINUTE_MS ? 'lost-request' : this.fault(what)
    })
    const sql = this.database.connect(mayGoOn)
    const store = {
      sql,
      siteId: SITE,
      settings,
      processors: [this.sabotaged(provider)],
      clock: { wallTime: () => this.nowMs },
      random: this.random,
      pause: () => this.hop(),
      onError: (error: unknown) =>
        void this.errors.push(error instanceof Error ? error.message : String(error)),
    }
    const shop = makeStore(store)
    return Object.assign(process, {
      shop,
      sql,
      cards: createStoreSubscriptions(store, makePayments(store)),
    })
  }

  readonly random = { token: () => (this.tokens += 1).toString(16).padStart(16, '0').repeat(2) }

  process(): Process {
    const index = this.dice.below(this.processes.length)
    const known = this.processes[index]
    if (known?.isAlive === true) return known
    const started = this.startProcess()
    this.processes[index] = started
    this.say('a process starts')
    void started.shop.reconcilePayments()
    return started
  }

  subscription(): Readonly<Record<string, unknown>> {
    return this.tables.rows('subscription').get(`${SITE}\n${ID}`) ?? {}
  }
}

async function deliver(world: RenewalWorld): Promise<void> {
  const [notice] = world.provider.notices.splice(0, 1)
  if (notice === undefined) return
  await world.hop()
  await world.process().shop.receiveNotice('model', notice)
}

async function cancel(world: RenewalWorld): Promise<void> {
  const clock = { wallTime: () => world.nowMs }
  const { sql } = world.process()
  const stored = createCancelledSubscriptions({ sql, siteId: SITE, commit: commitChanges(sql) })
  const done = await cancelSubscription({ ...stored, clock, random: world.random }, ID, { by: 'member' })
  world.say(`the member cancels: ${done}`)
}

/** A shopper whose answer is lost, or whose process is killed, sends the same again later. */
async function giveCard(world: RenewalWorld, token: string): Promise<void> {
  const { cards } = world.process()
  const given = { subscriptionId: ID, provider: 'model', token, confirmation: null }
  world.say(`the member gives the card ${token}`)
  const { tag } = await cards.changeCard(ADA, given)
  world.say(`the card ${token}: ${tag}`)
}

function change(world: RenewalWorld): void {
  const roll = world.dice.next()
  if (roll < 0.6) {
    const card = world.dice.pick(['good', 'good', 'declined', 'slow', 'challenge'] as const)
    return void giveCard(world, card)
  }
  const rows = world.tables.rows('sku')
  const row = rows.get(`${SITE}\n${SKU}`) ?? {}
  rows.set(`${SITE}\n${SKU}`, { ...row, quantity: Number(row['quantity']) + 1 })
  world.restocked += 1
}

const ADVANCES = [MINUTE_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 7 * DAY_MS, 20 * DAY_MS] as const

/** Begins one random event. Its waits continue later, in any order. */
function happen(world: RenewalWorld): void {
  const { dice, provider } = world
  const roll = dice.next()
  if (roll < 0.34) void world.process().shop.renewSubscriptions()
  else if (roll < 0.44) void world.process().shop.reconcilePayments()
  else if (roll < 0.66) {
    const advance = dice.pick(ADVANCES)
    world.nowMs += advance
    world.say(`time goes on by ${(advance / DAY_MS).toFixed(2)} days`)
  } else if (roll < 0.72) void deliver(world)
  else if (roll < 0.82) {
    const process = dice.pick(world.processes)
    process.statementsLeft = dice.below(16)
    world.say('a process is about to be killed')
  } else if (roll < 0.86) {
    world.isDown = !world.isDown
    world.say(world.isDown ? 'the provider is down' : 'the provider is back')
  } else if (roll < 0.93) change(world)
  else if (roll < 0.95) void cancel(world)
  else {
    const pending = provider.payments.find(({ status }) => status === 'pending')
    if (pending !== undefined) provider.decide(pending.id, dice.next() < 0.5 ? 'charged' : 'declined')
  }
}

/** Repairs all faults and lets all periodic work run. */
async function heal(world: RenewalWorld): Promise<void> {
  world.isCalm = true
  world.isDown = false
  world.say('everything is whole again')
  for (const process of world.processes) process.isAlive = false
  world.processes = [world.startProcess()]
  for (const go of world.waiting.splice(0)) go()
  await settle()
  const { shop } = world.process()
  for (const advance of [0, 11 * MINUTE_MS, 25 * 60 * MINUTE_MS, MINUTE_MS]) {
    world.nowMs += advance
    await shop.reconcilePayments()
    for (const { id } of world.provider.payments) world.provider.decide(id, 'charged')
    while (world.provider.notices.length > 0) await deliver(world)
  }
}

/** Runs the schedule of one seed. */
export async function runRenewals(
  seed: number,
  sabotage: RenewalSabotage = 'none',
): Promise<RenewalScheduleReport> {
  const world = new RenewalWorld(seed, sabotage)
  world.processes = [world.startProcess(), world.startProcess()]
  const steps = 8 + world.dice.below(30)
  for (let step = 0; step < steps; step += 1) {
    if (world.waiting.length > 0 && world.dice.next() < 0.6) {
      const [go] = world.waiting.splice(world.dice.below(world.waiting.length), 1)
      go?.()
    } else happen(world)
    await settle()
  }
  await heal(world)
  const placed = Number(world.subscription()['period']) - 1
  const charged = world.provider.payments.filter(({ status }) => status === 'charged').length
  return {
    seed,
    faults: renewalFaults(world, { price: PRICE, pieces: STOCK + world.restocked, sku: `${SITE}\n${SKU}` }),
    trace: world.trace,
    placed,
    charged,
  }
}
