import { createHash } from 'node:crypto'
import type { PaymentProcessor, ProcessorFailure } from '../../core/ports/payment-processor.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { parseTestToken, summaryOf } from './shared/test-token.js'

/** What the shopper did in the sandbox's challenge. */
export type ChallengeOutcome = 'complete' | 'fail'

/** The processor of a test shop: no money moves, and the card decides what happens. */
export interface SandboxProcessor extends PaymentProcessor {
  /**
   * Answers a challenge, as the page's dialog does; the reference is what the order is submitted with again.
   * Never rejects.
   */
  readonly authenticate: (
    clientSecret: string,
    outcome: ChallengeOutcome,
  ) => Promise<Result<{ readonly paymentIntentId: string }, ProcessorFailure>>
}

const DECLINED = 'The test card was declined'

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24)

/**
 * The payment a key stands for. Everything is worked out from the key, so any process, also after a restart,
 * answers the same.
 */
const referenceOf = (key: string): string => `sandbox_pay_${digest('payment', key)}`
const secretOf = (reference: string): string => `${reference}_secret_${digest('secret', reference)}`
const proofOf = (reference: string): string => `${reference}_proof_${digest('proof', reference)}`

/** Makes the processor of a test shop. It remembers nothing that it could not work out again. */
export function createSandboxProcessor(): SandboxProcessor {
  /** Payments whose challenge was passed, for a repeated charge that does not bring the proof along. */
  const authenticated = new Set<string>()
  return {
    charge: ({ key, paymentMethod, confirmedReference }) => {
      const payment = parseTestToken(paymentMethod)
      if (payment === null) return Promise.resolve(declined('This is a test shop: it takes test cards only.'))
      const reference = referenceOf(key)
      const { outcome, reason } = payment.card
      const charged = ok({ tag: 'charged' as const, reference, card: summaryOf(payment) })
      const refused = declined(`${DECLINED}: ${reason ?? 'no reason given'}.`)
      if (outcome === 'success') return Promise.resolve(charged)
      if (outcome === 'declined') return Promise.resolve(refused)
      if (confirmedReference === proofOf(reference)) authenticated.add(reference)
      if (!authenticated.has(reference)) {
        return Promise.resolve(
          ok({ tag: 'action-required' as const, reference, clientSecret: secretOf(reference) }),
        )
      }
      return Promise.resolve(outcome === 'authenticate' ? charged : refused)
    },
    describe: (paymentMethod) => {
      const payment = parseTestToken(paymentMethod)
      return Promise.resolve(payment === null ? null : summaryOf(payment))
    },
    authenticate: (clientSecret, outcome) => {
      const [reference = ''] = clientSecret.split('_secret_')
      if (secretOf(reference) !== clientSecret) return Promise.resolve(declined('There is no such payment.'))
      return Promise.resolve(
        outcome === 'complete'
          ? ok({ paymentIntentId: proofOf(reference) })
          : declined('The test challenge was not passed.'),
      )
    },
  }
}

const declined = (message: string) => err<ProcessorFailure>({ tag: 'declined', message })
