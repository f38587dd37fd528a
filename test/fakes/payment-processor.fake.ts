import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { money } from '../../core/money/index.js'
import type { Money } from '../../core/money/index.js'
import type {
  CaptureRequest,
  ChargedPayment,
  FailedRefund,
  ListedRefund,
  ChargeRequest,
  KeepRequest,
  KeptMethod,
  PaymentAuthorisation,
  PaymentId,
  PaymentProcessor,
  PaymentState,
  RawNotice,
} from '../../core/ports/payments/payment-processor.port.js'
import { err, ok } from '../../core/shared/index.js'
import { createFakeRefunds } from './payment-refunds.fake.js'
import type { FakeRefunds, FakeRefundsOptions } from './payment-refunds.fake.js'

export const DISPUTE_DUE_MS = Date.UTC(2027, 0, 31)
/** The tokens the fake knows; any other is declined. */
export const FAKE_CARDS = {
  accepted: 'fake_ok',
  declined: 'fake_declined',
  challenged: 'fake_challenge',
  /** Charged only while the shopper is present. */
  declinedLater: 'fake_declined_later',
} as const

/** Prefix of a stored token, which is charged without the shopper. */
const KEPT = 'kept:'

interface FakePayment {
  readonly key: string
  readonly amount: Money
  readonly isHeldOnly: boolean
  /** The stored token of the method; null if none. */
  readonly kept: string | null
  status: 'challenged' | 'charged' | 'authorised' | 'declined' | 'cancelled' | 'pending'
  refundedMinor: number
  failedRefunds?: readonly FailedRefund[]
  /** The refunds from its dashboard. */
  readonly elsewhere: Map<string, ListedRefund>
  isDisputed: boolean
}

export interface FakeProcessor extends PaymentProcessor {
  /** The captured payments, by key. */
  readonly charges: ReadonlyMap<string, Money>
  /** Number of charge requests. */
  readonly calls: () => number
  /** Every charge it was asked for, in order. */
  readonly requests: readonly ChargeRequest[]
  /** Every card it was asked to keep without a charge, in order. */
  readonly keepings: readonly KeepRequest[]
  /** Every capture it was asked for, in order. */
  readonly captures: readonly CaptureRequest[]
  /** Passes a challenge at the bank, which charges at once; answers what the page brings back. */
  readonly passChallenge: (challenge: string) => string
  /** Gives money back in the provider's dashboard; answers the notice. */
  readonly refund: (reference: string, amountMinor: number) => RawNotice
  /** The bank returns the money of the refund of the dashboard with this number, from 1; answers the notice. */
  readonly returnElsewhere: (reference: string, number: number) => RawNotice
  /** The bank returns the money of a refund that was made; answers the notice. */
  readonly returnRefund: (reference: string, key: string) => RawNotice
  readonly dispute: (reference: string) => RawNotice
  /** A dispute is decided for the shop. */
  readonly winDispute: (reference: string) => RawNotice
  readonly noticeOf: (reference: string) => RawNotice
  /** Sets the provider's decision on a pending payment. */
  readonly decide: (reference: string, status: 'charged' | 'declined') => void
  readonly refunds: FakeRefunds
}

export interface FakeProcessorOptions {
  /** @default 'fake' */
  readonly name?: string
  /** True if the answer to this call (counted from 1) is lost after the money was taken. @default never */
  readonly losesAnswer?: (call: number) => boolean
  /** True if look-ups and cancellations of payments fail. @default never */
  readonly isDown?: () => boolean
  /** True: it has not decided yet. @default never */
  readonly isSlow?: () => boolean
  /** Duration of a call. @default 0 */
  readonly delayMs?: () => number
  /** True if it can authorise first and capture later. @default true */
  readonly authorises?: boolean
  /** True if it can store methods. `silently-not`: it claims so, and stores none. @default true */
  readonly keeps?: boolean | 'silently-not' | 'with-charge-only'
  /** True if it lists the refunds of a payment. @default true */
  readonly listsRefunds?: boolean
  /** The way it gives money back. @default at once */
  readonly giving?: Omit<FakeRefundsOptions, 'find'>
}

