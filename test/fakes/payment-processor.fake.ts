import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { money } from '../../core/money/index.js'
import type { Money } from '../../core/money/index.js'
import type {
  ChargedPayment,
  ChargeRequest,
  PaymentId,
  PaymentProcessor,
  PaymentState,
  RawNotice,
} from '../../core/ports/payment-processor.port.js'
import { err, ok } from '../../core/shared/index.js'

/** The tokens the fake knows; any other is declined. */
export const FAKE_CARDS = {
  accepted: 'fake_ok',
  declined: 'fake_declined',
  challenged: 'fake_challenge',
} as const

interface FakePayment {
  readonly key: string
  readonly amount: Money
  status: 'challenged' | 'charged' | 'declined' | 'cancelled' | 'pending'
  refundedMinor: number
  isDisputed: boolean
}

export interface FakeProcessor extends PaymentProcessor {
  /** The money that was taken, by key. */
  readonly charges: ReadonlyMap<string, Money>
  /** How often it was asked to charge. */
  readonly calls: () => number
  /** Every charge it was asked for, in order. */
  readonly requests: readonly ChargeRequest[]
  /** Passes a challenge at the bank, which charges at once; answers what the page brings back. */
  readonly passChallenge: (challenge: string) => string
  /** Gives money back in the provider's dashboard; answers the notice. */
  readonly refund: (reference: string, amountMinor: number) => RawNotice
  readonly dispute: (reference: string) => RawNotice
  readonly noticeOf: (reference: string) => RawNotice
  /** What the provider now says of a payment that it had not decided. */
  readonly decide: (reference: string, status: 'charged' | 'declined') => void
}

export interface FakeProcessorOptions {
  /** @default 'fake' */
  readonly name?: string
  /** Whether the answer to this call (counted from 1) is lost after the money was taken. @default never */
  readonly losesAnswer?: (call: number) => boolean
  /** Whether it cannot be asked what became of a payment, or to cancel one. @default never */
  readonly isDown?: () => boolean
  /** Whether it takes its time to decide. @default never */
  readonly isSlow?: () => boolean
  /** How long a call takes. @default 0 */
  readonly delayMs?: () => number
}

const summary = { provider: 'Fake', last4: '0000', expiresMonth: 12, expiresYear: 2040 }
const lost: PaymentState = { tag: 'unknown', message: 'The connection was lost.' }

const signedBy = (name: string, body: Uint8Array): string =>
  createHmac('sha256', `the secret of ${name}`).update(body).digest('hex')

/** A provider that takes the money once per key and can lose its answer, as a network does. */
export function createFakeProcessor({
  name = 'fake',
  losesAnswer = () => false,
  isDown = () => false,
  isSlow = () => false,
  delayMs,
}: FakeProcessorOptions = {}): FakeProcessor {
  const payments = new Map<string, FakePayment>()
  const requests: ChargeRequest[] = []

  const referenceOf = (key: string): string => `${name}-${key}`
  const byReference = (reference: string | null): FakePayment | undefined =>
    [...payments.values()].find(({ key }) => referenceOf(key) === reference)
  const find = ({ key, reference }: PaymentId): FakePayment | undefined =>
    payments.get(key) ?? byReference(reference)

  const chargedOf = ({ key, amount, refundedMinor, isDisputed }: FakePayment): ChargedPayment => ({
    tag: 'charged',
    reference: referenceOf(key),
    amount,
    refunded: money(refundedMinor, amount.currency),
    isDisputed,
    card: summary,
  })

  const stateOf = (payment: FakePayment): PaymentState => {
    const reference = referenceOf(payment.key)
    switch (payment.status) {
      case 'charged':
        return chargedOf(payment)
      case 'pending':
        return { tag: 'pending', reference }
      case 'challenged':
        return { tag: 'action-required', reference, action: { provider: name, data: `${reference}-secret` } }
      default:
        return { tag: 'declined', message: 'The card was declined.' }
    }
  }

  const begin = ({ key, amount, paymentMethod }: ChargeRequest): FakePayment => {
    const status =
      paymentMethod === FAKE_CARDS.challenged
        ? 'challenged'
        : paymentMethod !== FAKE_CARDS.accepted
          ? 'declined'
          : isSlow()
            ? 'pending'
            : 'charged'
    const payment: FakePayment = { key, amount, status, refundedMinor: 0, isDisputed: false }
    payments.set(key, payment)
    return payment
  }

  const noticeOf = (reference: string): RawNotice => {
    const body = Buffer.from(JSON.stringify({ about: reference }))
    return { body, headers: { 'fake-signature': signedBy(name, body) } }
  }

  const inDashboard = (reference: string, change: (payment: FakePayment) => void): RawNotice => {
    const payment = byReference(reference)
    if (payment) change(payment)
    return noticeOf(reference)
  }

  return {
    provider: { name, publicKey: `${name}-key`, account: null },
    requests,
    get charges() {
      const charged = [...payments.values()].filter(({ status }) => status === 'charged')
      return new Map(charged.map(({ key, amount }) => [key, amount]))
    },
    calls: () => requests.length,
    passChallenge: (challenge) => {
      const reference = challenge.replace(/-secret$/, '')
      const payment = byReference(reference)
      if (payment?.status === 'challenged') payment.status = 'charged'
      return `${reference}-passed`
    },
    charge: async (request) => {
      requests.push(request)
      const isLost = losesAnswer(requests.length)
      if (delayMs !== undefined) await wait(delayMs())
      const payment = payments.get(request.key) ?? begin(request)
      return isLost ? lost : stateOf(payment)
    },
    lookup: (which) => {
      if (isDown()) return Promise.resolve(lost)
      const payment = find(which)
      return Promise.resolve(
        payment === undefined || payment.status === 'cancelled' ? { tag: 'none' } : stateOf(payment),
      )
    },
    cancel: (which) => {
      if (isDown()) return Promise.resolve({ tag: 'unknown', message: 'The connection was lost.' })
      const payment = find(which)
      if (payment?.status === 'charged') return Promise.resolve(chargedOf(payment))
      payments.set(which.key, {
        key: which.key,
        amount: payment?.amount ?? money(0, 'EUR'),
        status: 'cancelled',
        refundedMinor: 0,
        isDisputed: false,
      })
      return Promise.resolve({ tag: 'cancelled' })
    },
    describe: (paymentMethod) =>
      Promise.resolve(Object.values<string>(FAKE_CARDS).includes(paymentMethod) ? summary : null),
    readNotice: ({ body, headers }) => {
      if (headers['fake-signature'] !== signedBy(name, body)) {
        return Promise.resolve(err({ tag: 'forged', message: 'The signature is wrong.' }))
      }
      const { about } = JSON.parse(Buffer.from(body).toString('utf8')) as { readonly about: string }
      return Promise.resolve(ok([{ key: byReference(about)?.key ?? null, reference: about }]))
    },
    noticeOf,
    refund: (reference, amountMinor) =>
      inDashboard(reference, (payment) => {
        payment.refundedMinor += amountMinor
      }),
    dispute: (reference) =>
      inDashboard(reference, (payment) => {
        payment.isDisputed = true
      }),
    decide: (reference, status) => {
      const payment = byReference(reference)
      if (payment) payment.status = status
    },
  }
}
