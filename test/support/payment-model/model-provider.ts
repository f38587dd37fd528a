import { money } from '../../../core/money/index.js'
import type { Money } from '../../../core/money/index.js'
import type {
  ChargeRequest,
  PaymentId,
  PaymentProcessor,
  PaymentState,
  RawNotice,
} from '../../../core/ports/payment-processor.port.js'
import { err, ok } from '../../../core/shared/index.js'

/** The tokens, by what the bank does with them. */
export const MODEL_CARDS = ['good', 'declined', 'challenge', 'slow'] as const
export type ModelCard = (typeof MODEL_CARDS)[number]

export interface ModelPayment {
  readonly id: string
  readonly key: string
  readonly amount: Money
  readonly begunMs: number
  status: 'challenged' | 'charged' | 'declined' | 'cancelled' | 'pending'
}

/** What goes wrong with one request. */
export type ModelFault = 'none' | 'lost-request' | 'lost-answer' | 'error-after'

export interface ModelProvider {
  readonly payments: readonly ModelPayment[]
  /** The shop's way to it; each request waits for `arrive`, which says what goes wrong. */
  readonly connect: (arrive: (what: string) => Promise<ModelFault>) => PaymentProcessor
  /** The shopper passes the challenge at the bank, which charges. */
  readonly passChallenge: (id: string) => void
  readonly decide: (id: string, status: 'charged' | 'declined') => void
  /** Notices that were not delivered yet. */
  readonly notices: RawNotice[]
  readonly forge: (id: string) => RawNotice
}

/** A key is known for so long. */
const KEY_LIFE_MS = 24 * 60 * 60 * 1000
const SECRET = 'signed'
const lost = { tag: 'unknown', message: 'The connection was lost.' } as const

const noticeOf = ({ id, key }: Pick<ModelPayment, 'id' | 'key'>, signature = SECRET): RawNotice => ({
  body: Buffer.from(JSON.stringify({ id, key })),
  headers: { signature },
})

function stateOf({ id, amount, status }: ModelPayment): PaymentState {
  switch (status) {
    case 'charged':
      return {
        tag: 'charged',
        reference: id,
        amount,
        refunded: money(0, amount.currency),
        isDisputed: false,
        card: null,
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

/** A provider that forgets a key after a day, as providers do: repeating it then charges twice. */
export function createModelProvider(nowMs: () => number): ModelProvider {
  const payments: ModelPayment[] = []
  const notices: RawNotice[] = []

  const change = (payment: ModelPayment, status: ModelPayment['status']): void => {
    payment.status = status
    notices.push(noticeOf(payment))
  }

  const begin = ({ key, amount }: Pick<ChargeRequest, 'key' | 'amount'>, status: ModelPayment['status']) => {
    const id = `pay-${payments.length + 1}`
    const payment: ModelPayment = { id, key, amount, begunMs: nowMs(), status }
    payments.push(payment)
    notices.push(noticeOf(payment))
    return payment
  }

  const find = ({ key, reference }: PaymentId): ModelPayment | undefined =>
    payments.find(({ id }) => id === reference) ?? payments.find((payment) => payment.key === key)

  const charge = (request: ChargeRequest): PaymentState => {
    const remembered = payments.find(
      ({ id, key, begunMs }) =>
        id === request.reference || (key === request.key && nowMs() - begunMs <= KEY_LIFE_MS),
    )
    return stateOf(remembered ?? begin(request, FIRST[request.paymentMethod as ModelCard]))
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
      keep: ({ paymentMethod }) =>
        ask('keep', () => ({ tag: 'kept', keptMethod: paymentMethod ?? '', card: null })),
      charge: (request) => ask('charge', () => charge(request)),
      lookup: (which) =>
        ask('lookup', () => {
          const payment = find(which)
          return payment === undefined || payment.status === 'cancelled' ? { tag: 'none' } : stateOf(payment)
        }),
      cancel: (which) =>
        ask('cancel', () => {
          const payment = find(which) ?? begin({ key: which.key, amount: money(0, 'EUR') }, 'cancelled')
          const state = stateOf(payment)
          if (state.tag === 'charged' || state.tag === 'pending') return state
          if (payment.status === 'challenged') change(payment, 'cancelled')
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
    notices,
    connect,
    passChallenge: (id) => {
      const payment = byId(id)
      if (payment?.status === 'challenged') change(payment, 'charged')
    },
    decide: (id, status) => {
      const payment = byId(id)
      if (payment?.status === 'pending') change(payment, status)
    },
    forge: (id) => noticeOf({ id, key: byId(id)?.key ?? '' }, 'forged'),
  }
}
