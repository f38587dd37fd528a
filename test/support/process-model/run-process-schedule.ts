import { secretId, sessionRowId } from '../../../adapters/server/sql/engine/index.js'
import { setTimeout as pause } from 'node:timers/promises'
import { createDice } from '../payment-model/dice.js'
import { CARDS, newShopper, place, reload, setCount } from './process-shopper.js'
import type { ProcessShopper } from './process-shopper.js'
import { STOCK } from './site-process.js'
import type { SiteProcess } from './site-process.js'
import type { RawNotice } from '../../../core/ports/payments/payment-processor.port.js'

/** The result of a schedule. Counts cover the site since it was opened. */
export interface ProcessReport {
  readonly seed: number
  readonly faults: readonly string[]
  /** The steps, in order. */
  readonly trace: readonly string[]
  readonly placed: number
  readonly charged: number
  /** Orders without a captured payment: trials, and authorised amounts. */
  readonly untaken: number
  readonly kills: number
}

const MINUTE_MS = 60_000
const FAULTS = ['lost-request', 'lost-answer', 'error-before', 'error-after'] as const

type PaymentRecord =
  SiteProcess['stripe']['payments'] extends ReadonlyMap<string, infer Payment> ? Payment : never

/** A schedule that runs: two shoppers at a site, whose next steps are chosen at random. */
class Run {
  readonly trace: string[] = []
  readonly dice
  kills = 0
  /** Work in progress while the next step is chosen. */
  private readonly underway: Promise<unknown>[] = []

  constructor(
    readonly site: SiteProcess,
    readonly seed: number,
    readonly shoppers: readonly ProcessShopper[],
  ) {
    this.dice = createDice(seed)
  }

  readonly say = (line: string): void => void this.trace.push(line)

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

  /** Chooses the provider's fault for the next payment request, and a crash of the site. */
  plan(): void {
    const { dice, site } = this
    const roll = dice.next()
    if (roll < 0.35) return site.stripe.fail(null)
    const fault = dice.pick(FAULTS)
    const kills = roll > 0.7
    site.stripe.fail(({ method, path }) => {
      if (method !== 'POST' || !/^\/v1\/(payment|setup)_intents/.test(path)) return null
      site.stripe.fail(null)
      if (kills) this.kill(`while it asks the provider (${fault})`)
      else this.say(`provider: ${fault}`)
      return fault
    })
  }

  /** Payments whose notices were not accepted. The provider sends those notices again. */
  readonly untold = new Set<string>()

  readonly deliver = async (id: string, notice: RawNotice): Promise<void> => {
    const { status } = await fetch(new URL('/.vitrine/payments/stripe', this.site.url()), {
      method: 'POST',
      headers: { ...notice.headers, 'content-type': 'application/json' },
      body: Buffer.from(notice.body),
    }).catch(() => ({ status: 0 }))
    if (status !== 200) this.untold.add(id)
    this.say(`a notice about ${id} is answered ${status}`)
  }

  /** A notice about a finished payment, sometimes after a change by its owner or shopper. */
  happened({ id, amount, captured, refunded }: PaymentRecord): RawNotice {
    const { dice, site } = this
    const roll = dice.next()
    const left = (captured ?? amount) - refunded
    if (roll < 0.4 && left > 0) {
      const part = 1 + dice.below(left)
      this.say(`the owner gives ${part} of ${id} back`)
      return site.stripe.refund(id, part)
    }
    if (roll < 0.55) {
      this.say(`the bank is called about ${id}`)
      return site.stripe.dispute(id)
    }
    return site.stripe.notice('payment_intent.succeeded', id)
  }

  /** The process is killed, or the provider fails, while the payment of a notice is looked up. */
  planLookup(): void {
    const { dice, site } = this
    const roll = dice.next()
    if (roll < 0.5) return site.stripe.fail(null)
    const fault = dice.pick(FAULTS)
    site.stripe.fail(({ method }) => {
      if (method !== 'GET') return null
      site.stripe.fail(null)
      if (roll > 0.65) this.kill(`while it looks a payment up (${fault})`)
      return fault
    })
  }

