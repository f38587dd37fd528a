import type { AccountSettings } from '../../../accounts/index.js'
import type { ReadMemberFile } from '../../../ports/accounts/member-file.port.js'
import type { AccountClock, IdSource } from '../account-ports.js'
import type { AccountEvents } from '../storage/account-events.js'
import type { KeptImports } from '../storage/kept-imports.js'
import type { MemberBatches } from '../storage/member-batches.js'
import type { Members } from '../storage/members.js'

/** The ports of imports of members, which also run beside the running site. */
export interface ImportPorts extends AccountClock, IdSource {
  readonly settings: Pick<AccountSettings, 'plan' | 'fields'>
  readonly store: {
    readonly members: Pick<Members, 'count'>
    readonly events: Pick<AccountEvents, 'record'>
  }
  readonly imports: KeptImports
  readonly batches: MemberBatches
  readonly readFile: ReadMemberFile
  /** True for an error that says that this process has closed its database. */
  readonly isClosed: (error: unknown) => boolean
}
