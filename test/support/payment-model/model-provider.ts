import { money } from '../../../core/money/index.js'
import type { Money } from '../../../core/money/index.js'
import type {
  CapturedPayment,
  CaptureRequest,
  ChargeRequest,
  KeepRequest,
  KeptMethod,
  PaymentId,
  PaymentProcessor,
  PaymentState,
  RawNotice,
} from '../../../core/ports/payments/payment-processor.port.js'
import { err, ok } from '../../../core/shared/index.js'

/** The tokens, by the bank's reaction. */
export const MODEL_CARDS = ['good', 'declined', 'challenge', 'slow'] as const
export type ModelCard = (typeof MODEL_CARDS)[number]

export interface ModelPayment {
  readonly id: string
  readonly key: string
  readonly amount: Money
  readonly begunMs: number
  /** The bank holds the money until it is taken. */
  readonly isHeldFirst: boolean
  status: 'challenged' | 'charged' | 'declined' | 'cancelled' | 'pending' | 'held'
  /** Captured amount, in minor units; an owner may capture a part of an authorisation. */
  taken: number
}

/** A method that is to be kept without a payment. */
export interface ModelKeeping {
  readonly id: string
  readonly key: string
  readonly method: string
  readonly begunMs: number
  status: 'challenged' | 'kept' | 'declined'
}

/** The fault of one request. */
export type ModelFault = 'none' | 'lost-request' | 'lost-answer' | 'error-after'

export interface ModelProvider {
  readonly payments: readonly ModelPayment[]
  /** The shop's connection to it; each request waits for `arrive`, which decides its fault. */
  readonly connect: (arrive: (what: string) => Promise<ModelFault>) => PaymentProcessor
  readonly keepings: readonly ModelKeeping[]
  /** The owner captures a part of the held money, in the provider's dashboard. */
  readonly takePart: (id: string, part: number) => void
  /** The shopper passes the challenge at the bank, which charges, holds the money, or lets the method be kept. */
  readonly passChallenge: (id: string) => void
  readonly decide: (id: string, status: 'charged' | 'declined') => void
  /** Notices that were not delivered yet. */
  readonly notices: RawNotice[]
  readonly forge: (id: string) => RawNotice
}

/** The time for which a key is known. */
const KEY_LIFE_MS = 24 * 60 * 60 * 1000
const SECRET = 'signed'
const lost = { tag: 'unknown', message: 'The connection was lost.' } as const

const noticeOf = ({ id, key }: Pick<ModelPayment, 'id' | 'key'>, signature = SECRET): RawNotice => ({
  body: Buffer.from(JSON.stringify({ id, key })),
  headers: { signature },
})

function stateOf({ id, key, amount, taken, status }: ModelPayment): PaymentState {
  switch (status) {
    case 'held':
      return { tag: 'authorised', reference: id, amount, card: null }
    case 'charged':
      return {
        tag: 'charged',
        reference: id,
        amount: money(taken, amount.currency),
        refunded: money(0, amount.currency),
        isDisputed: false,
        card: null,
        keptMethod: `kept-with-${key}`,
      }
    case 'challenged':
      return { tag: 'action-required', reference: id, action: { provider: 'model', data: id } }
    case 'pending':
      return { tag: 'pending', reference: id }
    default:
      return { tag: 'declined', message: 'The card was declined.' }
  }
}

const FIRST: Readonly<Record<ModelCard, ModelPayment['status']>> = {
  good: 'charged',
  declined: 'declined',
  challenge: 'challenged',
  slow: 'pending',
}

/** A slow payment method is stored at once. */
const KEPT_FIRST: Readonly<Record<ModelCard, ModelKeeping['status']>> = {
  good: 'kept',
  declined: 'declined',
  challenge: 'challenged',
  slow: 'kept',
}

