import type { DeskOrder, Order, OrderEvent } from '../../../orders/index.js'
import type { OrderDesk } from '../../../ports/owner/order-desk.port.js'
import type { NotifiedPayment, PaymentProcessor } from '../../../ports/payments/payment-processor.port.js'
import type { Clock } from '../../../ports/platform/clock.port.js'
import type { Random } from '../../../ports/platform/random.port.js'
import type { Stamp } from '../../../ports/platform/stamp.port.js'
import type { UnitOfWork } from '../../../ports/platform/unit-of-work.port.js'
import type { StoreSettings } from '../../settings/store-settings.js'
import type { OrderMailAbout } from '../../mails/orders/order-mail.js'
import type { PlacedOrder, StoredOrder } from '../orders/stored-order.js'
import type { NewSubscription } from '../subscriptions/decide-begun.js'
import type { RenewalWork } from '../subscriptions/renewal-work.js'
import type { EndedChange, OpenChange, PlacedMoney } from './attempt-state.js'
import type { FollowUps } from './payment-follow-ups.js'
import type { AttemptWithOrder, PaymentAttempt, Reserved } from './payment-attempt.js'

/** Payment attempts, read without a lock. Rejects only if storage fails, like all ports of payments. */
export interface Attempts {
  /** null: there is none. */
  readonly find: (id: string) => Promise<PaymentAttempt | null>
  /** The newest attempt of an order; null: the order was never submitted. */
  readonly findLatest: (orderId: string) => Promise<PaymentAttempt | null>
  /** The attempt of a provider's payment; null: the payment is another shop's. */
  readonly findNotified: (provider: string, payment: NotifiedPayment) => Promise<PaymentAttempt | null>
  /** The attempts without a final outcome. */
  readonly open: () => Promise<readonly Pick<PaymentAttempt, 'id' | 'createdMs' | 'reserved'>[]>
  /** The attempts of placed orders with such money. */
  readonly placedWith: (money: PlacedMoney) => Promise<readonly PaymentAttempt[]>
}

/** Stock that unpaid orders hold. */
export interface HeldStock {
  /** The pieces held by other unpaid orders from the attempt's source. */
  readonly bySourceOf: (attempt: PaymentAttempt) => Promise<readonly Reserved[]>
  /** The pieces held for all shoppers who must act. */
  readonly forShoppers: () => Promise<readonly Reserved[]>
  /** The remaining pieces by SKU id; null: unlimited. */
  readonly left: (skuIds: readonly string[]) => Promise<ReadonlyMap<string, number | null>>
}

/** An order that is placed now. */
export interface OrderPlacement extends PlacedOrder {
  /** The provider's reference of its payment; null: none. */
  readonly reference: string | null
  /** The subscription that it begins, with its first period; null: none. */
  readonly begun: { readonly id: string; readonly period: number } | null
}

/** An order whose payment failed. */
export interface OrderReopening {
  readonly status: 'cart' | 'unpaid'
  /** True: its means of payment is not offered again. */
  readonly forgetsMethod: boolean
}

/** Payment attempts in one unit of work. Everything that is saved was locked in it before. */
export interface AttemptWork {
  /** Locks the order of an attempt until the unit ends, and reads both. */
  readonly lock: (attempt: Pick<PaymentAttempt, 'id' | 'orderId'>) => Promise<AttemptWithOrder>
  /** Returns the attempt after the change. */
  readonly save: (attempt: PaymentAttempt, change: OpenChange, nowMs: number) => Promise<PaymentAttempt>
  /** Writes a change if the money is in one of the states (`any`: in each); false: it is not. */
  readonly saveEnded: (
    attempt: PaymentAttempt,
    change: EndedChange,
    from: readonly PlacedMoney[] | 'any',
    nowMs: number,
  ) => Promise<boolean>
  readonly placeOrder: (
    order: StoredOrder,
    placement: OrderPlacement,
    mails: readonly OrderMailAbout[],
    stamp: Stamp,
  ) => Promise<StoredOrder>
  readonly reopenOrder: (order: StoredOrder, reopening: OrderReopening, nowMs: number) => Promise<StoredOrder>
  /** An order for the mails of its payment, without a lock; null: it was deleted. */
  readonly readMailedOrder: (
    orderId: string,
  ) => Promise<{ readonly email: string | null; readonly order: Order | null } | null>
  /** Returns the pieces and the discount of an attempt. */
  readonly releaseReserved: (attempt: PaymentAttempt) => Promise<void>
  /** The remaining pieces of an order's goods, by SKU id. */
  readonly stockOf: (order: Order) => Promise<ReadonlyMap<string, number>>
  /** The trial of an order may begin with another one. */
  readonly forgetTrial: (orderId: string) => Promise<void>
  readonly insertSubscription: (begun: NewSubscription, stamp: Stamp) => Promise<void>
  readonly subscriptions: Pick<RenewalWork, 'lock' | 'save'>
  readonly historyOf: (orderId: string) => Promise<Pick<DeskOrder, 'events' | 'refunds'>>
  /** Adds to the log of an order and counts the change, so that an earlier decision is not written. */
  readonly recordNews: (orderId: string, news: readonly OrderEvent[]) => Promise<void>
  /** Queues what follows a change, for the end of the unit. */
  readonly queue: (
    order: Pick<StoredOrder, 'id' | 'email'>,
    followUps: FollowUps,
    stamp: Stamp,
  ) => Promise<void>
}

/** The ports of the payments of a shop. */
export interface AttemptPorts {
  readonly attempts: Attempts
  readonly stock: HeldStock
  readonly unitOfWork: UnitOfWork<AttemptWork>
  readonly processors: readonly PaymentProcessor[]
  readonly settings: Pick<StoreSettings, 'webhooks' | 'invoices' | 'business'>
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
  /** Waits before a provider is asked again, in ms. */
  readonly pause: (ms: number) => Promise<unknown>
  readonly desk: Pick<OrderDesk, 'load' | 'save'>
  /** Called when mails of an order were queued. Absent: orders queue none. */
  readonly onMail?: () => void
}
