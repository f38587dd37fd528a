import type { AccountCardChange, CardAnswer } from '../ports/account-self-service.port.js'
import type { Answer, GatewayFailure } from '../ports/gateway-failure.port.js'
import type { CardChange } from '../ports/member-subscriptions.port.js'
import type { PaymentFailure, PaymentForm } from '../ports/payment-form.port.js'
import { err, ok } from '../shared/index.js'
import { createFormCall } from './form-call.service.js'
import type { FormCallService } from './form-call.service.js'
import type { FormProblem } from './form-problem.js'
import { ownProblem } from './own-account.service.js'

/** The subscription to charge, and the form with the new method of payment. */
export interface CardEntry {
  readonly subscriptionId: string
  /** The element that the provider's fields were drawn into. */
  readonly scope: object
}

/** The ports that a change of card needs. */
export interface CardPorts {
  readonly account: AccountCardChange
  /** The provider's code on the page; null: it did not arrive. */
  readonly payments: () => Promise<Pick<PaymentForm, 'createPaymentMethod' | 'perform'> | null>
  /** Told when a card is kept, also where what is owed was not charged to it. */
  readonly onKept: () => void
  /** Told while it is looked up whether what is owed was charged, and when that is over. */
  readonly onLooking: (isLooking: boolean) => void
  readonly pause: (ms: number) => Promise<void>
}

/** The maximum number of actions for one change: a challenge after many cards, then that of the bank. */
const MAX_ACTIONS = 3

/** The time after which it is looked up again whether what is owed was charged. */
const LOOK_AFTER_MS: readonly number[] = [2000, 4000, 8000, 15_000]

const rejected = (code: string, message: string) =>
  err<GatewayFailure>({ tag: 'rejected', code, message, problems: [] })

/** The card is kept; what is owed was not charged to it, or the outcome is not known yet. */
const NOT_PAID = {
  unpaid: rejected('CardUnpaid', 'What is owed was not charged to the card.'),
  unclear: rejected('CardUnclear', 'Whether what is owed was charged to the card is not known yet.'),
} as const

/** The error codes for failures of the provider's code; `CardEntry` has a text that is for the member. */
const CODES = { validation: 'CardEntry', declined: 'CardRefused', unavailable: 'CardUnavailable' } as const

const failed = ({ tag, message }: PaymentFailure) => rejected(CODES[tag], message)

function problemOf(failure: GatewayFailure): FormProblem {
  const problem = ownProblem(failure)
  const isEntry = failure.tag === 'rejected' && failure.code === CODES.validation
  return isEntry ? { ...problem, names: [], recovery: 'edit', text: failure.message } : problem
}

/**
 * Sends another card: the provider makes a token of it, the bank may ask its holder to confirm, then the shop
 * keeps it. Sending the same again charges nothing twice: the shop knows a token that it has seen.
 */
export function createCardChange({
  account,
  payments,
  onKept,
  onLooking,
  pause,
}: CardPorts): FormCallService<CardEntry, FormProblem> {
  /** A card that is kept is sent again until it is known whether what is owed was charged to it. */
  const look = async (change: CardChange): Answer<CardAnswer> => {
    onKept()
    onLooking(true)
    try {
      for (const ms of LOOK_AFTER_MS) {
        await pause(ms)
        const answer = await account.changeCard(change)
        const isOpen = answer.ok ? answer.value.tag === 'unclear' : answer.failure.tag === 'unreachable'
        if (!isOpen) return answer
      }
      return ok({ tag: 'unclear' })
    } finally {
      onLooking(false)
    }
  }

  const call = async ({ subscriptionId, scope }: CardEntry): Answer<void> => {
    const form = await payments()
    if (form === null) return rejected(CODES.unavailable, 'The code of the payment provider did not arrive.')
    const method = await form.createPaymentMethod(scope, null)
    if (!method.ok) return failed(method.failure)
    const card = { subscriptionId, ...method.value }
    let confirmation: string | null = null
    for (let actions = 0; actions <= MAX_ACTIONS; actions += 1) {
      const change: CardChange = { ...card, confirmation }
      const first = await account.changeCard(change)
      const answer = first.ok && first.value.tag === 'unclear' ? await look(change) : first
      if (!answer.ok) return answer
      const { value } = answer
      if (value.tag !== 'action-required') {
        onKept()
        return value.tag === 'changed' ? ok(undefined) : NOT_PAID[value.tag]
      }
      const acted = await form.perform(value.action)
      if (!acted.ok) return failed(acted.failure)
      ;({ confirmation } = acted.value)
    }
    return rejected(CODES.declined, 'The card holder was asked too often.')
  }
  return createFormCall({ call, problemOf, goOn: () => undefined })
}
