import { createHash, randomBytes } from 'node:crypto'
import { money } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import type {
  ChargedPayment,
  ChargeRequest,
  FoundPayment,
  KeepRequest,
  KeptMethod,
  PaymentAuthorisation,
  PaymentProcessor,
  PaymentState,
  RawNotice,
} from '../../../../core/ports/payments/payment-processor.port.js'
import { err, ok, parseJson, toRecord, toText } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { createSandboxRefunds } from './sandbox-refunds.js'
import { signNotice, verifyNotice } from './notice-signature.js'
import { createMemoryLedger } from './sandbox-ledger.js'
import type { SandboxLedger, SandboxPayment } from './sandbox-ledger.js'
import { SANDBOX } from '../shared/sandbox-provider.js'
import { parseTestToken, summaryOf } from '../shared/test-token.js'

/** The shopper's answer to the sandbox's challenge. */
export type ChallengeOutcome = 'complete' | 'fail'

/** The options of the sandbox. */
export interface SandboxOptions {
  /** @default the memory of this process */
  readonly ledger?: SandboxLedger
  /** Signs notices. @default made at random, so that notices count within this process only */
  readonly noticeSecret?: string
  /** Wall-clock ms. @default the system's */
  readonly wallTime?: () => number
}

/** The processor of a test shop: no money moves, and the card decides the outcome. */
export interface SandboxProcessor extends PaymentProcessor {
  /**
   * Answers a challenge like the page's dialog. A passed one charges at once, as banks do, even if the page
   * never returns with the confirmation. Never rejects.
   */
  readonly authenticate: (
    challenge: string,
    outcome: ChallengeOutcome,
  ) => Promise<Result<{ readonly confirmation: string }, { readonly message: string }>>
  /** Makes a refund in the provider's dashboard; returns the notice for the shop. */
  readonly refund: (reference: string, amountMinor: number) => Promise<RawNotice | null>
  /** Opens a dispute by the card holder; returns the notice for the shop. */
  readonly dispute: (reference: string) => Promise<RawNotice | null>
  /** The notice of a changed payment, signed now. */
  readonly noticeOf: (reference: string) => RawNotice
}

const DECLINED = 'The test card was declined'

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24)

/** The reference of the payment with a key; derived, so that any process and any repetition gets the same. */
const referenceOf = (key: string): string => `sandbox_pay_${digest('payment', key)}`
const challengeOf = (reference: string): string => `${reference}_secret_${digest('secret', reference)}`
const proofOf = (reference: string): string => `${reference}_proof_${digest('proof', reference)}`

/** A payment without any events yet. */
const newPayment = (key: string, amount: Money, paymentMethod: string) => ({
  key,
  reference: referenceOf(key),
  amount,
  paymentMethod,
  refundedMinor: 0,
  isDisputed: false,
})

const declined = (message: string): PaymentState => ({ tag: 'declined', message })

/** A stored card is charged with the same token, since it only names a test card. */
const keptOf = ({ isKept = false, paymentMethod }: SandboxPayment) =>
  isKept ? { keptMethod: paymentMethod } : {}

function chargedState(charged: SandboxPayment): ChargedPayment {
  const { reference, amount, refundedMinor, isDisputed, paymentMethod } = charged
  const payment = parseTestToken(paymentMethod)
  return {
    tag: 'charged',
    reference,
    amount,
    refunded: money(refundedMinor, amount.currency),
    isDisputed,
    card: payment && summaryOf(payment),
    ...keptOf(charged),
  }
}

function stateOf(payment: SandboxPayment): PaymentState {
  const { status, reference } = payment
  switch (status) {
    case 'charged':
      return chargedState(payment)
    case 'authorised': {
      const token = parseTestToken(payment.paymentMethod)
      const card = token && summaryOf(token)
      return { tag: 'authorised', reference, amount: payment.amount, card, ...keptOf(payment) }
    }
    case 'challenged':
      return {
        tag: 'action-required',
        reference,
        action: { provider: SANDBOX.name, data: challengeOf(reference) },
      }
    case 'cancelled':
      return declined('This payment was cancelled.')
    case 'declined':
      return declined(
        `${DECLINED}: ${parseTestToken(payment.paymentMethod)?.card.reason ?? 'no reason given'}.`,
      )
  }
}

