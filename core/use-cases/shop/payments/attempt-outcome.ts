import { zero } from '../../../money/index.js'
import type { AuthorisedPayment, ChargedPayment } from '../../../ports/payments/payment-processor.port.js'
import { assertNever } from '../../../shared/index.js'
import type { Rejection } from '../failures.js'
import { notHeld, refusalOf } from './attempt-failures.js'
import type {
  AttemptState,
  AttemptTerms,
  OpenChange,
  PlacedMoney,
  PlacedWith,
  ProviderAnswer,
  StoredAttempt,
} from './attempt-state.js'

/** Nothing was taken and nothing will be. */
export const GIVEN_UP = { tag: 'none' } as const

/** Nothing was taken, since the stock may not be held for the shopper. */
export const NOT_HELD = { tag: 'not-held' } as const

/** The shopper is away during a renewal, so a challenge ends it. */
export const SHOPPER_AWAY = {
  tag: 'declined',
  message: 'The bank wants the card holder to confirm this payment.',
} as const

/** The payment of a free order. */
export const freePayment = ({ amount }: AttemptTerms): ChargedPayment => ({
  tag: 'charged',
  reference: '',
  amount,
  refunded: zero(amount.currency),
  isDisputed: false,
  card: null,
})

/** An attempt without a valid answer. */
export const unknownIn = (from: StoredAttempt, message: string): AttemptState => ({
  tag: 'unknown',
  terms: from.terms,
  reference: from.reference,
  from,
  message,
})

type Outcome =
  | Exclude<OpenChange, { readonly tag: 'confirm' }>
  | { readonly tag: 'unknown'; readonly message: string }

const unknown = (message: string): Outcome => ({ tag: 'unknown', message })

/** The change of an open attempt by an answer; `unknown`: none, since the answer is not certain. */
export function outcomeOf(terms: AttemptTerms, answer: ProviderAnswer | typeof NOT_HELD): Outcome {
  switch (answer.tag) {
    case 'unknown':
      return unknown(answer.message)
    case 'charged':
      return placedBy(terms, answer, 'taken')
    case 'authorised':
      return terms.isHeldFirst
        ? placedBy(terms, answer, terms.purpose === 'trial' ? 'testing' : 'held')
        : unknown('The provider holds the money and has not taken it.')
    case 'kept':
      return place(terms, { ...answer, reference: null }, 'trial')
    case 'pending':
    case 'prepared':
      return { tag: 'name', reference: answer.reference }
    case 'action-required':
      return {
        tag: 'challenge',
        reference: 'reference' in answer ? answer.reference : null,
        action: answer.action,
      }
    case 'declined':
      return release(terms, refusalOf(answer))
    case 'not-held':
      return release(terms, notHeld)
    case 'none':
    case 'cancelled':
    case 'lapsed':
      return release(terms, null)
    default:
      return assertNever(answer)
  }
}

/** An owner may capture a part of held money in the provider's dashboard, even before the order is stored. */
function isFor(
  { amount: due, isHeldFirst }: AttemptTerms,
  paid: ChargedPayment | AuthorisedPayment,
): boolean {
  const { amount, currency } = paid.amount
  const isPart = paid.tag === 'charged' && isHeldFirst && amount > 0 && amount < due.amount
  return currency === due.currency && (amount === due.amount || isPart)
}

const placedBy = (
  terms: AttemptTerms,
  paid: ChargedPayment | AuthorisedPayment,
  money: PlacedMoney,
): Outcome =>
  isFor(terms, paid) ? place(terms, paid, money) : unknown('The payment is about another amount.')

/** The effect of a paid attempt on a subscription, by its purpose. */
export const SUBSCRIPTIONS = {
  order: 'none',
  subscribe: 'begins',
  trial: 'begins',
  'kept-trial': 'begins',
  renewal: 'renewed',
} as const

const place = ({ purpose }: AttemptTerms, paid: PlacedWith, money: PlacedMoney): Outcome => ({
  tag: 'place',
  paid,
  money,
  subscription: SUBSCRIPTIONS[purpose],
})

const release = ({ purpose }: AttemptTerms, failure: Rejection | null): Outcome => ({
  tag: 'release',
  failure,
  order: purpose === 'renewal' ? 'unpaid' : 'cart',
  forgetsMethod: failure !== null && purpose !== 'renewal',
  forgetsTrial: purpose === 'trial' || purpose === 'kept-trial',
})
