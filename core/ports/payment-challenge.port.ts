import type { PaymentAction } from '../orders/index.js'

/** The visitor who answers a challenge. */
export interface ChallengedVisitor {
  readonly visitor: string
  /** Of the network, for the service that checks the answer. */
  readonly address: string
}

/**
 * A task that makes trying many cards expensive, but that a shopper hardly notices. The page does it as it
 * does what a provider asks for. Never rejects.
 */
export interface PaymentChallenge {
  /** A task for one visitor, by the name that the page knows it by; `bits`: each doubles the work. */
  readonly issue: (visitor: string, bits: number) => PaymentAction
  /** Tells what a page answers to this task from what it brings back from a payment provider. */
  readonly isAnswer: (confirmation: string) => boolean
  /** False for an answer that is wrong, too old, used, or another visitor's. */
  readonly verify: (source: ChallengedVisitor, answer: string) => Promise<boolean>
}
