import { setTimeout as realPause } from 'node:timers/promises'
import type { PaymentProcessor } from '../../../../../core/ports/payments/payment-processor.port.js'
import { assertNever } from '../../../../../core/shared/index.js'
import { transition } from '../../../../../core/use-cases/shop/payment-attempt.machine.js'
import { isExpired } from '../../../../../core/use-cases/shop/payments/attempt-age.js'
import type {
  AttemptEffect,
  AttemptEvent,
  AttemptState,
  NoticeOutcome,
} from '../../../../../core/use-cases/shop/payments/attempt-state.js'
import type { OrderRow, PaymentAttemptRow } from '../../engine/index.js'
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

async function perform(context: StoreContext, known: Known, effect: AttemptEffect): Promise<Done> {
  const { row } = known
  switch (effect.tag) {
    case 'ask': {
      const processor = processorOf(context, row.provider) as PaymentProcessor
      return [known, { tag: 'answered', answer: await askProvider(processor, row, effect) }]
    }
    case 'pause':
      await (context.pause ?? realPause)(effect.ms)
      return [known, { tag: 'paused', hasExpired: hasExpired(row, context) }]
    case 'judge': {
      const judged = await judgeHold(context, row, effect.whose)
      return [
        { ...known, row: judged.row },
        { tag: 'judged', mayHold: judged.mayHold },
      ]
    }
    case 'save':
    case 'read': {
      const saved =
        effect.tag === 'save'
          ? await saveOpenAttempt(context, row, effect.change)
          : await readAttempt(context, row)
      const after = saved.attempt ?? { ...row, status: 'released' }
      const stored = { tag: 'stored', state: stateOf(after), hasExpired: hasExpired(row, context) } as const
      return [{ ...known, row: after, order: saved.order }, stored]
    }
    case 'save-ended': {
      const isWritten = await saveEndedAttempt(context, row, effect.change)
      return [isWritten ? known : { ...known, outcome: 'changed' }, null]
    }
    case 'report':
      return [{ ...known, outcome: known.outcome ?? effect.outcome }, null]
    default:
      return assertNever(effect)
  }
}
