import type { PaymentProcessor } from '../../../ports/payments/payment-processor.port.js'
import type { StoredOrder } from '../orders/stored-order.js'
import { transition } from '../payment-attempt.machine.js'
import { askProvider } from './ask-provider.js'
import { isExpired } from './attempt-age.js'
import type { AttemptPorts } from './attempt-ports.js'
import type { AttemptEffect, AttemptEvent, AttemptState, NoticeOutcome } from './attempt-state.js'
import { judgeHold } from './judge-hold.js'
import type { AttemptWithOrder, PaymentAttempt } from './payment-attempt.js'
import { processorOf } from './processors.js'
import { saveEndedAttempt } from './save-ended-attempt.js'
import { saveOpenAttempt } from './save-open-attempt.js'
import type { Presence } from './save-open-attempt.js'

/** An attempt and its order as read last. */
interface Known {
  readonly attempt: PaymentAttempt
  /** The order after the last save; null: nothing was saved, or it was deleted. */
  readonly order: StoredOrder | null
  /** The outcome of a notice; null: the attempt is still open, or there was no notice. */
  readonly outcome: NoticeOutcome | null
}

/** An attempt after a run of its machine. */
export interface AttemptRest extends Known {
  readonly state: AttemptState
}

/** The ports of a run, and whether a shopper waits for its answer. */
interface Run extends AttemptPorts {
  readonly presence: Presence
}

/** The result of an effect: the data as read last, and the event that answers it. */
type Done = readonly [Known, AttemptEvent | null]

/** True once an attempt's key is too old to be repeated. */
export const hasExpired = (
  { createdMs }: Pick<PaymentAttempt, 'createdMs'>,
  { clock }: Pick<AttemptPorts, 'clock'>,
): boolean => isExpired(createdMs, clock.wallTime())

/** Sends an event to the machine of an attempt and runs its effects until there are none. */
export async function runAttempt(
  ports: AttemptPorts,
  attempt: PaymentAttempt,
  event: AttemptEvent,
  presence: Presence,
): Promise<AttemptRest> {
  const run = { ...ports, presence }
  let known: Known = { attempt, order: null, outcome: null }
  let [state, effects] = transition(attempt.state, event)
  const waiting = [...effects]
  for (let effect = waiting.shift(); effect !== undefined; effect = waiting.shift()) {
    const [after, answer] = await perform(run, known, effect)
    known = after
    if (answer === null) continue
    ;[state, effects] = transition(state, answer)
    waiting.push(...effects)
  }
  return { ...known, state }
}

/** Reads an attempt again with its order, after the changes that others are writing. */
export const readAttempt = (
  { unitOfWork }: Pick<AttemptPorts, 'unitOfWork'>,
  attempt: PaymentAttempt,
): Promise<AttemptWithOrder> => unitOfWork((work) => work.lock(attempt))

type Perform<Tag extends AttemptEffect['tag']> = (
  run: Run,
  known: Known,
  effect: Extract<AttemptEffect, { readonly tag: Tag }>,
) => Promise<Done>

/** The stored data after a save or a read, for the machine. */
function stored(run: Run, known: Known, { attempt, order }: AttemptWithOrder): Done {
  const after = attempt ?? deleted(known.attempt)
  const event = { tag: 'stored', state: after.state, hasExpired: hasExpired(known.attempt, run) } as const
  return [{ ...known, attempt: after, order }, event]
}

/** An attempt that does not exist any more. */
function deleted(attempt: PaymentAttempt): PaymentAttempt {
  const { terms, reference } = attempt.state
  return { ...attempt, state: { terms, reference, tag: 'released', failure: null } }
}

/** Carries out each kind of effect. */
const PERFORM: { readonly [Tag in AttemptEffect['tag']]: Perform<Tag> } = {
  ask: async (run, known, effect) => {
    // The machine asks only a provider that the shop has (`abilitiesOf`).
    const processor = processorOf(run, known.attempt.state.terms.provider) as PaymentProcessor
    return [known, { tag: 'answered', answer: await askProvider(processor, known.attempt, effect) }]
  },
  pause: async (run, known, { ms }) => {
    await run.pause(ms)
    return [known, { tag: 'paused', hasExpired: hasExpired(known.attempt, run) }]
  },
  judge: async (run, known, { whose }) => {
    const { attempt, mayHold } = await judgeHold(run, known.attempt, whose)
    return [
      { ...known, attempt },
      { tag: 'judged', mayHold },
    ]
  },
  save: async (run, known, { change }) =>
    stored(run, known, await saveOpenAttempt(run, known.attempt, change, run.presence)),
  read: async (run, known) => stored(run, known, await readAttempt(run, known.attempt)),
  'save-ended': async (run, known, { change }) => {
    const isWritten = await saveEndedAttempt(run, known.attempt, change)
    return [isWritten ? known : { ...known, outcome: 'changed' }, null]
  },
  report: async (_, known, { outcome }) => [{ ...known, outcome: known.outcome ?? outcome }, null],
}

const perform = <Tag extends AttemptEffect['tag']>(
  run: Run,
  known: Known,
  effect: Extract<AttemptEffect, { readonly tag: Tag }>,
): Promise<Done> => PERFORM[effect.tag as Tag](run, known, effect)
