import { assertNever } from '../../shared/index.js'
import { noProvider } from './payments/attempt-failures.js'
import { endedStep } from './payments/ended-attempt.js'
import {
  freePayment,
  GIVEN_UP,
  NOT_HELD,
  outcomeOf,
  SHOPPER_AWAY,
  unknownIn,
} from './payments/attempt-outcome.js'
import type {
  AttemptEffect,
  AttemptEvent,
  AttemptRun,
  AttemptState,
  AttemptStep,
  OpenAttempt,
  OpenChange,
  ProviderAnswer,
  StoredAttempt,
} from './payments/attempt-state.js'

/** The number of requests after which a provider's silence counts as its answer. */
const MAX_TRIES = 4
const PAUSE_MS = 100

type Charging = Extract<AttemptState, { readonly tag: 'charging' }>
type Step = readonly [AttemptState, readonly AttemptEffect[]]

/**
 * The transitions of a payment attempt, from its reserved stock to a placed order or to returned stock; pure. Safe
 * to run again from any stored state, at any time and in parallel. The provider takes money once for each key, and a
 * save counts only if the attempt is unchanged since it was read. A key that the provider may have forgotten is
 * looked up and never charged again.
 */
export function transition(state: AttemptState, event: AttemptEvent): Step {
  switch (state.tag) {
    case 'unknown':
      return transition(state.from, event)
    case 'charging':
      return goOn(state, event)
    case 'reserved':
    case 'pending':
    case 'action-required':
      return begin(state, event)
    case 'placed':
    case 'released':
      return endedStep(state, event)
    default:
      return assertNever(state)
  }
}

function begin(state: OpenAttempt, event: AttemptEvent): Step {
  switch (event.tag) {
    case 'settle':
      return settle(state, event, event.hasExpired)
    case 'confirmed':
      // Only the answer to this attempt's own challenge counts.
      return state.tag === 'action-required'
        ? [{ ...state, tag: 'pending' }, [save({ tag: 'confirm', confirmation: event.confirmation })]]
        : [state, []]
    case 'noticed': {
      if (event.provider === null) return unknown(state, noProvider(state.terms.provider))
      const run = { provider: event.provider, isAbandoned: false }
      return ask(state, run, { tag: 'looking', why: 'noticed' }, 'lookup')
    }
    default:
      return [state, []]
  }
}

/** The first request of a run, or the outcome that is known without one. */
function settle(state: OpenAttempt, run: AttemptRun, hasExpired: boolean): Step {
  const { terms } = state
  if (terms.amount.amount === 0) return conclude(state, run, freePayment(terms), 'rest')
  if (run.provider === null) return unknown(state, noProvider(terms.provider))
  const isWaiting = state.tag === 'action-required'
  if (isWaiting && !run.isAbandoned && !hasExpired) return [state, []]
  if (terms.purpose === 'kept-trial') {
    // The provider would treat a forgotten key as new, and charge a shopper who left long ago.
    const isOver = hasExpired || !run.provider.keeps
    return isOver ? conclude(state, run, GIVEN_UP, 'judge') : pay(state, run, 1)
  }
  // Held money could be released here, but a shopper who passed the challenge has ordered.
  if (isWaiting && !terms.isHeldFirst) return cancel(state, run, 'given-up')
  if (isWaiting || hasExpired) return ask(state, run, { tag: 'looking', why: 'too-old' }, 'lookup')
  const isNamedFirst = run.provider.prepares && terms.purpose === 'renewal' && state.reference === null
  return isNamedFirst ? ask(state, run, { tag: 'preparing' }, 'prepare') : pay(state, run, 1)
}

function pay(state: OpenAttempt, run: AttemptRun, tries: number): Step {
  const { purpose, isHeldFirst } = state.terms
  const step = { tag: 'paying', tries } as const
  if (purpose === 'kept-trial') return ask(state, run, step, 'keep')
  if (!isHeldFirst) return ask(state, run, step, 'charge')
  if (run.provider?.authorises === true) return ask(state, run, step, 'authorise')
  const refusal = { tag: 'declined', message: 'This way of paying is not available.' } as const
  return conclude(state, run, refusal, 'judge')
}

/** The next step of a process that waits for an event. */
function goOn(state: Charging, event: AttemptEvent): Step {
  const { from, run, step } = state
  switch (event.tag) {
    case 'answered':
      return answered(state, event.answer)
    case 'paused':
      if (step.tag !== 'paying') return [state, []]
      // A machine that slept may wake up a day later.
      return event.hasExpired
        ? unknown(from, 'The provider has not answered.')
        : pay(from, run, step.tries + 1)
    case 'judged':
      return step.tag === 'judging' ? judged(state, step, event.mayHold) : [state, []]
    case 'stored':
      return step.tag === 'saving' ? stored(state, step.then, event.state, event.hasExpired) : [state, []]
    default:
      return [state, []]
  }
}

