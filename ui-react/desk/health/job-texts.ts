import type { DeskJob } from '../../../core/desk/index.js'

const NAMES: Readonly<Record<string, string>> = {
  payments: 'Payments without an outcome, held money, refunds',
  renewals: 'Subscriptions that are due',
  carts: 'Old carts',
  accounts: 'Sessions, links and accounts that have ended',
  invitations: 'Invitations of members',
  imports: 'Imports of members that were cut off',
  papers: 'Invoices and credit notes that are due',
  'backup-notice': 'A mail when the backup is overdue',
  housekeeping: 'Old uploads, mails and counts',
  'cart-reminders': 'Reminders of carts',
  mails: 'Mails that wait',
  webhooks: 'Events for other programs',
}

/** A description of a job; its own name if it is newer than the desk. */
export const jobText = ({ name }: Pick<DeskJob, 'name'>): string => NAMES[name] ?? name

/** The label and colour of each state. */
export const JOB_STATES = {
  RUNNING: { word: 'Runs', tone: 'good', shape: 'half' },
  FAILING: { word: 'Fails', tone: 'bad', shape: 'full' },
  WAITING: { word: 'OK', tone: 'good', shape: 'full' },
  NEVER_RAN: { word: 'Not run yet', tone: 'warn', shape: 'half' },
} as const
