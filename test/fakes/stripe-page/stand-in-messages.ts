/** Messages from the stand-in's fields to the page: that they are filled or wrong, never their content. */
export interface FieldMessage {
  readonly standIn: 'stripe-field'
  readonly id: string
  readonly kind: 'ready' | 'change' | 'focus' | 'blur'
  readonly isEmpty: boolean
  readonly isComplete: boolean
  readonly error: { readonly code: string; readonly message: string } | null
}

/** Requests of the page to a field. */
export type FieldCommand =
  | { readonly standIn: 'stripe-field-command'; readonly kind: 'focus' | 'blur' | 'clear' }
  | { readonly standIn: 'stripe-field-command'; readonly kind: 'style'; readonly css: string }
  | {
      readonly standIn: 'stripe-field-command'
      readonly kind: 'tokenize'
      readonly requestId: number
      /** Parameters of `POST /v1/payment_methods` but the card itself. */
      readonly params: Readonly<Record<string, string>>
    }

/** The provider's answer to `tokenize`, unchanged. */
export interface TokenMessage {
  readonly standIn: 'stripe-token'
  readonly requestId: number
  readonly answer: unknown
}

/** The shopper has finished the bank's challenge. */
export interface ChallengeMessage {
  readonly standIn: 'stripe-challenge'
}
