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

/**
 * Everything the store works with. One database can hold several sites; rows of one never meet rows of
 * another.
 */
export interface StoreContext {
  readonly sql: Sql
  readonly siteId: string
  readonly settings: StoreSettings
  /** The payment providers that the shop takes; what names none is for the first. */
  readonly processors: readonly PaymentProcessor[]
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
  /** Waits before a provider is asked again, in ms. @default real time */
  readonly pause?: (ms: number) => Promise<unknown>
  /** Says what visitors hold; absent where nothing sold here is a membership. */
  readonly memberships?: MembershipSource
  /** Tells if a member still exists and is not banned: others are charged no more. @default always true */
  readonly isMember?: (memberId: string) => Promise<boolean>
  /** Links to the files that come with what buyers bought. @default none */
  readonly downloads?: DownloadLinks
  /** The pages about placed orders. @default none */
  readonly pages?: OrderPages
  /** Called when mails of an order were queued. @default orders queue none */
  readonly onMail?: () => void
  /** True while no shopper waits for the answer: a payment that fails is told of by mail. @default false */
  readonly isUnattended?: boolean
  /** Tells if the site keeps accounts beside the store (docs/accounts.md). @default false */
  readonly hasAccounts?: boolean
}

/** Typed queries over a database or an open transaction. */
export const tablesOf = (querier: Querier): Tables => kyselyOver<ShopTables>(querier)

/** Runs `work` in one transaction; it may run several times (see `Sql.tx`). */
export const inTransaction = <T>(
  { sql }: Pick<StoreContext, 'sql'>,
  work: (tables: Tables) => Promise<T>,
): Promise<T> => sql.tx((querier) => work(tablesOf(querier)))
