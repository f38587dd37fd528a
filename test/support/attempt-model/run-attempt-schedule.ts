import { money } from '../../../core/money/index.js'
import { transition } from '../../../core/use-cases/shop/payment-attempt.machine.js'
import { isExpired } from '../../../core/use-cases/shop/payments/attempt-age.js'
import type {
  AttemptEffect,
  AttemptEvent,
  AttemptPurpose,
  AttemptState,
  AttemptTerms,
  EndedChange,
  OpenChange,
  StoredAttempt,
} from '../../../core/use-cases/shop/payments/attempt-state.js'
import { createDice } from '../payment-model/dice.js'
import { applyChange, applyEndedChange, takenBy, wordOf } from './apply-change.js'
import type { Taken } from './apply-change.js'
import { ModelPayment } from './model-payment.js'

const MINUTE_MS = 60_000
/** Both sides have given up a request that takes longer. */
const MAX_REQUEST_MS = 15 * MINUTE_MS
const START_MS = Date.UTC(2026, 0, 1)
const PURPOSES: readonly AttemptPurpose[] = ['order', 'subscribe', 'trial', 'kept-trial', 'renewal']
const ADVANCES = [1000, MINUTE_MS, 11 * MINUTE_MS, 24 * 60 * MINUTE_MS, 25 * 60 * MINUTE_MS] as const

/** Removes one safeguard, to check that the schedules detect it. */
export type AttemptSabotage = 'none' | 'repeats-old-keys' | 'releases-without-cancel' | 'saves-unseen'

/** The result of a schedule of one attempt. */
export interface AttemptReport {
  readonly seed: number
  readonly faults: readonly string[]
  readonly trace: readonly string[]
  readonly placed: number
  readonly charged: number
}

/** One process at work on the attempt; `read` is what it read of the database. */
interface Run {
  state: AttemptState
  read: StoredAttempt
  readTaken: Taken | null
  readonly waiting: { effect: AttemptEffect; sinceMs: number }[]
}

/** One attempt in a database, a provider, and processes that are interrupted, all at random. */
class World {
  readonly dice
  readonly terms: AttemptTerms
  readonly payment: ModelPayment
  readonly abilities
  readonly trace: string[] = []
  stored: StoredAttempt
  taken: Taken | null = null
  runs: Run[] = []
  nowMs = START_MS
  isConfirmed = false
  isCalm = false
  /** Saves that placed the order, and saves that returned the stock. */
  ends = 0

  constructor(
    readonly seed: number,
    readonly sabotage: AttemptSabotage,
  ) {
    const dice = createDice(seed)
    this.dice = dice
    const purpose = dice.pick(PURPOSES)
    const isHeldFirst = purpose === 'trial' || (purpose !== 'renewal' && dice.next() < 0.3)
    const amount = money(dice.next() < 0.05 ? 0 : 1200, 'EUR')
    this.terms = { amount, purpose, isHeldFirst, provider: 'model' }
    this.payment = new ModelPayment(amount, dice)
    this.abilities = { prepares: dice.next() < 0.5, authorises: dice.next() < 0.9, keeps: dice.next() < 0.9 }
    this.stored = { terms: this.terms, reference: null, tag: 'reserved' }
  }

  say(line: string): void {
    this.trace.push(`${String(Math.round((this.nowMs - START_MS) / 1000)).padStart(7)} s  ${line}`)
  }

  hasExpired(): boolean {
    return this.sabotage !== 'repeats-old-keys' && isExpired(START_MS, this.nowMs)
  }

  /** A process reads the attempt and brings it an event. */
  send(event: AttemptEvent): Run {
    this.say(`${event.tag} at ${this.stored.tag}`)
    const run: Run = { state: this.stored, read: this.stored, readTaken: this.taken, waiting: [] }
    this.step(run, event)
    this.runs.push(run)
    return run
  }

  step(run: Run, event: AttemptEvent): void {
    const [state, effects] = transition(run.state, event)
    run.state = state
    for (const effect of effects) run.waiting.push({ effect, sinceMs: this.nowMs })
  }

  /** Carries out the next effect of a process. A lost answer counts as an answer. */
  goOn(run: Run): void {
    const next = run.waiting.shift()
    if (next === undefined) return
    const { effect } = next
    this.say(effect.tag === 'ask' ? `asks to ${effect.question}` : effect.tag)
    if (effect.tag === 'ask') {
      const isLost = !this.isCalm && (this.nowMs - next.sinceMs > MAX_REQUEST_MS || this.dice.next() < 0.12)
      const isAnswerLost = !this.isCalm && this.dice.next() < 0.12
      const answer = isLost ? null : this.ask(effect.question)
      const lost = { tag: 'unknown', message: 'lost' } as const
      this.step(run, { tag: 'answered', answer: answer === null || isAnswerLost ? lost : answer })
    } else if (effect.tag === 'pause') this.step(run, { tag: 'paused', hasExpired: this.hasExpired() })
    else if (effect.tag === 'judge')
      this.step(run, { tag: 'judged', mayHold: this.isCalm || this.dice.next() < 0.8 })
    else if (effect.tag === 'save' || effect.tag === 'read') {
      if (effect.tag === 'save') this.save(run, effect.change)
      run.read = this.stored
      this.step(run, { tag: 'stored', state: this.stored, hasExpired: this.hasExpired() })
    } else if (effect.tag === 'save-ended') this.saveEnded(run, effect.change)
  }

  ask(question: string) {
    if (this.sabotage === 'releases-without-cancel' && question === 'cancel')
      return { tag: 'cancelled' } as const
    return this.payment.answer(question, this.terms.isHeldFirst, this.nowMs, this.isConfirmed)
  }

