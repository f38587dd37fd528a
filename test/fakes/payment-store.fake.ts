import type { UnitOfWork } from '../../core/ports/platform/unit-of-work.port.js'
import type { OrderEvent } from '../../core/orders/index.js'
import type { PaymentProcessor } from '../../core/ports/payments/payment-processor.port.js'
import type { OrderMailAbout } from '../../core/use-cases/mails/orders/order-mail.js'
import { latestAttemptId } from '../../core/use-cases/shop/orders/stored-order.js'
import type { StoredOrder } from '../../core/use-cases/shop/orders/stored-order.js'
import type { KnownSubmission } from '../../core/use-cases/shop/checkout/submit-ports.js'
import type { AttemptWork } from '../../core/use-cases/shop/payments/attempt-ports.js'
import { isOpenAttempt } from '../../core/use-cases/shop/payments/attempt-status.js'
import type { EndedChange, OpenChange } from '../../core/use-cases/shop/payments/attempt-state.js'
import type { PaymentAttempt, ReportedMoney } from '../../core/use-cases/shop/payments/payment-attempt.js'
import type { NoticePorts } from '../../core/use-cases/shop/payments/receive-notice.js'
import type { FollowUps } from '../../core/use-cases/shop/payments/payment-follow-ups.js'
import type { NewSubscription } from '../../core/use-cases/shop/subscriptions/decide-begun.js'
import { applyChange, takenBy } from '../support/attempt-model/apply-change.js'
import type { FakeClock } from './clock.fake.js'
import { createFakeOrderDesk } from './order-desk.fake.js'
import { createFakeRandom } from './random.fake.js'

/** The data that a unit of work changes: a unit that throws leaves all of it as it was. */
export interface FakeTables {
  readonly attempts: Map<string, PaymentAttempt>
  readonly orders: Map<string, StoredOrder>
  /** SKU id -> remaining pieces; null: unlimited. */
  readonly stock: Map<string, number | null>
  readonly begun: Map<string, NewSubscription>
  readonly news: Map<string, readonly OrderEvent[]>
  /** The follow-ups that were queued, in order. */
  readonly queued: Map<number, FollowUps>
  readonly mails: Map<number, OrderMailAbout>
  /** The records of keys of submits. */
  readonly submissions: Map<string, KnownSubmission>
  /** Member and product -> the order that begins the trial. */
  readonly trials: Map<string, string>
  /** Uses of discounts by their code. */
  readonly uses: Map<string, number>
}

/** Payments in memory. */
export interface FakePaymentStore extends FakeTables {
  readonly ports: NoticePorts
  readonly work: AttemptWork
  readonly units: <Work>(make: () => Work) => UnitOfWork<Work>
  /** Number of times that mails of an order were announced. */
  readonly mailed: () => number
}

const reportOf = (change: OpenChange | EndedChange, before: ReportedMoney): ReportedMoney => {
  const taken = takenBy(change)
  if (taken === null) return before
  const { amount, refunded, isDisputed } = taken
  return { capturedMinor: amount.amount, refundedMinor: refunded.amount, isDisputed }
}

const BECOMES = {
  'want-capture': 'capturing',
  captured: 'taken',
  lapse: 'lapsed',
  'release-hold': 'trial',
} as const

/** Runs units one after the other; a unit that throws is rolled back. */
function createUnits(tables: FakeTables): FakePaymentStore['units'] {
  let last: Promise<unknown> = Promise.resolve()
  const all = Object.values(tables) as Map<unknown, unknown>[]
  return (make) => (run) => {
    const unit = last.then(async () => {
      const before = all.map((table) => [...table])
      try {
        return await run(make())
      } catch (thrown) {
        all.forEach((table, index) => {
          table.clear()
          for (const [key, value] of before[index] ?? []) table.set(key, value)
        })
        throw thrown
      }
    })
    last = unit.catch(() => undefined)
    return unit
  }
}

