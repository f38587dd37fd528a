import type { AccessStore } from './storage/access-store.js'
import type { AccountEvents } from './storage/account-events.js'
import type { AccountMails } from './storage/account-mails.js'
import type { Devices } from './storage/devices.js'
import type { FileRecords } from './storage/file-records.js'
import type { LinkedProviders } from './storage/linked-providers.js'
import type { MailLinks } from './storage/mail-links.js'
import type { MemberOrders } from './storage/member-orders.js'
import type { MemberGroups } from './storage/member-groups.js'
import type { Members } from './storage/members.js'
import type { Passkeys } from './storage/passkeys.js'
import type { SecondFactors } from './storage/second-factors.js'
import type { Sessions } from './storage/sessions.js'

/** The stored data of accounts, in one unit of work or each call on its own. */
export interface AccountWork {
  readonly members: Members
  readonly groups: MemberGroups
  readonly links: MailLinks
  readonly sessions: Sessions
  readonly devices: Devices
  readonly access: AccessStore
  readonly factors: SecondFactors
  readonly passkeys: Passkeys
  readonly providers: LinkedProviders
  readonly fileRecords: FileRecords
  readonly orders: MemberOrders
  readonly events: AccountEvents
  readonly mails: AccountMails
}
