import type { OrderPages } from '../../../../core/orders/index.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { PaymentProcessor } from '../../../../core/ports/payments/payment-processor.port.js'
import type { MembershipSource } from '../../../../core/ports/accounts/membership-source.port.js'
import type { DownloadLinks } from '../../../../core/ports/shop/download-links.port.js'
import type { Random } from '../../../../core/ports/platform/random.port.js'
import { kyselyOver } from '../engine/index.js'
import type { Kysely, Querier, ShopTables, Sql } from '../engine/index.js'
import type { StoreSettings } from '../../../../core/use-cases/settings/store-settings.js'

/** Typed queries on the shop's tables: over the database or over one open transaction. */
export type Tables = Kysely<ShopTables>

/** The dependencies of the store. One database can hold several sites, whose rows are separate. */
export interface StoreContext {
  readonly sql: Sql
  readonly siteId: string
  readonly settings: StoreSettings
  /** The language of the site, such as `de-AT`, for the names of taxes and of lines. @default English */
  readonly language?: string
  /** The payment providers of the shop; a payment without a named provider uses the first. */
  readonly processors: readonly PaymentProcessor[]
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
  /** Waits before a provider is asked again, in ms. @default real time */
  readonly pause?: (ms: number) => Promise<unknown>
  /** Returns the memberships of visitors; absent if nothing sold here is a membership. */
  readonly memberships?: MembershipSource
  /** True if a member still exists and is not banned; others are no longer charged. @default always true */
  readonly isMember?: (memberId: string) => Promise<boolean>
  /** Links to the files of purchased goods. @default none */
  readonly downloads?: DownloadLinks
  /** The pages about placed orders. @default none */
  readonly pages?: OrderPages
  /** Called when mails of an order were queued. @default orders queue none */
  readonly onMail?: () => void
  /** True if the site has accounts beside the store (docs/accounts.md). @default false */
  readonly hasAccounts?: boolean
}

/** Typed queries over a database or an open transaction. */
export const tablesOf = (querier: Querier): Tables => kyselyOver<ShopTables>(querier)

/** Runs `work` in one transaction; it may run several times (see `Sql.tx`). */
export const inTransaction = <T>(
  { sql }: Pick<StoreContext, 'sql'>,
  work: (tables: Tables) => Promise<T>,
): Promise<T> => sql.tx((querier) => work(tablesOf(querier)))
