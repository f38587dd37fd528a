import type { PaymentAction } from '../../orders/index.js'

/** The visitor who must answer a challenge. */
export interface ChallengedVisitor {
  readonly visitor: string
  /** The network address, for the service that checks the answer. */
  readonly address: string
}

/**
 * A task that makes trying many cards expensive and that a shopper hardly notices. The page does it like an
 * action of a payment provider. Never rejects.
 */
export interface PaymentChallenge {
  /** A task for one visitor, under its name on the page; `bits`: each doubles the work. */
  readonly issue: (visitor: string, bits: number) => PaymentAction
  /** Distinguishes a page's answer to this task from a result of a payment provider. */
  readonly isAnswer: (confirmation: string) => boolean
  /** False for an answer that is wrong, expired, used, or of another visitor. */
  readonly verify: (source: ChallengedVisitor, answer: string) => Promise<boolean>
}