  save(run: Run, change: OpenChange): void {
    const { stored } = this
    const isOpen = stored.tag !== 'placed' && stored.tag !== 'released'
    const isAsRead = wordOf(stored) === wordOf(run.read)
    if (this.sabotage !== 'saves-unseen' && !(isOpen && isAsRead)) return
    if (change.tag === 'place' || change.tag === 'release') this.ends += 1
    if (change.tag === 'confirm') this.isConfirmed = true
    if (!isOpen) return
    this.stored = applyChange(stored, change)
    this.taken = takenBy(change) ?? this.taken
  }

  saveEnded(run: Run, change: EndedChange): void {
    const isAsRead = JSON.stringify(this.taken) === JSON.stringify(run.readTaken)
    if (change.tag === 'taken' && !isAsRead) return
    const before = this.stored
    this.stored = applyEndedChange(before, change)
    if (change.tag === 'taken' || this.stored !== before) this.taken = takenBy(change) ?? this.taken
  }
}

/** Begins one random event. The rest of it is continued later, in any order. */
function happen(world: World): void {
  const { dice, payment, terms, abilities: provider } = world
  const roll = dice.next()
  const settle = (isAbandoned: boolean) =>
    world.send({ tag: 'settle', provider, isAbandoned, hasExpired: world.hasExpired() })
  if (roll < 0.3) settle(false)
  else if (roll < 0.4) settle(true)
  else if (roll < 0.5) world.send({ tag: 'noticed', provider })
  else if (roll < 0.6) {
    payment.pass(terms.isHeldFirst)
    if (dice.next() < 0.7) world.send({ tag: 'confirmed', confirmation: 'passed' })
  } else if (roll < 0.65) world.send({ tag: 'capture-wanted' })
  else if (roll < 0.7) world.send({ tag: 'capture-due', provider })
  else if (roll < 0.74) world.send({ tag: 'release-due', provider })
  else if (roll < 0.8) payment.decide(terms.isHeldFirst)
  else if (roll < 0.84 && world.stored.tag === 'placed') payment.happen()
  else if (roll < 0.92 && world.runs.length > 0) {
    world.say('a process is killed')
    world.runs.splice(dice.below(world.runs.length), 1)
  } else world.nowMs += dice.pick(ADVANCES)
}

/** Continues without faults, and runs all periodic work. */
function heal(world: World): void {
  world.isCalm = true
  world.runs = []
  const finish = (event: AttemptEvent): void => {
    const run = world.send(event)
    while (run.waiting.length > 0) world.goOn(run)
  }
  const { abilities: provider, payment, terms } = world
  for (const advance of [0, 11 * MINUTE_MS, 25 * 60 * MINUTE_MS, MINUTE_MS]) {
    world.nowMs += advance
    finish({ tag: 'settle', provider, isAbandoned: advance > 0, hasExpired: world.hasExpired() })
    while (payment.status === 'pending') payment.decide(terms.isHeldFirst)
    finish({ tag: 'capture-due', provider })
    finish({ tag: 'release-due', provider })
    // A shopper may still pass a cancelled challenge.
    if (advance > MINUTE_MS) payment.pass(terms.isHeldFirst)
    for (let times = 0; times < 3; times += 1) finish({ tag: 'noticed', provider })
  }
}

/** Everything that is wrong at the end. */
function faultsOf({ payment, stored, terms, taken, ends, abilities }: World): readonly string[] {
  const faults: string[] = []
  const expect = (holds: boolean, fault: string) => holds || faults.push(fault)
  const isFree = terms.amount.amount === 0
  const isPaid = payment.status === 'charged' || payment.status === 'held'
  expect(payment.timesPaid <= 1, 'money was taken twice')
  expect(ends === 1, `the attempt ended ${ends} times`)
  if (stored.tag === 'released') expect(!isPaid, `${payment.status} and there is no order`)
  else if (stored.tag === 'placed') {
    if (terms.purpose === 'kept-trial' && !isFree) expect(payment.isKept, 'a trial without a method')
    else expect(isFree || payment.timesPaid === 1, 'an order without its money')
    const isTaken = payment.status === 'charged' && !isFree
    expect(!isTaken || stored.money === 'taken' || stored.money === 'testing', `charged, and ${stored.money}`)
    expect(!isTaken || taken?.amount.amount === payment.taken, 'another amount was taken')
    expect(!isTaken || taken?.refunded.amount === payment.refunded, 'another amount was given back')
    expect(!isTaken || taken?.isDisputed === payment.isDisputed, 'a dispute is not known')
    expect(payment.status !== 'lapsed' || stored.money !== 'held', 'held, and nothing is')
    expect(stored.money !== 'testing' || payment.status !== 'held', 'the money of a trial is still held')
  } else expect(false, `the attempt has no end: ${stored.tag}`)
  expect(abilities.authorises || !terms.isHeldFirst || payment.status !== 'held', 'held without a way to')
  return faults
}

/** Runs the schedule of one seed from the reservation of stock to the end of the attempt. */
export function runAttemptSchedule(seed: number, sabotage: AttemptSabotage = 'none'): AttemptReport {
  const world = new World(seed, sabotage)
  const steps = 6 + world.dice.below(20)
  for (let step = 0; step < steps; step += 1) {
    const busy = world.runs.filter(({ waiting }) => waiting.length > 0)
    if (busy.length > 0 && world.dice.next() < 0.7) world.goOn(world.dice.pick(busy))
    else happen(world)
  }
  heal(world)
  return {
    seed,
    faults: faultsOf(world),
    trace: world.trace,
    placed: world.stored.tag === 'placed' ? 1 : 0,
    charged: world.payment.status === 'charged' ? 1 : 0,
  }
}
