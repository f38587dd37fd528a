import { sessionRowId } from '../../../adapters/server/sql/engine/index.js'
import type { StoreBackend } from '../../../adapters/server/sql/shop/index.js'
import type { Order } from '../../../core/orders/index.js'
import type { SubscriptionPlan as Plan } from '../../../core/subscriptions/index.js'
import { sessionId, visitorId } from '../../../core/ports/visitor.port.js'
import type { CommerceGateway } from '../../../core/ports/shop/commerce-gateway.port.js'
import { createDice } from './dice.js'
import { createMemoryDatabase, MemoryTables } from './memory-sql.js'
import { createModelProvider, MODEL_CARDS } from './model-provider.js'
import type { ModelFault } from './model-provider.js'
import { goodsOf, kindOf, MEMBER, PRODUCT, settingsFor, SITE, SKU, STOCK } from './model-shop.js'
import type { ShopKind } from './model-shop.js'
import { makeStore } from '../shop/make-store.js'

const SHOPPERS = [
  { name: 'ada', address: '198.51.100.7' },
  { name: 'bob', address: '203.0.113.7' },
] as const
const MINUTE_MS = 60_000
/** The client has given up a request that takes longer. */
const MAX_REQUEST_MS = 15 * MINUTE_MS
const START_MS = Date.UTC(2026, 0, 1)

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

/** Removes one safeguard of the shop, to check that the model detects it. */
export type Sabotage = 'none' | 'repeats-old-keys' | 'releases-without-cancel' | 'forgets-begun-trials'

/** The browser's storage of a shopper, over reloads and for all tabs. */
interface Browser {
  readonly name: string
  readonly address: string
  key: string | null
  confirmation: string | null
  /** The latest challenge that the page received. */
  challenge: string | null
  keys: number
}

interface Process {
  readonly shop: StoreBackend
  isAlive: boolean
  statementsLeft: number
}

/** Runs all work that does not wait for an answer. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A shop with two processes, two shoppers, their tabs and a provider, whose next steps are chosen at random. */
class World {
  readonly trace: string[] = []
  readonly database
  nowMs = START_MS
  readonly provider = createModelProvider(() => this.nowMs)
  readonly dice
  readonly browsers: Browser[]
  /** Open requests. The one to be continued is chosen at random. */
  readonly waiting: { readonly what: string; readonly go: () => void }[] = []
  processes: Process[] = []
  isCalm = false
  isDown = false
  /** Tokens are counted, apart from those of the carts that were prepared. */
  tokens = 4096
  stockAdded = 0
  /** Errors that the shop reported. None may be a programming error. */
  readonly errors: string[] = []

  constructor(
    readonly seed: number,
    readonly sabotage: Sabotage,
    readonly kind: ShopKind,
    readonly tables: MemoryTables,
  ) {
    this.database = createMemoryDatabase(tables)
    this.dice = createDice(seed)
    this.browsers = SHOPPERS.map((shopper) => ({
      ...shopper,
      key: null,
      confirmation: null,
      challenge: null,
      keys: 0,
    }))
  }

  say(line: string): void {
    this.trace.push(`${String(Math.round((this.nowMs - START_MS) / 1000)).padStart(7)} s  ${line}`)
  }

  hop(what: string): Promise<void> {
    if (this.isCalm) return Promise.resolve()
    return new Promise((go) => this.waiting.push({ what, go }))
  }

  fault(what: string): ModelFault {
    if (this.isCalm) return 'none'
    if (this.isDown) return 'lost-request'
    const fault =
      this.dice.next() < 0.25
        ? this.dice.pick(['lost-request', 'lost-answer', 'error-after'] as const)
        : 'none'
    if (fault !== 'none') this.say(`provider: ${what} meets ${fault}`)
    return fault
  }

  startProcess(): Process {
    const process: Process = {
      isAlive: true,
      statementsLeft: Infinity,
      shop: null as unknown as StoreBackend,
    }
    const mayGoOn = (): boolean => {
      process.statementsLeft -= 1
      if (process.statementsLeft < 0 && process.isAlive) {
        process.isAlive = false
        this.say('a process is killed between two statements')
      }
      return process.isAlive
    }
    const provider = this.provider.connect(async (what) => {
      const sentMs = this.nowMs
      await this.hop(`to the provider: ${what}`)
      if (!process.isAlive) return new Promise<never>(() => undefined)
      return this.nowMs - sentMs > MAX_REQUEST_MS ? 'lost-request' : this.fault(what)
    })
    const isBroken = this.sabotage === 'releases-without-cancel'
    const shop = makeStore({
      sql: this.database.connect(mayGoOn),
      siteId: SITE,
      settings: settingsFor(this.kind),
      processors: [
        isBroken ? { ...provider, cancel: () => Promise.resolve({ tag: 'cancelled' }) } : provider,
      ],
      clock: {
        wallTime: () =>
          this.sabotage === 'repeats-old-keys'
            ? START_MS + ((this.nowMs - START_MS) % (23 * 60 * MINUTE_MS))
            : this.nowMs,
      },
      random: { token: () => (this.tokens += 1).toString(16).padStart(16, '0').repeat(2) },
      pause: () => this.hop('a pause'),
      onError: (error) => this.errors.push(error instanceof Error ? error.message : String(error)),
    })
    return Object.assign(process, { shop })
  }

