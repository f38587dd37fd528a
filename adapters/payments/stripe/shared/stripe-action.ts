import { isRecord, parseJson, toText } from '../../../../core/shared/index.js'

/**
 * An action that Stripe requires of the page: an intent that waits for its card holder. It is a
 * PaymentIntent, or a SetupIntent for a card that is only stored. Sent as text through `PaymentAction.data`.
 */
export interface StripeAction {
  readonly clientSecret: string
  /** null: the page asks Stripe how to confirm this payment. */
  readonly confirmation: 'automatic' | 'manual' | null
  /** The intent's id; also the page's result. */
  readonly reference: string
}

/** Writes an action as the text that only Stripe's code reads. */
export const stripeActionText = (action: StripeAction): string => JSON.stringify(action)

/** Reads an action, or a bare client secret, which the builder's protocol sends. null: invalid. */
export function parseStripeAction(text: string): StripeAction | null {
  const json = parseJson(text)
  const clientSecret = isRecord(json) ? toText(json['clientSecret']) : text
  const secret = /^(\w+)_secret_\w+$/.exec(clientSecret ?? '')
  if (clientSecret === null || secret === null) return null
  const stated = isRecord(json) ? json['confirmation'] : null
  return {
    clientSecret,
    confirmation: stated === 'automatic' || stated === 'manual' ? stated : null,
    reference: (isRecord(json) ? toText(json['reference']) : null) ?? secret[1] ?? '',
  }
}
