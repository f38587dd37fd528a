import { setTimeout as wait } from 'node:timers/promises'
import type { Money } from '../../core/money/index.js'
import type {
  ChargeAnswer,
  PaymentProcessor,
  ProcessorFailure,
} from '../../core/ports/payment-processor.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'

/** The tokens the fake knows; any other is declined. */
export const FAKE_CARDS = {
  accepted: 'fake_ok',
  declined: 'fake_declined',
  challenged: 'fake_challenge',
} as const

export interface FakeProcessor extends PaymentProcessor {
  /** The money that was taken, by key. */
  readonly charges: ReadonlyMap<string, Money>
  /** How often it was asked to charge. */
  readonly calls: () => number
  readonly passChallenge: (clientSecret: string) => string
}

export interface FakeProcessorOptions {
  /** Whether the answer to this call (counted from 1) is lost after the money was taken. @default never */
  readonly losesAnswer?: (call: number) => boolean
  /** How long a call takes. @default 0 */
  readonly delayMs?: () => number
}

type Answer = Result<ChargeAnswer, ProcessorFailure>

/** A processor that takes the money once per key and can lose its answer, as a network does. */
export function createFakeProcessor({
  losesAnswer = () => false,
  delayMs,
}: FakeProcessorOptions = {}): FakeProcessor {
  const charges = new Map<string, Money>()
  const passed = new Set<string>()
  let calls = 0

  const decide = (
    key: string,
    amount: Money,
    paymentMethod: string,
    confirmed: string | undefined,
  ): Answer => {
    const reference = `fake-${key}`
    if (confirmed === `${reference}-passed`) passed.add(key)
    if (paymentMethod === FAKE_CARDS.challenged && !passed.has(key)) {
      return ok({ tag: 'action-required', reference, clientSecret: `${reference}-secret` })
    }
    if (paymentMethod !== FAKE_CARDS.accepted && paymentMethod !== FAKE_CARDS.challenged) {
      return err({ tag: 'declined', message: 'The card was declined.' })
    }
    if (!charges.has(key)) charges.set(key, amount)
    return ok({ tag: 'charged', reference, card: summary })
  }

  return {
    charges,
    calls: () => calls,
    passChallenge: (clientSecret) => clientSecret.replace(/-secret$/, '-passed'),
    charge: async ({ key, amount, paymentMethod, confirmedReference }) => {
      calls += 1
      const isLost = losesAnswer(calls)
      if (delayMs !== undefined) await wait(delayMs())
      const answer = decide(key, amount, paymentMethod, confirmedReference)
      return isLost ? err({ tag: 'failed', message: 'The connection was lost.' }) : answer
    },
    describe: (paymentMethod) =>
      Promise.resolve(Object.values<string>(FAKE_CARDS).includes(paymentMethod) ? summary : null),
  }
}

const summary = { provider: 'Fake', last4: '0000', expiresMonth: 12, expiresYear: 2040 }