  /** Notices about finished payments, in any order, sometimes several at once or all of them twice. */
  async notify(): Promise<void> {
    const { dice } = this
    const over = [...this.site.stripe.payments.values()].filter(({ status }) => status === 'succeeded')
    if (over.length === 0) return
    this.planLookup()
    const notices = Array.from({ length: 1 + dice.below(4) }, () => {
      const record = dice.pick(over.slice(-4))
      return [record.id, this.happened(record)] as const
    })
    if (dice.next() < 0.4) notices.push(...notices)
    if (dice.next() < 0.3) notices.reverse()
    const areAtOnce = dice.next() < 0.6
    const sent = notices.map((notice) => () => this.deliver(...notice))
    if (areAtOnce) this.underway.push(...sent.map((send) => send()))
    else for (const send of sent) await send()
    // The process ends while it handles some of them.
    if (areAtOnce && dice.next() < 0.4) {
      await pause(dice.below(30))
      this.kill('while it has notices')
    }
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

/** The owner captures an authorised amount: a part of it in the dashboard, or all of it by command. */
async function take({ site, dice, say, deliver }: Run): Promise<void> {
  const held = [...site.stripe.payments.values()].filter(({ status }) => status === 'requires_capture')
  if (held.length === 0) return
  const { id, amount } = dice.pick(held)
  if (dice.next() < 0.5) {
    const part = 1 + dice.below(amount)
    const notice = site.stripe.capturePart(id, part)
    say(`the owner takes ${part} of ${id}`)
    return dice.next() < 0.7 ? deliver(id, notice) : undefined
  }
  const [order] = await site.rows(`SELECT id FROM shop_order WHERE payment_reference = $1`, id)
  if (order === undefined) return
  await site.requestCapture(String(order['id']))
  say(`the owner asks for the money of ${id}`)
}

/** One random event. */
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
  } else if (roll < 0.52) run.begin(name, reload(shopper))
  else if (roll < 0.57) await take(run)
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
  // Work in progress either goes on first, or runs beside the next step.
  if (dice.next() < 0.6) await run.settled()
}

/** Shoppers without an answer ask again, and abandoned attempts are cancelled. */
async function heal(run: Run): Promise<void> {
  const { site } = run
  await run.settled()
  site.stripe.fail(null)
  await site.start()
  for (const shopper of run.shoppers) run.begin(shopper.name, reload(shopper))
  await run.settled()
  // Payments that were captured without a notice.
  for (const { id, captured } of site.stripe.payments.values()) if (captured !== null) run.untold.add(id)
  for (const id of run.untold) {
    run.untold.delete(id)
    await run.deliver(id, site.stripe.notice('payment_intent.succeeded', id))
  }
  for (const id of run.untold) run.say(`${id} could not be told of`)
  if ((await openAttempts(site)) > 0) {
    run.say('a day and an hour pass, and the process starts again')
    await site.startLater(25 * 60 * MINUTE_MS)
  }
}

const openAttempts = async (site: SiteProcess): Promise<number> => {
  const [row] = await site.rows(
    `SELECT COUNT(*) AS n FROM payment_attempt WHERE status IN ('pending', 'action-required', 'capturing')`,
  )
  return Number(row?.['n'])
}

interface PlacedOrder {
  readonly reference: string
  readonly total: number
  readonly pieces: number
  /** The state of its attempt, its id, and its captured amount. */
  readonly status: string
  readonly attempt: string
  readonly captured: number
  readonly refunded: number
  readonly isDisputed: boolean
}

async function placedOrders(site: SiteProcess): Promise<readonly PlacedOrder[]> {
  const rows = await site.rows(
    `SELECT shop_order.payment_reference, shop_order.total_minor, shop_order.snapshot, payment_attempt.status,
      payment_attempt.id AS attempt, payment_attempt.captured_minor, payment_attempt.refunded_minor,
      payment_attempt.disputed
    FROM shop_order JOIN payment_attempt ON payment_attempt.order_id = shop_order.id
      AND payment_attempt.status IN ('succeeded', 'authorised', 'trial')
    WHERE shop_order.status = 'placed'`,
  )
  return rows.map((row) => ({
    reference: String(row['payment_reference']),
    total: Number(row['total_minor']),
    pieces: (JSON.parse(String(row['snapshot'])) as { items: { count: number }[] }).items.reduce(
      (sum, { count }) => sum + count,
      0,
    ),
    status: String(row['status']),
    attempt: String(row['attempt']),
    captured: Number(row['captured_minor']),
    refunded: Number(row['refunded_minor']),
    isDisputed: row['disputed'] === true,
  }))
}

