import { sessionRowId } from '../../../adapters/server/sql/engine/index.js'
import type { StoreBackend } from '../../../adapters/server/sql/shop/index.js'
import { sessionId, visitorId } from '../../../core/ports/visitor.port.js'
import type { CommerceGateway } from '../../../core/ports/shop/commerce-gateway.port.js'
import { createDice } from './dice.js'
import { createMemoryDatabase, MemoryTables } from './memory-sql.js'
import { createModelProvider } from './model-provider.js'
import type { ModelFault } from './model-provider.js'
import { goodsOf, MEMBER, PRODUCT, settingsFor, SITE, SKU } from './model-shop.js'
import type { ShopKind } from './model-shop.js'
import { makeStore } from '../shop/make-store.js'

const SHOPPERS = [
  { name: 'ada', address: '198.51.100.7' },
  { name: 'bob', address: '203.0.113.7' },
] as const
export const MINUTE_MS = 60_000
/** The client has given up a request that takes longer. */
const MAX_REQUEST_MS = 15 * MINUTE_MS
const START_MS = Date.UTC(2026, 0, 1)

/** Removes one safeguard of the shop, to check that the model detects it. */
export type Sabotage = 'none' | 'repeats-old-keys' | 'releases-without-cancel' | 'forgets-begun-trials'

/** The browser's storage of a shopper, over reloads and for all tabs. */
export interface Browser {
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
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A shop with two processes, two shoppers, their tabs and a provider, whose next steps are chosen at random. */
export class World {
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
export async function prepare(kind: ShopKind): Promise<MemoryTables> {
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
