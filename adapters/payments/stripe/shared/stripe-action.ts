import { isRecord, parseJson, toText } from '../../../../core/shared/index.js'

/**
 * A demand of Stripe to the page: a PaymentIntent, or a SetupIntent where a card is only kept, that waits for
 * its card holder. Goes as text through `PaymentAction.data`.
 */
export interface StripeAction {
  readonly clientSecret: string
  /** null: the page asks Stripe how this payment is confirmed. */
  readonly confirmation: 'automatic' | 'manual' | null
  /** The intent's id; also what the page brings back. */
  readonly reference: string
}

/** Writes an action as the text that only Stripe's code reads. */
export const stripeActionText = (action: StripeAction): string => JSON.stringify(action)

/** Reads an action; a bare client secret, as the builder's protocol has it, is one as well. null: it is none. */
export function parseStripeAction(text: string): StripeAction | null {
  const json = parseJson(text)
  const clientSecret = isRecord(json) ? toText(json['clientSecret']) : text
  const secret = /^(\w+)_secret_\w+$/.exec(clientSecret ?? '')
  if (clientSecret === null || secret === null) return null
  const how = isRecord(json) ? json['confirmation'] : null
  return {
    clientSecret,
    confirmation: how === 'automatic' || how === 'manual' ? how : null,
    reference: (isRecord(json) ? toText(json['reference']) : null) ?? secret[1] ?? '',
  }
}