const summary = { provider: 'Fake', last4: '0000', expiresMonth: 12, expiresYear: 2040 }
const unreached = { tag: 'unknown', message: 'The connection was lost.' } as const
const lapsed = { tag: 'lapsed', message: 'The bank no longer holds the money.' } as const
const paidAs = (isHeldOnly: boolean) => (isHeldOnly ? 'authorised' : 'charged')

const signedBy = (name: string, body: Uint8Array): string =>
  createHmac('sha256', `the secret of ${name}`).update(body).digest('hex')

/** A provider that captures once per key and can lose its answer, as a network does. */
export function createFakeProcessor({
  name = 'fake',
  losesAnswer = () => false,
  isDown = () => false,
  isSlow = () => false,
  authorises = true,
  keeps = true,
  delayMs,
  listsRefunds = true,
  giving = {},
}: FakeProcessorOptions = {}): FakeProcessor {
  const payments = new Map<string, FakePayment>()
  const requests: ChargeRequest[] = []
  const captures: CaptureRequest[] = []
  const keepings: KeepRequest[] = []
  const passedKeys = new Set<string>()

  const referenceOf = (key: string): string => `${name}-${key}`
  const byReference = (reference: string | null): FakePayment | undefined =>
    [...payments.values()].find(({ key }) => referenceOf(key) === reference)
  const find = ({ key, reference }: PaymentId): FakePayment | undefined =>
    payments.get(key) ?? byReference(reference)

  const ownRefundsOf = (paid: string, failed: readonly FailedRefund[] = []): readonly ListedRefund[] =>
    [...new Map(refunds.requests.map((request) => [request.key, request])).values()].flatMap(
      ({ key, payment, amount }) =>
        find(payment)?.key === paid && refunds.made.has(key)
          ? [{ id: `own-${key}`, key, amount, isReturned: failed.some((each) => each.key === key) }]
          : [],
    )

  const chargedOf = ({
    key,
    amount,
    refundedMinor,
    failedRefunds,
    elsewhere,
    isDisputed,
    kept,
  }: FakePayment): ChargedPayment => ({
    tag: 'charged',
    reference: referenceOf(key),
    amount,
    refunded: money(refundedMinor, amount.currency),
    ...(failedRefunds && { failedRefunds }),
    ...(listsRefunds && { refunds: [...ownRefundsOf(key, failedRefunds), ...elsewhere.values()] }),
    isDisputed,
    ...(isDisputed && { disputeDueMs: DISPUTE_DUE_MS }),
    card: summary,
    keptMethod: kept,
  })

  const stateOf = (payment: FakePayment): PaymentState => {
    const reference = referenceOf(payment.key)
    switch (payment.status) {
      case 'charged':
        return chargedOf(payment)
      case 'authorised':
        return {
          tag: 'authorised',
          reference,
          amount: payment.amount,
          card: summary,
          keptMethod: payment.kept,
        }
      case 'pending':
        return { tag: 'pending', reference }
      case 'challenged':
        return { tag: 'action-required', reference, action: { provider: name, data: `${reference}-secret` } }
      default:
        return { tag: 'declined', message: 'The card was declined.' }
    }
  }

  const isAccepted = ({ paymentMethod, isOffSession = false }: ChargeRequest): boolean => {
    if (isOffSession) return paymentMethod === `${KEPT}${FAKE_CARDS.accepted}`
    return paymentMethod === FAKE_CARDS.accepted || paymentMethod === FAKE_CARDS.declinedLater
  }

  const begin = (request: ChargeRequest, isHeldOnly: boolean): FakePayment => {
    const { key, amount, paymentMethod, keepsMethod = false } = request
    const status =
      paymentMethod === FAKE_CARDS.challenged && !(request.isOffSession ?? false)
        ? 'challenged'
        : !isAccepted(request)
          ? 'declined'
          : isSlow()
            ? 'pending'
            : paidAs(isHeldOnly)
    const kept =
      keepsMethod && (keeps === true || keeps === 'with-charge-only') ? `${KEPT}${paymentMethod}` : null
    const payment: FakePayment = {
      key,
      amount,
      isHeldOnly,
      kept,
      status,
      refundedMinor: 0,
      elsewhere: new Map(),
      isDisputed: false,
    }
    payments.set(key, payment)
    return payment
  }

  const pay = async (request: ChargeRequest, isHeldOnly: boolean): Promise<PaymentState> => {
    requests.push(request)
    const isLost = losesAnswer(requests.length)
    if (delayMs !== undefined) await wait(delayMs())
    const payment = payments.get(request.key) ?? begin(request, isHeldOnly)
    return isLost ? unreached : stateOf(payment)
  }

  const capture: PaymentAuthorisation['capture'] = (request) => {
    captures.push(request)
    const payment = find(request)
    if (payment?.status === 'authorised') payment.status = 'charged'
    if (isDown()) return Promise.resolve(unreached)
    return Promise.resolve(payment?.status === 'charged' ? chargedOf(payment) : lapsed)
  }

  const keep = async (request: KeepRequest): Promise<KeptMethod> => {
    keepings.push(request)
    const { key, paymentMethod } = request
    if (isDown()) return unreached
    if (paymentMethod === FAKE_CARDS.challenged && !passedKeys.has(key)) {
      return { tag: 'action-required', action: { provider: name, data: `${key}-secret` } }
    }
    const isKnown = Object.values<string | null>(FAKE_CARDS).includes(paymentMethod)
    return isKnown && paymentMethod !== FAKE_CARDS.declined
      ? { tag: 'kept', keptMethod: `${KEPT}${paymentMethod}`, card: summary }
      : { tag: 'declined', message: 'The card was declined.' }
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

  const refunds = createFakeRefunds({
    find: (which) => {
      const payment = find(which)
      if (payment?.status !== 'charged') return null
      return Object.assign(payment, { takenMinor: payment.amount.amount })
    },
    ...giving,
  })

  return {
    provider: { name, publicKey: `${name}-key`, account: null },
    keepsMethods: keeps !== false,
    ...(keeps === true && { keep }),
    requests,
    keepings,
    captures,
    get charges() {
      const charged = [...payments.values()].filter(({ status }) => status === 'charged')
      return new Map(charged.map(({ key, amount }) => [key, amount]))
    },
    calls: () => requests.length,
    passChallenge: (challenge) => {
      const reference = challenge.replace(/-secret$/, '')
      passedKeys.add(reference)
      const payment = byReference(reference)
      if (payment?.status === 'challenged') payment.status = paidAs(payment.isHeldOnly)
      return `${reference}-passed`
    },
    charge: (request) => pay(request, false),
    ...(authorises && { authorisation: { authorise: (request) => pay(request, true), capture } }),
    lookup: (which) => {
      if (isDown()) return Promise.resolve(unreached)
      const payment = find(which)
      return Promise.resolve(
        payment === undefined || payment.status === 'cancelled' ? { tag: 'none' } : stateOf(payment),
      )
    },
    cancel: (which) => {
      if (isDown()) return Promise.resolve(unreached)
      const payment = find(which)
      if (payment?.status === 'charged') return Promise.resolve(chargedOf(payment))
      payments.set(which.key, {
        key: which.key,
        amount: payment?.amount ?? money(0, 'EUR'),
        isHeldOnly: payment?.isHeldOnly ?? false,
        kept: null,
        status: 'cancelled',
        refundedMinor: 0,
        elsewhere: new Map(),
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
    refunds,
    noticeOf,
    refund: (reference, amountMinor) =>
      inDashboard(reference, (payment) => {
        payment.refundedMinor += amountMinor
        const id = `dashboard-${payment.elsewhere.size + 1}`
        const amount = money(amountMinor, payment.amount.currency)
        payment.elsewhere.set(id, { id, key: null, amount, isReturned: false })
      }),
    returnElsewhere: (reference, number) =>
      inDashboard(reference, (payment) => {
        const refund = payment.elsewhere.get(`dashboard-${number}`)
        if (refund === undefined || refund.isReturned) return
        payment.refundedMinor -= refund.amount.amount
        payment.elsewhere.set(refund.id, { ...refund, isReturned: true })
      }),
    returnRefund: (reference, key) =>
      inDashboard(reference, (payment) => {
        payment.refundedMinor -= refunds.made.get(key) ?? 0
        payment.failedRefunds = [{ key, message: 'The bank returned it.' }]
      }),
    dispute: (reference) =>
      inDashboard(reference, (payment) => {
        payment.isDisputed = true
      }),
    winDispute: (reference) =>
      inDashboard(reference, (payment) => {
        payment.isDisputed = false
      }),
    decide: (reference, status) => {
      const payment = byReference(reference)
      if (payment) payment.status = status
    },
  }
}
