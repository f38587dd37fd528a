import { keptSince } from '../../../../core/use-cases/shop/cart/cart-lifetimes.js'
import type { Backend } from '../../../../core/ports/backend.port.js'
import { eachInTurn, orderNumber } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { settleRefunds } from '../../../../core/use-cases/shop/orders/settle-refunds.js'
import type { RefundReport } from '../../../../core/use-cases/shop/orders/settle-refunds.js'
import { forgetCarts } from './cart/forget-carts.js'
import { forgetOldAnswers } from './cart/forget-old-answers.js'
import { capturePayments, releaseTrials } from '../../../../core/use-cases/shop/payments/capture-payments.js'
import { requestCapture } from './payments/request-capture.js'
import type { CaptureStanding } from '../../../../core/use-cases/shop/payments/attempt-status.js'
import { createSqlRefundQueue } from './orders/handling/sql-order-desk.js'
import { mayDownload } from '../../../../core/use-cases/shop/orders/owned-files.js'
import { readOrderWithFiles } from './orders/order-with-files.js'
import { createOrderMoney } from '../../../../core/use-cases/shop/payments/order-money.js'
import { receiveNotice } from '../../../../core/use-cases/shop/payments/receive-notice.js'
import type { NoticeRefusal, NoticeReport } from '../../../../core/use-cases/shop/payments/receive-notice.js'
import { reconcilePayments } from '../../../../core/use-cases/shop/payments/reconcile-payments.js'
import type { ReconcileReport } from '../../../../core/use-cases/shop/payments/reconcile-payments.js'
import type { RawNotice } from '../../../../core/ports/payments/payment-processor.port.js'
import {
  announceRenewals,
  renewSubscriptions,
  settleRenewal,
} from '../../../../core/use-cases/shop/subscriptions/renew-subscriptions.js'
import { createSqlRenewals } from './subscriptions/sql-renewals.js'
import type { RenewalReport } from '../../../../core/use-cases/shop/subscriptions/renew-subscriptions.js'
import { createStoreGateways } from './store-gateway.js'
import type { StoreOptions } from './store-options.js'

/** The bundled back end. It has no state in memory: any number of processes can share one database. */
export interface StoreBackend extends Backend {
  /**
   * Settles every open payment; run it at each start and regularly. Rejects only on errors of the database.
   */
  readonly reconcilePayments: () => Promise<ReconcileReport>
  /** Handles a payment provider's HTTP notice. Rejects only on errors of the database. */
  readonly receiveNotice: (
    provider: string,
    notice: RawNotice,
  ) => Promise<Result<NoticeReport, NoticeRefusal>>
  /** Captures the held money of a placed order; returns its state. Rejects only on errors of the database. */
  readonly captureOrder: (orderId: string) => Promise<CaptureStanding>
  /**
   * Makes the requested refunds at their providers, each once; run it regularly, in any number of processes.
   * Rejects only on errors of the database.
   */
  readonly settleRefunds: () => Promise<RefundReport>
  /**
   * Charges the subscriptions whose next period is due; run it regularly, in any number of processes. Rejects
   * only on errors of the database.
   */
  readonly renewSubscriptions: () => Promise<RenewalReport>
  /**
   * True if the files of a placed order still belong to its buyer (`ownsDownloads`), and the named one too: not every
   * line with it was refunded.
   */
  readonly mayDownload: (orderId: string, path?: string) => Promise<boolean>
  /** The regular work, by its kinds. Rejects only on errors of the database. */
  readonly jobs: Readonly<Record<'payments' | 'renewals' | 'carts', () => Promise<void>>>
  /** All regular work, one after the other. */
  readonly maintain: () => Promise<void>
  /**
   * Makes the refunds and captures that a change of these tables requests. Rejects only on errors of the
   * database.
   */
  readonly followUp: (tables: ReadonlySet<string>) => Promise<void>
  /** Deletes the answers to additions that are older than a day; run it regularly. */
  readonly forgetOldAnswers: () => Promise<void>
}

/** Captures and refunds of a shop, whose failures are reported. */
function createFollowUps({ sql, siteId, clock, payments, onError }: StoreOptions) {
  const reportLapsed = (lapsed: number): void => {
    if (lapsed > 0) {
      const orders = lapsed === 1 ? 'one order' : `${lapsed} orders`
      onError(
        new Error(`The money held for ${orders} has lapsed: nothing was taken. See the list of orders.`),
      )
    }
  }
  const refunds = {
    desk: payments.desk,
    queue: createSqlRefundQueue({ sql, siteId }),
    money: createOrderMoney(payments),
    clock,
  }
  return {
    reportLapsed,
    capture: async (): Promise<void> => reportLapsed((await capturePayments(payments)).lapsed),
    settle: async (): Promise<RefundReport> => {
      const report = await settleRefunds(refunds)
      if (report.done > 0) payments.onMail?.()
      for (const { due, message } of report.refused)
        onError(new Error(`A refund of the order ${orderNumber(due.orderId)} was refused: ${message}`))
      return report
    },
  }
}

/** Makes the bundled back end over a migrated database (`openDatabase`). */
export function createStoreBackend(options: StoreOptions): StoreBackend {
  const { sql, siteId, clock, payments, onError } = options
  const { reportLapsed, capture, settle } = createFollowUps(options)
  const renewals = {
    ...createSqlRenewals(options),
    settle: settleRenewal(payments),
    isMember: options.isMember ?? (async () => true),
    processors: payments.processors,
    clock,
    random: options.random,
  }
  const jobs = {
    // A payment that cannot be settled stops neither captures nor refunds.
    payments: () =>
      eachInTurn([() => reconcilePayments(payments), capture, settle, () => releaseTrials(payments)]),
    renewals: () => eachInTurn([() => announceRenewals(renewals), () => renewSubscriptions(renewals)]),
    carts: async () => {
      const since = keptSince(clock.wallTime())
      await forgetOldAnswers(options, since)
      await forgetCarts(options, since.cartsMs)
    },
  }
  return {
    open: (visitor) => createStoreGateways(options, visitor),
    reconcilePayments: () => reconcilePayments(payments),
    receiveNotice: async (provider, notice) => {
      const report = await receiveNotice(payments, provider, notice)
      if (report.ok && report.value.outcome === 'unmatched')
        onError(new Error(`A payment at ${provider} was taken for an order that had been given up.`))
      if (report.ok && report.value.outcome === 'lapsed') reportLapsed(1)
      return report
    },
    captureOrder: async (orderId) => {
      await requestCapture(sql, siteId, orderId)
      await capture()
      return requestCapture(sql, siteId, orderId)
    },
    settleRefunds: settle,
    renewSubscriptions: () => renewSubscriptions(renewals),
    mayDownload: async (orderId, path) => {
      const order = await readOrderWithFiles(options, orderId)
      return order !== null && mayDownload(order, path)
    },
    forgetOldAnswers: () => forgetOldAnswers(options, keptSince(clock.wallTime())),
    followUp: async (tables) => {
      if (tables.has('payment_attempt')) await capture()
      if (tables.has('refund')) await settle()
    },
    jobs,
    maintain: async () => {
      for (const work of Object.values(jobs)) await work()
    },
  }
}