/** A provider that forgets a key after a day, as providers do: repeating it then charges twice. */
export function createModelProvider(nowMs: () => number): ModelProvider {
  const payments: ModelPayment[] = []
  const keepings: ModelKeeping[] = []
  const notices: RawNotice[] = []

  const change = (payment: ModelPayment, status: ModelPayment['status'], taken = 0): void => {
    Object.assign(payment, { status, taken })
    notices.push(noticeOf(payment))
  }

  const pay = (payment: ModelPayment): void =>
    payment.isHeldFirst ? change(payment, 'held') : change(payment, 'charged', payment.amount.amount)

  const begin = (
    { key, amount }: Pick<ChargeRequest, 'key' | 'amount'>,
    first: ModelPayment['status'],
    isHeldFirst: boolean,
  ) => {
    const id = `pay-${payments.length + 1}`
    const status = first === 'charged' && isHeldFirst ? 'held' : first
    const taken = status === 'charged' ? amount.amount : 0
    const payment: ModelPayment = { id, key, amount, begunMs: nowMs(), isHeldFirst, status, taken }
    payments.push(payment)
    notices.push(noticeOf(payment))
    return payment
  }

  const find = ({ key, reference }: PaymentId): ModelPayment | undefined =>
    payments.find(({ id }) => id === reference) ?? payments.find((payment) => payment.key === key)

  const charge = (request: ChargeRequest, isHeldFirst: boolean): PaymentState => {
    const remembered = payments.find(
      ({ id, key, begunMs }) =>
        id === request.reference || (key === request.key && nowMs() - begunMs <= KEY_LIFE_MS),
    )
    const first = FIRST[request.paymentMethod as ModelCard] ?? 'charged'
    return stateOf(remembered ?? begin(request, first, isHeldFirst))
  }

  const keep = ({ key, paymentMethod }: KeepRequest): KeptMethod => {
    const known = keepings.find((each) => each.key === key && nowMs() - each.begunMs <= KEY_LIFE_MS)
    const method = paymentMethod ?? ''
    const keeping: ModelKeeping = known ?? {
      id: `keep-${keepings.length + 1}`,
      key,
      method,
      begunMs: nowMs(),
      status: KEPT_FIRST[method as ModelCard] ?? 'kept',
    }
    if (known === undefined) keepings.push(keeping)
    if (keeping.status === 'kept') return { tag: 'kept', keptMethod: keeping.method, card: null }
    return keeping.status === 'declined'
      ? { tag: 'declined', message: 'The card was declined.' }
      : { tag: 'action-required', action: { provider: 'model', data: keeping.id } }
  }

  const capture = ({ reference, amount }: CaptureRequest): CapturedPayment => {
    const payment = payments.find(({ id }) => id === reference)
    if (payment?.status === 'held') change(payment, 'charged', amount.amount)
    const state = payment === undefined ? null : stateOf(payment)
    return state?.tag === 'charged' ? state : { tag: 'lapsed', message: 'Nothing is held.' }
  }

  const connect: ModelProvider['connect'] = (arrive) => {
    const ask = async <T>(what: string, work: () => T): Promise<T | typeof lost> => {
      const fault = await arrive(what)
      if (fault === 'lost-request') return lost
      const answer = work()
      return fault === 'none' ? answer : lost
    }
    return {
      provider: { name: 'model', publicKey: null, account: null },
      keepsMethods: true,
      keep: (request) => ask('keep', () => keep(request)),
      charge: (request) => ask('charge', () => charge(request, false)),
      authorisation: {
        authorise: (request) => ask('authorise', () => charge(request, true)),
        capture: (request) => ask('capture', () => capture(request)),
      },
      lookup: (which) =>
        ask('lookup', () => {
          const payment = find(which)
          return payment === undefined || payment.status === 'cancelled' ? { tag: 'none' } : stateOf(payment)
        }),
      cancel: (which) =>
        ask('cancel', () => {
          const payment =
            find(which) ?? begin({ key: which.key, amount: money(0, 'EUR') }, 'cancelled', false)
          const state = stateOf(payment)
          if (state.tag === 'charged' || state.tag === 'pending') return state
          if (payment.status === 'challenged' || payment.status === 'held') change(payment, 'cancelled')
          return { tag: 'cancelled' }
        }),
      describe: () => Promise.resolve(null),
      readNotice: ({ body, headers }) => {
        if (headers['signature'] !== SECRET)
          return Promise.resolve(err({ tag: 'forged', message: 'Forged.' }))
        const { id, key } = JSON.parse(Buffer.from(body).toString()) as {
          readonly id: string
          readonly key: string
        }
        return Promise.resolve(ok([{ key, reference: id }]))
      },
    }
  }

  const byId = (id: string): ModelPayment | undefined => payments.find((payment) => payment.id === id)
  return {
    payments,
    keepings,
    notices,
    connect,
    takePart: (id, part) => {
      const payment = byId(id)
      if (payment?.status === 'held') change(payment, 'charged', part)
    },
    passChallenge: (id) => {
      const payment = byId(id)
      if (payment?.status === 'challenged') pay(payment)
      const keeping = keepings.find((each) => each.id === id)
      if (keeping?.status === 'challenged') keeping.status = 'kept'
    },
    decide: (id, status) => {
      const payment = byId(id)
      if (payment?.status !== 'pending') return
      if (status === 'charged') pay(payment)
      else change(payment, status)
    },
    forge: (id) => noticeOf({ id, key: byId(id)?.key ?? '' }, 'forged'),
  }
}