function answered({ from, run, step }: Charging, answer: ProviderAnswer): Step {
  switch (step.tag) {
    case 'preparing':
      return conclude(from, run, answer, answer.tag === 'prepared' ? 'charge' : 'rest')
    case 'paying':
      return paid(from, run, step.tries, answer)
    case 'looking':
      // A payment that has just begun may not be known yet.
      if (step.why === 'noticed' && answer.tag === 'none')
        return [working(from, run, { tag: 'saving', then: 'rest' }), [{ tag: 'read' }]]
      if (step.why === 'too-old' && answer.tag === 'action-required') return cancel(from, run, 'given-up')
      return conclude(from, run, answer, 'rest')
    case 'cancelling': {
      const instead = { 'given-up': answer, 'not-held': NOT_HELD, 'shopper-away': SHOPPER_AWAY }[step.why]
      return conclude(from, run, answer.tag === 'cancelled' ? instead : answer, 'rest')
    }
    default:
      return [working(from, run, step), []]
  }
}

function paid(from: OpenAttempt, run: AttemptRun, tries: number, answer: ProviderAnswer): Step {
  const { terms } = from
  if (answer.tag === 'unknown' && tries < MAX_TRIES)
    return [working(from, run, { tag: 'paying', tries }), [{ tag: 'pause', ms: PAUSE_MS * tries }]]
  if (answer.tag !== 'action-required') return conclude(from, run, answer, 'judge')
  const challenge = { action: answer.action, reference: 'reference' in answer ? answer.reference : null }
  const named = { ...from, reference: challenge.reference ?? from.reference }
  if (terms.purpose === 'renewal') return cancel(named, run, 'shopper-away')
  // Nothing was taken and nothing is held, so there is nothing to cancel.
  if (terms.purpose === 'kept-trial' && run.isAbandoned) return conclude(from, run, GIVEN_UP, 'judge')
  return judge(from, run, 'source', challenge)
}

function judged(
  { from, run }: Charging,
  { whose, challenge }: Extract<AttemptStep, { readonly tag: 'judging' }>,
  mayHold: boolean,
): Step {
  if (mayHold)
    return whose === 'all' ? [from, []] : write(from, run, { tag: 'challenge', ...challenge }, 'judge')
  const named = { ...from, reference: challenge.reference ?? from.reference }
  return from.terms.purpose === 'kept-trial'
    ? conclude(from, run, NOT_HELD, 'rest')
    : cancel(named, run, 'not-held')
}

function stored({ run }: Charging, then: AfterSave, state: StoredAttempt, hasExpired: boolean): Step {
  const isOpen = state.tag === 'reserved' || state.tag === 'pending' || state.tag === 'action-required'
  if (then === 'charge' && isOpen && state.reference !== null) return settle(state, run, hasExpired)
  // The last of several simultaneous attempts sees them all.
  if (then === 'judge' && state.tag === 'action-required') return judge(state, run, 'all', state)
  return [state, []]
}

const working = (from: OpenAttempt, run: AttemptRun, step: AttemptStep): Charging => ({
  tag: 'charging',
  terms: from.terms,
  reference: from.reference,
  from,
  step,
  run,
})

const unknown = (from: StoredAttempt, message: string): Step => [unknownIn(from, message), []]

const save = (change: OpenChange): AttemptEffect => ({ tag: 'save', change })

const ask = (
  from: OpenAttempt,
  run: AttemptRun,
  step: AttemptStep,
  question: Extract<AttemptEffect, { readonly tag: 'ask' }>['question'],
): Step => [working(from, run, step), [{ tag: 'ask', question, reference: from.reference }]]

const cancel = (
  from: OpenAttempt,
  run: AttemptRun,
  why: Extract<AttemptStep, { readonly tag: 'cancelling' }>['why'],
): Step => ask(from, run, { tag: 'cancelling', why }, 'cancel')

const judge = (
  from: OpenAttempt,
  run: AttemptRun,
  whose: 'source' | 'all',
  { reference, action }: Extract<AttemptStep, { readonly tag: 'judging' }>['challenge'],
): Step => [
  working(from, run, { tag: 'judging', whose, challenge: { reference, action } }),
  [{ tag: 'judge', whose }],
]

/** The next step after a save. */
type AfterSave = Extract<AttemptStep, { readonly tag: 'saving' }>['then']

/** Writes a change, and goes on with what is stored then. */
const write = (from: OpenAttempt, run: AttemptRun, change: OpenChange, then: AfterSave): Step => [
  working(from, run, { tag: 'saving', then }),
  [save(change)],
]

/** Writes the meaning of an answer, or stops without a change if the answer is not certain. */
function conclude(
  from: OpenAttempt,
  run: AttemptRun,
  answer: Parameters<typeof outcomeOf>[1],
  then: AfterSave,
): Step {
  const outcome = outcomeOf(from.terms, answer)
  return outcome.tag === 'unknown' ? unknown(from, outcome.message) : write(from, run, outcome, then)
}