/** The provider captured or holds the shop's amount, or stores the card until the trial ends. */
function isCovered({ stripe }: SiteProcess, order: PlacedOrder): boolean {
  const { reference, status, attempt, captured, refunded, isDisputed } = order
  if (status === 'trial')
    return [...stripe.setups.values()].some(
      ({ metadata, ...setup }) => metadata['vitrine_key'] === attempt && setup.status === 'succeeded',
    )
  const payment = stripe.payments.get(reference)
  if (status === 'authorised') return payment?.status === 'requires_capture'
  return (
    payment?.status === 'succeeded' &&
    (payment.captured ?? payment.amount) === captured &&
    payment.refunded === refunded &&
    payment.isDisputed === isDisputed
  )
}

/** Invariants after any schedule. */
async function faultsOf(site: SiteProcess): Promise<readonly string[]> {
  const faults: string[] = site.problems().map((problem) => `the site reported: ${problem}`)
  const orders = await placedOrders(site)
  for (const [key, amounts] of site.stripe.charged())
    if (amounts.length !== 1) faults.push(`the attempt ${key} was charged ${amounts.length} times`)
  for (const { id, amount, status } of site.stripe.payments.values()) {
    if (status !== 'succeeded' && status !== 'requires_capture') continue
    const order = orders.find(({ reference }) => reference === id)
    if (order === undefined) faults.push(`${id} was charged or is held and there is no order`)
    else if (order.total !== amount) faults.push(`${id} is about ${amount} for an order of ${order.total}`)
  }
  for (const order of orders)
    if (!isCovered(site, order)) faults.push(`the order of ${order.attempt} is not paid as it shows`)
  const open = await openAttempts(site)
  if (open > 0) faults.push(`${open} attempts have no end`)
  const left = await site.rows('SELECT quantity FROM sku')
  const pieces = left.reduce((sum, row) => sum + Number(row['quantity']), 0)
  const sold = orders.reduce((sum, order) => sum + order.pieces, 0)
  if (pieces + sold !== 2 * STOCK) faults.push(`${pieces} pieces are left and ${sold} are sold`)
  const trials = await site.rows(
    `SELECT member_id, COUNT(*) AS n FROM subscription WHERE (plan::json ->> 'trialDays') IS NOT NULL
    GROUP BY member_id HAVING COUNT(*) > 1`,
  )
  for (const row of trials) faults.push(`${String(row['member_id'])} began ${String(row['n'])} trials`)
  return faults
}

/** Begins a session that both browsers use, since a subscription is sold to members alone; answers its secret. */
async function beginSession(site: SiteProcess, member: string): Promise<string> {
  const secret = secretId('session of a schedule', member).slice(0, 32)
  await site.rows(
    `INSERT INTO member (site_id, id, email, email_key, name, status, accept_privacy, accept_communications, fields,
      created_on, updated_on) SELECT site_id, $1, $1, $1, '', 'verified', true, false, '{}', 0, 0 FROM product LIMIT 1`,
    member,
  )
  await site.rows(
    `INSERT INTO member_session (site_id, id, member_id, created_on, used_on, expires_on)
      SELECT site_id, $2, id, 0, 9000000000000, 9000000000000 FROM member WHERE id = $1`,
    member,
    sessionRowId(secret),
  )
  return secret
}

/** Runs the schedule of one seed at a site that was used by earlier schedules. */
export async function runProcessSchedule(site: SiteProcess, seed: number): Promise<ProcessReport> {
  await site.start()
  const goods = seed % 3 === 0 ? 'club' : 'thing'
  const names = [`ada-${seed}`, `bob-${seed}`]
  const session = goods === 'club' ? await beginSession(site, `member-${seed}`) : undefined
  const shoppers = await Promise.all(
    names.map((name, index) =>
      newShopper(site, name, `10.${seed % 250}.${Math.floor(seed / 250) % 250}.${index + 1}`, goods, session),
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
  const orders = await placedOrders(site)
  const charged = site.stripe.charged().size
  const untaken = orders.filter(({ status }) => status !== 'succeeded').length
  return { seed, faults, trace: run.trace, placed: orders.length, charged, untaken, kills: run.kills }
}
