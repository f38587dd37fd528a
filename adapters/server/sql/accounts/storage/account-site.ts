import type { AccountsOptions } from '../accounts-options.js'

/** The values that statements on accounts need besides the database. */
export type AccountSite = Pick<AccountsOptions, 'siteId' | 'clock' | 'random' | 'secretBox' | 'writeMail'>
