import { createDice } from '../payment-model/dice.js'
import { CARDS, newShopper, place, reload, setCount } from './process-shopper.js'
import type { ProcessShopper } from './process-shopper.js'
import { STOCK } from './site-process.js'
import type { SiteProcess } from './site-process.js'
import type { RawNotice } from '../../../core/ports/payment-processor.port.js'

/** What a schedule came to; the counts are of the site since it was opened. */
export interface ProcessReport {
  readonly seed: number
  readonly faults: readonly string[]
  /** What happened, in order. */
  readonly trace: readonly string[]
  readonly placed: number
  readonly charged: number
  readonly kills: number
}

const MINUTE_MS = 60_000
const FAULTS = ['lost-request', 'lost-answer', 'error-before', 'error-after'] as const

/** One schedule under way: two shoppers at a site, moved by dice. */
class Run {
  readonly trace: string[] = []
  readonly dice
  kills = 0
  /** What goes on while the dice fall again. */
  private readonly underway: Promise<unknown>[] = []

  constructor(
    readonly site: SiteProcess,
    readonly seed: number,
    readonly shoppers: readonly ProcessShopper[],
  ) {
    this.dice = createDice(seed)
  }

  say(line: string): void {
    this.trace.push(line)
  }

  begin(who: string, work: Promise<string>): void {
    this.underway.push(
      work.then(
        (line) => this.say(`${who}: ${line}`),
        (error: unknown) => this.say(`${who}: ${String(error)}`),
      ),
    )
  }

  async settled(): Promise<void> {
    await Promise.all(this.underway.splice(0))
  }

  kill(why: string): void {
    this.kills += 1
    this.say(`the process is killed ${why}`)
    this.site.kill()
  }

  /** What the provider does wrong with the next request that may take money, and whether the site dies of it. */
  plan(): void {
    const { dice, site } = this
    const roll = dice.next()
    if (roll < 0.35) return site.stripe.fail(null)
    const fault = dice.pick(FAULTS)
    const kills = roll > 0.7
    site.stripe.fail(({ method, path }) => {
      if (method !== 'POST' || !path.startsWith('/v1/payment_intents')) return null
      site.stripe.fail(null)
      if (kills) this.kill(`while it asks the provider (${fault})`)
      else this.say(`provider: ${fault}`)
      return fault
    })
  }

  async deliver(notice: RawNotice): Promise<void> {
    const { status } = await fetch(new URL('/.vitrine/payments/stripe', this.site.url()), {
      method: 'POST',
      headers: { ...notice.headers, 'content-type': 'application/json' },
      body: Buffer.from(notice.body),
    }).catch(() => ({ status: 0 }))
    this.say(`a notice is answered ${status}`)
  }

  /** A notice about any payment that is over, in any order, and now and then twice. */
  async notify(): Promise<void> {
    const over = [...this.site.stripe.payments.values()].filter(({ status }) => status === 'succeeded')
    const record = over.length === 0 ? null : this.dice.pick(over.slice(-4))
    if (record === null) return
    const notice = this.site.stripe.notice('payment_intent.succeeded', record.id)
    await this.deliver(notice)
    if (this.dice.next() < 0.4) await this.deliver(notice)
  }

  passChallenge(shopper: ProcessShopper): void {
    if (shopper.challenge === null) return
    try {
      shopper.confirmation = this.site.stripe.authenticate(shopper.challenge)
      this.say(`${shopper.name}: passes the challenge`)
    } catch {
      this.say(`${shopper.name}: the challenge is over`)
    }
  }
}

/** One thing that may happen. */
async function happen(run: Run): Promise<void> {
  const { dice, site } = run
  const shopper = dice.pick(run.shoppers)
  const { name } = shopper
  const roll = dice.next()
  if (roll < 0.34) {
    run.plan()
    run.begin(name, place(shopper, dice.next() < 0.2))
  } else if (roll < 0.44) {
    run.plan()
    run.say(`${name}: clicks twice`)
    run.begin(name, place(shopper, false))
    run.begin(name, place(shopper, false))
  } else if (roll < 0.54) run.begin(name, reload(shopper))
  else if (roll < 0.66) {
    const token = dice.pick(CARDS)
    await shopper.commerce.storePaymentMethod({ provider: 'stripe', token })
    run.say(`${name}: takes ${token}`)
  } else if (roll < 0.74) run.passChallenge(shopper)
  else if (roll < 0.82) await run.notify()
  else if (roll < 0.88) run.begin(name, setCount(shopper, 1 + dice.below(2)))
  else if (roll < 0.95) run.kill('at any moment')
  else {
    await run.settled()
    run.say('eleven minutes pass, and the process starts again')
    await site.startLater(11 * MINUTE_MS)
  }
  // What was begun gets its turn, or meets the next thing.
  if (dice.next() < 0.6) await run.settled()
}

