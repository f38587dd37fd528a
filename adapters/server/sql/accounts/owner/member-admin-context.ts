import type { Querier } from '../../engine/index.js'
import type { AccountsContext } from '../accounts-context.js'

/** What an owner's commands work with: one statement after the other, since a running site may carry them out. */
export interface MemberAdminContext extends Pick<
  AccountsContext,
  'siteId' | 'clock' | 'random' | 'writeMail'
> {
  readonly sql: Querier
  /** The plan says how many members the site may have. */
  readonly settings: Pick<AccountsContext['settings'], 'plan'>
}
