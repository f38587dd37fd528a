import type { Money } from '../../../core/money/index.js'
import { assertNever } from '../../../core/shared/index.js'
import type {
  EndedChange,
  OpenAttempt,
  OpenChange,
  StoredAttempt,
} from '../../../core/use-cases/shop/payments/attempt-state.js'

/** The name of a state, as a database stores it and a save compares it. */
export const wordOf = (state: StoredAttempt): string => {
  switch (state.tag) {
    case 'reserved':
    case 'pending':
      return 'pending'
    case 'placed':
      return state.money
    default:
      return state.tag
  }
}

/** An open attempt after a change. */
export function applyChange(state: OpenAttempt, change: OpenChange): StoredAttempt {
  const { terms } = state
  switch (change.tag) {
    case 'name':
      return state.tag === 'action-required'
        ? { ...state, reference: change.reference }
        : { terms, tag: 'pending', reference: change.reference }
    case 'confirm':
      return { terms, tag: 'pending', reference: state.reference }
    case 'challenge':
      return { terms, tag: 'action-required', reference: change.reference, action: change.action }
    case 'place':
      return { terms, tag: 'placed', reference: change.paid.reference, money: change.money }
    case 'release':
      return { terms, tag: 'released', reference: state.reference, failure: change.failure }
    default:
      return assertNever(change)
  }
}

const BECOMES = {
  'want-capture': [['held'], 'capturing'],
  captured: [['held', 'capturing'], 'taken'],
  lapse: [['held', 'capturing'], 'lapsed'],
  'release-hold': [['testing'], 'trial'],
} as const

/** An ended attempt after a change; unchanged if its state is not the one that the change expects. */
export function applyEndedChange(state: StoredAttempt, change: EndedChange): StoredAttempt {
  if (change.tag === 'taken' || state.tag !== 'placed') return state
  const [expected, money] = BECOMES[change.tag]
  return expected.some((each) => each === state.money) ? { ...state, money } : state
}

/** The stored fields of a captured payment. */
export interface Taken {
  readonly amount: Money
  readonly refunded: Money
  readonly isDisputed: boolean
}

/** The payment that a change stores; null: none. */
export const takenBy = (change: OpenChange | EndedChange): Taken | null => {
  if (change.tag === 'captured' || change.tag === 'taken') return change.paid
  return change.tag === 'place' && change.paid.tag === 'charged' ? change.paid : null
}