  /** A running process. One that ended is started again, with all that a start does. */
  process(): Process {
    const index = this.dice.below(this.processes.length)
    const process = this.processes[index] as Process
    if (process.isAlive) return process
    const started = this.startProcess()
    this.processes[index] = started
    this.say('a process starts')
    void started.shop.reconcilePayments()
    return started
  }

  commerce({ name, address }: Browser): CommerceGateway {
    const session = this.kind === 'trial' ? sessionId(SESSION) : undefined
    return this.process().shop.open({ id: visitorId(name), address, ...(session && { session }) }).commerce
  }
}

/** The session of the member whom both browsers are logged in as. */
const SESSION = 'session of the member'

const prepared = new Map<ShopKind, MemoryTables>()

/** A shop with goods and two carts that are ready to be paid; made once, then copied. */
async function prepare(kind: ShopKind): Promise<MemoryTables> {
  const known = prepared.get(kind)
  if (known !== undefined) return known
  const world = new World(1, 'none', kind, new MemoryTables())
  world.isCalm = true
  world.tokens = 0
  world.tables.rows('product').set(`${SITE}\nthing`, { ...PRODUCT })
  world.tables.rows('sku').set(`${SITE}\n${SKU}`, { ...goodsOf(kind) })
  world.processes = [world.startProcess()]
  // Both browsers are of one member: a subscription needs one.
  world.tables.rows('member').set(`${SITE}\n${MEMBER}`, { site_id: SITE, id: MEMBER, banned_on: null })
  const id = sessionRowId(SESSION)
  world.tables.rows('member_session').set(`${SITE}\n${id}`, {
    site_id: SITE,
    id,
    member_id: MEMBER,
    used_on: Number.MAX_SAFE_INTEGER,
    expires_on: Number.MAX_SAFE_INTEGER,
  })
  for (const browser of world.browsers) {
    const commerce = world.commerce(browser)
    const steps = [
      await commerce.addToCart({ skuId: SKU, count: 1, buyNow: false, key: `${browser.name}-add` }),
      await commerce.updateIdentity(`${browser.name}@example.com`),
      await commerce.storePaymentMethod({ provider: 'model', token: 'good' }),
    ]
    for (const step of steps)
      if (!step.ok) throw new Error(`${JSON.stringify(step.failure)} ${world.errors.join()}`)
  }
  prepared.set(kind, world.tables)
  return world.tables
}

/** Submits under the browser's key and stores what a page would store. */
async function place(world: World, browser: Browser): Promise<void> {
  const { dice } = world
  browser.key ??= `${browser.name}-${(browser.keys += 1)}`
  const { key, confirmation } = browser
  if (!world.isCalm && dice.next() < 0.15) return world.say(`${browser.name}: the submit ${key} is lost`)
  await world.hop(`${browser.name}: submit ${key}`)
  const answer = await world
    .commerce(browser)
    .submitOrder({ key, ...(confirmation !== null && { confirmation }) })
  if (!world.isCalm && dice.next() < 0.2) return world.say(`${browser.name}: the answer to ${key} is lost`)
  const said = answer.ok
    ? answer.value.tag
    : answer.failure.tag === 'rejected'
      ? answer.failure.code
      : answer.failure.tag
  world.say(`${browser.name}: ${key} is answered ${said}`)
  if (answer.ok && answer.value.tag === 'action-required') browser.challenge = answer.value.action.data
  else if (answer.ok || answer.failure.tag === 'rejected') forget(browser, key)
}

function forget(browser: Browser, key: string): void {
  if (browser.key === key) Object.assign(browser, { key: null, confirmation: null, challenge: null })
}

/** Acts as a reloaded page: it asks for the outcome of its submit. */
async function reload(world: World, browser: Browser): Promise<void> {
  const { key } = browser
  if (key === null) return
  await world.hop(`${browser.name}: asks about ${key}`)
  const found = await world.commerce(browser).findSubmit(key)
  const said = found.ok ? found.value.tag : found.failure.tag
  world.say(`${browser.name}: reloads, ${key} is ${said}`)
  if (!found.ok && found.failure.tag === 'rejected') forget(browser, key)
  else if (found.ok && found.value.tag === 'accepted') forget(browser, key)
  else if (found.ok && found.value.tag === 'action-required') browser.challenge = found.value.action.data
}

/** Shows the cart in a page, so that its shopper has seen it. */
async function read(world: World, browser: Browser): Promise<void> {
  await world.hop(`${browser.name}: reads the cart`)
  await world.commerce(browser).readCart()
  world.say(`${browser.name}: reads the cart`)
}

/**
 * The owner takes the money of an order that holds it: all of it by the shop's command, or a part at the
 * provider.
 */
