import type { UnitOfWork } from '../../../ports/platform/unit-of-work.port.js'
import type { AccountClock, AccountRules, MailSignal, FilePorts } from '../account-ports.js'
import type { AccountWork } from '../account-work.js'
import type { EmailKeys } from '../storage/email-keys.js'
import type { ExpiredEntries } from '../storage/expired-entries.js'
import type { LeftOrders } from '../storage/left-orders.js'
import type { SealedSecrets } from '../storage/sealed-secrets.js'
import type { UnmailedEvents } from '../storage/unmailed-events.js'
import type { UnverifiedMembers } from '../storage/unverified-members.js'

/** The stored data of accounts, with what only their upkeep needs. */
export interface UpkeepWork extends AccountWork {
  readonly expired: ExpiredEntries
  readonly unverified: UnverifiedMembers
  readonly leftOrders: LeftOrders
  readonly unmailedEvents: UnmailedEvents
  readonly secrets: SealedSecrets
  readonly emailKeys: EmailKeys
}

/** The ports of the upkeep of accounts. */
export interface UpkeepPorts extends AccountClock, FilePorts, MailSignal, AccountRules {
  readonly unitOfWork: UnitOfWork<UpkeepWork>
  /** The same data without a transaction: each call is on its own. */
  readonly store: UpkeepWork
}
