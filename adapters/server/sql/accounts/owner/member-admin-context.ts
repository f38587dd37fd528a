import type { EntryOf } from '../../../../../core/owners/index.js'
import type { CommitChanges, Querier } from '../../engine/index.js'
import type { AccountsOptions } from '../accounts-options.js'

/** The dependencies of an owner's commands: single statements, which a running site can run for a command. */
export interface MemberAdminContext extends Pick<
  AccountsOptions,
  'siteId' | 'clock' | 'random' | 'writeMail'
> {
  readonly sql: Querier
  /** The settings, for the plan's limit on members. */
  readonly settings: Pick<AccountsOptions['settings'], 'plan'>
}

/** The same context with a way to commit changes together, in the process that has the data open. */
export interface MemberCommandContext extends MemberAdminContext {
  readonly commit: CommitChanges
  /** Makes the entry of the audit log, written with a change. @default none */
  readonly entryOf?: EntryOf
}
