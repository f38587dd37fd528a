import type { AccountsContext } from '../accounts-context.js'

/** The values that statements on accounts need besides the database. */
export type AccountSite = Pick<AccountsContext, 'siteId' | 'clock' | 'random' | 'secretBox' | 'writeMail'>
