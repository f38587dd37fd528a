/**
 * A task that costs whoever tries many cards more than a shopper notices. The page does it as it does what a
 * provider asks for: `PaymentAction` with the name of this challenge. Never rejects.
 */
export interface PaymentChallenge {
  /** The name that the page knows the task by. */
  readonly name: string
  /** A task for one visitor; `bits`: each doubles the work. */
  readonly issue: (visitor: string, bits: number) => string
  /** Tells what a page answers to this task from what it brings back from a payment provider. */
  readonly isAnswer: (confirmation: string) => boolean
  /** False for an answer that is wrong, too old, used, or another visitor's. */
  readonly verify: (visitor: string, answer: string) => Promise<boolean>
}
