import type { ChargedPayment } from '../../../ports/payments/payment-processor.port.js'
import { noProvider } from './attempt-failures.js'
import { unknownIn } from './attempt-outcome.js'
import type {
  AttemptEffect,
  AttemptEvent,
  AttemptState,
  EndedAttempt,
  EndedChange,
  NoticeOutcome,
  PlacedMoney,
  ProviderAbilities,
  ProviderAnswer,
} from './attempt-state.js'

type Step = readonly [AttemptState, readonly AttemptEffect[]]

const ASKED_WHEN: Readonly<Record<'capture' | 'cancel', readonly PlacedMoney[]>> = {
  capture: ['capturing'],
  cancel: ['testing', 'releasing'],
}

/** The states in which the provider may hold money for an order. */
const HELD: readonly PlacedMoney[] = ['held', 'capturing', 'releasing']

/** The next state of an attempt whose order is placed, or whose stock was returned. */
export function endedStep(state: EndedAttempt, event: AttemptEvent): Step {
  switch (event.tag) {
    case 'capture-wanted':
      return state.tag === 'placed' && state.money === 'held'
        ? become(state, 'capturing', { tag: 'want-capture' })
        : [state, []]
    case 'capture-due':
      return askIf(state, 'capture', event.provider?.authorises === true ? event.provider : null)
    case 'release-due':
      return askIf(state, 'cancel', event.provider)
    case 'noticed':
      return event.provider === null
        ? [state, [report('later')]]
        : [state, [{ tag: 'ask', question: 'lookup', reference: state.reference }]]
    case 'answered':
      return follow(state, event.answer)
    default:
      return [state, []]
  }
}

const unknown = (state: EndedAttempt): Step => [unknownIn(state, noProvider(state.terms.provider)), []]

function askIf(
  state: EndedAttempt,
  question: keyof typeof ASKED_WHEN,
  provider: ProviderAbilities | null,
): Step {
  if (state.tag !== 'placed' || !ASKED_WHEN[question].includes(state.money)) return [state, []]
  if (provider === null) return unknown(state)
  return [state, [{ tag: 'ask', question, reference: state.reference }]]
}

const report = (outcome: NoticeOutcome): AttemptEffect => ({ tag: 'report', outcome })

const become = (
  state: Extract<EndedAttempt, { readonly tag: 'placed' }>,
  money: PlacedMoney,
  change: EndedChange,
  ...more: readonly AttemptEffect[]
): Step => [{ ...state, money }, [{ tag: 'save-ended', change }, ...more]]

/** Handles a provider's answer about taken or held money. */
function follow(state: EndedAttempt, answer: ProviderAnswer): Step {
  if (answer.tag === 'unknown') return [state, [report('later')]]
  const isHeld = state.tag === 'placed' && HELD.includes(state.money)
  if (isHeld && answer.tag === 'charged')
    return become(state, 'taken', { tag: 'captured', paid: answer }, report('changed'))
  // True if no money is held any more, and none was taken.
  const isGone = answer.tag === 'none' || answer.tag === 'declined' || answer.tag === 'lapsed'
  if (isHeld && state.money === 'releasing' && (answer.tag === 'cancelled' || isGone))
    return become(state, 'lapsed', { tag: 'lapse' }, report('done'))
  if (isHeld && isGone) return become(state, 'lapsed', { tag: 'lapse' }, report('lapsed'))
  if (state.tag === 'placed' && state.money === 'testing' && answer.tag === 'cancelled')
    return become(state, 'trial', { tag: 'release-hold' })
  if (answer.tag !== 'charged') return [state, [report('done')]]
  const outcome = state.tag === 'placed' ? 'done' : 'unmatched'
  return [state, [{ tag: 'save-ended', change: { tag: 'taken', paid: answer } }, report(outcome)]]
}

/** True once all taken money is refunded. */
export const isRefundedWhole = ({ amount, refunded }: ChargedPayment): boolean =>
  amount.amount > 0 && refunded.amount >= amount.amount
