import type {
  NoticeFailure,
  NotifiedPayment,
  RawNotice,
} from '../../../ports/payments/payment-processor.port.js'
import { err, ok } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { abilitiesFor } from './ask-provider.js'
import type { AttemptPorts } from './attempt-ports.js'
import type { NoticeOutcome } from './attempt-state.js'
import { isOpenAttempt } from './attempt-status.js'
import type { PaymentAttempt } from './payment-attempt.js'
import { processorOf } from './processors.js'
import { runAttempt } from './run-attempt.js'
import { settledOf } from './settle-attempt.js'

/**
 * The outcome of a notice. `later`: its payment could not be looked up, so the provider must send it again.
 * `unmatched`: money was taken for a released attempt; `lapsed`: the money of a placed order is no longer
 * held. Both need the owner.
 */
export interface NoticeReport {
  readonly outcome: Exclude<NoticeOutcome, 'changed'>
}

/** `unknown-provider`: the shop does not use this provider. */
export type NoticeRefusal = NoticeFailure | { readonly tag: 'unknown-provider'; readonly message: string }

/** The ports of notices. */
export interface NoticePorts extends AttemptPorts {
  /** Stores the new name of a stored payment method; running charges can still use the old one. */
  readonly renameKeptMethod: (
    provider: string,
    renamed: NonNullable<NotifiedPayment['renamed']>,
  ) => Promise<void>
}

/** The maximum number of retries if simultaneous notices of one payment conflict. */
const MAX_TRIES = 5

/**
 * Handles a provider's notice. Notices may be repeated and in any order: each one only triggers a look-up of
 * its payment, so that the provider's present state decides.
 */
export async function receiveNotice(
  ports: NoticePorts,
  provider: string,
  notice: RawNotice,
): Promise<Result<NoticeReport, NoticeRefusal>> {
  const processor = processorOf(ports, provider)
  if (processor === null)
    return err({ tag: 'unknown-provider', message: `This shop takes no payments through ${provider}.` })
  const payments = await processor.readNotice(notice)
  if (!payments.ok) return payments
  let outcome: NoticeReport['outcome'] = 'done'
  for (const payment of payments.value) {
    const attempt = await ports.attempts.findNotified(provider, payment)
    // A payment of another shop at the same provider.
    if (attempt === null) continue
    const became = await followPayment(ports, attempt.id)
    if (payment.renamed !== undefined) await ports.renameKeptMethod(provider, payment.renamed)
    if (became !== 'done' && (outcome === 'done' || became === 'unmatched')) outcome = became
  }
  return ok({ outcome })
}

/**
 * Stores the provider's present state of a payment. If the attempt was changed meanwhile, it is looked up
 * again, since the result may be outdated.
 */
export async function followPayment(ports: AttemptPorts, id: string): Promise<NoticeReport['outcome']> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const attempt = await ports.attempts.find(id)
    const outcome = attempt === null ? 'done' : await followOnce(ports, attempt)
    if (outcome !== 'changed') return outcome
  }
  return 'later'
}

async function followOnce(ports: AttemptPorts, attempt: PaymentAttempt): Promise<NoticeOutcome> {
  const event = { tag: 'noticed', provider: abilitiesFor(ports, attempt) } as const
  const rest = await runAttempt(ports, attempt, event, 'unattended')
  if (!isOpenAttempt(attempt.state)) return rest.outcome ?? 'later'
  const { tag } = settledOf(rest)
  // Another process may just have placed it, with an answer from before the notice.
  if (tag === 'placed') return 'changed'
  return tag === 'unknown' ? 'later' : 'done'
}