/** Whoever waits for an answer asks again; what nobody comes back for is given up. */
async function heal(run: Run): Promise<void> {
  const { site } = run
  await run.settled()
  site.stripe.fail(null)
  await site.start()
  for (const shopper of run.shoppers) run.begin(shopper.name, reload(shopper))
  await run.settled()
  if ((await openAttempts(site)) > 0) {
    run.say('a day and an hour pass, and the process starts again')
    await site.startLater(25 * 60 * MINUTE_MS)
  }
}

const openAttempts = async (site: SiteProcess): Promise<number> => {
  const [row] = await site.rows(
    `SELECT COUNT(*) AS n FROM payment_attempt WHERE status IN ('pending', 'action-required')`,
  )
  return Number(row?.['n'])
}

interface PlacedOrder {
  readonly reference: string
  readonly total: number
  readonly pieces: number
}

async function placedOrders(site: SiteProcess): Promise<readonly PlacedOrder[]> {
  const rows = await site.rows(
    `SELECT payment_reference, total_minor, snapshot FROM shop_order WHERE status = 'placed'`,
  )
  return rows.map((row) => ({
    reference: String(row['payment_reference']),
    total: Number(row['total_minor']),
    pieces: (JSON.parse(String(row['snapshot'])) as { items: { count: number }[] }).items.reduce(
      (sum, { count }) => sum + count,
      0,
    ),
  }))
}

/** What must hold, whatever happened. */
async function faultsOf(site: SiteProcess): Promise<readonly string[]> {
  const faults: string[] = site.problems().map((problem) => `the site reported: ${problem}`)
  const orders = await placedOrders(site)
  const paid = [...site.stripe.payments.values()].filter(({ status }) => status === 'succeeded')
  for (const [key, amounts] of site.stripe.charged())
    if (amounts.length !== 1) faults.push(`the attempt ${key} was charged ${amounts.length} times`)
  for (const { id, amount } of paid) {
    const order = orders.find(({ reference }) => reference === id)
    if (order === undefined) faults.push(`${id} was charged and there is no order`)
    else if (order.total !== amount) faults.push(`${id} took ${amount} for an order of ${order.total}`)
  }
  for (const { reference } of orders)
    if (!paid.some(({ id }) => id === reference)) faults.push(`the order of ${reference} is not paid`)
  const open = await openAttempts(site)
  if (open > 0) faults.push(`${open} attempts have no end`)
  const left = Number((await site.rows('SELECT quantity FROM sku'))[0]?.['quantity'])
  const sold = orders.reduce((sum, { pieces }) => sum + pieces, 0)
  if (left < 0 || left + sold !== STOCK) faults.push(`${left} pieces are left and ${sold} are sold`)
  return faults
}

/** Runs the schedule of one seed at a site that others ran at before. */
export async function runProcessSchedule(site: SiteProcess, seed: number): Promise<ProcessReport> {
  await site.start()
  const shoppers = await Promise.all(
    ['ada', 'bob'].map((name, index) =>
      newShopper(site, `${name}-${seed}`, `10.${seed % 250}.${Math.floor(seed / 250) % 250}.${index + 1}`),
    ),
  )
  const run = new Run(site, seed, shoppers)
  const steps = 4 + run.dice.below(6)
  for (let step = 0; step < steps; step += 1) {
    await site.start()
    await happen(run)
  }
  await heal(run)
  const faults = await faultsOf(site)
  return {
    seed,
    faults,
    trace: run.trace,
    placed: (await placedOrders(site)).length,
    charged: site.stripe.charged().size,
    kills: run.kills,
  }
}