function createWork(tables: FakeTables): AttemptWork {
  const { attempts, orders, stock, begun, news, queued, mails, trials } = tables
  const put = <Value extends { readonly id: string }>(table: Map<string, Value>, value: Value): Value => {
    table.set(value.id, value)
    return value
  }
  return {
    lock: async ({ id, orderId }) => ({
      attempt: attempts.get(id) ?? null,
      order: orders.get(orderId) ?? null,
    }),
    save: async (attempt, change) => {
      const { state, reported } = attempt
      if (!isOpenAttempt(state)) throw new Error(`${attempt.id} has ended.`)
      return put(attempts, {
        ...attempt,
        ...(change.tag === 'confirm' && { confirmation: change.confirmation }),
        state: applyChange(state, change),
        reported: reportOf(change, reported),
      })
    },
    saveEnded: async ({ id }, change, from) => {
      const attempt = attempts.get(id)
      if (attempt === undefined) return false
      const { state, reported } = attempt
      if (from !== 'any' && !(state.tag === 'placed' && from.includes(state.money))) return false
      put(attempts, {
        ...attempt,
        state:
          change.tag === 'taken' || state.tag !== 'placed' ? state : { ...state, money: BECOMES[change.tag] },
        reported: reportOf(change, reported),
      })
      return true
    },
    placeOrder: async (order, { order: placed, token, begun: first }, about) => {
      for (const mail of about) mails.set(mails.size, mail)
      return put(orders, {
        ...order,
        status: 'placed',
        placed: { order: placed, token },
        ...(first && { subscriptionId: first.id, period: first.period }),
      })
    },
    reopenOrder: async (order, { status }) => put(orders, { ...order, status }),
    readMailedOrder: async (id) => {
      const order = orders.get(id)
      return order === undefined ? null : { email: order.email, order: order.placed?.order ?? null }
    },
    releaseReserved: async ({ reserved }) => {
      for (const [sku, count] of reserved) {
        const left = stock.get(sku) ?? null
        stock.set(sku, left === null ? null : left + count)
      }
    },
    stockOf: async () => new Map([...stock].flatMap(([id, left]) => (left === null ? [] : [[id, left]]))),
    forgetTrial: async (id) => {
      for (const [name, orderId] of trials) if (orderId === id) trials.delete(name)
    },
    insertSubscription: async (subscription) => {
      put(begun, subscription)
    },
    subscriptions: { lock: async () => null, save: async () => undefined },
    historyOf: async (id) => ({ events: news.get(id) ?? [], refunds: [] }),
    recordNews: async (id, events) => {
      news.set(id, [...(news.get(id) ?? []), ...events])
    },
    queue: async (_, followUps) => {
      queued.set(queued.size, followUps)
      for (const mail of followUps.mails) mails.set(mails.size, mail)
    },
  }
}

/** Payments in memory, with the given providers. Pauses pass at once. */
export function createFakePaymentStore(
  processors: readonly PaymentProcessor[],
  clock: FakeClock,
): FakePaymentStore {
  const tables: FakeTables = {
    attempts: new Map(),
    orders: new Map(),
    stock: new Map(),
    begun: new Map(),
    news: new Map(),
    queued: new Map(),
    mails: new Map(),
    submissions: new Map(),
    trials: new Map(),
    uses: new Map(),
  }
  const { attempts, orders, stock } = tables
  const units = createUnits(tables)
  const work = createWork(tables)
  const all = () => [...attempts.values()]
  let mailed = 0
  const held = (which: (attempt: PaymentAttempt) => boolean) =>
    all()
      .filter(which)
      .flatMap(({ reserved }) => reserved)
  return {
    ...tables,
    units,
    work,
    mailed: () => mailed,
    ports: {
      attempts: {
        find: async (id) => attempts.get(id) ?? null,
        findLatest: async (orderId) => {
          const order = orders.get(orderId)
          return (order && attempts.get(latestAttemptId(order))) ?? null
        },
        findNotified: async (provider, { key, reference }) =>
          all().find(
            ({ id, state }) =>
              state.terms.provider === provider && (id === key || state.reference === reference),
          ) ?? null,
        open: async () => all().filter(({ state }) => isOpenAttempt(state)),
        placedWith: async (money) =>
          all().filter(({ state }) => state.tag === 'placed' && state.money === money),
      },
      stock: {
        bySourceOf: async (attempt) =>
          held(
            ({ id, source, state }) => id !== attempt.id && source === attempt.source && isOpenAttempt(state),
          ),
        forShoppers: async () => held(({ state }) => state.tag === 'action-required'),
        left: async (skuIds) => new Map(skuIds.map((id) => [id, stock.get(id) ?? null])),
      },
      unitOfWork: units(() => work),
      processors,
      settings: {
        webhooks: [],
        invoices: { issue: 'when-paid' } as NoticePorts['settings']['invoices'],
        business: null,
      },
      clock,
      random: createFakeRandom(),
      pause: async () => undefined,
      desk: createFakeOrderDesk(),
      onMail: () => {
        mailed += 1
      },
      renameKeptMethod: async () => undefined,
    },
  }
}
