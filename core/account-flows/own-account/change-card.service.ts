import type { AccountCardChange, CardAnswer } from '../../ports/accounts/account-self-service.port.js'
import type { Answer, GatewayFailure } from '../../ports/gateway-failure.port.js'
import type { CardChange } from '../../ports/accounts/member-subscriptions.port.js'
import type { PaymentFailure, PaymentForm } from '../../ports/payments/payment-form.port.js'
import { err, ok } from '../../shared/index.js'
import { createFormCall } from '../forms/form-call.service.js'
import type { FormCallService } from '../forms/form-call.service.js'
import type { FormProblem } from '../forms/form-problem.js'
import { ownProblem } from './own-account.service.js'

/** The subscription to charge, and the form with the new method of payment. */
export interface CardEntry {
  readonly subscriptionId: string
  /** The element into which the provider's fields were drawn. */
  readonly scope: object
}

/** The ports that a change of card needs. */
export interface CardPorts {
  readonly account: AccountCardChange
  /** The provider's code on the page; null: it did not load. */
  readonly payments: () => Promise<Pick<PaymentForm, 'createPaymentMethod' | 'perform'> | null>
  /** Called when the shop has saved the card, even if the amount due was not charged to it. */
  readonly onKept: () => void
  /** Called when the shop is asked whether the amount due was charged, and again when the answer is known. */
  readonly onLooking: (isLooking: boolean) => void
  readonly pause: (ms: number) => Promise<void>
}

/** The maximum number of actions for one change: a challenge after many cards, then the bank's. */
const MAX_ACTIONS = 3

/** The pause before the shop is asked again whether the amount due was charged. */
const LOOK_AFTER_MS: readonly number[] = [2000, 4000, 8000, 15_000]

const rejected = (code: string, message: string) =>
  err<GatewayFailure>({ tag: 'rejected', code, message, problems: [] })

/** The card is saved; the amount due was not charged to it, or the outcome is not known yet. */
const NOT_PAID = {
  unpaid: rejected('CardUnpaid', 'The amount due was not charged to the card.'),
  unclear: rejected('CardUnclear', 'It is not known yet if the amount due was charged to the card.'),
} as const

/** The error codes for failures of the provider's code; `CardEntry` holds the text that the member reads. */
const CODES = { validation: 'CardEntry', declined: 'CardRefused', unavailable: 'CardUnavailable' } as const

const failed = ({ tag, message }: PaymentFailure) => rejected(CODES[tag], message)

function problemOf(failure: GatewayFailure): FormProblem {
  const problem = ownProblem(failure)
  const isEntry = failure.tag === 'rejected' && failure.code === CODES.validation
  return isEntry ? { ...problem, names: [], recovery: 'edit', text: failure.message } : problem
}

/**
 * Sends another card: the provider makes a token of it, the bank may ask its holder to confirm, then the shop
 * saves it. Sending the same card again charges nothing twice, since the shop recognizes the token.
 */
export function createCardChange({
  account,
  payments,
  onKept,
  onLooking,
  pause,
}: CardPorts): FormCallService<CardEntry, FormProblem> {
  /** Sends a saved card again until it is known whether the amount due was charged to it. */
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
