import type { BusinessIdentity } from '../../orders/index.js'
import { plural } from '../../shared/index.js'
import type { ProcessingFacts } from './processing-facts.js'

/** One activity of the record (Regulation (EU) 2016/679, art. 30(1)). */
export interface ProcessingActivity {
  readonly name: string
  readonly purpose: string
  /** The usual legal basis in art. 6(1). */
  readonly basis: string
  /** The categories of people. */
  readonly people: string
  /** The categories of data. */
  readonly data: string
  /** Other recipients; empty: only the host of the site. */
  readonly recipients: readonly string[]
  /** The time limits for erasure. */
  readonly kept: string
}

/** The record of a site's processing, as far as its settings and pages show it. */
export interface ProcessingRecord {
  readonly siteName: string
  /** The controller; null: the settings name no business. */
  readonly controller: BusinessIdentity | null
  readonly activities: readonly ProcessingActivity[]
  /** The measures of art. 32 that the program takes. */
  readonly security: readonly string[]
  /** The parts that no setting contains, for the owner to complete. */
  readonly open: readonly string[]
}

const DAY_MS = 24 * 60 * 60 * 1000

const PROVIDERS: Readonly<Record<string, string>> = {
  stripe: 'Stripe (payments)',
  paypal: 'PayPal (payments)',
}

const daysText = (ms: number | null): string =>
  ms === null ? 'until the owner deletes it' : plural(Math.round((ms / DAY_MS) * 10) / 10, 'day')

const mailServer = ({ mailHost }: ProcessingFacts): readonly string[] =>
  mailHost === null ? [] : [`${mailHost} (mail server)`]

/** The activities of a shop. */
function salesOf(facts: ProcessingFacts): readonly ProcessingActivity[] {
  if (!facts.sells) return []
  const providers = facts.payments.map((name) => PROVIDERS[name] ?? `${name} (payments)`)
  return [
    {
      name: 'Orders',
      purpose: 'To take, deliver, refund and prove orders',
      basis: 'b (contract), c (duties of bookkeeping)',
      people: 'shoppers',
      data:
        'name, mail address, addresses, goods, answers of the checkout, kind and last four digits of the card, ' +
        'invoices, parcels, refunds, withdrawals',
      recipients: [...providers, ...mailServer(facts)],
      kept:
        'carts: 90 days after their last change; orders: as the books of the country ask, then ' +
        '`vitrine privacy erase` (ten years without `--keep-years`)',
    },
    ...(facts.sellsSubscriptions
      ? [
          {
            name: 'Subscriptions',
            purpose: 'To charge and renew what was subscribed to',
            basis: 'b (contract)',
            people: 'subscribers',
            data: 'as orders; the reference of the kept card at the payment provider',
            recipients: [...providers, ...mailServer(facts)],
            kept: 'as orders, from the end of the subscription',
          },
        ]
      : []),
    ...(facts.remindsOfCarts
      ? [
          {
            name: 'Reminders of carts',
            purpose: 'To remind a shopper once of a cart that was left',
            basis: 'a (consent, by a check box of the checkout)',
            people: 'shoppers who ticked the box',
            data: 'mail address, name, goods; a digest of addresses that want no more reminders',
            recipients: mailServer(facts),
            kept: 'with the cart: 90 days; the digest until the site is closed',
          },
        ]
      : []),
  ]
}

/** The activities about members. */
function accountsOf(facts: ProcessingFacts): readonly ProcessingActivity[] {
  if (!facts.hasAccounts) return []
  const own = facts.accountFields.length === 0 ? '' : `, ${facts.accountFields.join(', ')}`
  return [
    {
      name: 'Accounts',
      purpose: 'To let members log in and see what is theirs',
      basis: 'b (contract)',
      people: 'members',
      data: `mail address, name, digest of the password, sessions with browser and time, orders${own}`,
      recipients: [
        ...facts.logInHosts.map((host) => `${host} (log-in, for members who choose it)`),
        ...mailServer(facts),
      ],
      kept: 'until the member or the owner deletes the account; log of events: a year; never confirmed: 30 days',
    },
  ]
}

/** The activities of forms and of external scripts on pages. */
function pagesOf(facts: ProcessingFacts): readonly ProcessingActivity[] {
  return [
    ...(facts.forms.length === 0
      ? []
      : [
          {
            name: `Forms (${facts.forms.join(', ')})`,
            purpose: 'To answer what visitors ask',
            basis: 'b (steps before a contract) or f (interest in answering)',
            people: 'visitors who send a form',
            data: 'what the form asks for, the page, the time, uploaded files',
            recipients: mailServer(facts),
            kept: daysText(facts.formsKeptMs),
          },
        ]),
    ...(facts.trackers.length === 0
      ? []
      : [
          {
            name: 'Analysis and advertising',
            purpose: 'To measure visits and advertising',
            basis: 'a (consent, asked for before the scripts run)',
            people: 'visitors who agree',
            data: 'network address, pages, device, identifiers of the services',
            recipients: facts.trackers,
            kept: 'as set at each service',
          },
        ]),
    {
      name: 'Running the site',
      purpose: 'To send pages, and to hold off misuse',
      basis: 'f (interest in a site that works)',
      people: 'visitors',
      data:
        'network address while a request is answered and as a counter of attempts, an identifier of the ' +
        'browser in a cookie that the cart needs',
      recipients: [
        ...(facts.captcha === null ? [] : [`${facts.captcha} (check that a visitor is no machine)`]),
        ...facts.otherScripts.map((host) => `${host} (scripts of pages)`),
      ],
      kept: 'counters: as long as their window, at most a week; the cookie: as the cart',
    },
  ]
}

const SECURITY = [
  'passwords as salted digests; card numbers never reach the site',
  'access by role, a second factor and an audit log for the people who run the shop',
  'visitors’ data only behind their own secret; requests of other sites refused',
  'logs without mail addresses',
  'encrypted backups (`vitrine backup`)',
] as const

/** The parts that no file of the site contains. */
function openOf(facts: ProcessingFacts): readonly string[] {
  const processors = [
    facts.databaseHost,
    facts.filesHost,
    facts.mailHost,
    ...facts.webhookHosts,
    ...facts.trackers,
    ...facts.otherScripts,
    facts.captcha,
  ].filter((name) => name !== null)
  return [
    ...(facts.business === null ? ['the controller: set `business` in vitrine.json'] : []),
    'a data protection officer, if one is needed, and a representative in the EU for a seller outside of it',
    'the host of the machine, and a contract with it (art. 28)',
    ...[...new Set(processors)].map(
      (name) => `${name}: its country, a contract (art. 28), and the ground of a transfer (art. 44 to 49)`,
    ),
    ...(facts.sells ? ['carriers that are given names and addresses'] : []),
  ]
}

/** Makes the record of a site's processing from its configuration. */
export function processingRecord(facts: ProcessingFacts): ProcessingRecord {
  const stores = [
    ...(facts.databaseHost === null ? [] : [`${facts.databaseHost} (database)`]),
    ...(facts.filesHost === null ? [] : [`${facts.filesHost} (files)`]),
  ]
  const events = facts.sells ? facts.webhookHosts.map((host) => `${host} (events of orders, no names)`) : []
  const stored = [...salesOf(facts), ...accountsOf(facts), ...pagesOf(facts)]
  return {
    siteName: facts.siteName,
    controller: facts.business,
    activities: stored.map((activity) => ({
      ...activity,
      recipients: [...activity.recipients, ...(activity.name === 'Orders' ? events : []), ...stores],
    })),
    security: SECURITY,
    open: openOf(facts),
  }
}