const paidAs = (isHeldOnly = false) => (isHeldOnly ? 'authorised' : 'charged')

/** The card that is challenged once, when it is stored. */
const CHALLENGED_ONCE = 'authenticate-setup'

/** The status of a payment after the first charge of its card; a challenge needs the shopper. */
function firstStatus(
  paymentMethod: string,
  { isHeldOnly, isOffSession }: { readonly isHeldOnly: boolean; readonly isOffSession: boolean },
): SandboxPayment['status'] {
  const { outcome, name } = parseTestToken(paymentMethod)?.card ?? {}
  if (isOffSession) return outcome === 'success' || name === CHALLENGED_ONCE ? 'charged' : 'declined'
  if (outcome === 'declined-later') return paidAs(isHeldOnly)
  if (outcome === 'success') return paidAs(isHeldOnly)
  return outcome === undefined || outcome === 'declined' ? 'declined' : 'challenged'
}

/** The payment after its challenge was passed. */
const passed = (payment: SandboxPayment): SandboxPayment =>
  payment.status === 'challenged'
    ? {
        ...payment,
        status:
          parseTestToken(payment.paymentMethod)?.card.outcome === 'authenticate'
            ? paidAs(payment.isHeldOnly)
            : 'declined',
      }
    : payment

type Charging = Pick<
  PaymentProcessor,
  'charge' | 'authorisation' | 'keep' | 'lookup' | 'cancel' | 'refunds' | 'describe'
>

/** Takes held money, once. */
async function captureHeld(
  ledger: SandboxLedger,
  { key, reference, amount }: Parameters<PaymentAuthorisation['capture']>[0],
): ReturnType<PaymentAuthorisation['capture']> {
  const known = await ledger.find({ key, reference })
  // A payment that was held in an earlier process; the reference proves that it was begun here.
  const isForgotten = known === null && reference === referenceOf(key)
  const payment = isForgotten ? { ...newPayment(key, amount, ''), status: 'authorised' as const } : known
  if (payment?.status === 'charged') return chargedState(payment)
  if (payment?.status !== 'authorised')
    return { tag: 'lapsed', message: 'The sandbox holds no money for this payment.' }
  const taken = { ...payment, status: 'charged' } as const
  await ledger.save(taken)
  return chargedState(taken)
}

/** Charges test cards, and keeps the payments in a ledger. */
function createCharging(ledger: SandboxLedger): Charging {
  const saved = async (payment: SandboxPayment): Promise<SandboxPayment> => {
    await ledger.save(payment)
    return payment
  }

  const pay = async (
    { key, amount, paymentMethod, confirmation, keepsMethod, isOffSession = false }: ChargeRequest,
    isHeldOnly: boolean,
  ): Promise<PaymentState> => {
    if (parseTestToken(paymentMethod) === null) {
      return declined('This is a test shop: it takes test cards only.')
    }
    const reference = referenceOf(key)
    const begun = await ledger.find({ key, reference })
    const payment = begun ?? {
      ...newPayment(key, amount, paymentMethod),
      status: firstStatus(paymentMethod, { isHeldOnly, isOffSession }),
      isHeldOnly,
      ...(keepsMethod === true && { isKept: true }),
    }
    const next = confirmation === proofOf(reference) ? passed(payment) : payment
    return stateOf(next === begun ? next : await saved(next))
  }

  /** Stores a card, which pays nothing: for the sandbox it is a payment of zero. */
  const keep = async ({ key, paymentMethod, confirmation }: KeepRequest): Promise<KeptMethod> => {
    if (paymentMethod === null) return { tag: 'declined', message: DECLINED }
    const nothing = { amount: money(0, 'USD'), reference: null, keepsMethod: true }
    const state = await pay({ key, paymentMethod, confirmation, ...nothing }, false)
    if (state.tag === 'charged') return { tag: 'kept', keptMethod: paymentMethod, card: state.card }
    return state.tag === 'declined' || state.tag === 'action-required'
      ? state
      : { tag: 'unknown', message: 'The sandbox has not decided yet.' }
  }

  return {
    keep,
    charge: (request) => pay(request, false),
    authorisation: {
      authorise: (request) => pay(request, true),
      capture: (request) => captureHeld(ledger, request),
    },
    refunds: createSandboxRefunds(ledger, ({ key, reference }, taken) =>
      // A payment that was taken in an earlier process, as with a capture.
      reference === referenceOf(key) ? { ...newPayment(key, taken, ''), status: 'charged' } : null,
    ),
    lookup: async (which): Promise<FoundPayment> => {
      const payment = await ledger.find(which)
      return payment === null || payment.status === 'cancelled' ? { tag: 'none' } : stateOf(payment)
    },
    cancel: async (which) => {
      const payment = await ledger.find(which)
      if (payment?.status === 'charged') return chargedState(payment)
      const nothing = newPayment(which.key, money(0, 'USD'), '')
      await ledger.save({ ...nothing, ...payment, status: 'cancelled' })
      return { tag: 'cancelled' }
    },
    describe: (paymentMethod) => {
      const payment = parseTestToken(paymentMethod)
      return Promise.resolve(payment && summaryOf(payment))
    },
  }
}

