import { setTimeout as realPause } from 'node:timers/promises'
import type { PaymentProcessor } from '../../../../../core/ports/payments/payment-processor.port.js'
import type { NoticePorts } from '../../../../../core/use-cases/shop/payments/receive-notice.js'
import { commitChanges } from '../../engine/index.js'
import { createSqlOrderDesk } from '../orders/handling/sql-order-desk.js'
import { inTransaction } from '../store-site.js'
import type { StoreSite } from '../store-site.js'
import { renameKeptMethod } from '../subscriptions/rename-kept-method.js'
import { createSqlAttempts } from './sql-attempts.js'
import { createAttemptWork } from './sql-attempt-work.js'
import { createSqlHeldStock } from './sql-held-stock.js'

/** The payment providers of a shop, and what payments call. */
export interface PaymentOptions {
  /** A payment without a named provider uses the first. */
  readonly processors: readonly PaymentProcessor[]
  /** Waits before a provider is asked again, in ms. @default real time */
  readonly pause?: (ms: number) => Promise<unknown>
  /** Called when mails of an order were queued. @default orders queue none */
  readonly onMail?: () => void
}

/** The ports of a shop's payments, over its database and its payment providers. */
export function createPaymentPorts(context: StoreSite & PaymentOptions): NoticePorts {
  const { sql, siteId, settings, processors, clock, random, pause = realPause, onMail } = context
  return {
    attempts: createSqlAttempts(context),
    stock: createSqlHeldStock(context),
    unitOfWork: (work) => inTransaction(context, (tables) => work(createAttemptWork(tables, context))),
    processors,
    settings,
    clock,
    random,
    pause,
    desk: createSqlOrderDesk({
      sql,
      siteId,
      commit: commitChanges(sql),
      mails: onMail === undefined ? null : { clock, random },
    }),
    renameKeptMethod: (provider, renamed) => renameKeptMethod({ sql, siteId }, provider, renamed),
    ...(onMail && { onMail }),
  }
}