async function take(world: World): Promise<void> {
  const { dice, provider, tables } = world
  const held = provider.payments.filter(({ status }) => status === 'held')
  if (held.length === 0) return
  const { id, amount } = dice.pick(held)
  const order = [...tables.rows('shop_order').values()].find((row) => row['payment_reference'] === id)
  if (order === undefined || dice.next() < 0.5) {
    const part = 1 + dice.below(amount.amount)
    provider.takePart(id, part)
    return world.say(`the owner takes ${part} of ${id} at the provider`)
  }
  await world.hop(`the owner takes ${id}`)
  const stands = await world.process().shop.captureOrder(String(order['id']))
  world.say(`the owner takes ${id}: ${stands}`)
}

async function changeCart(world: World, browser: Browser): Promise<void> {
  const count = world.dice.below(3)
  await world.hop(`${browser.name}: sets the count to ${count}`)
  const changed = await world.commerce(browser).updateItem({ skuId: SKU, count })
  world.say(`${browser.name}: count ${count} ${changed.ok ? 'is set' : 'is refused'}`)
}

async function chooseCard(world: World, browser: Browser): Promise<void> {
  const token = world.dice.pick(MODEL_CARDS)
  await world.hop(`${browser.name}: takes the card ${token}`)
  const commerce = world.commerce(browser)
  await commerce.recalculate()
  await commerce.storePaymentMethod({ provider: 'model', token })
  world.say(`${browser.name}: takes the card ${token}`)
}

/** A provider repeats a notice until it is accepted, and sends some once more. */
async function deliver(world: World): Promise<void> {
  const { notices } = world.provider
  const notice = notices[world.dice.below(notices.length)]
  if (notice === undefined) return
  const forget = (): void => {
    if (notices.includes(notice)) notices.splice(notices.indexOf(notice), 1)
  }
  const isLast = world.isCalm || world.dice.next() < 0.7
  // One run is enough without lost answers.
  if (world.isCalm) forget()
  await world.hop('a notice')
  const received = await world.process().shop.receiveNotice('model', notice)
  const outcome = received.ok ? received.value.outcome : 'refused'
  world.say(`a notice ${Buffer.from(notice.body).toString()}: ${outcome}`)
  if (isLast && outcome !== 'later') forget()
}

function passChallenge(world: World, browser: Browser): void {
  const { challenge } = browser
  if (challenge === null) return
  world.provider.passChallenge(challenge)
  browser.confirmation = challenge
  world.say(`${browser.name}: passes the challenge ${challenge}`)
}

function changeGoods(world: World): void {
  const goods = world.tables.rows('sku')
  const row = goods.get(`${SITE}\n${SKU}`)
  if (row === undefined) return
  const isPrice = world.dice.next() < 0.5
  if (!isPrice) world.stockAdded += 1
  const quantity = Number(row['quantity']) + (isPrice ? 0 : 1)
  const price = isPrice ? 500 + world.dice.below(10) * 100 : row['price_minor']
  goods.set(`${SITE}\n${SKU}`, { ...row, quantity, price_minor: price })
  world.say(isPrice ? `the price becomes ${String(price)}` : 'one more piece comes into stock')
}

function kill(world: World): void {
  const process = world.dice.pick(world.processes)
  if (world.dice.next() < 0.5) {
    process.isAlive = false
    process.statementsLeft = 0
    return world.say('a process is killed')
  }
  process.statementsLeft = world.dice.below(20)
}

const ADVANCES = [1000, MINUTE_MS, 11 * MINUTE_MS, 24 * 60 * MINUTE_MS, 25 * 60 * MINUTE_MS] as const

/** Begins one random event. Its waits continue later, in any order. */
function happen(world: World): void {
  const { dice, provider } = world
  const browser = dice.pick(world.browsers)
  const roll = dice.next()
  if (roll < 0.3) void place(world, browser)
  else if (roll < 0.36) {
    world.say(`${browser.name}: clicks twice`)
    void place(world, browser)
    void place(world, browser)
  } else if (roll < 0.44) void reload(world, browser)
  else if (roll < 0.54) void chooseCard(world, browser)
  else if (roll < 0.6) passChallenge(world, browser)
  else if (roll < 0.66) void deliver(world)
  else if (roll < 0.69) void changeCart(world, browser)
  else if (roll < 0.71) void (world.kind === 'held' ? take(world) : read(world, browser))
  else if (roll < 0.75) changeGoods(world)
  else if (roll < 0.81) kill(world)
  else if (roll < 0.85) {
    world.isDown = !world.isDown
    world.say(world.isDown ? 'the provider is down' : 'the provider is back')
  } else if (roll < 0.9) void world.process().shop.reconcilePayments()
  else if (roll < 0.97) {
    const advance = dice.pick(ADVANCES)
    world.nowMs += advance
    world.say(`time goes on by ${advance / 1000} s`)
  } else {
    const pending = provider.payments.find(({ status }) => status === 'pending')
    if (pending === undefined) return
    provider.decide(pending.id, dice.next() < 0.5 ? 'charged' : 'declined')
    world.say(`the provider has decided ${pending.id}`)
  }
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

/** Invariants after any schedule. */
function faultsOf(world: World): readonly string[] {
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

const ordersOf = ({ tables }: World) =>
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