type Dashboard = Pick<SandboxProcessor, 'authenticate' | 'refund' | 'dispute' | 'noticeOf' | 'readNotice'>

/** The side of the provider: challenges, refunds and disputes in its dashboard, and the notices of them. */
function createDashboard(
  ledger: SandboxLedger,
  { noticeSecret, wallTime }: Required<Omit<SandboxOptions, 'ledger'>>,
): Dashboard {
  const byReference = (reference: string) => ledger.find({ key: null, reference })

  const noticeOf = (reference: string): RawNotice =>
    signNotice(noticeSecret, Buffer.from(JSON.stringify({ payment: reference })), wallTime())

  const changed = async (
    reference: string,
    change: (payment: SandboxPayment) => SandboxPayment,
  ): Promise<RawNotice | null> => {
    const payment = await byReference(reference)
    if (payment?.status !== 'charged') return null
    await ledger.save(change(payment))
    return noticeOf(reference)
  }

  return {
    noticeOf,
    readNotice: async (notice) => {
      const body = verifyNotice(noticeSecret, notice, wallTime())
      if (!body.ok) return body
      const reference = toText(toRecord(parseJson(body.value))['payment'])
      if (reference === null) return err({ tag: 'unreadable', message: 'The notice names no payment.' })
      return ok([{ key: (await byReference(reference))?.key ?? null, reference }])
    },
    authenticate: async (challenge, outcome) => {
      const [reference = ''] = challenge.split('_secret_')
      if (challengeOf(reference) !== challenge) return err({ message: 'There is no such payment.' })
      const payment = await byReference(reference)
      if (payment?.status === 'cancelled') return err({ message: 'This payment was cancelled.' })
      if (outcome === 'fail') return err({ message: 'The test challenge was not passed.' })
      if (payment !== null) await ledger.save(passed(payment))
      return ok({ confirmation: proofOf(reference) })
    },
    refund: (reference, amountMinor) =>
      changed(reference, (payment) => ({
        ...payment,
        refundedMinor: Math.min(payment.amount.amount, payment.refundedMinor + amountMinor),
      })),
    dispute: (reference) => changed(reference, (payment) => ({ ...payment, isDisputed: true })),
  }
}

/** Makes the processor of a test shop. */
export const createSandboxProcessor = ({
  ledger = createMemoryLedger(),
  noticeSecret = randomBytes(24).toString('hex'),
  wallTime = Date.now,
}: SandboxOptions = {}): SandboxProcessor => ({
  provider: SANDBOX,
  movesMoney: false,
  keepsMethods: true,
  ...createCharging(ledger),
  ...createDashboard(ledger, { noticeSecret, wallTime }),
})
