import { setTimeout as realPause } from 'node:timers/promises'
import type { PaymentProcessor } from '../../../../../core/ports/payments/payment-processor.port.js'
import { transition } from '../../../../../core/use-cases/shop/payment-attempt.machine.js'
import { isExpired } from '../../../../../core/use-cases/shop/payments/attempt-age.js'
import type {
  AttemptEffect,
  AttemptEvent,
  AttemptState,
  NoticeOutcome,
} from '../../../../../core/use-cases/shop/payments/attempt-state.js'
import type { OrderRow, PaymentAttemptRow } from '../../engine/index.js'
import type { AttemptWithOrder } from '../orders/visitor-order.js'
import type { StoreContext } from '../store-context.js'
import { askProvider } from './ask-provider.js'
import { judgeHold } from './held-stock.js'
import { processorOf } from '../../../../../core/use-cases/shop/payments/processors.js'
import { saveEndedAttempt } from './save-ended-attempt.js'
import { readAttempt } from './read-attempt.js'
import { saveOpenAttempt } from './save-attempt.js'
import { stateOf } from './stored-attempt.js'

/** An attempt after a run of its machine. */
export interface AttemptRest {
  readonly state: AttemptState
  readonly row: PaymentAttemptRow
  /** The order after the last save; null: nothing was saved, or it was deleted. */
  readonly order: OrderRow | null
  /** The outcome of a notice; null: the attempt is still open, or there was no notice. */
  readonly outcome: NoticeOutcome | null
}

type Known = Omit<AttemptRest, 'state'>

/** The result of an effect: the present rows, and the event that answers it. */
type Done = readonly [Known, AttemptEvent | null]

/** True once an attempt's key is too old to be repeated. */
export const hasExpired = ({ created_on: createdMs }: PaymentAttemptRow, { clock }: StoreContext): boolean =>
  isExpired(createdMs, clock.wallTime())

/** Sends an event to the machine of an attempt and runs its effects until there are none. */
export async function runAttempt(
  context: StoreContext,
  row: PaymentAttemptRow,
  event: AttemptEvent,
): Promise<AttemptRest> {
  let known: Known = { row, order: null, outcome: null }
  const stored = stateOf(row)
  let [state, effects] = transition(stored, event)
  const waiting = [...effects]
  for (let effect = waiting.shift(); effect !== undefined; effect = waiting.shift()) {
    const [after, answer] = await perform(context, known, effect)
    known = after
    if (answer === null) continue
    ;[state, effects] = transition(state, answer)
    waiting.push(...effects)
  }
  return { ...known, state }
}

type Perform<Tag extends AttemptEffect['tag']> = (
  context: StoreContext,
  known: Known,
  effect: Extract<AttemptEffect, { readonly tag: Tag }>,
) => Promise<Done>

/** The rows after a save or a read, for the machine. */
function storedRows(context: StoreContext, known: Known, { attempt, order }: AttemptWithOrder): Done {
  const after = attempt ?? { ...known.row, status: 'released' }
  const event = { tag: 'stored', state: stateOf(after), hasExpired: hasExpired(known.row, context) } as const
  return [{ ...known, row: after, order }, event]
}

/** Carries out each kind of effect. */
const PERFORM: { readonly [Tag in AttemptEffect['tag']]: Perform<Tag> } = {
  ask: async (context, known, effect) => {
    const processor = processorOf(context, known.row.provider) as PaymentProcessor
    return [known, { tag: 'answered', answer: await askProvider(processor, known.row, effect) }]
  },
  pause: async (context, known, { ms }) => {
    await (context.pause ?? realPause)(ms)
    return [known, { tag: 'paused', hasExpired: hasExpired(known.row, context) }]
  },
  judge: async (context, known, { whose }) => {
    const { row, mayHold } = await judgeHold(context, known.row, whose)
    return [
      { ...known, row },
      { tag: 'judged', mayHold },
    ]
  },
  save: async (context, known, { change }) =>
    storedRows(context, known, await saveOpenAttempt(context, known.row, change)),
  read: async (context, known) => storedRows(context, known, await readAttempt(context, known.row)),
  'save-ended': async (context, known, { change }) => {
    const isWritten = await saveEndedAttempt(context, known.row, change)
    return [isWritten ? known : { ...known, outcome: 'changed' }, null]
  },
  report: async (_, known, { outcome }) => [{ ...known, outcome: known.outcome ?? outcome }, null],
}

const perform = <Tag extends AttemptEffect['tag']>(
  context: StoreContext,
  known: Known,
  effect: Extract<AttemptEffect, { readonly tag: Tag }>,
): Promise<Done> => PERFORM[effect.tag as Tag](context, known, effect)
