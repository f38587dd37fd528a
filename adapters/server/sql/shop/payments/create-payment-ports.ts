import { setTimeout as realPause } from 'node:timers/promises'
import type { PaymentProcessor } from '../../../../../core/ports/payments/payment-processor.port.js'
import type { NoticePorts } from '../../../../../core/use-cases/shop/payments/receive-notice.js'
import type { StampSources } from '../../../../../core/ports/platform/stamp.port.js'
import { guardedProcessor } from '../../../../../core/use-cases/shop/payments/guarded-processor.js'
import { inTransaction } from '../site-database.js'
import type { SiteDatabase } from '../site-database.js'
import { renameKeptMethod } from '../subscriptions/rename-kept-method.js'
import { createSqlAttempts } from './sql-attempts.js'
import { createAttemptWork } from './sql-attempt-work.js'
import { createSqlHeldStock } from './sql-held-stock.js'

/** Called with each error of the database and each bug, for which the visitor got a general failure. */
export type ErrorReporter = (error: unknown) => void

/** The payment providers of a shop, and what payments call. */
export interface PaymentOptions {
  /** A payment without a named provider uses the first. */
  readonly processors: readonly PaymentProcessor[]
  /** Waits before a provider is asked again, in ms. @default real time */
  readonly pause?: (ms: number) => Promise<unknown>
  /** The orders, for what is decided about them after payment. */
  readonly desk: NoticePorts['desk']
  /** Called when mails of an order were queued. @default orders queue none */
  readonly onMail?: () => void
}

/** The options of a shop's payments: its database, its terms and its payment providers. */
interface PaymentContext extends SiteDatabase, StampSources, PaymentOptions {
  readonly settings: NoticePorts['settings']
}

/** The payments of a shop, whose providers never throw. */
export const createStorePayments = (context: PaymentContext, onError: ErrorReporter): NoticePorts =>
  createPaymentPorts({
    ...context,
    processors: context.processors.map((processor) => guardedProcessor(processor, onError)),
  })

/** The ports of a shop's payments, over its database and its payment providers. */
export function createPaymentPorts(context: PaymentContext): NoticePorts {
  const { sql, siteId, settings, processors, clock, random, desk, pause = realPause, onMail } = context
  return {
    attempts: createSqlAttempts({ sql, siteId }),
    stock: createSqlHeldStock({ sql, siteId }),
    unitOfWork: (work) => inTransaction({ sql }, (tables) => work(createAttemptWork(tables, { siteId }))),
    processors,
    settings,
    clock,
    random,
    pause,
    desk,
    renameKeptMethod: (provider, renamed) => renameKeptMethod({ sql, siteId }, provider, renamed),
    ...(onMail && { onMail }),
  }
}
